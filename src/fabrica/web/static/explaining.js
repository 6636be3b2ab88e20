// Everything explains itself, beside its place and without moving anything: a card grows to its full size (data-card, its id), a sign or a button
// says what it is (title). On hovering, on the focus, or under a long press; a click on a card keeps it open.
import { main, whenShown } from "./page.js";

const SLOW = 350; // milliseconds until it shows
const shown = document.getElementById("about");
const known = new Map(); // what cards are, as fetched
let timer;
let about; // what is explained
let isKept = false;

const explained = (element) => element.closest?.("[data-card], [title], [data-tip]");
function later(element) {
  if (!shown || isKept || main()?.classList.contains("selecting")) return;
  clearTimeout(timer);
  const thing = explained(element);
  if (thing !== about) hide();
  if (thing && thing !== about) timer = setTimeout(() => explain(thing), SLOW);
}
async function explain(thing) {
  about = thing;
  const text = thing.dataset.card ? await card(thing.dataset.card) : tip(thing);
  if (about !== thing || !thing.isConnected || !text) return;
  shown.replaceChildren(...text, ...reasons(thing));
  shown.classList.toggle("tip", !thing.dataset.card);
  shown.showPopover();
  beside(thing.getBoundingClientRect());
}
async function card(id) {
  if (!known.has(id)) {
    const answer = await fetch(`${shown.dataset.at}${id}?in=${document.documentElement.lang}`);
    if (!answer.ok) return;
    known.set(id, new DOMParser().parseFromString(await answer.text(), "text/html").body);
  }
  return [...known.get(id).cloneNode(true).childNodes];
}
function tip(thing) {
  if (thing.title) Object.assign(thing.dataset, { tip: thing.title });
  thing.removeAttribute("title");
  return [document.createTextNode(thing.dataset.tip)];
}
const reasons = (thing) => [...(thing.closest("[data-why]") ?? thing).querySelectorAll(":scope > .why-text")].map((why) => Object.assign(why.cloneNode(true), { hidden: false }));

// Beside what it explains, on the side with more room, and inside the window.
function beside(box) {
  const { width, height } = shown.getBoundingClientRect();
  const isTip = shown.classList.contains("tip");
  const right = box.right + 8 + width <= innerWidth;
  const left = isTip ? box.left + box.width / 2 - width / 2 : right ? box.right + 8 : box.left - width - 8;
  const above = box.top > innerHeight - box.bottom;
  const top = isTip ? (above ? box.top - height - 8 : box.bottom + 8) : box.top + box.height / 2 - height / 2;
  shown.style.left = `${Math.max(6, Math.min(left, innerWidth - width - 6))}px`;
  shown.style.top = `${Math.max(6, Math.min(top, innerHeight - height - 6))}px`;
}
export function hide() {
  clearTimeout(timer);
  about = undefined;
  isKept = false;
  shown?.classList.remove("kept");
  if (shown?.matches(":popover-open")) shown.hidePopover();
}

document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && !shown?.contains(event.target) && later(event.target));
document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && later(event.target));
document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
document.addEventListener("scroll", hide, true);
document.addEventListener("pointerdown", (event) => {
  if (shown?.contains(event.target)) return;
  hide();
  if (event.pointerType !== "mouse") later(event.target);
});
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => clearTimeout(timer));
document.addEventListener("contextmenu", (event) => about && explained(event.target) === about && event.preventDefault());

// A click on a card that is not to be selected keeps it open, with the reason why it cannot be used.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("main a[data-card]");
  if (!link || !shown || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  explain(link).then(() => shown.classList.toggle("kept", (isKept = shown.matches(":popover-open"))));
});
document.addEventListener("selecting", hide);
whenShown(() => about && !about.isConnected && hide());
