# As jogadas. label-*: o que diz um botão. did-*: o que alguém fez, sendo $who um nome. you-*: o que fizeste tu.
# $card e $disc são nomes. $pay, $gain, $cubes, $two e $one são quantidades, complemento de "pagar", "ganhar" ou "entregar" (some-*).
# $place, $colour, $side, $level, $row, $market, $deck e $accessory são ids para escolher.

## Trabalhadores

label-unlock = Desbloquear { $disc }
did-unlock = { $who } desbloqueia { $disc }.
you-unlock = Desbloqueias { $disc }.

# As profissões ao lado de um baralho são descartadas
label-redraw = { $deck ->
    [red] Substituir as profissões vermelhas ao lado do baralho
   *[blue] Substituir as profissões azuis ao lado do baralho
}
did-redraw = { $deck ->
    [red] { $who } substitui as profissões vermelhas ao lado do baralho.
   *[blue] { $who } substitui as profissões azuis ao lado do baralho.
}
you-redraw = { $deck ->
    [red] Substituis as profissões vermelhas ao lado do baralho.
   *[blue] Substituis as profissões azuis ao lado do baralho.
}

label-create = { $level ->
    [stephens] { $side ->
        [left] Criar { $card } junto ao forno superior esquerdo
       *[right] Criar { $card } junto ao forno superior direito
    }
    [lower] { $side ->
        [left] Criar { $card } junto à fábrica privada inferior esquerda
       *[right] Criar { $card } junto à fábrica privada inferior direita
    }
   *[upper] { $side ->
        [left] Criar { $card } junto à fábrica privada superior esquerda
       *[right] Criar { $card } junto à fábrica privada superior direita
    }
}
did-create = { $level ->
    [stephens] { $side ->
        [left] { $who } cria { $card } junto ao forno superior esquerdo.
       *[right] { $who } cria { $card } junto ao forno superior direito.
    }
    [lower] { $side ->
        [left] { $who } cria { $card } junto à fábrica privada inferior esquerda.
       *[right] { $who } cria { $card } junto à fábrica privada inferior direita.
    }
   *[upper] { $side ->
        [left] { $who } cria { $card } junto à fábrica privada superior esquerda.
       *[right] { $who } cria { $card } junto à fábrica privada superior direita.
    }
}
you-create = { $level ->
    [stephens] { $side ->
        [left] Crias { $card } junto ao forno superior esquerdo.
       *[right] Crias { $card } junto ao forno superior direito.
    }
    [lower] { $side ->
        [left] Crias { $card } junto à fábrica privada inferior esquerda.
       *[right] Crias { $card } junto à fábrica privada inferior direita.
    }
   *[upper] { $side ->
        [left] Crias { $card } junto à fábrica privada superior esquerda.
       *[right] Crias { $card } junto à fábrica privada superior direita.
    }
}

label-reinforce = Reforçar { $card } com um aprendiz
did-reinforce = { $who } reforça { $card } com um aprendiz.
you-reinforce = Reforças { $card } com um aprendiz.

## Obter cubos

label-glass = { $colour ->
    [green] Obter vidro verde
    [blue] Obter vidro azul
   *[white] Obter vidro branco
} { $place ->
    [ul] do forno superior esquerdo
    [ur] do forno superior direito
    [ll] do forno inferior esquerdo
   *[lr] do forno inferior direito
}
did-glass = { $colour ->
    [green] { $who } obtém vidro verde
    [blue] { $who } obtém vidro azul
   *[white] { $who } obtém vidro branco
} { $place ->
    [ul] do forno superior esquerdo.
    [ur] do forno superior direito.
    [ll] do forno inferior esquerdo.
   *[lr] do forno inferior direito.
}
you-glass = { $colour ->
    [green] Obténs vidro verde
    [blue] Obténs vidro azul
   *[white] Obténs vidro branco
} { $place ->
    [ul] do forno superior esquerdo.
    [ur] do forno superior direito.
    [ll] do forno inferior esquerdo.
   *[lr] do forno inferior direito.
}

