// Select, then target, alike for mouse, touch and keys. A thing (data-thing="die-3") is chosen by a click, Enter, or the start of a drag; every place
// (data-drop="die") with a move that takes it lights up and says what that would bring; a click, Enter or a drop there presses the move's button.
import { OPEN, OTHERS_KEYS, main, say, whenShown } from "./page.js";

const FAR = 6; // pixels: a press that goes further is a drag
const PLACES = "[data-drop]";
let selected; // the thing
let drag; // { thing, from, ghost }: a press that may become a drag
let wasDrag = false; // the click that ends a drag is none
let following; // the kind of thing that a hand puts one after another (data-goes-on): the next is selected, until the hand lets go

const kindOf = (thing) => thing.dataset.thing.split("-")[0];
const only = (buttons) => [...new Map([...buttons].map((button) => [button.value, button])).values()];
const ownsDrop = (place) => place.dataset.dropOwn !== undefined;
// The moves that put a thing into a place: of the place, those that take it; where a thing brings its own moves (data-drop-own), the thing's.
function ways(place, thing) {
  if (ownsDrop(place)) return only(thing.querySelectorAll("button[name=move]"));
  const closest = (button) => button.closest(PLACES) === place && button.dataset.takes?.split(" ").includes(thing.dataset.thing);
  return only([...place.querySelectorAll("button[name=move]")].filter(closest));
}
const isFor = (place, thing) => place.dataset.drop.split(" ").includes(kindOf(thing)) && !place.contains(thing) && ways(place, thing).length > 0;
const targets = (thing) => [...main().querySelectorAll(PLACES)].filter((place) => isFor(place, thing));
const brought = (place, thing) => [...new Set(ways(place, thing).map((way) => way.dataset.brings).filter(Boolean))].join(" / ");

function light() {
  for (const place of main().querySelectorAll(".target")) dark(place);
  for (const thing of main().querySelectorAll(".selected")) thing.classList.remove("selected");
  main().classList.toggle("selecting", Boolean(selected));
  if (!selected) return;
  selected.classList.add("selected");
  const all = targets(selected);
  for (const place of all) lit(place, all.length === 1);
}
function lit(place, isOnly) {
  place.classList.add("target");
  place.classList.toggle("default", isOnly);
  const text = brought(place, selected);
  if (text) place.dataset.gain = text;
  if (!place.querySelector("button, a") && !place.matches("button, a")) place.tabIndex = 0;
}
function dark(place) {
  place.classList.remove("target", "default", "drop-here");
  delete place.dataset.gain;
  place.removeAttribute("tabindex");
}
export function select(thing) {
  selected = thing;
  light();
  document.dispatchEvent(new Event("selecting"));
  if (thing) say(targets(thing).flatMap((place) => ways(place, thing)).map((way) => way.getAttribute("aria-label") ?? way.textContent.trim()).join(". "));
}

// One way is taken; of several one is chosen from the list that has them all.
function put(thing, place) {
  const all = ways(place, thing);
  select(undefined);
  if (all.length === 1) return all[0].click();
  const list = all[0]?.closest("[popover]");
  if (!list) return all[0]?.focus();
  for (const way of list.querySelectorAll("button[name=move]")) way.classList.toggle("aside", !all.includes(way));
  setTimeout(() => list.showPopover()); // after the press, which would close it again
}
document.addEventListener("toggle", (event) => event.newState === "closed" && event.target.querySelectorAll?.(".aside").forEach((way) => way.classList.remove("aside")), true);

// A hand goes on with the next one, in the next turn too; keys, which open lists by the same press as they put, do not.
function goOn(thing, { detail }) {
  if (detail === 0) following = undefined;
  else if (thing.closest("[data-goes-on]")) following = kindOf(thing);
}
function letGo() {
  following = undefined;
  select(undefined);
}
const next = () => following && [...main().querySelectorAll(`[data-goes-on] [data-thing^="${following}-"]`)].find((thing) => targets(thing).length);

