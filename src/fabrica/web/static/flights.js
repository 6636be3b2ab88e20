// What moved is seen to move, from where it was to where it is. A copy flies; the thing itself is there at once, to be pressed.
import { linesAfter, main } from "./page.js";

const EASING = "cubic-bezier(.3, .9, .3, 1)";
const MOST = 24; // flights at a time: where more has changed, the rest is simply there
const copies = new Set();

const boxOf = (thing) => thing.getBoundingClientRect();
const placeOf = (thing) => thing.id || `${thing.closest("[id]")?.id} ${thing.parentElement.className}`;
const seen = () =>
  [...main().querySelectorAll("[data-move]:not([data-copy])")]
    .map((thing) => ({ thing, kind: thing.dataset.move, place: placeOf(thing), box: boxOf(thing), zone: thing.closest(".zone") ?? main() }))
    .filter(({ box }) => box.width > 0);

// Before a change: where everything is, with copies of what will be gone.
export function remember(html) {
  const now = seen();
  const before = Map.groupBy(now, ({ kind }) => kind);
  for (const [kind, all] of before) if (html.split(`data-move="${kind}"`).length - 1 < all.length) for (const each of all) each.copy = copyOf(each.thing);
  return now;
}

function copyOf(thing) {
  const copy = thing.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("[id], [name]")]) for (const name of ["id", "name", "popovertarget", "draggable"]) each.removeAttribute(name);
  for (const menu of copy.querySelectorAll("[popover]")) menu.remove();
  copy.dataset.copy = "";
  copy.inert = true;
  copy.ariaHidden = "true";
  return copy;
}

// After it: what is elsewhere now flies there, what is new appears, what is gone goes to whoever took it. Returns what was seen.
export function fly(before, ms, taker) {
  const [gone, come, moved] = [[], [], []];
  const kinds = Map.groupBy(seen(), ({ kind }) => kind);
  for (const [kind, old] of Map.groupBy(before, ({ kind }) => kind)) {
    const now = kinds.get(kind) ?? [];
    kinds.delete(kind);
    const [stayed, places] = [new Set(old.map(({ place }) => place)), new Set(now.map(({ place }) => place))];
    const [left, arrived] = [old.filter(({ place }) => !places.has(place)), now.filter(({ place }) => !stayed.has(place))];
    arrived.forEach((to, n) => (left[n] ? moved.push([left[n], to]) : come.push(to)));
    gone.push(...left.slice(arrived.length));
  }
  come.push(...[...kinds.values()].flat());
  const flights = [...moved.map(([from, to]) => flight(to.thing, to.zone, from.box, to.box, to.thing)), ...(taker ? gone.filter(({ copy }) => copy).map((each) => flight(each.copy, each.zone, each.box, boxOf(taker))) : [])];
  launch(flights.slice(0, MOST), ms);
  slide(before, ms);
  for (const { thing, kind } of come.slice(0, MOST)) appear(thing, kind, ms);
  return { moved: moved.map(([, { kind }]) => kind), come: come.map(({ kind }) => kind), gone: gone.map(({ kind }) => kind) };
}

const flight = (thing, zone, from, to, real) => ({ copy: real ? copyOf(thing) : thing, zone, from, to, real });

// Copies lie in their zone, so that they look as they do there; all are placed before any is measured.
function launch(flights, ms) {
  for (const { copy, zone, from, to, real } of flights) {
    const size = real ? to : from;
    Object.assign(copy.style, { position: "absolute", left: 0, top: 0, width: `${size.width}px`, height: `${size.height}px`, margin: 0, zIndex: 9, pointerEvents: "none" });
    (real?.parentElement ?? zone).append(copy);
    copies.add(copy);
  }
  const boxes = flights.map(({ copy }) => boxOf(copy));
  flights.forEach(({ copy, zone, from, to, real }, n) => {
    const at = (box, size) => ({ translate: `${box.x + box.width / 2 - boxes[n].x - boxes[n].width / 2}px ${box.y + box.height / 2 - boxes[n].y - boxes[n].height / 2}px`, scale: size });
    const [start, end] = real ? [at(from, from.width / to.width), at(to, 1)] : [at(from, 1), { ...at(to, 0.3), opacity: 0 }];
    zone.animate([{ zIndex: 8 }, { zIndex: 8 }], ms);
    real?.animate([{ opacity: 0 }, { opacity: 0 }], ms);
    copy.animate([start, end], { duration: ms, easing: EASING, fill: "forwards" }).finished.then(() => remove(copy), () => remove(copy));
  });
}
// What stays in its place, but had to make room, slides.
function slide(before, ms) {
  const found = before.filter(({ thing, kind, place, box }) => {
    if (!thing.isConnected || thing.dataset.move !== kind || placeOf(thing) !== place || thing.parentElement.closest("[data-move]")) return false;
    const now = boxOf(thing);
    return now.width > 0 && Math.abs(now.x - box.x) + Math.abs(now.y - box.y) > 2;
  });
  for (const { thing, box } of found.slice(0, MOST)) shift(holder(thing), box, boxOf(thing), ms);
}
const holder = (thing) => (thing.matches("li > :only-child") ? thing.parentElement : thing); // it has moved as well
function shift(thing, from, to, ms) {
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  thing.animate([{ translate: `${dx}px ${dy}px`, scale: from.width / to.width }, { translate: "0 0", scale: 1 }], { duration: ms, easing: EASING });
}

