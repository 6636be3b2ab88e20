## Facciones y tableros en una frase, para quien elige: cómo se juegan

plays-faction-albion = Marca terreno: sus banderas hacen que los territorios cuenten doble, y los túneles llevan sus unidades al otro lado de los ríos.
plays-faction-nordic = Se extiende pronto: sus trabajadores cruzan ríos desde el primer turno, y más tarde sus unidades navegan por los lagos.
plays-faction-rusviet = Repite lo que funciona: puede elegir otra vez la misma sección, y sus trabajadores ayudan en combate.
plays-faction-togawa = Pone trampas y golpea a solas: empieza sin poder, pero una sola unidad suya es peligrosa.
plays-faction-crimea = Comercia con cartas de combate: una por turno vale un recurso, y roba una antes de cada combate.
plays-faction-saxony = Vive de combates y objetivos: cada uno le da una estrella, sin el límite habitual.
plays-faction-polania = Explora: usa dos opciones de un encuentro y ataca sin perder popularidad.
plays-mat-industrial = Reforzar está encima de Mejorar, que paga bien; poco dinero y poca popularidad al principio.
plays-mat-engineering = Reforzar está encima de Construir, que paga bien, y Producir encima de Mejorar: bueno para tener estructuras pronto.
plays-mat-militant = Mover está encima de Desplegar, que paga bien: para quien quiere mechs por el camino.
plays-mat-patriotic = Mover está encima del Mejorar más barato: progresa deprisa, y más tarde Desplegar sale barato y paga bien.
plays-mat-innovative = Comerciar está encima de Mejorar, que paga bien; Desplegar es barato desde el primer turno.
plays-mat-mechanical = Buen dinero al principio; todas las acciones inferiores dan monedas menos Mejorar, que está debajo de Comerciar.
plays-mat-agricultural = El comienzo más rico y popular, y el Mejorar más barato debajo de Mover.
