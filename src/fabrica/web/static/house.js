// The page in a browser: what is sent, what comes back is morphed in place; each part of it is a module of its own.
import { addNonce, checkFairness } from "./fair.js";
import { say, whenShown } from "./page.js";
import { connect } from "./sending.js";
import "./selecting.js";
import "./explaining.js";
import "./keys.js";
import "./pages.js";
import "./replay.js";
import "./panels.js";
import "./sounds.js";
import "./watching.js";

// Small conveniences.
document.getElementById("language")?.addEventListener("change", (event) => event.target.form.submit());
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  if (!(await navigator.clipboard?.writeText(field.value).then(() => true, () => false))) return; // it is selected, at least
  button.querySelector("span").textContent = button.dataset.done;
  say(button.dataset.done);
});
document.getElementById("rules-search")?.addEventListener("input", (event) => {
  const wanted = event.target.value.trim().toLowerCase();
  let found = 0;
  for (const rule of document.querySelectorAll(".rule")) {
    rule.hidden = !rule.textContent.toLowerCase().includes(wanted);
    found += !rule.hidden;
  }
  for (const part of document.querySelectorAll(".texts > section:has(.rule)")) part.hidden = !part.querySelector(".rule:not([hidden])");
  document.getElementById("rules-none").hidden = found > 0;
});

const begin = () => (connect(), addNonce(), checkFairness());
whenShown(begin);
begin();
