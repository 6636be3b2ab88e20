// Keys: arrows step through a replay, u and r undo and redo, h gives a hint.
import { OTHERS_KEYS } from "./page.js";

document.addEventListener("keydown", (event) => {
  if (OTHERS_KEYS(event) || event.target.matches("input:not([type=radio]), select, textarea")) return;
  const thing = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  if (!thing || thing.disabled || thing.ariaDisabled === "true" || (event.key.startsWith("Arrow") && event.target.closest(".log ol, .tabs"))) return;
  event.preventDefault();
  thing.click();
});
