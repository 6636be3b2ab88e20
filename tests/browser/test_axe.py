"""No page, in no state, theme or size, has a serious barrier that axe can find."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.conftest import Visitors
from browser.states import STATES

AXE = Path(__file__).parents[2] / "src/fabrica/web/node_modules/axe-core/axe.min.js"
RUN = """async (only) => (await axe.run(document, {resultTypes: ["violations"], ...(only && {runOnly: only})})).violations
    .filter(found => ["serious", "critical"].includes(found.impact))
    .flatMap(found => found.nodes.map(node => `${found.id}: ${node.html.slice(0, 200)} ${node.any[0]?.message ?? ""}`))"""
HEIGHT = {360: 740, 1440: 900}
BY_SIGHT = ["color-contrast", "scrollable-region-focusable"]  # what depends on the theme and the size
LOOKS = {
    "large": (1440, "light", "en", None),
    "small": (360, "dark", "pt", None),
    "large-dark": (1440, "dark", "en", BY_SIGHT),
    "small-light": (360, "light", "en", BY_SIGHT),
}


@pytest.mark.parametrize("look", LOOKS)
def test_no_barriers(visitors: Visitors, look: str) -> None:
    width, theme, language, only = LOOKS[look]
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in src/fabrica/web")
    page = visitors.new(language=language, viewport={"width": width, "height": HEIGHT[width]}, color_scheme=theme)
    axe = AXE.read_text(encoding="utf-8")
    found = {}
    for state in STATES:
        state(visitors, page)
        page.evaluate(axe)
        found[state.__name__] = page.evaluate(RUN, only)
    assert [f"{name}: {barrier}" for name, barriers in found.items() for barrier in barriers] == []
