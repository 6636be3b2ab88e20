// Sound: off until it is wanted.
import { whenShown } from "./page.js";

const button = document.getElementById("sound");
let isWanted = localStorage.getItem("sound") === "on";
let player;

function showSound() {
  button?.setAttribute("aria-pressed", String(isWanted));
  const use = button?.querySelector("use");
  use?.setAttribute("href", use.getAttribute("href").replace(/#.*/, isWanted ? "#sound_on" : "#sound_off"));
}
button?.addEventListener("click", () => {
  isWanted = !isWanted;
  localStorage.setItem("sound", isWanted ? "on" : "off");
  showSound();
  sound(550);
});
function sound(pitch) {
  if (!isWanted) return;
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
const lines = () => document.querySelectorAll(".log li[value]");
whenShown((before) => [...lines()].some((line) => Number(line.value) > before) && sound(document.querySelector(".prompt.yours") ? 660 : 440));
showSound();
