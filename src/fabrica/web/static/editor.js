// A position that is set up by hand: each change is sent as the form it is, and the form that comes back is morphed in place. Cards are dragged.
import { Idiomorph } from "./idiomorph.js";
import { main, say } from "./page.js";

const form = () => document.getElementById("edit");
const KEEPS = ["look", "more", "less", "drop"]; // what comes back as the same page
let waiting = Promise.resolve();

async function send(button) {
  const body = new URLSearchParams(new FormData(form(), button));
  const answer = await fetch(form().action, { method: "POST", body, headers: { "fabrica-part": "editor", accept: "text/html" } });
  const focused = document.activeElement;
  const id = focused?.id, place = focused?.closest("fieldset")?.id;
  Idiomorph.morph(main(), await answer.text(), { morphStyle: "outerHTML" });
  if (document.activeElement === document.body) (document.getElementById(id) ?? document.getElementById(`${place}-add`))?.focus({ preventScroll: true });
  say(document.getElementById("wrong")?.textContent ?? "");
}
const later = (button) => (waiting = waiting.then(() => send(button)).catch(() => (document.getElementById("lost").hidden = false)));

document.addEventListener("submit", (event) => {
  if (event.target !== form() || !KEEPS.includes(event.submitter?.value.split(" ")[0])) return;
  event.preventDefault();
  later(event.submitter);
});
document.addEventListener("change", (event) => event.target.form === form() && later());

// A card is a chip in a list, or lies in a slot; it goes to a list or a slot that takes such cards. Two slots change theirs.
let dragged;
const heldBy = (thing) => thing.closest("[data-holds]")?.dataset.holds ?? thing.dataset.slot;
const goal = (event) => {
  const place = event.target.closest?.("[data-slot], [data-holds]");
  return dragged && place && heldBy(place) === heldBy(dragged) && place !== dragged && !place.contains(dragged) ? place : undefined;
};
const valueOf = (thing) => thing.querySelector("input, select");

function move(thing, place) {
  const from = valueOf(thing), value = from.value, to = place.dataset.slot && valueOf(place);
  const old = to ? to.value : "";
  if (to) to.value = value;
  else place.querySelector("ul").append(Object.assign(document.createElement("input"), { type: "hidden", name: place.dataset.name, value }));
  if (from.tagName === "SELECT" || old) from.value = old;
  else thing.remove();
  later();
}
document.addEventListener("dragstart", (event) => {
  dragged = event.target.closest?.("[draggable]");
  if (dragged) event.dataTransfer.setData("text/plain", valueOf(dragged).value);
  document.body.classList.toggle("dragging", Boolean(dragged));
  for (const place of document.querySelectorAll("[data-slot], [data-holds]")) place.classList.toggle("target", dragged && heldBy(place) === heldBy(dragged));
});
document.addEventListener("dragover", (event) => goal(event) && event.preventDefault());
document.addEventListener("drop", (event) => {
  const place = goal(event);
  if (!place) return;
  event.preventDefault();
  move(dragged, place);
});
document.addEventListener("dragend", () => {
  dragged = undefined;
  for (const place of document.querySelectorAll(".target")) place.classList.remove("target");
});
