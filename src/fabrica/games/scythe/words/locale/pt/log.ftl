# O que resultou de uma jogada além das suas palavras. $who é um nome; -you: dito ao próprio jogador.
# $amounts: objetos do verbo (some-*); $things: quantidades sozinhas. Os lugares vêm com preposição.

## Preparação

news-dealt = { $who } joga com a fação { $faction } e o tabuleiro «{ $mat }».
news-dealt-you = Jogas com a fação { $faction } e o tabuleiro «{ $mat }».
# $objectives é uma lista de nomes; só o dono é informado
news-objectives-you = Os teus objetivos: { $objectives }.
news-first-player = { $who } começa.
news-first-player-you = És tu a começar.

## Quantidades

news-gained = { $who } ganha { $amounts }.
news-gained-you = Ganhas { $amounts }.
news-paid = { $who } paga { $amounts }.
news-paid-you = Pagas { $amounts }.
news-lost = { $who } perde { $amounts }.
news-lost-you = Perdes { $amounts }.
news-tokens = Novos recursos { $on }: { $things }.
# Cartas de combate: o dono fica a saber os valores
news-drew = { $n ->
    [one] { $who } tira { $n } carta de combate.
   *[other] { $who } tira { $n } cartas de combate.
}
news-drew-you = { $n ->
    [one] Tiras uma carta de combate: { $values }.
   *[other] Tiras { $n } cartas de combate: { $values }.
}
news-paid-card = { $who } paga com uma carta de combate de valor { $value }.
news-paid-card-you = Pagas com uma carta de combate de valor { $value }.
news-reshuffled = { $deck ->
    [combat] Baralham-se as cartas de combate descartadas.
   *[automa] Baralham-se as cartas do Automa.
}
news-no-cards = Já não há cartas de combate para tirar.

## O turno

news-section = { $who } escolhe a secção «{ $section }».
news-section-you = Escolhes a secção «{ $section }».
news-objective = { $who } revela o objetivo «{ $objective }».
news-objective-you = Revelas o objetivo «{ $objective }».
news-star = { $who } coloca a estrela { $n } de { $most }: { $star }.
news-star-you = Colocas a estrela { $n } de { $most }: { $star }.
news-declined = { $step ->
    [top] A ação superior não se faz.
    [unit] Mais nenhuma unidade se move.
    [cargo] A unidade fica por ali.
    [ability] Não se usa nenhuma habilidade.
    [commit] Não se junta mais nenhuma carta.
    [encounter] Não se escolhe mais nenhuma opção.
    [token] Não se coloca mais nenhuma ficha.
    [produce] A produção acabou.
    [bottom] A ação inferior não se faz.
    [upgrade] Não há melhoria.
    [deploy] Não se mobiliza nenhum mech.
    [build] Não se constrói nada.
    [enlist] Não se alista ninguém.
   *[end] O turno acabou.
}

## Movimento

news-moved = { $unit ->
    [character] { $who } move a personagem { $from } { $to }.
    [mech] { $who } move um mech { $from } { $to }.
   *[worker] { $who } move um trabalhador { $from } { $to }.
}
news-moved-you = { $unit ->
    [character] Moves a tua personagem { $from } { $to }.
    [mech] Moves um mech { $from } { $to }.
   *[worker] Moves um trabalhador { $from } { $to }.
}
news-carried = Carga levada { $to }: { $things }.
news-driven-off = { $n ->
    [one] { $who }: { $n } trabalhador volta { $from } para a base.
   *[other] { $who }: { $n } trabalhadores voltam { $from } para a base.
}
news-driven-off-you = { $n ->
    [one] Um trabalhador teu volta { $from } para a base.
   *[other] { $n } trabalhadores teus voltam { $from } para a base.
}
news-trap-sprung = { $who } aciona uma armadilha { $on }: { $trap }.
news-trap-sprung-you = Acionas uma armadilha { $on }: { $trap }.
news-trapped-cards = { $who } descarta cartas de combate ao acaso: { $values }.
news-trapped-cards-you = Descartas cartas de combate ao acaso: { $values }.
news-went-back = { $unit ->
    [character] { $who } traz a personagem de volta { $from } { $to }: esse combate não se trava.
   *[mech] { $who } traz um mech de volta { $from } { $to }: esse combate não se trava.
}
news-went-back-you = { $unit ->
    [character] Trazes a tua personagem de volta { $from } { $to }: esse combate não se trava.
   *[mech] Trazes um mech de volta { $from } { $to }: esse combate não se trava.
}

## Combate

