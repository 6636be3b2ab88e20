"""What people write is text wherever it is shown."""

from __future__ import annotations

from pathlib import Path

from server.visitors import FAST, LINK, ME, OPEN, open_server

NASTY = "<b onx=\"'&{{7*7}}%s{0}\\"


def test_words_of_people_are_text_wherever_they_appear(tmp_path: Path) -> None:
    with open_server(tmp_path, **FAST) as server:
        ann, bob = server.visitor(accept="text/html"), server.visitor(accept="text/html")
        match, invites = ann.creates({**ME, "name": NASTY}, LINK, OPEN)
        whole, _ = ann.creates({**ME, "name": NASTY})
        ann.plays_on(whole, 3)
        ann.ask("POST", "/new", data={"preset": "quick", "name": NASTY}, follow_redirects=False)
        joining = bob.get(f"/join/{invites['1']}")
        pages = [joining, ann.get("/"), ann.get(f"/g/{match}"), ann.get(f"/g/{whole}"), bob.get(f"/g/{whole}")]
        rules = bob.get("/fantastic-factories/rules", params={"q": NASTY})
        pages += [rules, bob.get("/fantastic-factories"), bob.get(f"/{NASTY}")]
        shown = [page.text for page in pages]
        assert not [text for text in shown if "<b onx" in text or "49%s" in text]
        assert sum("&lt;b onx=" in text for text in shown) >= 5
        assert ann.sees(whole)["seats"][0]["name"] == NASTY
        assert all(page.headers["content-type"] == "text/html; charset=utf-8" for page in pages)
