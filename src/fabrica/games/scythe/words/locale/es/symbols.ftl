## Los símbolos de la página, una frase cada uno

symbol-coin = Monedas: pagan algunas acciones, y gana quien más tiene al final.
symbol-power = Poder: se gasta en combate.
symbol-popularity = Popularidad: decide cuánto valen al final estrellas, territorios y recursos.
symbol-combat-card = Una carta de combate: se añade en secreto en un combate.
symbol-star = Una estrella: se coloca por una meta alcanzada.
symbol-oil = Petróleo, de las tundras: paga mejoras.
symbol-metal = Metal, de las montañas: paga mechas.
symbol-food = Comida, de las granjas: paga reclutas.
symbol-wood = Madera, de los bosques: paga estructuras.
symbol-resources = Recursos de cualquier tipo, a tu elección.
symbol-character = El personaje de una facción.
symbol-mech = Un mecha: lucha y transporta.
symbol-worker = Un trabajador: produce.
symbol-units = Unidades que puedes mover.
symbol-token = Aquí estuvo por última vez tu ficha de acción.
symbol-encounter = Una ficha de encuentro: para el primer personaje que llegue.
symbol-objective = Un objetivo secreto: cuando lo cumples, puedes colocar una estrella.
symbol-upgrade = Mejorar: un cubo de tecnología pasa de una acción superior a una inferior.
symbol-deploy = Desplegar: un mecha entra en el mapa.
symbol-build = Construir: una estructura entra en el mapa.
symbol-enlist = Reclutar: un recluta da bonificaciones.
symbol-mine = La Mina: un túnel propio.
symbol-monument = El Monumento: popularidad al reforzar.
symbol-armory = El Arsenal: poder al comerciar.
symbol-mill = El Molino: produce como un trabajador.
symbol-track = La pista de estrellas del Automa.
