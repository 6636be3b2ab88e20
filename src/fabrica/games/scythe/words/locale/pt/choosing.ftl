## Fações e tabuleiros numa frase, para quem escolhe: como se jogam

plays-faction-albion = Marca terreno: as bandeiras fazem contar os territórios a dobrar, e os túneis levam as suas unidades para lá dos rios.
plays-faction-nordic = Espalha-se cedo: os trabalhadores atravessam rios desde o primeiro turno, e mais tarde as unidades navegam nos lagos.
plays-faction-rusviet = Repete o que resulta: pode escolher outra vez a mesma secção, e os trabalhadores ajudam em combate.
plays-faction-togawa = Arma ciladas e ataca só: começa sem poder, mas uma única unidade sua é perigosa.
plays-faction-crimea = Negoceia com cartas de combate: uma por turno vale um recurso, e rouba uma antes de cada combate.
plays-faction-saxony = Vive de combates e objetivos: cada um lhe dá uma estrela, sem o limite habitual.
plays-faction-polania = Explora: usa duas opções de um encontro, e ataca sem perder popularidade.
plays-mat-industrial = Reforçar está por cima de Melhorar, que rende bem; pouco dinheiro e pouca popularidade no início.
plays-mat-engineering = Reforçar está por cima de Construir, que rende bem, e Produzir por cima de Melhorar: bom para ter estruturas cedo.
plays-mat-militant = Mover está por cima de Mobilizar, que rende bem: para quem quer mechs pelo caminho.
plays-mat-patriotic = Mover está por cima do Melhorar mais barato: progride depressa, e mais tarde Mobilizar fica barato e rende bem.
plays-mat-innovative = Negociar está por cima de Melhorar, que rende bem; Mobilizar é barato desde o primeiro turno.
plays-mat-mechanical = Bom dinheiro no início; todas as ações inferiores rendem moedas, menos Melhorar, que está por baixo de Negociar.
plays-mat-agricultural = O início mais rico e mais popular, e o Melhorar mais barato por baixo de Mover.
