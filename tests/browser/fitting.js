// What does not fit on a page with a table, as sentences. Looked at are texts (but those for readers alone) and buttons; what lies in a pile
// (it scrolls, or is a fan) may be covered there.
([isSmall, least]) => {
  const faults = [], name = (thing) => `${thing.tagName.toLowerCase()}.${[...thing.classList].join(".")} "${thing.textContent.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  const table = document.querySelector(".table"), page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) faults.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
  if (!table || table.classList.contains("loose")) return [...faults, "the table has no zones"];
  const unseen = (thing) => getComputedStyle(thing).clipPath !== "none" || !thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || thing.closest(".only-read, [popover]:not(:popover-open), .wide");
  const scrolls = (thing) => /auto|scroll/.test(getComputedStyle(thing).overflow);
  const clips = (thing) => /hidden|clip/.test(getComputedStyle(thing).overflow);
  const around = function* (thing) { for (let at = thing.parentElement; at && at !== document.body; at = at.parentElement) yield at; };
  const inside = (box, other, slack = 1.5) => box.left >= other.left - slack && box.right <= other.right + slack && box.top >= other.top - slack && box.bottom <= other.bottom + slack;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const say = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
  const look = (thing, box, what) => {
    const ways = [...around(thing)], pile = ways.find((at) => scrolls(at) && at.matches(".table *, .about")), zone = thing.closest(".zone");
    const clip = ways.find((at) => clips(at) && !at.matches("html, body"));
    if (clip && !(pile && clip.contains(pile)) && !inside(box, clip.getBoundingClientRect())) faults.push(`${what} is cut: ${name(thing)} ${say(box)} in ${name(clip).slice(0, 40)} ${say(clip.getBoundingClientRect())}`);
    if (pile) return;
    if (!inside(box, window_)) faults.push(`${what} lies outside of the window: ${name(thing)} ${say(box)}`);
    else if (zone && !zone.matches(".z-bar") && !inside(box, zone.getBoundingClientRect(), 4)) faults.push(`${what} lies outside of its zone: ${name(thing)} ${say(box)}`);
  };
  const texts = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const thing = node.parentElement;
    if (!node.data.trim() || !thing.closest(".table, .top") || thing.closest("option, script, noscript") || unseen(thing)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const scale = thing.ownerSVGElement ? (thing.getScreenCTM()?.a ?? 1) : 1;
    if (parseFloat(getComputedStyle(thing).fontSize) * scale < least - 0.1) faults.push(`text is too small: ${name(thing)} ${getComputedStyle(thing).fontSize}`);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      look(thing, box, "text");
      texts.push({ thing, box });
    }
  }
  const buttons = [...table.querySelectorAll("button, a, summary")].filter((thing) => !unseen(thing));
  for (const thing of buttons) look(thing, thing.getBoundingClientRect(), "a button");
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3.5;
  const piled = (a, b) => [a, b].some((thing) => thing.closest("[popover]")) || [...around(a)].some((at) => (at.matches(".fan") || (at.matches(".table *") && scrolls(at))) && !(at.contains(b) && at.matches(":not(.fan)")))
      || [...around(b)].some((at) => (at.matches(".fan") || (at.matches(".table *") && scrolls(at))) && !(at.contains(a) && at.matches(":not(.fan)")));
  for (let n = 0; n < texts.length; n++) for (let m = n + 1; m < texts.length; m++)
    if (over(texts[n].box, texts[m].box) && texts[n].thing !== texts[m].thing && !piled(texts[n].thing, texts[m].thing)) faults.push(`texts overlap: ${name(texts[n].thing)} and ${name(texts[m].thing)} ${say(texts[n].box)}`);
  for (const button of buttons.filter((thing) => getComputedStyle(thing).position === "absolute")) for (const { thing, box } of texts)
    if (!button.contains(thing) && over(button.getBoundingClientRect(), box) && !piled(button, thing)) faults.push(`a button lies on text: ${name(button)} on ${name(thing)}`);
  return [...new Set(faults)];
}
