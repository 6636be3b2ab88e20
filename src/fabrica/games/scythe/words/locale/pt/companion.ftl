## The Automa beside a real box

companion-automa-level = Qual deve ser a dificuldade do Automa?
companion-automa-faction = Com que fação joga?
companion-automa-set-up = Põe a personagem dele na base e dois trabalhadores ao lado, como para um jogador. Recebe { $n ->
    [one] { $n } carta de combate, virada para baixo
   *[other] { $n } cartas de combate, viradas para baixo
}; o poder e as moedas dele contam-se aqui.
companion-automa-wait = Joga o teu turno e depois deixa jogar o Automa.
companion-automa-go = O turno do Automa
companion-automa-combat = Um combate: o que ele gasta
companion-automa-mech = Um mech dele vai para a reserva
companion-automa-character = A personagem dele vai para a reserva
companion-automa-skips = Este nível salta a carta: o turno dele acabou.
companion-automa-how = { $kind ->
    [worker] Trabalhador: para um território sem unidades tuas e sem outro trabalhador dele, que não tenha nem seja vizinho de um território com a tua personagem ou um mech teu, ao lado do maior número possível de unidades dele.
    [mech] Personagem ou mech: para o território mais próximo da tua personagem ou de um mech teu, onde não tenhas unidades nem ele tenha outra personagem ou outro mech.
    [encounter] Encontro: a personagem dele vai à Fábrica, da primeira vez, senão a uma ficha de encontro, onde não tenhas unidades nem ele tenha um mech.
    [attack] Ataque: onde estão a tua personagem ou mechs teus, o menor número possível. Só combate com o poder que a carta pede.
   *[attack_workers] Ataque a trabalhadores: onde só há trabalhadores teus, o maior número possível. Voltam para a base.
}
companion-automa-ways = { $river ->
    [open] As unidades dele chegam a todos os territórios que tenham uma unidade dele ou sejam vizinhos de uma ou da base, mesmo por rios e lagos.
   *[closed] As unidades dele chegam a todos os territórios que tenham uma unidade dele ou sejam vizinhos de uma ou da base, mas ainda não a lagos nem para lá de um rio.
} Move-se a unidade mais próxima da base. Entre territórios iguais escolhe o mais próximo da Fábrica.
companion-automa-star = Coloca a estrela número { $n }.
companion-automa-no-star = Não coloca estrela por este combate.
companion-automa-commits = { $n ->
    [0] Gasta { $power } de poder e nenhuma carta de combate.
    [one] Gasta { $power } de poder; junta { $n } carta de combate dele, tirada à sorte.
   *[other] Gasta { $power } de poder; junta { $n } cartas de combate dele, tiradas à sorte.
}
companion-automa-outcome = Revela a tua escolha e compara. Quem venceu?
companion-automa-won = Venceu o Automa
companion-automa-lost = O Automa perdeu
companion-automa-draws = Tira uma carta de combate.
companion-automa-returns = Os trabalhadores dele voltam para a base. A personagem e os mechs que lá estavam vão para a reserva: indica aqui cada um deles.
companion-automa-reserve = Anotado. Uma unidade volta da reserva quando uma carta o disser: primeiro a personagem, depois os mechs.
companion-automa-over = Colocou a sexta estrela: a partida acabou.
companion-automa-score = Pelas moedas e pelas estrelas tem { $coins } moedas, e mais { $each } por cada território que controla.
companion-automa-stars = estrelas
companion-automa-track = trilha de estrelas
companion-automa-mechs = mechs
