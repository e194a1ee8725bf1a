"""Kingdom Legacy: Feudal Kingdom, rules L1–L60, all 140 cards."""

from fiefdom.games.kingdom_legacy.game import KingdomLegacy

__all__ = ["KingdomLegacy"]
