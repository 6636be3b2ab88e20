// What all modules of the page's script share.
export const main = () => document.getElementById("main");
export const still = matchMedia("(prefers-reduced-motion: reduce)");
export const OPEN = "[popover]:popover-open";
export const OTHERS_KEYS = (event) => event.ctrlKey || event.metaKey || event.altKey; // the browser's own

// For those who listen.
export const say = (text) => (document.getElementById("said").textContent = text);

// After each change of the table: `change` gets the number of log lines that were there before.
export const whenShown = (change) => document.addEventListener("shown", (event) => change(event.detail.before));
export const shownNow = (before) => document.dispatchEvent(new CustomEvent("shown", { detail: { before } }));

// After each change: which kinds of things (data-move) have moved, come and gone.
export const whenMoved = (heard) => document.addEventListener("moved", (event) => heard(event.detail));
export const movesSeen = (moves) => document.dispatchEvent(new CustomEvent("moved", { detail: moves }));

// The lines of the log since there were so many, the newest first.
export const linesAfter = (before) => [...document.querySelectorAll(".log li[value]")].filter((line) => Number(line.value) > before);
