# Retos: qué hay que alcanzar, hasta dónde se ha llegado y cuánto ha valido.

puzzle-name-goods = Mercancías
puzzle-name-score = Puntos
puzzle-task-goods = En esta fase de trabajo, produce tantas mercancías como puedas.
puzzle-task-score = Termina esta fase de trabajo con tantos puntos como puedas: mercancías y prestigio.
puzzle-so-far-goods = { $n ->
    [one] Por ahora: { $n } mercancía nueva.
   *[other] Por ahora: { $n } mercancías nuevas.
}
puzzle-so-far-score = { $n ->
    [one] Por ahora: { $n } punto.
   *[other] Por ahora: { $n } puntos.
}
puzzle-best-goods = { $n ->
    [one] Resuelto: { $n } mercancía nueva. Sin suerte, nada da más.
   *[other] Resuelto: { $n } mercancías nuevas. Sin suerte, nada da más.
}
puzzle-best-score = { $n ->
    [one] Resuelto: { $n } punto. Sin suerte, nada da más.
   *[other] Resuelto: { $n } puntos. Sin suerte, nada da más.
}
puzzle-lucky-goods = { $n ->
    [one] Resuelto, y con suerte: { $n } mercancía nueva, más de lo que da la mejor secuencia sin suerte.
   *[other] Resuelto, y con suerte: { $n } mercancías nuevas, más de lo que da la mejor secuencia sin suerte.
}
puzzle-lucky-score = { $n ->
    [one] Resuelto, y con suerte: { $n } punto, más de lo que da la mejor secuencia sin suerte.
   *[other] Resuelto, y con suerte: { $n } puntos, más de lo que da la mejor secuencia sin suerte.
}
puzzle-short-goods = { $n ->
    [one] Aún no: la mejor secuencia produce { $n } mercancía más.
   *[other] Aún no: la mejor secuencia produce { $n } mercancías más.
}
puzzle-short-score = { $n ->
    [one] Aún no: la mejor secuencia da { $n } punto más.
   *[other] Aún no: la mejor secuencia da { $n } puntos más.
}

## El entrenador, sobre una posición compartida

shared-ask-goods = Mejor secuencia para mercancías
shared-ask-score = Mejor secuencia para puntos
shared-best-goods = { $n ->
    [one] La mejor secuencia sin suerte produce { $n } mercancía nueva:
   *[other] La mejor secuencia sin suerte produce { $n } mercancías nuevas:
}
shared-best-score = { $n ->
    [one] La mejor secuencia sin suerte acaba con { $n } punto:
   *[other] La mejor secuencia sin suerte acaba con { $n } puntos:
}
shared-luck = Aquí el entrenador probaría suerte. Hasta esa jugada:
shared-unsure = No hubo tiempo de mirarlo todo.