// New lines push the old ones down: these slide, too.
const LINES = ".log li";
export const topLine = () => ((line) => line && { value: line.value, y: boxOf(line).y })(document.querySelector(`${LINES}[value]`));
export function slideLines(before, ms) {
  const same = ms && before && document.querySelector(`${LINES}[value="${before.value}"]`);
  const down = same ? boxOf(same).y - before.y : 0;
  if (!down) return;
  const seen = [...document.querySelectorAll(LINES)].filter((line, n) => n < 3 * MOST && boxOf(line).y < innerHeight);
  for (const line of seen) line.animate([{ translate: `0 ${-down}px` }, { translate: "0 0" }], { duration: ms, easing: EASING });
}
const remove = (copy) => (copies.delete(copy), copy.remove());

function appear(thing, kind, ms) {
  const tumbling = kind.startsWith("die") ? [{ rotate: "-220deg", scale: 0.4, opacity: 0 }, { rotate: "18deg", scale: 1.12, opacity: 1, offset: 0.7 }] : [{ scale: 0.8, opacity: 0 }];
  thing.animate([...tumbling, { rotate: "0deg", scale: 1, opacity: 1 }], { duration: ms, easing: EASING });
}

// Everything is where it belongs, now.
export function land() {
  for (const copy of [...copies]) remove(copy);
  for (const float of [...floats()?.children ?? []]) float.remove();
  for (const motion of main().getAnimations({ subtree: true })) if (motion instanceof Animation && !(motion instanceof CSSTransition || motion instanceof CSSAnimation)) motion.cancel();
}

// The place of a seat at the table: the reader's own, or one of the others'.
export function seatPlace(seat) {
  const own = document.querySelector("#play [name=seat]")?.value;
  const found = seat === own ? main().querySelector(".z-mine") : main().querySelector(`.z-others [data-seat="${seat}"]`);
  return found && boxOf(found).width > 0 ? found : undefined;
}
const seatOf = (line) => line.dataset.seat;
export const taker = (before) => linesAfter(before).map((line) => seatPlace(seatOf(line))).find(Boolean);

// Whose move it was glows; what came and went floats up there.
export function told(before, ms, floating) {
  for (const line of linesAfter(before).slice(0, 3)) {
    glow(seatPlace(seatOf(line)), getComputedStyle(line).getPropertyValue("--player"), ms);
    const gains = Map.groupBy(floating ? line.querySelectorAll(".gain") : [], (gain) => seatOf(gain.closest("[data-seat]")));
    for (const [seat, all] of gains) float(all, seatPlace(seat), ms);
  }
}
function glow(place, colour, ms) {
  const ring = (width) => ({ boxShadow: `0 0 0 ${width}px ${colour}`, borderRadius: ".5rem" });
  place?.animate([ring(0), { ...ring(3), offset: 0.2 }, { ...ring(3), offset: 0.6 }, ring(0)], ms * 2);
}
const floats = () => document.getElementById("floats");
document.body.append(Object.assign(document.createElement("div"), { id: "floats", ariaHidden: "true" }));
function float(gains, place, ms) {
  if (!place || !gains.length) return;
  const [{ x, y, height }, row] = [boxOf(place), document.createElement("div")];
  row.className = "float";
  row.append(...gains.map((gain) => gain.cloneNode(true)));
  Object.assign(row.style, { left: `${x + 12}px`, top: `${y + Math.min(height / 2, 90)}px` });
  floats().append(row);
  const up = [{ translate: "0 12px", opacity: 0 }, { translate: "0 0", opacity: 1, offset: 0.2 }, { translate: "0 -18px", opacity: 1, offset: 0.7 }, { translate: "0 -34px", opacity: 0 }];
  row.animate(up, { duration: ms * 3, fill: "both" }).finished.then(() => row.remove(), () => {});
}
