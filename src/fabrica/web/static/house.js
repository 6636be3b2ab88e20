// The page in a browser: what is sent, what comes back is morphed in place, and cards and dice move to where they went.
import { addNonce, checkFairness } from "./fair.js";
import { Idiomorph } from "./idiomorph.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const main = () => document.getElementById("main");
const PART = { "fabrica-part": "live", accept: "text/html" };
const MARK = "fabrica-mark";

// Moving visibly: of the kinds of things that are not where they were, each gets a name, numbered in order, and keeps it.
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

function swap(html) {
  const moving = document.startViewTransition && !still.matches && !document.hidden ? moved(html) : [];
  nameThings(moving);
  const change = () => {
    const open = document.querySelector(OPEN);
    const title = open && titleOf(open);
    const focused = document.activeElement?.id;
    const before = Number(main().dataset.lines ?? 0);
    Idiomorph.morph(main(), html, { morphStyle: "outerHTML" });
    nameThings(moving);
    if (open) keepOpen(open.id, title);
    restoreFocus(focused);
    tell(before);
    connect();
    addNonce();
    checkFairness();
  };
  if (!moving.length) return change();
  const transition = document.startViewTransition(change);
  for (const part of [transition.ready, transition.finished]) part.catch(() => {}); // the next move may come before the end
  return transition.updateCallbackDone;
}

// What someone reads stays open while others move, as long as it is about the same thing.
const OPEN = "[popover]:popover-open";
const titleOf = (menu) => document.getElementById(menu.getAttribute("aria-labelledby"))?.textContent;
function keepOpen(id, title) {
  const menu = document.getElementById(id);
  if (menu) menu.togglePopover(titleOf(menu) === title);
}

function restoreFocus(id) {
  const same = id && document.getElementById(id);
  if (same && same !== document.activeElement && !same.disabled) same.focus({ preventScroll: true });
  else if (document.activeElement === document.body) (document.getElementById("prompt-title") ?? document.getElementById("curtain-go"))?.focus({ preventScroll: true });
}

// For those who listen: the new lines of the log, and what is to be done.
function tell(before) {
  const lines = [...document.querySelectorAll(".log li[value]")].filter((line) => Number(line.value) > before).reverse();
  const asked = ["prompt-title", "hint-text"].map((id) => document.getElementById(id)?.textContent.trim() ?? "");
  const words = [...lines.map((line) => line.textContent), ...asked];
  document.getElementById("said").textContent = words.join(" ");
  if (lines.length) sound(document.querySelector(".prompt.yours") ? 660 : 440);
}

// Sending and asking, one at a time. What was lost stays said until the same is there again: a stream that goes on does not bring an answer back.
let busy = Promise.resolve();
const next = (work) => (busy = busy.then(work).catch(() => lost("answer")));
const missing = new Set();
const lost = (what) => (missing.add(what), (document.getElementById("lost").hidden = false));
const found = (what) => (missing.delete(what), (document.getElementById("lost").hidden = missing.size === 0));
const ask = (url, options) => answered(url, options).then(() => found("answer"));

async function answered(url, options = {}) {
  const has = options.method && shown.lines ? { [MARK]: shown.mark } : {};
  const answer = await fetch(url, { ...options, headers: { ...PART, ...has } });
  const type = answer.headers.get("content-type") ?? "";
  if (type.startsWith("application/json") && answer.ok) return receive(await answer.json());
  if (type.startsWith("text/html")) {
    const html = await answer.text();
    if (html.includes('id="main"') && !html.includes("<html")) return show(html, marked(answer.headers.get(MARK)));
    document.open();
    document.write(html);
    document.close();
  }
}

// What is shown, as it was sent: its mark, of when it is, and its lines where we have them. What is older never takes the place of what is newer;
// on the page of a match what changes comes as a patch: old lines by their number, and new text.
const marked = (text) => ({ mark: text?.split(" ")[0], when: Number(text?.split(" ")[1] ?? 0) });
let shown = marked(document.getElementById("mark")?.value);
function show(html, { mark, when }) {
  if (when && when < shown.when) return;
  shown = { mark, when, lines: html.split("\n") };
  return swap(html);
}
const patched = (lines, parts) => parts.flatMap((part) => (typeof part === "string" ? part : lines.slice(part[0], part[0] + part[1]))).join("\n");
function receive({ when, from, to, parts }) {
  if (to === shown.mark) shown = { mark: to, when, lines: shown.lines ?? parts[0].split("\n") }; // as the page came, or as the answer to one's own move said
  else if (when <= shown.when) return;
  else if (from === shown.mark && shown.lines) return show(patched(shown.lines, parts), { mark: to, when });
  else if (!from && !document.querySelector(ASIDE)) return show(parts[0], { mark: to, when });
  else return ask(main().dataset.refresh);
}
const ASIDE = "#hint-text, main > .notice"; // said to one person alone

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-live]")) return;
  event.preventDefault();
  const button = event.submitter;
  const body = new URLSearchParams(new FormData(form, button));
  const url = button?.getAttribute("formaction") ?? form.action;
  if (form.dataset.sent === body.get("version") + body.get("move") + url) return;
  form.dataset.sent = body.get("version") + body.get("move") + url;
  document.querySelector(OPEN)?.hidePopover();
  next(() => ask(url, { method: "POST", body }).then(reveal).finally(() => delete form.dataset.sent));
});

