"""Set-up, in the order of the reference; factions and mats dealt, chosen or drafted; whose turn it is."""

from __future__ import annotations

import pytest

from fabrica.games.scythe import GAME
from fabrica.games.scythe.components import BANNED_PAIRS, FACTIONS, MATS
from scythe.sitting import Sitting, seat

BASE_FACTIONS = {faction.id for faction in FACTIONS if faction.set == "base"}
BASE_MATS = {mat.id for mat in MATS if mat.set == "base"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_begins_with_what_faction_and_mat_say(seats: int) -> None:
    game = Sitting.dealt(seats)
    now = game.now
    assert len(now["tokens"]) == 11
    assert len(now["factory"]) == (3 if seats == 1 else seats + 1)
    for me in now["seats"]:
        faction = next(faction for faction in FACTIONS if faction.id == me["faction"])
        mat = next(mat for mat in MATS if mat.id == me["mat"])
        assert (me["power"], sum(me["hand"].values())) == (faction.power, faction.cards)
        assert (me["coins"], me["popularity"], len(me["objectives"])) == (mat.coins, mat.popularity, 2)
        assert (me["character"], sorted(me["workers"].values()), me["mechs"]) == (f"base_{faction.id}", [1, 1], {})
        assert (me["token"], me["stars"], me["structures"], me["recruits"]) == (None, {}, {}, {})


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_lowest_mat_begins_and_play_goes_clockwise(seats: int) -> None:
    game = Sitting.dealt(seats)
    ranks = [[mat.id for mat in MATS].index(me["mat"]) for me in game.now["seats"]]
    assert game.now["turn"] == ranks.index(min(ranks))
    order = []
    while game.now["round"] == 1:
        order.append([faction.id for faction in FACTIONS].index(game.of(game.now["turn"])["faction"]))
        while game.now["turn"] == game.active[0] and len(order) <= seats and game.step != "end":
            words = game.words()
            game.say("done" if "done" in words else next(word for word in words if word.startswith("section")))
        game.say("done")
    assert len(order) == seats
    assert sum(later < earlier for earlier, later in zip(order, [*order[1:], order[0]], strict=True)) == 1


def test_a_seat_has_seven_factions_with_the_invaders() -> None:
    game = Sitting.dealt(2, deal="chosen", invaders="yes")
    assert len(game.words()) == 7
    assert len(Sitting.dealt(7, deal="chosen").words()) == 7
    assert game.places("faction") > BASE_FACTIONS == Sitting.dealt(2, deal="chosen").places("faction")


def test_chosen_in_the_order_of_the_seats() -> None:
    game = Sitting.dealt(2, deal="chosen").say("faction rusviet")
    assert game.places("mat") == BASE_MATS - {"industrial"}
    game.say("mat mechanical")
    assert (game.active, game.step, "rusviet" in game.places("faction")) == ([1], "faction", False)
    game.say("faction nordic", "mat industrial")
    assert (game.step, game.now["turn"], len(game.of(0)["objectives"])) == ("section", 1, 2)


def test_drafted_from_a_drawn_seat_and_back() -> None:
    game = Sitting.dealt(3, deal="drafted")
    first = game.active[0]
    assert first == game.now["pending"]["first"]
    seats = []
    for word in ("faction nordic", "faction saxony", "faction polania", "mat engineering", "mat patriotic", "mat mechanical"):
        seats += game.active
        game.say(word)
    forth = [(first + i) % 3 for i in range(3)]
    assert seats == [*forth, *reversed(forth)]


def test_the_last_seat_is_never_left_with_a_banned_pair() -> None:
    game = Sitting.dealt(5, deal="chosen")
    for words in ("nordic industrial", "saxony engineering", "polania mechanical"):
        faction, mat = words.split()
        game.say(f"faction {faction}", f"mat {mat}")
    game.say("faction rusviet")  # Crimea is left, and must not be left with Patriotic
    assert game.step == "section"
    assert [me["mat"] for me in game.now["seats"]][3:] == ["patriotic", "agricultural"]


@pytest.mark.parametrize("key", range(30))
def test_no_banned_pair_is_dealt(key: int) -> None:
    pairs = {(me["faction"], me["mat"]) for me in Sitting.dealt(5, f"{key}").now["seats"]}
    assert not pairs & set(BANNED_PAIRS)


def test_the_automa_may_begin() -> None:
    game = Sitting.dealt(1, **{"automa-start": "automa", "automa-faction": "saxony"})
    assert (game.now["automa"]["faction"], game.now["automa"]["card"] is not None) == ("saxony", True)
    assert (game.now["turn"], game.now["round"], game.active) == (0, 1, [0])


def test_relentless() -> None:
    rusviet = seat("rusviet", token="bolster", factory_card=3)
    assert "section bolster" in Sitting(rusviet, seat("saxony")).words()
    assert "section bolster" not in Sitting(seat("nordic", token="bolster"), seat("saxony")).words()
    again = {**rusviet, "token": "factory"}
    assert "section factory" not in Sitting(again, seat("saxony")).words()
    assert "section factory" in Sitting(again, seat("saxony"), options={"relentless-factory": "yes"}).words()


def test_what_reveals() -> None:
    """Chance, a second commitment, a look at Factory cards, an objective, a combat card paid openly: nothing else."""
    game = Sitting(seat("crimea", coins=21, objectives=[12, 1]), seat("saxony")).say("section bolster", "top power")
    assert not [event for event in game.events if event[0] in ("reveal", "draw_combat")]
    assert "reveal" in [name for name, _, _ in game.say("objective 12").events]
    look = Sitting(seat("crimea", character="r5c3"), seat("saxony")).say("section move", "character", "to r4c3")
    assert "reveal" in [name for name, _, _ in look.events]
