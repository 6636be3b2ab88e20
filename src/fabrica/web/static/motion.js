// What others do is seen one step at a time: each state of the page that comes is a step, shown as soon as the one before has been seen.
// Whoever presses anything sees the end at once; what is shown last is how things stand.
import { fly, land, remember, slideLines, taker, told, topLine } from "./flights.js";
import { main, movesSeen, still } from "./page.js";

const PACES = { slow: 750, normal: 350, fast: 170, off: 0 }; // milliseconds of a step
const KEPT = 24; // steps to be seen again
const HASTE = 8; // steps that wait: with more of them, each is shorter
const waiting = [];
let recent = []; // since one's own last move
let isAnswer = false; // whether the next state answers to what was just pressed
let until = 0;
let timer;

export const pace = () => localStorage.getItem("pace") ?? "normal";
export const setPace = (name) => localStorage.setItem("pace", name);
const duration = () => (document.hidden || still.matches ? 0 : (PACES[pace()] ?? PACES.normal) / Math.max(1, waiting.length / HASTE));

// Makes a change of the page to `html`, at once or in its turn.
export function moving(html, change) {
  recent = [...recent, { html, change }].slice(-KEPT);
  const isBusy = waiting.length > 0 || performance.now() < until;
  if (isBusy && !isAnswer && duration()) return queue({ html, change });
  waiting.length = 0;
  isAnswer = false;
  return perform({ html, change });
}

function queue(step) {
  waiting.push(step);
  timer ??= setTimeout(next, Math.max(0, until - performance.now()));
}
function next() {
  timer = undefined;
  if (!waiting.length) return;
  perform(waiting.shift());
  if (waiting.length) timer = setTimeout(next, Math.max(0, until - performance.now()));
}

function perform({ html, change }) {
  const [ms, lines] = [duration(), Number(main().dataset.lines ?? 0)];
  land();
  const [before, line] = ms ? [remember(html), topLine()] : [[]];
  change();
  const moves = ms ? fly(before, ms, taker(lines)) : { moved: [], come: [], gone: [] };
  slideLines(line, ms);
  if (pace() !== "off" && !document.hidden) told(lines, ms || PACES.normal, ms > 0);
  const hasSeen = Object.values(moves).some((kinds) => kinds.length) || Number(main().dataset.lines ?? 0) > lines;
  until = performance.now() + (hasSeen ? ms * 1.25 : 0);
  movesSeen(moves);
}

// A press: nothing waits any more. It is heard first, for it was meant for what was shown.
function skip(event) {
  if (event.target.closest?.("#missed")) return;
  isAnswer = true;
  setTimeout(() => {
    if (!waiting.length) return;
    const [last, line] = [waiting.at(-1), topLine()];
    waiting.length = 0;
    land();
    last.change();
    slideLines(line, duration());
  });
}
document.addEventListener("click", skip, true);
document.addEventListener("keydown", skip, true);
document.addEventListener("submit", () => (recent = []), true);

// What was missed: the steps since one's own last move, once more.
export const stepsSince = () => recent;
export function playAgain(steps) {
  waiting.length = 0;
  isAnswer = false;
  until = 0;
  land();
  steps[0].change();
  for (const step of steps.slice(1)) queue(step);
}
