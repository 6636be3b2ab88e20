## The Machine beside a real box

companion-machine-level = ¿Qué dificultad debe tener La Máquina?
companion-machine-start = Revela para La Máquina el primer plano de tu mazo; descarta los monumentos y revela otro. ¿De qué tipo es la carta? (faltan { $n })
companion-machine-wait = Juega tus fases de mercado y de trabajo. Después le toca a La Máquina.
companion-machine-go = Turno de La Máquina
companion-machine-slot = Da a La Máquina el plano número { $n } de tu mercado, contando desde la izquierda, y rellena el hueco.
companion-machine-top = Da a La Máquina el primer plano de tu mazo. Después renueva { $row ->
    [blueprints] los planos
   *[contractors] los contratistas
} de tu mercado.
companion-machine-which = ¿De qué tipo es la carta que se llevó?
companion-machine-none = No había carta
companion-machine-end = Tiene mercancías suficientes para desencadenar el final de la partida: jugáis los dos una ronda más.
companion-machine-goods = mercancías
companion-machine-points = puntos
