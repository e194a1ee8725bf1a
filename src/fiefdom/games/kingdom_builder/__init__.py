"""Kingdom Builder with Crossroads and Marshlands."""

from fiefdom.games.kingdom_builder.game import KingdomBuilder

__all__ = ["KingdomBuilder"]
