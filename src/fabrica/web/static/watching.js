// Beside the log: how fast others' moves are shown, what was missed, and what a line is about.
import { pace, playAgain, setPace, stepsSince } from "./motion.js";
import { main, whenShown } from "./page.js";
import { redraw } from "./showing.js";

const chooser = () => document.getElementById("pace");
const showPace = () => chooser() && (chooser().value = pace());
document.addEventListener("change", (event) => event.target.id === "pace" && setPace(event.target.value));
whenShown(showPace);
showPace();

// What did I miss? What was seen since one's own last move; on a page that has just been opened, as replays tell it.
document.addEventListener("click", async (event) => {
  if (!event.target.closest("#missed")) return;
  const steps = stepsSince().length > 1 ? stepsSince() : await replays();
  if (steps.length > 1) playAgain(steps);
});
const MOST = 12;
async function replays() {
  const own = document.querySelector("#play [name=seat]")?.value;
  const lines = [...main().querySelectorAll(".log li[value]")];
  const last = lines.findIndex((line) => line.dataset.seat === own);
  const moments = lines.slice(0, last < 0 ? MOST : Math.min(MOST, last + 1)).reverse();
  const now = { html: main().outerHTML };
  const pages = await Promise.all(moments.slice(0, -1).map((line) => moment(line.querySelector("a").href)));
  return [...pages.map((html) => ({ html })), now].map(({ html }) => ({ html, change: () => redraw(html) }));
}
const PART = { "fabrica-part": "live", accept: "text/html" };
const moment = (href) => fetch(href, { headers: PART }).then((answer) => answer.text()).then(asNow);

// A moment of a replay, on the page that goes on: without the replay's own controls, and still following the stream.
function asNow(html) {
  const then = new DOMParser().parseFromString(html, "text/html").getElementById("main");
  then.querySelector(".replay")?.remove();
  for (const name of ["data-stream", "data-refresh", "data-number"]) if (main().hasAttribute(name)) then.setAttribute(name, main().getAttribute(name));
  return then.outerHTML;
}

// A line of the log points at the things that it names.
const POINTED = "pointed";
const unpoint = () => document.querySelectorAll(`.${POINTED}`).forEach((thing) => thing.classList.remove(POINTED));
function point(event) {
  unpoint();
  const line = event.target.closest?.(".log li[data-about]");
  if (!line) return;
  const named = line.dataset.about.split(" ").filter((word) => word.length > 1);
  const things = named.flatMap((word) => [...main().querySelectorAll(`[data-move$="-${CSS.escape(word)}"], [data-place="${CSS.escape(word)}"]`)]);
  for (const thing of things) thing.classList.add(POINTED);
}
document.addEventListener("pointerover", point);
document.addEventListener("focusin", point);
