// The pages around a table: seats that are added and taken away, files that are dropped.
for (const button of document.querySelectorAll("[data-empties]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const select = button.form.elements[button.dataset.empties];
    select.value = "none";
    select.focus();
  });
}

// Of two seats that want a colour the other gets what this one had when its colours were opened: no two are alike.
const colours = () => [...document.querySelectorAll(".colours")];
const had = new Map();
document.addEventListener("beforetoggle", ({ target }) => target.matches(".colours") && colours().forEach((each) => had.set(each, each.querySelector(":checked").value)), true);
document.addEventListener("change", ({ target }) => {
  const own = target.closest?.(".colours");
  if (!own) return;
  for (const other of colours()) if (other !== own) other.querySelector(`[value="${had.get(other) === target.value ? had.get(own) : had.get(other)}"]`).checked = true;
});
document.addEventListener("click", ({ target }) => target.closest(".colours label") && !target.matches("input") && requestAnimationFrame(() => target.closest(".colours").hidePopover())); // by a pointer: by key one walks through them

const bringIn = document.getElementById("import");
const zone = bringIn?.querySelector(".drop-file");
const isFile = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
bringIn?.elements.file.addEventListener("change", () => bringIn.elements.file.files.length && bringIn.requestSubmit());
for (const kind of ["dragover", "dragleave", "drop"]) {
  document.addEventListener(kind, (event) => {
    if (!bringIn || !isFile(event)) return;
    event.preventDefault();
    bringIn.closest("details").open = true;
    zone.classList.toggle("over", kind === "dragover");
    if (kind !== "drop") return;
    bringIn.elements.file.files = event.dataTransfer.files;
    bringIn.requestSubmit();
  });
}

// Days as people say them.
const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
for (const time of document.querySelectorAll("time[datetime]")) {
  const days = Math.round((new Date(time.dateTime) - new Date(new Date().toISOString().slice(0, 10))) / 86_400_000);
  if (days > -7) time.textContent = words.format(days, "day");
}