news-combat = Combate { $on }. Ataque: { $attacker }. Defesa: { $defender }.
news-ability = { $who } usa { $ability }.
news-ability-you = Usas { $ability }.
# Uma carta muda de mãos: $who recebe-a, $other perde-a; só eles sabem o valor
news-scouted = { $other } entrega a { $who } uma carta de combate tirada ao acaso.
news-scouted-you = { $other } entrega-te uma carta de combate tirada ao acaso: { $value }.
news-scouted-from-you = Entregas a { $who } uma carta de combate tirada ao acaso: { $value }.
news-chosen = { $who } já escolheu.
news-chosen-you = Já escolheste.
news-revealed = { $who }: { $dial } no disco, { $cards } em cartas, { $total } ao todo.
news-revealed-you = Tu: { $dial } no disco, { $cards } em cartas, { $total } ao todo.
news-combat-won = { $who } vence o combate { $on }.
news-combat-won-you = Vences o combate { $on }.
news-retreated = { $who } recua { $to }: { $things }.
news-retreated-you = Recuas { $to }: { $things }.

## Depois do movimento

news-encounter = { $who } tem um encontro { $on }: «{ $encounter }».
news-encounter-you = Tens um encontro { $on }: «{ $encounter }».
# $text é uma frase sobre a opção
news-option = «{ $encounter }», opção { $option }: { $text }
news-looked-at-factory = { $who } vê as cartas de Fábrica.
news-looked-at-factory-you = Vês as cartas de Fábrica.
news-factory-card = { $who } fica com a carta de Fábrica «{ $factory }».
news-factory-card-you = Ficas com a carta de Fábrica «{ $factory }».
news-flag = A bandeira fica { $on }.
news-trap = Uma armadilha fica armada { $on }: { $trap }.
news-armed = A armadilha { $on } é rearmada.

## Ações

news-produced = { $who } produz { $amounts } { $on }.
news-produced-you = Produzes { $amounts } { $on }.
news-upgraded = { $who } move o cubo «{ $cube }» para «{ $bottom }».
news-upgraded-you = Moves o cubo «{ $cube }» para «{ $bottom }».
news-deployed = { $who } mobiliza o mech «{ $ability }» { $on }.
news-deployed-you = Mobilizas o mech «{ $ability }» { $on }.
news-built = { $who } constrói { $structure } { $on }.
news-built-you = Constróis { $structure } { $on }.
news-enlisted = { $who } alista o recruta de «{ $bottom }» e escolhe { $bonus } como bónus.
news-enlisted-you = Alistas o recruta de «{ $bottom }» e escolhes { $bonus } como bónus.
news-bonus = Bónus do recruta de «{ $bottom }» para { $who }.
news-bonus-you = Bónus do recruta de «{ $bottom }» para ti.

## O fim

news-over = { $who } colocou a última estrela: a partida acabou.
news-over-you = Colocaste a última estrela: a partida acabou.

## A solo: o Automa

news-automa-card = { $scheme ->
    [first] O Automa joga a carta { $card }, primeiro esquema.
   *[second] O Automa joga a carta { $card }, segundo esquema.
}
news-automa-skips = O Automa tira a carta { $card }, que o seu nível salta.
news-automa-moves = { $unit ->
    [character] A personagem do Automa vai { $from } { $to }.
    [mech] Um mech do Automa vai { $from } { $to }.
   *[worker] Um trabalhador do Automa vai { $from } { $to }.
}
news-automa-stays = { $unit ->
    [character] A personagem do Automa fica { $on }.
    [mech] Um mech do Automa fica { $on }.
   *[worker] Um trabalhador do Automa fica { $on }.
}
news-automa-takes = { $n ->
    [one] O Automa retira { $n } recurso { $from }.
   *[other] O Automa retira { $n } recursos { $from }.
}
news-automa-factory = Uma carta de Fábrica, tirada ao acaso, sai do jogo.
news-automa-token = O Automa retira a ficha de encontro { $from }.
news-automa-combat = { $n ->
    [0] O Automa combate segundo a carta { $card }: { $power } de poder, { $n } cartas de combate.
    [one] O Automa combate segundo a carta { $card }: { $power } de poder, { $n } carta de combate.
   *[other] O Automa combate segundo a carta { $card }: { $power } de poder, { $n } cartas de combate.
}
news-automa-played = { $n ->
    [one] Carta de combate do Automa: { $values }.
   *[other] Cartas de combate do Automa: { $values }.
}
news-automa-reserve = { $unit ->
    [character] A personagem do Automa vai para a reserva.
   *[mech] Um mech do Automa vai para a reserva.
}
news-automa-unit = { $unit ->
    [character] A personagem do Automa volta para a sua base.
   *[mech] O Automa ganha um mech na sua base.
}
news-tracker = O Automa avança para a casa { $n } da sua trilha de estrelas.
