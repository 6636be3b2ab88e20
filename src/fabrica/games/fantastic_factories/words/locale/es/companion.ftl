## The Machine beside a real box

companion-machine-level = ¿Qué fuerza debe tener La Máquina?
companion-machine-start = Descubre para La Máquina el plano superior de tu mazo; descarta los monumentos y descubre otro. ¿De qué tipo es la carta? (faltan { $n })
companion-machine-wait = Juega tus fases de mercado y de trabajo. Después le toca a La Máquina.
companion-machine-go = Turno de La Máquina
companion-machine-slot = Da a La Máquina el plano número { $n } de tu mercado, contando desde la izquierda, y rellena el hueco.
companion-machine-top = Da a La Máquina el plano superior de tu mazo. Después renueva { $row ->
    [blueprints] los planos
   *[contractors] los contratistas
} de tu mercado.
companion-machine-which = ¿De qué tipo es la carta que se llevó?
companion-machine-none = No había carta
companion-machine-end = Tiene bienes suficientes para traer el final: jugáis los dos una ronda más.
companion-machine-goods = bienes
companion-machine-points = puntos
