// On a small window one zone is shown at a time: the one in play, until someone chooses another; a new one in play is shown at once.
import { whenShown } from "./page.js";

const inPlay = () => document.querySelector(".table[data-play]")?.dataset.play;
let played = inPlay();
whenShown(() => {
  if (inPlay() === played) return;
  played = inPlay();
  for (const tab of document.querySelectorAll(".tabs input:checked")) tab.checked = false;
});
