"""A hint: what a bot of a level would do now, and how the score would change at once."""

from dataclasses import dataclass
from typing import Any

from fiefdom.bots.catalog import make_bot
from fiefdom.kernel.game import State
from fiefdom.kernel.rng import Rng


@dataclass(frozen=True, slots=True)
class Hint:
    """An action of the acting seat; by source, the points that it brings or costs at once."""

    action: Any
    changes: dict[str, int]


def hint(game: str, state: State[Any], level: str, seed: int = 0) -> Hint:
    """Asks a bot. Somebody must be to decide; the state stays as it is, and nothing hidden shows."""
    seat = state.actor
    if seat is None:
        raise ValueError("the game is over: there is nothing to decide")
    action = make_bot(level, game, seed).choose(state)
    after = state.guess(seat, Rng(seed))
    after.apply_unchecked(action)
    now = {share.source: share.points for share in state.result().breakdown[seat]}
    then = {share.source: share.points for share in after.result().breakdown[seat]}
    sources = [*now, *(source for source in then if source not in now)]
    changes = {source: then.get(source, 0) - now.get(source, 0) for source in sources}
    return Hint(action, {source: change for source, change in changes.items() if change})