label-goods = { $colour ->
    [orange] Obter um cubo laranja
    [pink] Obter um cubo rosa
   *[black] Obter um cubo preto
} { $place ->
    [ul] da fábrica privada superior esquerda
    [ur] da fábrica privada superior direita
    [ll] da fábrica privada inferior esquerda
   *[lr] da fábrica privada inferior direita
}
did-goods = { $colour ->
    [orange] { $who } obtém um cubo laranja
    [pink] { $who } obtém um cubo rosa
   *[black] { $who } obtém um cubo preto
} { $place ->
    [ul] da fábrica privada superior esquerda.
    [ur] da fábrica privada superior direita.
    [ll] da fábrica privada inferior esquerda.
   *[lr] da fábrica privada inferior direita.
}
you-goods = { $colour ->
    [orange] Obténs um cubo laranja
    [pink] Obténs um cubo rosa
   *[black] Obténs um cubo preto
} { $place ->
    [ul] da fábrica privada superior esquerda.
    [ur] da fábrica privada superior direita.
    [ll] da fábrica privada inferior esquerda.
   *[lr] da fábrica privada inferior direita.
}

# Mais um cubo da mesma fábrica privada
label-also = { $colour ->
    [orange] Obter também um cubo laranja
    [pink] Obter também um cubo rosa
   *[black] Obter também um cubo preto
}
did-also = { $colour ->
    [orange] { $who } obtém também um cubo laranja.
    [pink] { $who } obtém também um cubo rosa.
   *[black] { $who } obtém também um cubo preto.
}
you-also = { $colour ->
    [orange] Obténs também um cubo laranja.
    [pink] Obténs também um cubo rosa.
   *[black] Obténs também um cubo preto.
}

label-enough = Não tirar mais cubos
did-enough = { $who } não tira mais cubos.
you-enough = Não tiras mais cubos.

label-row = Ativar a linha da fábrica privada
did-row = { $who } ativa a linha da fábrica privada.
you-row = Ativas a linha da fábrica privada.

# O forno está vazio; faz-se a sua ação em vez de ativar a linha
label-instead = { $place ->
    [ul] Em vez disso, ativar a linha do forno superior esquerdo, que está vazio
    [ur] Em vez disso, ativar a linha do forno superior direito, que está vazio
    [ll] Em vez disso, usar o forno inferior esquerdo, que está vazio, para um contrato
   *[lr] Em vez disso, usar o forno inferior direito, que está vazio, para um investimento
}
did-instead = { $place ->
    [ul] { $who } ativa, em vez disso, a linha do forno superior esquerdo, que está vazio.
    [ur] { $who } ativa, em vez disso, a linha do forno superior direito, que está vazio.
    [ll] { $who } usa, em vez disso, o forno inferior esquerdo, que está vazio, para um contrato.
   *[lr] { $who } usa, em vez disso, o forno inferior direito, que está vazio, para um investimento.
}
you-instead = { $place ->
    [ul] Em vez disso, ativas a linha do forno superior esquerdo, que está vazio.
    [ur] Em vez disso, ativas a linha do forno superior direito, que está vazio.
    [ll] Em vez disso, usas o forno inferior esquerdo, que está vazio, para um contrato.
   *[lr] Em vez disso, usas o forno inferior direito, que está vazio, para um investimento.
}

## Contratos e investimentos

label-accept = Aceitar o contrato { $card }
did-accept = { $who } aceita o contrato { $card }.
you-accept = Aceitas o contrato { $card }.

label-fund = Financiar { $card }
did-fund = { $who } financia { $card }.
you-fund = Financias { $card }.

# Uma carta sem cubos: o jogador escolhe a linha
label-fund-row = { $row ->
    [orange] Financiar { $card } na linha laranja
    [pink] Financiar { $card } na linha rosa
   *[black] Financiar { $card } na linha preta
}
did-fund-row = { $row ->
    [orange] { $who } financia { $card } na linha laranja.
    [pink] { $who } financia { $card } na linha rosa.
   *[black] { $who } financia { $card } na linha preta.
}
you-fund-row = { $row ->
    [orange] Financias { $card } na linha laranja.
    [pink] Financias { $card } na linha rosa.
   *[black] Financias { $card } na linha preta.
}

label-skim = { $market ->
    [contracts] Descartar o contrato mais barato
   *[investments] Descartar o investimento mais barato
}
did-skim = { $market ->
    [contracts] { $who } descarta o contrato mais barato.
   *[investments] { $who } descarta o investimento mais barato.
}
you-skim = { $market ->
    [contracts] Descartas o contrato mais barato.
   *[investments] Descartas o investimento mais barato.
}

## Benefícios

label-use = Usar { $card }: ganhar { $gain }
did-use = { $who } usa { $card } e ganha { $gain }.
you-use = Usas { $card } e ganhas { $gain }.

