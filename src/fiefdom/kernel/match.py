"""A match: game, seats, seed, options and the list of actions are the whole record of it."""

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
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
from fiefdom.kernel.sealed import seal, unseal

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
        if isinstance(game, str):
            raise TypeError(f"a match is of a game, not of its name: fiefdom.game({game!r})")
        self.game = game
        self.version = 0
        self._state: State[A] = game.start(seats, seed, options)
        self.seats = index(seats)
        self.seed = index(seed)
        self.options: Mapping[str, JSON] = json.loads(text_of(dict(options or {})))
        self._actions: list[A] = []
        self._deciders = bytearray()  # by action: the seat whose decision it was
        self._events: list[tuple[Event, ...]] = []  # of the actions from `_rested` on
        self._rested = 0
        self._checkpoints: list[State[A]] = [self._state.copy()]
        seal(self._state)
        self._undoing: Seat | None = None  # whose decisions the last undos took back

    @property
    def state(self) -> State[A]:
        """The position, for reading: to apply an action to it is refused (SealedState); `play` does that."""
        return self._state

    @property
    def steps(self) -> Sequence[Step[A]]:
        """The decisions so far, oldest first."""
        self._wake(0)
        return tuple(map(Step, self._deciders, self._actions, self._events))

    @property
    def actions(self) -> list[A]:
        """The actions so far, oldest first."""
        return list(self._actions)

    @property
    def length(self) -> int:
        """How many decisions there were."""
        return len(self._actions)

    def __repr__(self) -> str:
        actor = self.state.actor
        now = "over" if actor is None else f"seat {actor} to act"
        return (
            f"Match({self.game.name}, {_count(self.seats, 'seat')}, {_count(self.length, 'action')}, {now})"
        )

    def __copy__(self) -> "Match[A]":
        """All of it: a copy that shared its lists would play in this match, too."""
        return deepcopy(self, {id(self.game): self.game})

    def _repr_svg_(self) -> str:
        """How a notebook shows it: the position as it is now."""
        return self.state.picture()

    def play(self, action: A) -> list[JSON]:
        """Takes an action of the acting seat and gives its events, uncut. An error changes nothing."""
        seat = self.state.actor
        log: list[Event] = []
        state = self._state
        unseal(state)
        state.log = log
        try:
            state.apply(action)
        finally:
            state.log = None
            seal(state)
        assert seat is not None  # noqa: S101 - apply refuses every action once the game is over
        self._actions.append(action)
        self._deciders.append(seat)
        self._events.append(tuple(log))
        if self.length == len(self._checkpoints) * _CHECKPOINT:
            self._checkpoints.append(self.state.copy())
        self.version += 1
        self._undoing = None
        return [event.whole() for event in log]

    def undo_refusal(self, seat: Seat | None = None) -> CannotUndo | None:
        """Why the last decision cannot be taken back (by this seat); None if it can. Error: UnknownSeat."""
        seat = check_reader(seat, self.seats)
        if not self._actions:
            return CannotUndo("undo-nothing", "there is no decision to take back")
        if self.state.actor is None:
            return CannotUndo("undo-over", "the game is over")
        wanted = self._undoing if seat is None else seat
        if wanted is not None and self._deciders[-1] != wanted:
            return CannotUndo("undo-other", "the last decision was another seat's")
        if self.step(self.length - 1).reveals:
            return CannotUndo("undo-revealed", "the last decision revealed something that was hidden")
        return None

    def undo(self, seat: Seat | None = None) -> None:
        """Takes the last decision back: never past revealed secrets, never past another seat's decision.

        Without a seat it is whoever took the last decision; further undos stay with that seat.
        """
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        self._undoing = self._deciders[-1]
        self._state = self.at(self.length - 1)
        seal(self._state)
        for of_each in (self._actions, self._deciders, self._events):
            of_each.pop()
        del self._checkpoints[self.length // _CHECKPOINT + 1 :]
        self.version += 1

    def at(self, n: int) -> State[A]:
        """The state after the first n actions, as a copy of one's own."""
        number = whole(n)
        if number is None or not 0 <= number <= self.length:
            raise IndexError(f"the match has {self.length} actions; there is no position {shown(n)}")
        start = min(number // _CHECKPOINT, len(self._checkpoints) - 1)
        state = self._checkpoints[start].copy()
        for action in self._actions[start * _CHECKPOINT : number]:
            state.apply_unchecked(action)
        return state

    def step(self, n: int) -> Step[A]:
        """The decision number n, from 0; IndexError if there is none."""
        if not -self.length <= n < self.length:
            raise IndexError(f"the match has {self.length} actions; there is no number {shown(n)}")
        self._wake(n)
        return Step(self._deciders[n], self._actions[n], self._events[n - self._rested])

    def rest(self) -> None:
        """Forgets what can be made again, and is when somebody asks: what happened, and states on the way."""
        self._events.clear()
        self._rested = self.length
        del self._checkpoints[1:]

    def _wake(self, first: int) -> None:
        """Makes what happened from this action on again, if it was forgotten: plays all actions anew."""
        if first >= self._rested:
            return
        self.rest()
        self._rested = 0
        state = self._checkpoints[0].copy()
        for number, action in enumerate(self._actions, 1):
            log: list[Event] = []
            state.log = log
            state.apply_unchecked(action)
            self._events.append(tuple(log))
            if number % _CHECKPOINT == 0:
                self._checkpoints.append(state.copy())

    def events(self, seat: Seat | None, since: int = 0) -> list[JSON]:
        """What happened from action number `since` on, as this seat (None: a spectator) may know it.

        Errors: UnknownSeat; IndexError for a number below 0 or no number.
        """
        seat = check_reader(seat, self.seats)
        first = whole(since)
        if first is None or first < 0:
            raise IndexError(f"events are asked for from action 0 on, not from {shown(since)}")
        self._wake(first)
        return [
            {"step": number, **event.cut(seat)}
            for number, events in enumerate(self._events[first - self._rested :], first)
            for event in events
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
        lines.append(",\n".join(json.dumps(self.game.encode(action)) for action in self._actions))
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
            raise BadRecord(f"the record cannot be started: {error}") from error
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


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
