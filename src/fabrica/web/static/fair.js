// Before the deal the browser adds a random word to chance and remembers it; at the end it looks whether that word was counted.
const key = (match) => `nonce-${match}`;
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function addNonce() {
  const form = document.getElementById("add-nonce");
  if (!form || form.dataset.sent || form.elements.nonce.value) return;
  form.elements.nonce.value = hex(crypto.getRandomValues(new Uint8Array(16)));
  form.requestSubmit();
}

// What is sent is remembered, whoever chose it, with the fingerprint that was shown before.
document.addEventListener("submit", ({ target: form }) => {
  if (form.id === "add-nonce") localStorage.setItem(key(form.dataset.match), JSON.stringify({ nonce: form.elements.nonce.value.trim(), proof: form.dataset.proof }));
});

export async function checkFairness() {
  const shown = document.getElementById("fair");
  if (!shown) return;
  const { match, proof, seed, nonces } = shown.dataset;
  const mine = JSON.parse(localStorage.getItem(key(match)) ?? "null");
  const counted = !mine || (mine.proof === proof && nonces.split(" ").includes(mine.nonce));
  const fits = !crypto.subtle || hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`proof:${seed}`))) === proof;
  const isWrong = !counted || !fits;
  document.getElementById("fair-mine").hidden = !mine || isWrong;
  document.getElementById("fair-wrong").hidden = !isWrong;
  shown.open ||= isWrong;
}
