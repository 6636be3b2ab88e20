"""The game's table as a page: what is shown, and what can be done with each thing on it."""

from fabrica.games.fantastic_factories.page.ended import ended
from fabrica.games.fantastic_factories.page.learn import all_cards, rules, steps, symbols
from fabrica.games.fantastic_factories.page.places import places
from fabrica.games.fantastic_factories.page.present import explain, present
from fabrica.games.fantastic_factories.page.welcome import welcome

__all__ = ["all_cards", "ended", "explain", "places", "present", "rules", "steps", "symbols", "welcome"]
