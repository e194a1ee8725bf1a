"""Kingdom Builder with its expansions."""

from fiefdom.games.kingdom_builder.game import KingdomBuilder

__all__ = ["KingdomBuilder"]