label-use-trade = Usar { $card }: pagar { $pay }, ganhar { $gain }
did-use-trade = { $who } usa { $card }, paga { $pay } e ganha { $gain }.
you-use-trade = Usas { $card }, pagas { $pay } e ganhas { $gain }.

## A fase de renovação

label-column = Ativar a coluna { $column } dos investimentos
did-column = { $who } ativa a coluna { $column } dos investimentos.
you-column = Ativas a coluna { $column } dos teus investimentos.

label-supply = { $place ->
    [ul] Fornecer a fábrica privada superior esquerda: entregar { $cubes }, ganhar { $gain }
    [ur] Fornecer a fábrica privada superior direita: entregar { $cubes }, ganhar { $gain }
    [ll] Fornecer a fábrica privada inferior esquerda: entregar { $cubes }, ganhar { $gain }
   *[lr] Fornecer a fábrica privada inferior direita: entregar { $cubes }, ganhar { $gain }
}
did-supply = { $place ->
    [ul] { $who } entrega { $cubes } à fábrica privada superior esquerda e ganha { $gain }.
    [ur] { $who } entrega { $cubes } à fábrica privada superior direita e ganha { $gain }.
    [ll] { $who } entrega { $cubes } à fábrica privada inferior esquerda e ganha { $gain }.
   *[lr] { $who } entrega { $cubes } à fábrica privada inferior direita e ganha { $gain }.
}
you-supply = { $place ->
    [ul] Entregas { $cubes } à fábrica privada superior esquerda e ganhas { $gain }.
    [ur] Entregas { $cubes } à fábrica privada superior direita e ganhas { $gain }.
    [ll] Entregas { $cubes } à fábrica privada inferior esquerda e ganhas { $gain }.
   *[lr] Entregas { $cubes } à fábrica privada inferior direita e ganhas { $gain }.
}

# A recompensa é um contrato ou um investimento, pelo seu custo
label-supply-card = { $place ->
    [ul] Fornecer a fábrica privada superior esquerda: entregar { $cubes }, adquirir uma carta
    [ur] Fornecer a fábrica privada superior direita: entregar { $cubes }, adquirir uma carta
    [ll] Fornecer a fábrica privada inferior esquerda: entregar { $cubes }, adquirir uma carta
   *[lr] Fornecer a fábrica privada inferior direita: entregar { $cubes }, adquirir uma carta
}
did-supply-card = { $place ->
    [ul] { $who } entrega { $cubes } à fábrica privada superior esquerda e pode adquirir uma carta.
    [ur] { $who } entrega { $cubes } à fábrica privada superior direita e pode adquirir uma carta.
    [ll] { $who } entrega { $cubes } à fábrica privada inferior esquerda e pode adquirir uma carta.
   *[lr] { $who } entrega { $cubes } à fábrica privada inferior direita e pode adquirir uma carta.
}
you-supply-card = { $place ->
    [ul] Entregas { $cubes } à fábrica privada superior esquerda e podes adquirir uma carta.
    [ur] Entregas { $cubes } à fábrica privada superior direita e podes adquirir uma carta.
    [ll] Entregas { $cubes } à fábrica privada inferior esquerda e podes adquirir uma carta.
   *[lr] Entregas { $cubes } à fábrica privada inferior direita e podes adquirir uma carta.
}

# A recompensa é um trabalhador
label-supply-worker = { $place ->
    [ul] Fornecer a fábrica privada superior esquerda: entregar { $cubes }, alocar um trabalhador
    [ur] Fornecer a fábrica privada superior direita: entregar { $cubes }, alocar um trabalhador
    [ll] Fornecer a fábrica privada inferior esquerda: entregar { $cubes }, alocar um trabalhador
   *[lr] Fornecer a fábrica privada inferior direita: entregar { $cubes }, alocar um trabalhador
}
did-supply-worker = { $place ->
    [ul] { $who } entrega { $cubes } à fábrica privada superior esquerda e pode alocar um trabalhador.
    [ur] { $who } entrega { $cubes } à fábrica privada superior direita e pode alocar um trabalhador.
    [ll] { $who } entrega { $cubes } à fábrica privada inferior esquerda e pode alocar um trabalhador.
   *[lr] { $who } entrega { $cubes } à fábrica privada inferior direita e pode alocar um trabalhador.
}
you-supply-worker = { $place ->
    [ul] Entregas { $cubes } à fábrica privada superior esquerda e podes alocar um trabalhador.
    [ur] Entregas { $cubes } à fábrica privada superior direita e podes alocar um trabalhador.
    [ll] Entregas { $cubes } à fábrica privada inferior esquerda e podes alocar um trabalhador.
   *[lr] Entregas { $cubes } à fábrica privada inferior direita e podes alocar um trabalhador.
}

