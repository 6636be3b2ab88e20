// Dragging a thing (data-thing="die-3") to a place for its kind (data-drop="die"): the button there that takes it is pressed.
// A place with data-drop-own presses the button of the thing itself: a card that is put where it is built.
let dragged;
document.addEventListener("dragstart", (event) => {
  const thing = event.target.closest?.("[draggable=true]");
  if (!thing) return;
  dragged = thing;
  thing.classList.add("dragging");
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", thing.dataset.thing);
});
document.addEventListener("dragend", () => {
  dragged?.classList.remove("dragging");
  document.querySelectorAll(".drop-here").forEach((place) => place.classList.remove("drop-here"));
  dragged = undefined;
});
const placeUnder = (event) => dragged && event.target.closest?.(`[data-drop~="${dragged.dataset.thing.split("-")[0]}"]`);
document.addEventListener("dragover", (event) => {
  const place = placeUnder(event);
  document.querySelectorAll(".drop-here").forEach((other) => other !== place && other.classList.remove("drop-here"));
  if (!place) return;
  event.preventDefault();
  place.classList.add("drop-here");
});
document.addEventListener("drop", (event) => {
  const place = placeUnder(event);
  if (!place) return;
  event.preventDefault();
  const ways = fitting(place, dragged);
  if (ways.length === 1) ways[0].click();
  else (ownsDrop(place) ? dragged : place).querySelector("[popover]")?.showPopover();
});
const ownsDrop = (place) => place.dataset.dropOwn !== undefined;
function fitting(place, thing) {
  if (ownsDrop(place)) return only(thing.querySelectorAll("button[name=move]"));
  return only(place.querySelectorAll("button[name=move]")).filter((button) => (button.dataset.takes ?? "").split(" ").includes(thing.dataset.thing));
}
const only = (buttons) => [...new Map([...buttons].map((button) => [button.value, button])).values()];
