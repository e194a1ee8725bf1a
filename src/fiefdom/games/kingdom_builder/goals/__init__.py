"""The Kingdom Builder cards of the base game and of Marshlands; each module registers its own."""

from fiefdom.games.kingdom_builder.goals import base, marshlands
from fiefdom.games.kingdom_builder.goals.kingdom import GOALS, Goal, Kingdom

__all__ = ["GOALS", "Goal", "Kingdom", "base", "marshlands"]
