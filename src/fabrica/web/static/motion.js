// Moving visibly: of the kinds of things that are not where they were, each gets a name, numbered in order, and keeps it.
import { main, still } from "./page.js";

function things(root) {
  const kinds = new Map();
  for (const thing of root.querySelectorAll("[data-move]")) kinds.set(thing.dataset.move, [...(kinds.get(thing.dataset.move) ?? []), thing]);
  return kinds;
}
const places = (all) => (all ?? []).map((thing) => thing.id || thing.closest("[class]:not(.die):not(.slots)").className).join();
function moved(html) {
  const [before, after] = [things(main()), things(new DOMParser().parseFromString(html, "text/html"))];
  return [...after.keys()].filter((kind) => places(before.get(kind)) !== places(after.get(kind)));
}
function nameThings(kinds) {
  for (const thing of document.querySelectorAll("[data-move]")) thing.style.viewTransitionName = "";
  const now = things(main());
  for (const kind of kinds) (now.get(kind) ?? []).forEach((thing, n) => (thing.style.viewTransitionName = `${kind}-${n}`.replace(/[^\w-]/g, "_")));
}

// Makes a change of the page to `html`, and lets what moves be seen.
export function moving(html, change) {
  const kinds = document.startViewTransition && !still.matches && !document.hidden ? moved(html) : [];
  nameThings(kinds);
  if (!kinds.length) return change();
  const transition = document.startViewTransition(() => (change(), nameThings(kinds)));
  for (const part of [transition.ready, transition.finished]) part.catch(() => {}); // the next move may come before the end
  return transition.updateCallbackDone;
}
