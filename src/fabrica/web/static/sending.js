// Sending and asking, one at a time. What was lost stays said until the same is there again: a stream that goes on does not bring an answer back.
import { OPEN, OTHERS_KEYS, main, say, still, whenShown } from "./page.js";
import { markShown, marked, receive, show } from "./showing.js";

const PART = { "fabrica-part": "live", accept: "text/html" };
const MARK = "fabrica-mark";

let busy = Promise.resolve();
const next = (work) => (busy = busy.then(work).catch(() => lost("answer")));
const missing = new Set();
const lost = (what) => (missing.add(what), (document.getElementById("lost").hidden = false));
const found = (what) => (missing.delete(what), (document.getElementById("lost").hidden = missing.size === 0));
const ask = (url, options) => answered(url, options).then(() => found("answer"));
const askAgain = () => ask(main().dataset.refresh);

async function answered(url, options = {}) {
  const has = options.method && markShown() ? { [MARK]: markShown() } : {};
  const answer = await fetch(url, { ...options, headers: { ...PART, ...has } });
  const type = answer.headers.get("content-type") ?? "";
  if (type.startsWith("application/json") && answer.ok) return take(await answer.json());
  if (type.startsWith("text/html")) {
    const html = await answer.text();
    if (html.includes('id="main"') && !html.includes("<html")) return show(html, marked(answer.headers.get(MARK)));
    document.open();
    document.write(html);
    document.close();
  }
}
const take = (patch) => Promise.resolve(receive(patch)).then((done) => (done === false ? askAgain() : done));

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-live]")) return;
  event.preventDefault();
  const button = event.submitter;
  const body = new URLSearchParams(new FormData(form, button));
  const url = button?.getAttribute("formaction") ?? form.action;
  const sent = body.get("version") + body.get("move") + url;
  if (button?.ariaDisabled === "true" || form.dataset.sent === sent) return;
  form.dataset.sent = sent;
  document.querySelector(OPEN)?.hidePopover();
  next(() => ask(url, { method: "POST", body }).then(reveal).finally(() => delete form.dataset.sent));
});

// After one's own move on a page that scrolls: what can be done next comes into view, if none of it is there.
function reveal() {
  if (!document.querySelector(".loose")) return;
  const can = [...document.querySelectorAll("main .can")].filter((thing) => thing.checkVisibility());
  const top = document.querySelector(".prompt")?.getBoundingClientRect().height ?? 0;
  const isSeen = (box) => box.top >= top && box.bottom <= innerHeight;
  if (can.length && !can.some((thing) => isSeen(thing.getBoundingClientRect()))) can[0].scrollIntoView({ block: "center", behavior: still.matches ? "auto" : "smooth" });
}

// The stream: what has changed on the page of a match; of other pages a notice that something is new, and the page asks for itself again.
let stream;
export function connect() {
  const url = main()?.dataset.stream ?? "";
  if (stream?.address === url) return;
  stream?.source.close();
  found("stream");
  stream = url ? { address: url, source: new EventSource(url) } : undefined;
  stream?.source.addEventListener("changed", (event) => next(() => (JSON.parse(event.data).number > Number(main().dataset.number) ? askAgain() : undefined)));
  stream?.source.addEventListener("page", (event) => next(() => take(JSON.parse(event.data))));
  stream?.source.addEventListener("open", () => found("stream"));
  stream?.source.addEventListener("error", () => lost("stream"));
}
whenShown(connect);

// Links that only change the table: replays. Others that name a moment, as to share it, lead elsewhere.
document.addEventListener("click", (event) => {
  const link = event.target.closest(".replay a[href], .log a[href]");
  if (!link || OTHERS_KEYS(event) || event.shiftKey || link.getAttribute("href").startsWith("#") || link.pathname !== location.pathname || !link.search.includes("at=")) return;
  event.preventDefault();
  history.pushState(null, "", link.href);
  next(() => ask(link.href));
});
addEventListener("popstate", () => next(() => ask(location.href)));

// A hint is asked for in place, and what it points at comes into view.
document.addEventListener("click", (event) => {
  const link = event.target.closest("#hint");
  if (!link || OTHERS_KEYS(event) || event.shiftKey) return;
  event.preventDefault();
  if (link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  say(link.dataset.thinking);
  next(() => ask(link.href).then(point).finally(() => link.removeAttribute("aria-busy")));
});
function point() {
  const thing = [...document.querySelectorAll("main .hinted")].find((lit) => lit.checkVisibility());
  thing?.scrollIntoView({ block: "nearest", behavior: still.matches ? "auto" : "smooth" });
}
