// What is shown, as it was sent: its mark, of when it is, and its lines where we have them. What is older never takes the place of what is newer.
import { Idiomorph } from "./idiomorph.js";
import { moving } from "./motion.js";
import { OPEN, linesAfter, main, say, shownNow, whenShown } from "./page.js";

export const marked = (text) => ({ mark: text?.split(" ")[0], when: Number(text?.split(" ")[1] ?? 0) });
let shown = marked(document.getElementById("mark")?.value);
export const markShown = () => (shown.lines ? shown.mark : undefined);

export function show(html, { mark, when }) {
  if (when && when < shown.when) return;
  shown = { mark, when, lines: html.split("\n") };
  return moving(html, () => redraw(html));
}

// On the page of a match what changes comes as a patch: old lines by their number, and new text. False: the whole page must be asked for.
export function receive({ when, from, to, parts }) {
  if (to === shown.mark) shown = { mark: to, when, lines: shown.lines ?? parts[0].split("\n") }; // as the page came, or as the answer to one's own move said
  else if (when <= shown.when) return;
  else if (from === shown.mark && shown.lines) return show(patched(shown.lines, parts), { mark: to, when });
  else if (!from && !document.querySelector(ASIDE)) return show(parts[0], { mark: to, when });
  else return false;
}
const patched = (lines, parts) => parts.flatMap((part) => (typeof part === "string" ? part : lines.slice(part[0], part[0] + part[1]))).join("\n");
const ASIDE = "#hint-text, main > .notice"; // said to one person alone

// What someone reads stays open while others move, as long as it is about the same thing; the focus stays.
export function redraw(html) {
  const open = main().querySelector(OPEN);
  const title = open && titleOf(open);
  const focused = document.activeElement?.id;
  const before = Number(main().dataset.lines ?? 0);
  Idiomorph.morph(main(), html, { morphStyle: "outerHTML" });
  if (open) keepOpen(open.id, title);
  restoreFocus(focused);
  shownNow(before);
}
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
whenShown((before) => {
  const lines = linesAfter(before).reverse();
  const asked = ["prompt-title", "hint-text"].map((id) => document.getElementById(id)?.textContent.trim() ?? "");
  say([...lines.map(aloud), ...asked].join(" "));
});
const aloud = (line) => {
  const told = line.cloneNode(true);
  for (const sign of told.querySelectorAll(".gain")) sign.textContent = ` ${sign.title}`;
  return told.textContent;
};
