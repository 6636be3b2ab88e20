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
    [one] Resuelto: { $n } mercancía nueva. Sin suerte no se puede hacer más.
   *[other] Resuelto: { $n } mercancías nuevas. Sin suerte no se puede hacer más.
}
puzzle-best-score = { $n ->
    [one] Resuelto: { $n } punto. Sin suerte no se puede hacer más.
   *[other] Resuelto: { $n } puntos. Sin suerte no se puede hacer más.
}
puzzle-lucky-goods = { $n ->
    [one] Resuelto, y con suerte: { $n } mercancía nueva, más que en la mejor solución sin suerte.
   *[other] Resuelto, y con suerte: { $n } mercancías nuevas, más que en la mejor solución sin suerte.
}
puzzle-lucky-score = { $n ->
    [one] Resuelto, y con suerte: { $n } punto, más que en la mejor solución sin suerte.
   *[other] Resuelto, y con suerte: { $n } puntos, más que en la mejor solución sin suerte.
}
puzzle-short-goods = { $n ->
    [one] Aún no: la mejor solución produce { $n } mercancía más.
   *[other] Aún no: la mejor solución produce { $n } mercancías más.
}
puzzle-short-score = { $n ->
    [one] Aún no: la mejor solución da { $n } punto más.
   *[other] Aún no: la mejor solución da { $n } puntos más.
}

## El entrenador, sobre una posición compartida

shared-ask-goods = Cómo fabricar más mercancías
shared-ask-score = Cómo conseguir más puntos
shared-best-goods = { $n ->
    [one] Sin suerte, lo máximo que puedes fabricar es { $n } mercancía nueva:
   *[other] Sin suerte, lo máximo que puedes fabricar son { $n } mercancías nuevas:
}
shared-best-score = { $n ->
    [one] Sin suerte, lo máximo con lo que puedes acabar es { $n } punto:
   *[other] Sin suerte, lo máximo con lo que puedes acabar son { $n } puntos:
}
shared-luck = Desde aquí el entrenador confiaría en la suerte. Las jugadas hasta ahí:
shared-unsure = El entrenador no ha tenido tiempo de comprobarlo todo.