// After one's own move: what can be done next comes into view, if none of it is there.
function reveal() {
  const can = [...document.querySelectorAll("main .can")].filter((thing) => thing.checkVisibility());
  const top = document.querySelector(".prompt")?.getBoundingClientRect().height ?? 0;
  const isSeen = (box) => box.top >= top && box.bottom <= innerHeight;
  if (can.length && !can.some((thing) => isSeen(thing.getBoundingClientRect()))) can[0].scrollIntoView({ block: "center", behavior: still.matches ? "auto" : "smooth" });
}

// The stream: what has changed on the page of a match; of other pages a notice that something is new, and the page asks for itself again.
let stream;
function connect() {
  const url = main()?.dataset.stream ?? "";
  if (stream?.address === url) return;
  stream?.source.close();
  found("stream");
  stream = url ? { address: url, source: new EventSource(url) } : undefined;
  stream?.source.addEventListener("changed", (event) => next(() => (JSON.parse(event.data).number > Number(main().dataset.number) ? ask(main().dataset.refresh) : undefined)));
  stream?.source.addEventListener("page", (event) => next(() => receive(JSON.parse(event.data))));
  stream?.source.addEventListener("open", () => found("stream"));
  stream?.source.addEventListener("error", () => lost("stream"));
}

// Links that only change the table: replays.
document.addEventListener("click", (event) => {
  const link = event.target.closest(".replay a[href], .log a[href]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.getAttribute("href").startsWith("#") || !link.search.includes("at=")) return;
  event.preventDefault();
  history.pushState(null, "", link.href);
  next(() => ask(link.href));
});
addEventListener("popstate", () => next(() => ask(location.href)));

// A hint is asked for in place, and what it points at comes into view.
document.addEventListener("click", (event) => {
  const link = event.target.closest("#hint");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  document.getElementById("said").textContent = link.dataset.thinking;
  next(() => ask(link.href).then(point).finally(() => link.removeAttribute("aria-busy")));
});
function point() {
  const thing = [...document.querySelectorAll("main .hinted")].find((lit) => lit.checkVisibility());
  const box = thing?.getBoundingClientRect();
  if (box && (box.top < 0 || box.bottom > innerHeight)) thing.scrollIntoView({ block: box.height > innerHeight ? "start" : "center", behavior: still.matches ? "auto" : "smooth" });
}

// Keys: arrows step through a replay, u and r undo and redo, h gives a hint.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  const thing = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  if (!thing || thing.disabled || (event.key.startsWith("Arrow") && event.target.closest(".log ol"))) return;
  event.preventDefault();
  thing.click();
});

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

// Sound: off until it is wanted.
const soundButton = document.getElementById("sound");
let wantsSound = localStorage.getItem("sound") === "on";
let player;
function showSound() {
  soundButton?.setAttribute("aria-pressed", String(wantsSound));
  const use = soundButton?.querySelector("use");
  use?.setAttribute("href", use.getAttribute("href").replace(/#.*/, wantsSound ? "#sound_on" : "#sound_off"));
}
soundButton?.addEventListener("click", () => {
  wantsSound = !wantsSound;
  localStorage.setItem("sound", wantsSound ? "on" : "off");
  showSound();
  sound(550);
});
function sound(pitch) {
  if (!wantsSound) return;
  player ??= new AudioContext();
  const [tone, volume] = [player.createOscillator(), player.createGain()];
  tone.frequency.value = pitch;
  tone.type = "triangle";
  volume.gain.setValueAtTime(0.08, player.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, player.currentTime + 0.25);
  tone.connect(volume).connect(player.destination);
  tone.start();
  tone.stop(player.currentTime + 0.25);
}

// Small conveniences.
document.getElementById("language")?.addEventListener("change", (event) => event.target.form.submit());
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  if (!(await navigator.clipboard?.writeText(field.value).then(() => true, () => false))) return; // it is selected, at least
  button.querySelector("span").textContent = button.dataset.done;
  document.getElementById("said").textContent = button.dataset.done;
});
document.getElementById("rules-search")?.addEventListener("input", (event) => {
  const wanted = event.target.value.trim().toLowerCase();
  let found = 0;
  for (const rule of document.querySelectorAll(".rule")) {
    rule.hidden = !rule.textContent.toLowerCase().includes(wanted);
    found += !rule.hidden;
  }
  for (const part of document.querySelectorAll(".texts > section:has(.rule)")) part.hidden = !part.querySelector(".rule:not([hidden])");
  document.getElementById("rules-none").hidden = found > 0;
});

showSound();
connect();
addNonce();
checkFairness();
