# O que resultou de uma jogada além das suas palavras. $who é um nome; -you: dito ao próprio jogador.
# $amounts: objetos do verbo (some-*); $things: quantidades sozinhas. Os lugares vêm com preposição.

## Preparação

news-dealt = { $who } joga: { $faction }, tabuleiro “{ $mat }”.
news-dealt-you = Você joga: { $faction }, tabuleiro “{ $mat }”.
# $objectives é uma lista de nomes; só o dono é informado
news-objectives-you = Os seus objetivos: { $objectives }.
news-first-player = { $who } começa.
news-first-player-you = Você começa.

## Quantidades

news-gained = { $who } ganha { $amounts }.
news-gained-you = Você ganha { $amounts }.
news-paid = { $who } paga { $amounts }.
news-paid-you = Você paga { $amounts }.
news-lost = { $who } perde { $amounts }.
news-lost-you = Você perde { $amounts }.
news-tokens = Novo { $on }: { $things }.
# Cartas de combate: o dono fica sabendo os valores
news-drew = { $n ->
    [one] { $who } compra { $n } carta de combate.
   *[other] { $who } compra { $n } cartas de combate.
}
news-drew-you = { $n ->
    [one] Você compra uma carta de combate: { $values }.
   *[other] Você compra { $n } cartas de combate: { $values }.
}
news-paid-card = { $who } paga com uma carta de combate de valor { $value }.
news-paid-card-you = Você paga com uma carta de combate de valor { $value }.
news-reshuffled = { $deck ->
    [combat] As cartas de combate descartadas são embaralhadas.
   *[automa] As cartas do Automa são embaralhadas.
}
news-no-cards = Não restam cartas de combate para comprar.

## O turno

news-section = { $who } escolhe a seção “{ $section }”.
news-section-you = Você escolhe a seção “{ $section }”.
news-objective = { $who } revela o objetivo “{ $objective }”.
news-objective-you = Você revela o objetivo “{ $objective }”.
news-star = { $who } coloca a estrela { $n } de { $most }: { $star }.
news-star-you = Você coloca a estrela { $n } de { $most }: { $star }.
news-declined = { $step ->
    [top] A ação superior não é feita.
    [unit] Mais nenhuma unidade se move.
    [cargo] A unidade para ali.
    [ability] Nenhuma habilidade é usada.
    [commit] Mais nenhuma carta é acrescentada.
    [encounter] Nenhuma outra opção é escolhida.
    [token] Mais nenhuma ficha é colocada.
    [produce] A produção acabou.
    [bottom] A ação inferior não é feita.
    [upgrade] Não há melhoria.
    [deploy] Nenhum mech é mobilizado.
    [build] Nada é construído.
    [enlist] Ninguém é alistado.
   *[end] O turno acabou.
}

## Movimento

news-moved = { $unit ->
    [character] { $who } move o personagem { $from } { $to }.
    [mech] { $who } move um mech { $from } { $to }.
   *[worker] { $who } move um trabalhador { $from } { $to }.
}
news-moved-you = { $unit ->
    [character] Você move o seu personagem { $from } { $to }.
    [mech] Você move um mech { $from } { $to }.
   *[worker] Você move um trabalhador { $from } { $to }.
}
news-carried = Levado { $to }: { $things }.
news-driven-off = { $n ->
    [one] { $who }: { $n } trabalhador volta { $from } à base.
   *[other] { $who }: { $n } trabalhadores voltam { $from } à base.
}
news-driven-off-you = { $n ->
    [one] Um trabalhador seu volta { $from } à base.
   *[other] { $n } trabalhadores seus voltam { $from } à base.
}
news-trap-sprung = { $who } aciona uma armadilha { $on }: { $trap }.
news-trap-sprung-you = Você aciona uma armadilha { $on }: { $trap }.
news-trapped-cards = { $who } descarta cartas de combate ao acaso: { $values }.
news-trapped-cards-you = Você descarta cartas de combate ao acaso: { $values }.
news-went-back = { $unit ->
    [character] { $who } traz o personagem de volta { $from } { $to }: esse combate não se trava.
   *[mech] { $who } traz um mech de volta { $from } { $to }: esse combate não se trava.
}
news-went-back-you = { $unit ->
    [character] Você traz o seu personagem de volta { $from } { $to }: esse combate não se trava.
   *[mech] Você traz um mech de volta { $from } { $to }: esse combate não se trava.
}

## Combate

