"""Trying decisions out on a copy: what they show, and what they change in the score."""

from collections.abc import Mapping, Sequence
from typing import Any

from fiefdom.kernel.game import Event, Seat, State
from fiefdom.kernel.rng import Rng


def reveals(copy: State[Any], action: Any) -> bool:
    """Takes the action on this copy; true if it showed something hidden, which then must not be told."""
    log: list[Event] = []
    copy.log = log
    copy.apply_unchecked(action)
    copy.log = None
    return any(event.reveals for event in log)


def known_to(state: State[Any], seat: Seat) -> int:
    """Equal for positions that the seat cannot tell apart."""
    return state.guess(seat, Rng(0)).key()


def gains(before: State[Any], after: State[Any], seat: int) -> dict[str, int]:
    """By source: how the seat's score has changed."""
    had, has = _by_source(before, seat), _by_source(after, seat)
    sources = [*had, *(source for source in has if source not in had)]
    changes = {source: has.get(source, 0) - had.get(source, 0) for source in sources}
    return {source: change for source, change in changes.items() if change}


def _by_source(state: State[Any], seat: int) -> dict[str, int]:
    """A source may have several lines: each card that counts."""
    found: dict[str, int] = {}
    for share in state.result().breakdown[seat]:
        found[share.source] = found.get(share.source, 0) + share.points
    return found


def what_if(state: State[Any]) -> Sequence[tuple[Any, Mapping[str, int]]]:
    """Each legal action with the change of the acting seat's score at once, by source; of an action that would show
    something hidden nothing is told. An empty list once the game is over."""
    seat = state.actor
    if seat is None:
        return []
    quickly = state.what_if()
    if quickly is not None:
        return quickly
    tried: list[tuple[Any, Mapping[str, int]]] = []
    for action in state.legal():
        after = state.copy()
        revealed = reveals(after, action)
        tried.append((action, {} if revealed else gains(state, after, seat)))
    return tried
