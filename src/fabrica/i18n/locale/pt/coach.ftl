## Uma dica à mesa

table-bar = A barra no topo
hint-title = Uma dica em três passos: para onde olhar, o que usar e que jogadas fazer
hint-step-1 = Dica
hint-step-2 = Qual?
hint-step-3 = Mostrar as jogadas
hint-thinking = O treinador está a pensar…
hint-area = Olha para aqui: { $area }.
hint-thing = Trata-se de: { $thing }.
hint-line = A melhor sequência de jogadas que o treinador vê:
hint-line-searched = A melhor sequência de jogadas que o treinador encontrou. É uma estimativa, não uma prova:
hint-luck = O que vem a seguir depende da sorte: vê o que acontece e pergunta outra vez.

## A análise de uma partida

review-title = Análise da partida
review-go = Analisar a partida
review-making = O treinador está a rever a partida…
review-made = { $of ->
    [0] A preparar…
   *[other] Turno { $done } de { $of }
}
review-failed = Não foi possível fazer a análise. A partida está a salvo.
review-lead = Cada turno é avaliado pelo que o jogador podia saber nesse momento. A falta de sorte não prejudica ninguém.
review-searched = As melhores jogadas vêm de uma pesquisa. São estimativas, não provas.
review-players = Jogadores
review-of = Os turnos de { $who }
review-player = Jogador
review-accuracy = Qualidade de jogo
review-lost = Pontos perdidos
review-best-turns = Turnos perfeitos
review-chance = Probabilidade de vencer
review-chance-about = A probabilidade de cada jogador vencer, em percentagem, da primeira à última jogada, se a partir daí todos tivessem jogado de forma simples até ao fim.
review-chance-stands = A probabilidade de cada jogador vencer, em percentagem, estimada pela situação da partida em cada momento.
review-chance-table = O gráfico em tabela
review-move = Jogada
review-turning = Momentos decisivos
review-turning-none = Não houve nenhum: a probabilidade de vencer nunca mudou muito de um turno para o outro.
review-turning-at = Ronda { $round }: de { $before } % para { $after } %
review-turn = Ronda { $round }: { $phase }
review-percent = { $n } %
review-cost = { $n } pontos perdidos
review-no-choice = Só havia uma jogada possível.
review-best-played = O treinador não encontrou nada melhor.
review-played = Jogado
review-best = Melhor
review-luck = depois, depende da sorte
review-see = Ver a mesa
review-had = O que { $who } tinha
review-turning-luck = O treinador não encontrou nada melhor aqui: o que mudou a probabilidade de vencer foi a sorte ou o que os outros fizeram.
coach-failed = O treinador não conseguiu preparar-se para este jogo: as dicas podem tardar ou não chegar.
