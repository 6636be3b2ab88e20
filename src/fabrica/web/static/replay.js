// A replay: the slider, the rounds, and playing by itself. Where it goes is a link of the strip, as without script.
import { whenShown } from "./page.js";

const PAUSES = { slow: 2000, normal: 1000, fast: 400 };
const part = (name) => document.getElementById(`replay-${name}`);
let playing, sliding;

function go(at) {
  const link = part("to");
  const to = new URL(link.href);
  to.searchParams.set("at", at);
  link.href = to;
  link.click();
}

document.addEventListener("input", ({ target }) => {
  if (target.id !== "replay-slider") return;
  stop();
  clearTimeout(sliding);
  sliding = setTimeout(() => go(target.value), 120);
});
document.addEventListener("change", ({ target }) => {
  if (target.id === "replay-round") go(target.value);
  if (target.id === "replay-speed") localStorage.setItem("replay-speed", target.value);
});
document.addEventListener("click", (event) => {
  if (event.target.closest("#replay-play")) return playing ? stop() : play();
  if (event.isTrusted && event.target.closest(".replay a, .log a")) stop();
});

function play() {
  const slider = part("slider");
  if (slider.value === slider.max) go(0);
  goOn();
}
function goOn() {
  clearTimeout(playing);
  playing = part("slider") && setTimeout(step, PAUSES[part("speed").value]);
  draw();
}
function step() {
  const slider = part("slider");
  if (!slider || slider.value === slider.max) return stop();
  go(Number(slider.value) + 1);
}
function stop() {
  clearTimeout(playing);
  playing = undefined;
  draw();
}
function draw() {
  const button = part("play");
  if (!button) return;
  button.hidden = part("speed").hidden = false;
  part("speed").value = localStorage.getItem("replay-speed") ?? "normal";
  button.setAttribute("aria-pressed", String(Boolean(playing)));
  const use = button.querySelector("use");
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, playing ? "#pause" : "#play"));
}
whenShown(() => (playing ? goOn() : draw()));
draw();
