# O que veio de uma jogada além das suas palavras. $who é um nome; -you: dito ao jogador de quem se fala.
# $amounts é uma lista de quantidades, complemento do verbo (some-*). $cards é uma lista de cartas. $card é um nome.

news-pays = { $who } paga { $amounts }.
news-pays-you = Pagas { $amounts }.
news-gains = { $who } ganha { $amounts }.
news-gains-you = Ganhas { $amounts }.
# Para baixo na floresta e nas dunas
news-descends = { $who } desce { $amounts }.
news-descends-you = Desces { $amounts }.
# Cubos para as fábricas privadas, de uma coluna de investimentos
news-aside = { $who } reserva { $amounts }.
news-aside-you = Reservas { $amounts }.
# Além de um espaço tapado, ou do fim de uma trilha
news-lost = Na trilha já não cabe tudo; perde-se o excesso: { $amounts }.

# Uma linha de profissões
news-row = { $level ->
    [stephens] { $side ->
        [left] A linha do forno superior esquerdo é ativada.
       *[right] A linha do forno superior direito é ativada.
    }
    [lower] { $side ->
        [left] A linha da fábrica privada inferior esquerda é ativada.
       *[right] A linha da fábrica privada inferior direita é ativada.
    }
   *[upper] { $side ->
        [left] A linha da fábrica privada superior esquerda é ativada.
       *[right] A linha da fábrica privada superior direita é ativada.
    }
}
news-idle-row = { $level ->
    [stephens] { $side ->
        [left] Ninguém pode usar um trabalhador na linha do forno superior esquerdo.
       *[right] Ninguém pode usar um trabalhador na linha do forno superior direito.
    }
    [lower] { $side ->
        [left] Ninguém pode usar um trabalhador na linha da fábrica privada inferior esquerda.
       *[right] Ninguém pode usar um trabalhador na linha da fábrica privada inferior direita.
    }
   *[upper] { $side ->
        [left] Ninguém pode usar um trabalhador na linha da fábrica privada superior esquerda.
       *[right] Ninguém pode usar um trabalhador na linha da fábrica privada superior direita.
    }
}
news-cannot-buy = { $who } não pode adquirir nenhuma carta agora.
news-cannot-buy-you = Não podes adquirir nenhuma carta agora.
news-cannot-assign = { $who } não pode alocar um trabalhador agora: a recompensa perde-se.
news-cannot-assign-you = Não podes alocar um trabalhador agora: a recompensa perde-se.

news-market = { $market ->
    [professions] { $n ->
        [one] Nova profissão: { $cards }.
       *[other] Novas profissões: { $cards }.
    }
    [contracts] { $n ->
        [one] Novo contrato: { $cards }.
       *[other] Novos contratos: { $cards }.
    }
   *[investments] { $n ->
        [one] Novo investimento: { $cards }.
       *[other] Novos investimentos: { $cards }.
    }
}

## A fase de renovação

news-renewal = Começa uma fase de renovação: o exército francês avança para o espaço { $army }.
news-final-renewal = Começa a fase final de renovação: o exército francês avança para o espaço { $army }.
# $n cubos em cada um; $furnaces é uma lista
news-refilled = { $n ->
    [one] Reabastecidos com { $n } cubo cada um: { $furnaces }.
   *[other] Reabastecidos com { $n } cubos cada um: { $furnaces }.
}
# Pela habilidade 2a
news-renown = { $who } ganha { $amounts } pela habilidade { disc-2a }.
news-renown-you = Ganhas { $amounts } pela habilidade { disc-2a }.
news-emptied = As fábricas privadas perdem { $amounts }.

## O fim

# $seats são os nomes dos jogadores cuja pontuação o exército alcançou, $n os turnos depois deste
news-end = { $n ->
    [0] O exército francês e a pontuação de { $seats } encontraram-se. Este foi o último turno.
    [one] O exército francês e a pontuação de { $seats } encontraram-se, o que desencadeia o fim do jogo. Depois deste turno há mais { $n }, e depois a fase final de renovação.
   *[other] O exército francês e a pontuação de { $seats } encontraram-se, o que desencadeia o fim do jogo. Depois deste turno há mais { $n }, e depois a fase final de renovação.
}
news-end-solo = { $n ->
    [one] O exército francês já avançou o bastante, o que desencadeia o fim do jogo. Depois desta fase de renovação há mais { $n } turno.
   *[other] O exército francês já avançou o bastante, o que desencadeia o fim do jogo. Depois desta fase de renovação há mais { $n } turnos.
}
news-last-turn = É o último turno de { $who }.
news-last-turn-you = É o teu último turno.
# $scores é uma lista de nomes com pontos
news-over = A partida acabou. Pontuação final: { $scores }.

## A solo: o Automa. $automa é o nome da sua carta

news-automa = O Automa joga «{ $automa }».
news-automa-glass = { $place ->
    [ul] Tira um cubo do forno superior esquerdo.
    [ur] Tira um cubo do forno superior direito.
    [ll] Tira um cubo do forno inferior esquerdo.
   *[lr] Tira um cubo do forno inferior direito.
}
news-automa-creates = { $level ->
    [stephens] { $side ->
        [left] Cria { $card } junto ao forno superior esquerdo.
       *[right] Cria { $card } junto ao forno superior direito.
    }
    [lower] { $side ->
        [left] Cria { $card } junto à fábrica privada inferior esquerda.
       *[right] Cria { $card } junto à fábrica privada inferior direita.
    }
   *[upper] { $side ->
        [left] Cria { $card } junto à fábrica privada superior esquerda.
       *[right] Cria { $card } junto à fábrica privada superior direita.
    }
}
news-automa-discards = Retira do mercado: { $cards }.
# $n é quantos cubos tira, se os houver
news-automa-goods = { $place ->
    [ul] { $n ->
        [one] Tira { $n } cubo da fábrica privada superior esquerda.
       *[other] Tira até { $n } cubos da fábrica privada superior esquerda.
    }
    [ur] { $n ->
        [one] Tira { $n } cubo da fábrica privada superior direita.
       *[other] Tira até { $n } cubos da fábrica privada superior direita.
    }
    [ll] { $n ->
        [one] Tira { $n } cubo da fábrica privada inferior esquerda.
       *[other] Tira até { $n } cubos da fábrica privada inferior esquerda.
    }
   *[lr] { $n ->
        [one] Tira { $n } cubo da fábrica privada inferior direita.
       *[other] Tira até { $n } cubos da fábrica privada inferior direita.
    }
}
news-automa-removes = O Automa retira { $amounts }.
news-automa-idle = Não pode fazer nada.
# $deliveries é uma lista de lugares com quantidades
news-automa-supplies = O Automa fornece as fábricas privadas: { $deliveries }.
news-automa-apprentice = O Automa reforça { $card } com um aprendiz.
