## Uma dica à mesa

table-bar = A barra no topo
hint-title = Uma dica em três passos: onde, o quê e a linha toda
hint-step-1 = Dica
hint-step-2 = Qual?
hint-step-3 = A linha toda
hint-thinking = O treinador está a pensar…
hint-area = Olha para aqui: { $area }.
hint-thing = Trata-se de: { $thing }.
hint-line = A melhor linha que o treinador vê:
hint-luck = Depois vê o que a sorte traz e pergunta outra vez.

## A análise de uma partida

review-title = Análise da partida
review-go = Analisar a partida
review-making = O treinador está a percorrer a partida…
review-made = { $of ->
    [0] A preparar.
   *[other] Turno { $done } de { $of }.
}
review-failed = Não foi possível fazer a análise. A partida está a salvo.
review-lead = Cada turno é avaliado pelo que o jogador podia saber nesse momento: ninguém tem culpa da sorte.
review-players = Jogadores
review-of = Os turnos de { $who }
review-player = Jogador
review-accuracy = Precisão
review-lost = Pontos perdidos
review-best-turns = Turnos sem linha melhor
review-chance = Probabilidade de vencer
review-chance-about = A probabilidade de cada jogador vencer, em percentagem, da primeira à última jogada, se a partir daí todos jogassem de forma simples.
review-chance-table = O gráfico em números
review-move = Jogada
review-turning = Momentos decisivos
review-turning-none = Não houve nenhum: a probabilidade de vencer nunca mudou muito de um turno para o outro.
review-turning-at = Ronda { $round }: de { $before } % para { $after } %
review-turn = Ronda { $round }: { $phase }
review-percent = { $n } %
review-cost = { $n } pontos perdidos
review-no-choice = Não havia nada para escolher.
review-best-played = Não se encontrou nada melhor.
review-played = Jogado
review-best = Melhor
review-luck = depois vê-se o que a sorte traz
review-see = Ver a mesa
coach-failed = O treinador não conseguiu preparar-se para este jogo: as suas dicas podem tardar ou falhar.
