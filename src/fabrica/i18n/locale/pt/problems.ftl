## O que pode estar errado num pedido

problem-unknown-match = Não existe nenhuma partida «{ $match }».
problem-unreadable-rules = Não é possível mostrar esta partida: começou com uma versão das regras que não existe aqui.
problem-unreadable-game = Não é possível mostrar esta partida: o jogo a que pertence não existe aqui.
problem-unreadable-box = Não é possível mostrar esta partida: começou com cartas diferentes das que estão aqui agora.
problem-unreadable-bot = Não é possível mostrar esta partida: um dos seus bots já não existe aqui.
problem-unreadable-events = Não é possível mostrar esta partida: parte do que nela aconteceu falta ou está danificada.
problem-unreadable-damaged = Não é possível mostrar esta partida: o que dela se guardou está danificado.
problem-not-your-seat = Esse lugar não é teu.
problem-stale = Esta página estava desatualizada; nada foi jogado. Eis como está a partida.
problem-illegal = As regras não permitem isso.
problem-invite-used = Este convite já foi usado ou nunca foi válido. Pede um novo.
problem-seat-taken = Esse lugar não está livre.
problem-second-seat = Já tens um lugar nesta mesa. Este é para outra pessoa.
problem-bad-nonce = Uma palavra aleatória tem de 1 a { $most } letras, algarismos ou sinais de um teclado simples, sem espaços.
problem-nonce-given = Já juntaste a tua palavra, ou nesta mesa não é precisa nenhuma.
problem-not-begun = A partida ainda não começou: as cartas são dadas quando estiverem todos.
problem-busy = A mesa está ocupada; nada foi jogado. Tenta outra vez.
problem-unknown-bot = Não existe nenhum bot «{ $bot }». Os que existem: { $known }.
problem-bad-match = Não é possível começar uma partida assim: { $reason }
problem-bad-record = Não é possível reproduzir o registo: { $reason }
problem-bad-request = Não foi possível compreender o pedido.
problem-invalid = { $field }: { $expected }
problem-no-such-page = Essa página não existe.
problem-wrong-method = Isso não se pode fazer aqui.
problem-wrong-origin = Este pedido veio de outro site e não foi executado.
problem-too-fast = Demasiados pedidos. Espera uns segundos e tenta outra vez.
problem-too-large = Isso é demasiado grande: são aceites no máximo { $most } KiB.
problem-too-deep = Isso tem demasiados níveis aninhados: são aceites no máximo { $most }.
problem-no-json = O corpo do pedido não é JSON válido.
problem-not-json = Envia JSON: o tipo de conteúdo tem de ser application/json.
problem-bug = Algo se avariou do nosso lado; nada se perdeu. Tenta outra vez.
problem-store-away = A casa não consegue chegar aos seus registos neste momento. Nada foi feito e nada se perdeu. Tenta outra vez daqui a pouco.
problem-head-too-large = Os cabeçalhos deste pedido são demasiado grandes.
problem-wrong-host = Esta casa não responde por esse nome.
problem-too-slow = O pedido não chegou a tempo; nada foi feito. Tenta outra vez.
problem-no-room = Neste momento não há espaço para mais espetadores. Tenta outra vez daqui a pouco.
problem-name = Um nome tem letras, algarismos e sinais, mas nenhum carácter de controlo.
problem-too-many-tables = Abriste muitas mesas em pouco tempo. Tenta outra vez mais tarde.
problem-too-many-steps = Nesta mesa já se voltou tanto atrás que não é possível fazê-lo mais. Ainda podes continuar a jogar.
problem-match-too-long = Esta partida já dura há tanto tempo que não são aceites mais jogadas.
problem-no-hint = Há dicas no teu próprio turno, quando todas as pessoas jogam no mesmo dispositivo.
problem-live-table = O treinador não fala de uma partida que ainda está a ser jogada entre pessoas. Pergunta outra vez quando tiver acabado.
problem-review-after-end = A análise faz-se depois do fim da partida.
problem-coach-busy = O treinador tem demasiadas perguntas neste momento. Pergunta outra vez daqui a pouco.
problem-coach-yours = O treinador ainda está a responder a perguntas anteriores, tuas ou da tua rede. Pergunta outra vez quando estiverem respondidas.
problem-coach-lost = Desta vez o treinador não conseguiu responder. Pergunta outra vez.
problem-reviews-busy = Estão a ser analisadas demasiadas partidas neste momento. Tenta outra vez daqui a uns minutos.
problem-reviews-yours = Ainda estão a ser feitas outras análises, pedidas por ti ou na tua rede. Pede esta quando estiverem prontas.
problem-not-over = O registo fica disponível depois do fim da partida, porque contém a semente.
problem-no-such-move = Esta partida tem { $most ->
    [0] { $most } jogadas
    [one] { $most } jogada
   *[other] { $most } jogadas
} até agora.
problem-fork-after-end = Só podes continuar a jogar a partir de um momento da partida depois de ela acabar.
problem-fork-over = Nesse momento a partida já tinha acabado: escolhe um anterior.
problem-rematch-after-end = A desforra só pode começar depois de a partida acabar.
problem-no-such-puzzle = Não existe nenhum desafio «{ $puzzle }».
problem-share-over = A partida acabou: não há posição para partilhar. Escolhe um momento anterior na repetição.
problem-bad-position = Isto não pode ser uma posição: { $reason }
problem-link-broken = Este link está danificado: talvez falte uma parte. Pede-o outra vez.
problem-link-newer = Este link foi feito por uma versão posterior do Fabrica.
problem-link-rules = Esta posição foi partilhada com a versão { $detail } das regras, que não é a nossa.
problem-link-position = Este link não contém uma posição que se possa jogar: { $detail }
problem-link-game = Esta é uma posição de outro jogo: { $game }.
problem-too-many-moves = Aqui não se pode experimentar mais longe. Desfaz jogadas ou joga numa mesa.
