"""Players of any game, through the kernel's interface only."""

from fiefdom.bots.catalog import LEVELS, UnknownBot, make_bot

__all__ = ["LEVELS", "UnknownBot", "make_bot"]
