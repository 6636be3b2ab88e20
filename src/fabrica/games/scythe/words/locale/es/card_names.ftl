# Los nombres de las cartas: todos nuestros.

## Encuentros

encounter-1 = Feria de la aldea
encounter-2 = Campamento de leñadores
encounter-3 = Cena de la cosecha
encounter-4 = Montón de chatarra
encounter-5 = Cocina de campaña
encounter-6 = Día de mercado
encounter-7 = Barril agujereado
encounter-8 = Carro de petróleo
encounter-9 = Vieja estación de bombeo
encounter-10 = Taller al borde del camino
encounter-11 = Manzanar
encounter-12 = Aserradero
encounter-13 = Predicador errante
encounter-14 = Familia del herrero
encounter-15 = Casas inundadas
encounter-16 = Viajeros hambrientos
encounter-17 = Desertores
encounter-18 = Balsa de troncos
encounter-19 = Intendente
encounter-20 = Escuela de la aldea
encounter-21 = Desfile
encounter-22 = Fundición de campanas
encounter-23 = Posada llena de soldados
encounter-24 = Contrabandistas
encounter-25 = Granero del inventor
encounter-26 = Juegos de invierno
encounter-27 = Patio ferroviario
encounter-28 = Caravana

## Cartas de fábrica

factory-1 = Turno de noche
factory-2 = Academia
factory-3 = Historias de guerra
factory-4 = Venta de armas
factory-5 = Guardia de honor
factory-6 = Tropas de alquiler
factory-7 = Ingenieros
factory-8 = Entrega de suministros
factory-9 = Laboratorio
factory-10 = Línea de montaje
factory-11 = Obras
factory-12 = Escuela de oficiales

## Objetivos

objective-1 = Pasos de montaña
objective-2 = Bajo tierra
objective-3 = Campos extensos
objective-4 = Tierra helada
objective-5 = Señor de la Fábrica
objective-6 = Aviso severo
objective-7 = Pocas manos, mucho acero
objective-8 = Pobre pero querido
objective-9 = Reservas de invierno
objective-10 = Bosque profundo
objective-11 = Jefe de las aldeas
objective-12 = Arcas llenas
objective-13 = Gran reunión
objective-14 = De todo un poco
objective-15 = Tantos aquí como allí
objective-16 = Pequeño convoy
objective-17 = A las puertas
objective-18 = Pacificador
objective-19 = A orillas del lago
objective-20 = Ladrillo a ladrillo
objective-21 = Mercado en la mano
objective-22 = Directo de la Fábrica
objective-23 = General curtido

## Losetas de estructura

tile-1 = Junto a túneles
tile-2 = Junto a lagos
tile-3 = Junto a encuentros
tile-4 = Sobre túneles
tile-5 = En línea
tile-6 = En granjas y tundras

## El Automa

automa-card = Carta { $card } del Automa
level-automa = Automa
level-autometta = Autometta
level-automaszyna = Automaszyna
level-ultimaszyna = Ultimaszyna
