## The Machine beside a real box

companion-machine-level = Quão forte deve ser A Máquina?
companion-machine-start = Vira a planta do topo do teu baralho para A Máquina; descarta os monumentos e vira outra. De que tipo é a carta? (faltam { $n })
companion-machine-wait = Joga as tuas fases de mercado e de trabalho. Depois é a vez d’A Máquina.
companion-machine-go = Vez d’A Máquina
companion-machine-slot = Dá à Máquina a planta número { $n } do teu mercado, a contar da esquerda, e preenche o espaço.
companion-machine-top = Dá à Máquina a planta do topo do teu baralho. Depois renova { $row ->
    [blueprints] as plantas
   *[contractors] os contratados
} do teu mercado.
companion-machine-which = De que tipo é a carta que ela levou?
companion-machine-none = Não havia carta
companion-machine-end = Tem bens que cheguem para trazer o fim: ambos jogam mais uma ronda.
companion-machine-goods = bens
companion-machine-points = pontos
