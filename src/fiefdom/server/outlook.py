"""What decisions would bring: the score they change, what becomes possible then, and what a bot would do.

Everything is tried on copies. An attempt that would show something hidden ends there and tells nothing.
"""

import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.bots.catalog import make_bot
from fiefdom.kernel.errors import BadAction
from fiefdom.kernel.game import Event, Game, State
from fiefdom.kernel.json import JSON

LONGEST = 4  # decisions that can be looked ahead over
HINT_BOT = "medium"
_HINT_TIME = 0.9  # seconds after which a hint goes no further


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
    so_far = _gains(state, then, seat)
    return Outlook(then, [(action, _sum(so_far, more)) for action, more in _what_if(then, seat)])


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
        if _try(then, action):
            raise Hidden
    if then.actor != seat:
        raise BadAction("after these somebody else decides")
    return then


def _what_if(state: State[Any], seat: int) -> list[tuple[Any, Mapping[str, int]]]:
    own_way = getattr(state, "what_if", None)  # a game that can do it quicker than by trying
    if own_way is not None:
        found: list[tuple[Any, Mapping[str, int]]] = own_way()
        return found
    tried: list[tuple[Any, Mapping[str, int]]] = []
    for action in state.legal():
        after = state.copy()
        revealed = _try(after, action)
        tried.append((action, {} if revealed else _gains(state, after, seat)))
    return tried


def _try(state: State[Any], action: Any) -> bool:
    """Takes the action on this copy; true if it showed something hidden."""
    log: list[Event] = []
    state.log = log
    state.apply_unchecked(action)
    state.log = None
    return any(event.reveals for event in log)


def _gains(before: State[Any], after: State[Any], seat: int) -> dict[str, int]:
    had = {share.source: share.points for share in before.result().breakdown[seat]}
    return {
        share.source: share.points - had.get(share.source, 0)
        for share in after.result().breakdown[seat]
        if share.points != had.get(share.source, 0)
    }


def _sum(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    both = Counter(one)
    both.update(other)
    return {source: points for source, points in both.items() if points}


@dataclass(frozen=True, slots=True)
class Advice:
    """What the bot would do, until it changes the score or somebody else decides, and what that brings."""

    actions: Sequence[JSON]
    changes: Mapping[str, int]

    def to_json(self) -> dict[str, JSON]:
        return {"actions": list(self.actions), "changes": dict(self.changes)}


def advise(game: Game[Any], state: State[Any], seed: int) -> Advice:
    """Runs in a worker. The bot sees guesses only, so its advice tells nothing hidden."""
    seat = state.actor
    assert seat is not None  # noqa: S101 - somebody must decide
    begun = time.monotonic()
    bot = make_bot(HINT_BOT, game.name, seed)
    then = state.copy()
    actions: list[JSON] = []
    changes: dict[str, int] = {}
    while then.actor == seat and len(actions) < LONGEST and time.monotonic() - begun < _HINT_TIME:
        action = bot.choose(then)
        actions.append(game.encode(action))
        if _try(then, action):
            break
        changes = _gains(state, then, seat)
        if changes:
            break
    return Advice(actions, changes)


def scores_of(start: State[Any], actions: Iterable[Any]) -> list[list[int]]:
    """The score before the first decision and after each."""
    state = start.copy()
    found = [list(state.result().scores)]
    for action in actions:
        state.apply_unchecked(action)
        found.append(list(state.result().scores))
    return found
