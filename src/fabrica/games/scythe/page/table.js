// Scythe's map in a browser: zoom and pan, units that are dragged, what goes along. Its state is kept beside the page, so that a change of the page leaves it.
const root = document.documentElement;
const view = () => document.querySelector(".map-view");
const atlas = () => document.querySelector(".atlas");
const MOST = 4;
const least = () => Math.min(1, view() ? view().clientWidth / (atlas().clientWidth / zoom) : 1); // on a phone the map is larger than its window
const STEP = 1.3;

// Zoom: the atlas grows inside its window; what is under the pointer stays there.
let zoom = Math.min(MOST, Number(sessionStorage.getItem("map-zoom")) || 1);
root.style.setProperty("--map-zoom", zoom);
function zoomTo(wanted, x, y) {
  const box = view()?.getBoundingClientRect();
  if (!box) return;
  const next = Math.min(MOST, Math.max(least(), wanted));
  const [atX, atY] = [(x ?? box.left + box.width / 2) - box.left, (y ?? box.top + box.height / 2) - box.top];
  const before = atlas().getBoundingClientRect();
  const [partX, partY] = [(atX + box.left - before.left) / before.width, (atY + box.top - before.top) / before.height];
  zoom = next;
  root.style.setProperty("--map-zoom", zoom);
  sessionStorage.setItem("map-zoom", zoom);
  const after = atlas().getBoundingClientRect();
  view().scrollBy(after.left + partX * after.width - box.left - atX, after.top + partY * after.height - box.top - atY);
}
const KINDS = { in: () => zoomTo(zoom * STEP), out: () => zoomTo(zoom / STEP), all: () => zoomTo(least()) };
const KEYS = { "+": "in", "=": "in", "-": "out", 0: "all" };
document.addEventListener("click", (event) => KINDS[event.target.closest?.("[data-zoom]")?.dataset.zoom]?.());
document.addEventListener("keydown", (event) => {
  if (!event.target.closest?.(".z-board") || event.ctrlKey || event.metaKey || !KEYS[event.key]) return;
  event.preventDefault();
  KINDS[KEYS[event.key]]();
});
document.addEventListener("wheel", (event) => {
  if (!event.target.closest?.(".map-view")) return;
  event.preventDefault();
  zoomTo(zoom * (event.deltaY < 0 ? 1.12 : 1 / 1.12), event.clientX, event.clientY);
}, { passive: false });

// Pointers: two fingers pinch; one that holds a unit drags it, one that holds the ground moves the map.
const held = new Map();
let spread;
let drag;
const distance = () => {
  const [one, other] = [...held.values()];
  return Math.hypot(one.x - other.x, one.y - other.y);
};
document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest?.(".map-view")) return;
  held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const unit = event.target.closest(".unit");
  if (held.size === 2) [spread, drag] = [distance(), undefined];
  else drag = { unit, x: event.clientX, y: event.clientY, left: view().scrollLeft, top: view().scrollTop, mouse: event.pointerType === "mouse" };
});
document.addEventListener("pointermove", (event) => {
  if (!held.has(event.pointerId)) return;
  held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (held.size === 2) return pinch();
  if (!drag || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < (drag.moved ? 0 : 6)) return;
  if (!drag.moved) begin();
  if (drag.ghost) drag.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  else if (!drag.unit && drag.mouse) view().scrollTo(drag.left + drag.x - event.clientX, drag.top + drag.y - event.clientY);
});
function pinch() {
  const [one, other] = [...held.values()];
  const now = distance();
  zoomTo((zoom * now) / spread, (one.x + other.x) / 2, (one.y + other.y) / 2);
  spread = now;
}
function begin() {
  drag.moved = true;
  view().classList.add("held");
  if (!drag.unit || !drag.mouse) return;
  drag.ghost = drag.unit.cloneNode(true);
  drag.ghost.classList.add("ghost");
  drag.ghost.style.setProperty("--size", `${drag.unit.getBoundingClientRect().width}px`);
  document.body.append(drag.ghost);
  reach(drag.unit);
}
const over = (event) => document.elementsFromPoint(event.clientX, event.clientY).map((thing) => thing.closest(".hex")).find(Boolean);
function release(event) {
  held.delete(event.pointerId);
  if (!drag) return;
  const was = drag;
  drag = undefined;
  view()?.classList.remove("held");
  was.ghost?.remove();
  reach();
  if (!was.moved) return;
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  if (was.ghost && event.type === "pointerup") drop(was.unit, over(event)?.dataset.place);
}
document.addEventListener("pointerup", release);
document.addEventListener("pointercancel", release);
const swallow = (event) => {
  event.stopImmediatePropagation();
  event.preventDefault();
};

// A unit that is dropped goes there: the moves are said at once. One that is under way presses the button of the place.
function drop(unit, place) {
  const hex = place && document.getElementById(`hex-${place}`);
  if (!hex || hex === unit.closest(".hex")) return;
  if (unit.dataset.press) press([unit.dataset.press, unit.dataset.load, `to ${place}`].filter(Boolean).join(";"));
  else if (hex.name === "move") hex.click();
}
function press(words) {
  const button = Object.assign(document.createElement("button"), { name: "move", value: words, hidden: true });
  button.setAttribute("form", "play");
  document.getElementById("play").append(button);
  button.click();
  button.remove();
}

// Where a unit may go lights up while it is looked at or held.
function reach(unit) {
  for (const lit of document.querySelectorAll(".hex.reach")) lit.classList.remove("reach");
  for (const place of unit?.dataset.to?.split(" ").filter(Boolean) ?? []) document.getElementById(`hex-${place}`)?.classList.add("reach");
}
document.addEventListener("pointerover", (event) => !drag && reach(event.target.closest?.(".unit[data-to]")));

// A click on a unit chooses it, where several things stand on a place.
document.addEventListener("click", (event) => {
  const unit = event.target.closest?.(".unit[data-press]");
  const hex = unit?.closest("[popovertarget]");
  if (!hex || event.detail === 0) return;
  const button = document.querySelector(`button[name=move][value="${CSS.escape(unit.dataset.press)}"]`);
  if (!button || matchMedia("(pointer: coarse)").matches) return;
  swallow(event);
  button.click();
}, true);

// What goes along: so many of each, said before the step.
document.addEventListener("click", (event) => {
  const button = event.target.closest?.(".stepper [data-by]");
  if (!button) return;
  const stepper = button.closest(".stepper");
  const [had, most] = [Number(stepper.dataset.n), Number(stepper.dataset.most)];
  const n = button.dataset.by === "all" ? (had < most ? most : 0) : Math.min(most, Math.max(0, had + Number(button.dataset.by)));
  stepper.dataset.n = n;
  stepper.querySelector("output").textContent = n;
});
function loaded({ dataset: { load, most, n } }) {
  if (Number(n) > 1 && n === most) return [`take all ${load === "worker" ? "workers" : load}`];
  return Array(Number(n)).fill(`take ${load}`);
}
document.addEventListener("click", (event) => {
  const hex = event.target.closest?.('.hex[name=move][value^="to "]');
  const steppers = [...document.querySelectorAll(".stepper[data-load]")];
  if (hex && steppers.length && !hex.value.startsWith("take ")) hex.value = [...steppers.flatMap(loaded), hex.value].join(";");
}, true);
