"""A hint: what a bot of a level would do now, and how the score would change by it."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fiefdom.bots.catalog import make_bot
from fiefdom.bots.trial import gains, reveals
from fiefdom.kernel.game import State

LONGEST = 4  # decisions, one after the other


@dataclass(frozen=True, slots=True)
class Hint:
    """Decisions of the acting seat until its score changes; by source, the points that they bring or cost."""

    actions: tuple[Any, ...]
    changes: Mapping[str, int]


def hint(game: str, state: State[Any], level: str, seed: int = 0, seconds: float | None = None) -> Hint:
    """Asks a bot, which sees guesses only. The state stays as it is, and nothing hidden shows.

    Somebody must be to decide. With `seconds` the bot stops thinking in time, and its hint cannot be reproduced.
    """
    seat = state.actor
    if seat is None:
        raise ValueError("the game is over: there is nothing to decide")
    # Half the time for one decision: another may then be begun in the first half, but never end too late.
    half = None if seconds is None else seconds / 2
    bot = make_bot(level, game, seed, half)
    begun = time.monotonic()
    then = state.copy()
    actions: list[Any] = []
    changes: Mapping[str, int] = {}
    while not changes and then.actor == seat and len(actions) < LONGEST:
        if actions and half is not None and time.monotonic() - begun > half:
            break
        actions.append(bot.choose(then))
        if reveals(then, actions[-1]):
            break
        changes = gains(state, then, seat)
    return Hint(tuple(actions), changes)