// What is pressed: a thing that has somewhere to go, by itself or by a button on it (data-picks); a place while something is selected.
function thingOf(element) {
  const pressed = element.closest?.("button, a, summary, input, [data-thing]");
  const thing = pressed?.closest("[data-thing]");
  return thing && !pressed.closest(OPEN) && (pressed === thing || pressed.dataset.picks !== undefined) && targets(thing).length ? thing : undefined;
}
const placeOf = (element, thing) => [...parents(element)].find((place) => place.classList.contains("target") && thing);
function* parents(element) {
  for (let at = element; at; at = at.parentElement) yield at;
}

document.addEventListener("click", (event) => {
  if (!event.isTrusted) return; // a button that is pressed by the script
  if (wasDrag) return (wasDrag = false), stop(event);
  if (event.target.closest?.(OPEN)) return;
  const place = selected && placeOf(event.target, selected);
  const thing = thingOf(event.target);
  if (place) return stop(event), goOn(selected, event), put(selected, place);
  if (!thing) return event.target.closest?.("button, a, summary, input, label") ? undefined : letGo();
  stop(event);
  if (thing !== selected) return select(thing);
  const all = targets(thing);
  if (event.detail === 0 && all.length === 1) return put(thing, all[0]); // Enter once more
  letGo();
}, true);
const stop = (event) => (event.preventDefault(), event.stopPropagation());

document.addEventListener("keydown", (event) => {
  if (OTHERS_KEYS(event) || !selected || document.querySelector(OPEN)) return;
  if (event.key === "Escape") return letGo();
  if (event.key === "Enter" && event.target.matches(".target[tabindex]")) event.preventDefault(), put(selected, event.target);
});

// Dragging: what is dragged follows the pointer as a picture of itself.
document.addEventListener("dragstart", (event) => event.target.closest?.("[data-thing]") && event.preventDefault());
document.addEventListener("pointerdown", (event) => {
  const thing = event.button === 0 && !event.target.closest(OPEN) && event.target.closest("[data-thing]");
  wasDrag = false;
  if (thing && targets(thing).length) drag = { thing, from: [event.clientX, event.clientY] };
});
document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const by = [event.clientX - drag.from[0], event.clientY - drag.from[1]];
  if (!drag.ghost && Math.hypot(...by) < FAR) return;
  if (!drag.ghost) begin();
  drag.ghost.style.translate = `${by[0]}px ${by[1]}px`;
  const place = under(event);
  for (const other of main().querySelectorAll(".drop-here")) other.classList.toggle("drop-here", other === place);
  place?.classList.add("drop-here");
});
function begin() {
  select(drag.thing);
  const box = drag.thing.getBoundingClientRect();
  drag.ghost = drag.thing.cloneNode(true);
  for (const part of [drag.ghost, ...drag.ghost.querySelectorAll("[id]")]) part.removeAttribute("id");
  drag.ghost.querySelectorAll("[popover], button[name=move]").forEach((part) => part.remove());
  Object.assign(drag.ghost.style, { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  drag.ghost.classList.add("ghost");
  drag.ghost.setAttribute("aria-hidden", "true");
  main().querySelector(".table").append(drag.ghost);
  drag.thing.classList.add("dragging");
}
const under = (event) => placeOf(document.elementFromPoint(event.clientX, event.clientY), selected);
function end(event) {
  if (!drag) return;
  const { thing, ghost } = drag;
  drag = undefined;
  if (!ghost) return;
  ghost.remove();
  thing.classList.remove("dragging");
  wasDrag = event.type === "pointerup";
  if (wasDrag) setTimeout(() => (wasDrag = false)); // where no click follows
  const place = event.type === "pointerup" && under(event);
  if (place) put(thing, place);
  else select(undefined);
}
document.addEventListener("pointerup", end);
document.addEventListener("pointercancel", end);

// After a change what was selected stays so, if it is still there.
whenShown(() => {
  const again = selected?.isConnected ? selected : selected?.id && document.getElementById(selected.id);
  selected = again && targets(again).length ? again : next();
  light();
});
