// Sounds, made here and not fetched. They are off until they are wanted.
import { whenMoved, whenShown } from "./page.js";

const button = document.getElementById("sound");
const isWanted = () => localStorage.getItem("sound") === "on";
let studio;

// A tone that fades; a burst of noise, as of wood on wood.
function tone(pitch, after = 0, length = 0.22, volume = 0.08, type = "triangle") {
  const [source, level, start] = [studio.createOscillator(), studio.createGain(), studio.currentTime + after];
  source.type = type;
  source.frequency.value = pitch;
  play(source, level, start, length, volume);
}
function knock(pitch, after = 0, length = 0.07, volume = 0.25) {
  const [source, filter, level, start] = [studio.createBufferSource(), studio.createBiquadFilter(), studio.createGain(), studio.currentTime + after];
  source.buffer = noise();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter);
  play(source, level, start, length, volume, filter);
}
function play(source, level, start, length, volume, last = source) {
  level.gain.setValueAtTime(volume, start);
  level.gain.exponentialRampToValueAtTime(0.001, start + length);
  last.connect(level).connect(studio.destination);
  source.start(start);
  source.stop(start + length);
}
let hiss;
function noise() {
  if (hiss) return hiss;
  hiss = studio.createBuffer(1, studio.sampleRate / 4, studio.sampleRate);
  const wave = hiss.getChannelData(0);
  for (let n = 0; n < wave.length; n++) wave[n] = 2 * Math.random() - 1;
  return hiss;
}

const SOUNDS = {
  roll: () => [0, 0.06, 0.11, 0.19, 0.3].forEach((after, n) => knock(1900 - 170 * n, after, 0.06, 0.3 - 0.04 * n)),
  place: () => (knock(900), tone(180, 0, 0.09, 0.12, "sine")),
  build: () => (knock(1300), knock(1300, 0.13), tone(330, 0.26, 0.2, 0.06)),
  turn: () => (tone(523), tone(784, 0.13, 0.35)),
  win: () => [523, 659, 784, 1047].forEach((pitch, n) => tone(pitch, n * 0.14, 0.5, 0.07)),
};
export function sound(name) {
  if (!isWanted()) return;
  studio ??= new AudioContext();
  document.documentElement.dataset.heard = name;
  SOUNDS[name]();
}

// What is heard: dice that come are rolled, what moves is placed, what comes is built; then that it is one's turn, or that one has won.
whenMoved(({ moved, come, gone }) => {
  const isDie = (kind) => kind.startsWith("die");
  if (come.some(isDie)) sound("roll");
  else if (moved.length) sound("place");
  else if (come.length || gone.length) sound("build");
});
const isMine = () => Boolean(document.querySelector(".prompt.yours"));
let [wasMine, wasOver] = [isMine(), Boolean(document.querySelector(".ended"))];
whenShown(() => {
  const over = document.querySelector(".ended");
  if (isMine() && !wasMine) sound("turn");
  if (over && !wasOver && over.matches(".won")) sound("win");
  [wasMine, wasOver] = [isMine(), Boolean(over)];
});

function show() {
  button?.setAttribute("aria-pressed", String(isWanted()));
  const use = button?.querySelector("use");
  use?.setAttribute("href", use.getAttribute("href").replace(/#.*/, isWanted() ? "#sound_on" : "#sound_off"));
}
button?.addEventListener("click", () => {
  localStorage.setItem("sound", isWanted() ? "off" : "on");
  show();
  sound("turn");
});
show();