news-combat = Combate { $on }. Ataque: { $attacker }. Defesa: { $defender }.
news-ability = { $who } usa { $ability }.
news-ability-you = Você usa { $ability }.
# Uma carta muda de mãos: $who pega, $other perde; só eles sabem o valor
news-scouted = { $other } entrega ao acaso uma carta de combate a { $who }.
news-scouted-you = { $other } lhe entrega ao acaso uma carta de combate: { $value }.
news-scouted-from-you = Você entrega ao acaso uma carta de combate a { $who }: { $value }.
news-chosen = { $who } já escolheu.
news-chosen-you = Você já escolheu.
news-revealed = { $who }: { $dial } no disco, { $cards } em cartas, { $total } ao todo.
news-revealed-you = Você: { $dial } no disco, { $cards } em cartas, { $total } ao todo.
news-combat-won = { $who } vence o combate { $on }.
news-combat-won-you = Você vence o combate { $on }.
news-retreated = { $who } recua { $to }: { $things }.
news-retreated-you = Você recua { $to }: { $things }.

## Depois do movimento

news-encounter = { $who } tem um encontro { $on }: “{ $encounter }”.
news-encounter-you = Você tem um encontro { $on }: “{ $encounter }”.
# $text é uma frase sobre a opção
news-option = “{ $encounter }”, opção { $option }: { $text }
news-looked-at-factory = { $who } olha as cartas de Fábrica.
news-looked-at-factory-you = Você olha as cartas de Fábrica.
news-factory-card = { $who } pega a carta de Fábrica “{ $factory }”.
news-factory-card-you = Você pega a carta de Fábrica “{ $factory }”.
news-flag = A bandeira fica { $on }.
news-trap = Uma armadilha fica armada { $on }: { $trap }.
news-armed = A armadilha { $on } está armada de novo.

## Ações

news-produced = { $who } produz { $amounts } { $on }.
news-produced-you = Você produz { $amounts } { $on }.
news-upgraded = { $who } move o cubo “{ $cube }” para “{ $bottom }”.
news-upgraded-you = Você move o cubo “{ $cube }” para “{ $bottom }”.
news-deployed = { $who } mobiliza o mech “{ $ability }” { $on }.
news-deployed-you = Você mobiliza o mech “{ $ability }” { $on }.
news-built = { $who } constrói { $structure } { $on }.
news-built-you = Você constrói { $structure } { $on }.
news-enlisted = { $who } alista o recruta de “{ $bottom }” por { $bonus }.
news-enlisted-you = Você alista o recruta de “{ $bottom }” por { $bonus }.
news-bonus = Bônus de recruta de “{ $bottom }” para { $who }.
news-bonus-you = Bônus de recruta de “{ $bottom }” para você.

## O fim

news-over = { $who } colocou a última estrela: o jogo acabou.
news-over-you = Você colocou a última estrela: o jogo acabou.

## Sozinho: o Automa

news-automa-card = { $scheme ->
    [first] O Automa joga a carta { $card }, primeiro esquema.
   *[second] O Automa joga a carta { $card }, segundo esquema.
}
news-automa-skips = O Automa compra a carta { $card }, que o seu nível pula.
news-automa-moves = { $unit ->
    [character] O personagem do Automa vai { $from } { $to }.
    [mech] Um mech do Automa vai { $from } { $to }.
   *[worker] Um trabalhador do Automa vai { $from } { $to }.
}
news-automa-stays = { $unit ->
    [character] O personagem do Automa fica { $on }.
    [mech] Um mech do Automa fica { $on }.
   *[worker] Um trabalhador do Automa fica { $on }.
}
news-automa-takes = { $n ->
    [one] O Automa retira { $n } recurso { $from }.
   *[other] O Automa retira { $n } recursos { $from }.
}
news-automa-factory = Uma carta de Fábrica, sorteada, sai do jogo.
news-automa-token = O Automa retira a ficha de encontro { $from }.
news-automa-combat = { $n ->
    [one] O Automa luta pela carta { $card }: { $power } de poder, { $n } carta de combate.
   *[other] O Automa luta pela carta { $card }: { $power } de poder, { $n } cartas de combate.
}
news-automa-played = { $n ->
    [one] Carta de combate do Automa: { $values }.
   *[other] Cartas de combate do Automa: { $values }.
}
news-automa-reserve = { $unit ->
    [character] O personagem do Automa vai para a reserva.
   *[mech] Um mech do Automa vai para a reserva.
}
news-automa-unit = { $unit ->
    [character] O personagem do Automa volta para a base.
   *[mech] O Automa ganha um mech na sua base.
}
news-tracker = O Automa avança para a casa { $n } da sua trilha de estrelas.
