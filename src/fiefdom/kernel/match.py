"""A match: game, seats, seed, options and the list of actions are the whole record of it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Generic

from fiefdom.kernel import registry
from fiefdom.kernel.errors import (
    BadAction,
    BadRecord,
    CannotUndo,
    FiefdomError,
    IllegalAction,
    UnknownRules,
    shown,
)
from fiefdom.kernel.game import A, Event, Game, Seat, State
from fiefdom.kernel.json import JSON, text_of
from fiefdom.kernel.numbers import check_reader, whole

FORMAT = 1  # of the record itself; the rules have a version of their own
_CHECKPOINT = 32  # a copy of the state is kept every so many actions, so that going back is quick


@dataclass(frozen=True, slots=True)
class Step(Generic[A]):
    """One decision: what was intended, and what came of it."""

    seat: Seat
    action: A
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether somebody has now seen what was hidden before."""
        return any(event.reveals for event in self.events)


class Match(Generic[A]):
    """Plays a game and remembers how. The version counts up with every change, undo included.

    >>> import fiefdom
    >>> match = fiefdom.Match(fiefdom.game("the-builders"), seats=2, seed=1)
    >>> events = match.play(match.state.legal()[0])
    >>> fiefdom.Match.from_json(match.to_json()).state.key() == match.state.key()
    True
    """

    def __init__(
        self, game: Game[A], seats: int, seed: int, options: Mapping[str, JSON] | None = None
    ) -> None:
        self.game = game
        self.version = 0
        self.state: State[A] = game.start(seats, seed, options)
        self.seats = index(seats)
        self.seed = index(seed)
        self.options: Mapping[str, JSON] = json.loads(text_of(dict(options or {})))
        self._steps: list[Step[A]] = []
        self._checkpoints: list[State[A]] = [self.state.copy()]
        self._undoing: Seat | None = None  # whose decisions the last undos took back

    @property
    def steps(self) -> Sequence[Step[A]]:
        """The decisions so far, oldest first."""
        return tuple(self._steps)

    @property
    def actions(self) -> list[A]:
        """The actions so far, oldest first."""
        return [step.action for step in self._steps]

    def __repr__(self) -> str:
        actor = self.state.actor
        now = "over" if actor is None else f"seat {actor} to act"
        return f"Match({self.game.name}, {self.seats} seats, {len(self._steps)} actions, {now})"

    def play(self, action: A) -> list[JSON]:
        """Takes an action of the acting seat and gives its events, uncut. An error changes nothing."""
        seat = self.state.actor
        log: list[Event] = []
        self.state.log = log
        try:
            self.state.apply(action)
        finally:
            self.state.log = None
        assert seat is not None  # noqa: S101 - apply refuses every action once the game is over
        self._steps.append(Step(seat, action, tuple(log)))
        if len(self._steps) % _CHECKPOINT == 0:
            self._checkpoints.append(self.state.copy())
        self.version += 1
        self._undoing = None
        return [event.whole() for event in log]

    def undo_refusal(self, seat: Seat | None = None) -> CannotUndo | None:
        """Why the last decision cannot be taken back (by this seat); None if it can. Error: UnknownSeat."""
        seat = check_reader(seat, self.seats)
        if not self._steps:
            return CannotUndo("undo-nothing", "there is no decision to take back")
        last = self._steps[-1]
        if self.state.actor is None:
            return CannotUndo("undo-over", "the game is over")
        wanted = self._undoing if seat is None else seat
        if wanted is not None and last.seat != wanted:
            return CannotUndo("undo-other", "the last decision was another seat's")
        if last.reveals:
            return CannotUndo("undo-revealed", "the last decision revealed something that was hidden")
        return None

    def undo(self, seat: Seat | None = None) -> None:
        """Takes the last decision back: never past revealed secrets, never past another seat's decision.

        Without a seat it is whoever took the last decision; further undos stay with that seat.
        """
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        self._undoing = self._steps[-1].seat
        self.state = self.at(len(self._steps) - 1)
        self._steps.pop()
        del self._checkpoints[len(self._steps) // _CHECKPOINT + 1 :]
        self.version += 1

    def at(self, n: int) -> State[A]:
        """The state after the first n actions, as a copy of one's own."""
        number = whole(n)
        if number is None or not 0 <= number <= len(self._steps):
            raise IndexError(f"the match has {len(self._steps)} actions; there is no position {shown(n)}")
        start = number // _CHECKPOINT
        state = self._checkpoints[start].copy()
        for step in self._steps[start * _CHECKPOINT : number]:
            state.apply_unchecked(step.action)
        return state

    def events(self, seat: Seat | None, since: int = 0) -> list[JSON]:
        """What happened from action number `since` on, as this seat (None: a spectator) may know it.

        Errors: UnknownSeat; IndexError for a number below 0 or no number.
        """
        seat = check_reader(seat, self.seats)
        first = whole(since)
        if first is None or first < 0:
            raise IndexError(f"events are asked for from action 0 on, not from {shown(since)}")
        return [
            {"step": number, **event.cut(seat)}
            for number, step in enumerate(self._steps[first:], first)
            for event in step.events
        ]

    def to_json(self) -> str:
        """The record: everything that is needed to play the match again, one action a line."""
        head = {
            "fiefdom": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "version": self.version,
        }
        lines = [json.dumps(head, ensure_ascii=False)[:-1] + ', "actions": [']
        lines.append(",\n".join(json.dumps(self.game.encode(step.action)) for step in self._steps))
        return "\n".join([*lines, "]}"]) + "\n"

    @classmethod
    def from_json(cls, text: str) -> "Match[Any]":
        """Plays a record again, checking every action; BadRecord says what is wrong with it."""
        record = _read(text)
        try:
            game = registry.game(record["game"])
        except FiefdomError as error:
            raise BadRecord(f"the record is of an unknown game: {error}") from None
        try:
            game = game.with_rules(record["rules"])
        except UnknownRules as error:
            raise BadRecord(f"the record was played under other rules: {error}") from None
        try:
            match = cls(game, record["seats"], record["seed"], record["options"])
        except FiefdomError as error:
            raise BadRecord(f"the record cannot be started: {error}") from None
        for number, data in enumerate(record["actions"]):
            try:
                match.play(game.decode(data))
            except (BadAction, IllegalAction) as error:
                raise BadRecord(f"action {number} of the record does not apply: {error}", number) from None
        version = record.get("version", match.version)
        if not isinstance(version, int) or version < match.version:
            raise BadRecord(f"the version {version!r} is too small for {match.version} actions")
        match.version = version
        return match


_FIELDS: dict[str, type] = {
    "game": str,
    "rules": int,
    "seats": int,
    "seed": int,
    "options": dict,
    "actions": list,
}


def _read(text: str) -> dict[str, Any]:
    try:
        record = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadRecord(f"the record is not JSON: {error}") from None
    if not isinstance(record, dict):
        raise BadRecord("the record is not a JSON object")
    if record.get("fiefdom") != FORMAT:
        raise BadRecord(f"this is no record of Fiefdom in format {FORMAT}")
    for name, kind in _FIELDS.items():
        if not isinstance(record.get(name), kind):
            raise BadRecord(f"the record has no proper {name!r} ({kind.__name__})")
    return record
