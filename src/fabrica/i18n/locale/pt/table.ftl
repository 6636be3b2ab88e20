## O que diz cada mesa

table-round = Ronda { $n }
table-empty = vazio
table-deck = { $n } no baralho
table-discards = { $n } no descarte
table-first = primeiro jogador
table-acts = a pensar
table-of = { $n } de { $of }
table-log = Registo
log-empty-yet = Ainda não aconteceu nada.
log-go = Ver a mesa depois da jogada { $n }
unit-cards = { $n ->
    [0] cartas
    [one] carta
   *[other] cartas
}
unit-points = { $n ->
    [0] pontos
    [one] ponto
   *[other] pontos
}
prompt-over = A partida acabou.
prompt-watching = Estás a assistir. A jogar agora: { $who }
prompt-waiting = À espera de { $who }
card-choices = O que podes fazer
card-open = { $card }: detalhes
card-used = usada
why-rule = A regra
why-not = Porque não?

trouble-failed = { $bot } teve um erro e não pode continuar a jogar.
trouble-refused = { $bot } tentou fazer uma jogada que as regras não permitem e foi interrompido.
trouble-late = { $bot } está a demorar mais do que o habitual. Continua a tentar, mas não precisas de esperar.
trouble-unfit-components = { $bot } já não pode jogar: aprendeu com cartas diferentes das desta caixa.
trouble-unfit-missing = { $bot } já não pode jogar: não é possível ler o ficheiro com o que aprendeu.
trouble-give = Quem fica no seu lugar?
trouble-take = Eu
trouble-open = Quem quiser entrar