label-fulfil = Cumprir o contrato { $card }
did-fulfil = { $who } cumpre o contrato { $card }.
you-fulfil = Cumpres o contrato { $card }.

# Um contrato que aceita qualquer acessório
label-fulfil-with = { $accessory ->
    [basket] Cumprir o contrato { $card } com um cesto
    [crate] Cumprir o contrato { $card } com um caixote
   *[chandelier] Cumprir o contrato { $card } com um candelabro
}
did-fulfil-with = { $accessory ->
    [basket] { $who } cumpre o contrato { $card } com um cesto.
    [crate] { $who } cumpre o contrato { $card } com um caixote.
   *[chandelier] { $who } cumpre o contrato { $card } com um candelabro.
}
you-fulfil-with = { $accessory ->
    [basket] Cumpres o contrato { $card } com um cesto.
    [crate] Cumpres o contrato { $card } com um caixote.
   *[chandelier] Cumpres o contrato { $card } com um candelabro.
}

label-substitute = Pagar { $two } em vez de { $one }
did-substitute = { $who } paga { $two } em vez de { $one }.
you-substitute = Pagas { $two } em vez de { $one }.

label-pay = Pagar os cubos que o contrato pede
did-pay = { $who } paga os cubos que o contrato pede.
you-pay = Pagas os cubos que o contrato pede.

# A solo: que cubo o Automa retira de uma fábrica privada
label-remove = { $colour ->
    [orange] Deixar o Automa retirar um cubo laranja
    [pink] Deixar o Automa retirar um cubo rosa
   *[black] Deixar o Automa retirar um cubo preto
}
did-remove = { $colour ->
    [orange] { $who } deixa o Automa retirar um cubo laranja.
    [pink] { $who } deixa o Automa retirar um cubo rosa.
   *[black] { $who } deixa o Automa retirar um cubo preto.
}
you-remove = { $colour ->
    [orange] Deixas o Automa retirar um cubo laranja.
    [pink] Deixas o Automa retirar um cubo rosa.
   *[black] Deixas o Automa retirar um cubo preto.
}

label-done = Concluir
did-done = { $who } conclui.
you-done = Concluis.

## O que fazem os tipos de jogadas, para a ajuda. Vêm depois da palavra que se escreve, como em "glass: …"

help-unlock = tira um disco do teu tabuleiro para trabalhador; isso desbloqueia a sua habilidade
help-redraw = Caras Novas (3a): substitui as profissões vermelhas ou as azuis ao lado do baralho; uma vez por turno, antes da tua ação
help-glass = obtém um cubo de um forno; em cima, a linha ao lado é ativada; em baixo, podes adquirir um contrato (à esquerda) ou um investimento (à direita)
help-goods = obtém um cubo de uma fábrica privada; depois, a sua linha é ativada
help-also = obtém mais um cubo da mesma fábrica privada
help-enough = não tires mais cubos
help-row = ativa a linha da fábrica privada
help-instead = depois de { $furnace } cubos ou mais, usa um forno vazio em vez da linha
help-create = leva uma profissão do mercado para uma linha do seu lado e coloca nela um mestre; depois escolhe o disco
help-reinforce = coloca um aprendiz numa profissão cujo mestre é de outro jogador; depois escolhe o disco
help-accept = paga em influência um contrato do mercado
help-fund = paga em moedas um investimento do mercado; se não tem cubos, diz também a linha
help-skim = Fora a Mais Barata (4c): descarta a carta mais barata de um mercado; uma vez, e adquire depois uma de lá
help-use = recolhe o benefício de uma profissão onde tens um trabalhador; diz o que pagas e ganhas quando há escolha
help-column = ativa uma coluna dos teus investimentos: desce nas trilhas, ganha os seus pontos, reserva os seus cubos
help-supply = entrega cubos que reservaste a uma fábrica privada, pela sua recompensa
help-fulfil = paga um dos teus contratos; se aceita qualquer acessório, diz também qual
help-substitute = Dois por Um (4a): { $two } cubos da primeira cor substituem 1 da segunda, que deves
help-pay = paga os cubos que deves
help-remove = escolhe o cubo que o Automa retira
help-done = conclui um passo em que podes fazer mais mas não tens de o fazer
