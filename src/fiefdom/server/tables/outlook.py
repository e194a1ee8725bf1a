"""What decisions would bring: the score they change, and what becomes possible then.

Everything is tried on copies. An attempt that would show something hidden ends there and tells nothing.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.bots.trial import gains, reveals, what_if
from fiefdom.kernel.errors import BadAction
from fiefdom.kernel.game import Game, State
from fiefdom.kernel.json import JSON

LONGEST = 4  # decisions that can be looked ahead over


class Hidden(Exception):
    """The decision would show something that nobody may know before it is taken."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The legal decisions after `after`, each with the score it would change from where the table is now."""

    state: State[Any]
    actions: Sequence[tuple[Any, Mapping[str, int]]]


def outlook(game: Game[Any], state: State[Any], after: Iterable[JSON]) -> Outlook:
    """Errors: those of `look_ahead`."""
    seat = state.actor
    assert seat is not None  # noqa: S101 - somebody must decide
    then = look_ahead(game, state, after)
    so_far = gains(state, then, seat)
    return Outlook(then, [(action, _sum(so_far, more)) for action, more in what_if(then)])


def look_ahead(game: Game[Any], state: State[Any], after: Iterable[JSON]) -> State[Any]:
    """A copy after these decisions of the acting seat, who is then to decide again.

    Errors: BadAction for a decision that is none or not legal there; Hidden.
    """
    seat = state.actor
    then = state.copy()
    for data in after:
        action = game.decode(data)
        if then.actor != seat or action not in then.legal():
            raise BadAction(f"not legal at this point: {data!r}")
        if reveals(then, action):
            raise Hidden
    if then.actor != seat:
        raise BadAction("after these somebody else decides")
    return then


def _sum(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    both = Counter(one)
    both.update(other)
    return {source: points for source, points in both.items() if points}


def scores_of(start: State[Any], actions: Iterable[Any]) -> list[list[int]]:
    """The score before the first decision and after each."""
    state = start.copy()
    found = [list(state.result().scores)]
    for action in actions:
        state.apply_unchecked(action)
        found.append(list(state.result().scores))
    return found
