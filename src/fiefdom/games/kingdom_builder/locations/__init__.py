"""The locations of the base game and of each expansion; each module registers its own."""

from fiefdom.games.kingdom_builder.locations import base, crossroads, marshlands
from fiefdom.games.kingdom_builder.locations.kinds import BONUSES, LOCATIONS, Location

__all__ = ["BONUSES", "LOCATIONS", "Location", "base", "crossroads", "marshlands"]
