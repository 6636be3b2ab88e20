## The Machine beside a real box

companion-machine-level = Qual deve ser a dificuldade da Máquina?
companion-machine-start = Revela para a Máquina o projeto do topo do teu baralho; descarta os monumentos e revela outro. De que tipo é a carta? (faltam { $n })
companion-machine-wait = Joga as tuas fases de mercado e de trabalho. Depois é a vez da Máquina.
companion-machine-go = A vez da Máquina
companion-machine-slot = Dá à Máquina o projeto número { $n } do teu mercado, a contar da esquerda, e preenche o espaço.
companion-machine-top = Dá à Máquina o projeto do topo do teu baralho. Depois renova { $row ->
    [blueprints] os projetos
   *[contractors] os empreiteiros
} do teu mercado.
companion-machine-which = De que tipo é a carta que ela levou?
companion-machine-none = Não havia carta
companion-machine-end = Tem produtos suficientes para desencadear o fim do jogo: ambos jogam mais uma ronda.
companion-machine-goods = produtos
companion-machine-points = pontos
