"""Plans a turn without looking at what others will do: the best ways through it by a beam, and what comes of showing
something hidden by trying it on several guesses. Made for a game for one."""

import time
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, NamedTuple

from fiefdom.bots.evaluation import Evaluation
from fiefdom.bots.greedy import lead
from fiefdom.bots.whole_turn import WholeTurnBot
from fiefdom.kernel.game import Event, Seat, State
from fiefdom.kernel.rng import Rng

LONGEST = 24  # decisions of a turn; beyond that it is planned anew
# Positions looked at; beyond that only the best of each step is followed.
MOST = 5_000  # for one thought
MOST_IN_A_TURN = 12_000  # for all thoughts of a turn …
LEAST = 500  # … but for each at least so many


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully a turn is planned."""

    width: int = 12  # positions kept after each decision
    ventures: int = 3  # ways that show something hidden which are tried
    guesses: int = 4  # on so many guesses each
    then: int = 3  # positions kept after each decision from there on
    seconds: float | None = None  # of a thought; then its decisions cannot be reproduced

    def __str__(self) -> str:
        return f"{self.width} wide" + ("" if self.seconds is None else f" or {self.seconds:g} s")


class _Way(NamedTuple):
    """Decisions until the turn ends or something hidden shows, and what they promise."""

    worth: float
    actions: tuple[Any, ...]
    venture: State[Any] | None = None
    """The position before the last of them, if it shows something hidden."""


class SoloBot(WholeTurnBot):
    """Decides about its turn as far as it sees, and again when something new has shown."""

    def __init__(self, evaluation: Evaluation, care: Care, seed: int) -> None:
        super().__init__(evaluation, seed)
        self._care = care
        self._stop: float | None = None
        self._turn: Hashable = None
        self._looked_at = 0  # in this turn
        self._enough = 0  # when so many were looked at, it is time to decide

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._care})"

    def _way(self, state: State[Any], seat: Seat) -> tuple[Any, ...]:
        care = self._care
        self._stop = None if care.seconds is None else time.monotonic() + care.seconds
        turn = self._evaluation.turn_of(state)
        if turn != self._turn:
            self._turn, self._looked_at = turn, 0
        self._enough = max(min(self._looked_at + MOST, MOST_IN_A_TURN), self._looked_at + LEAST)
        ways = self._ways(state.guess(seat, self._rng.fork()), seat, care.width)
        best = max((way for way in ways if way.venture is None), default=None, key=_promise)
        ventures = sorted((way for way in ways if way.venture is not None), key=_promise, reverse=True)
        lucks = [self._rng.below(1 << 62) for _ in range(care.guesses)]
        for way in ventures[: care.ventures]:
            if best is not None and self._late():
                break
            tried = way._replace(worth=self._ventured(way, seat, lucks))
            if best is None or _promise(tried) > _promise(best):
                best = tried
        assert best is not None  # noqa: S101 - there are decisions, so there are ways
        return best.actions

    def _late(self) -> bool:
        return self._looked_at > self._enough or (self._stop is not None and time.monotonic() > self._stop)

    def _ventured(self, way: _Way, seat: Seat, lucks: list[int]) -> float:
        """What comes of it on average, going on as well as possible on each guess."""
        assert way.venture is not None  # noqa: S101 - the caller has asked
        total = 0.0
        for luck in lucks:
            state = way.venture.guess(seat, Rng(luck))
            turn = self._evaluation.turn_of(state)
            state.apply_unchecked(way.actions[-1])
            if state.actor != seat or self._evaluation.turn_of(state) != turn:
                total += lead((self._evaluation.outlook or self._evaluation.estimate)(state), seat)
            else:
                ways = self._ways(state, seat, self._care.then)
                total += max((way.worth for way in ways if way.venture is None), default=ways[0].worth)
        return total / len(lucks)

    def _ways(self, state: State[Any], seat: Seat, width: int) -> list[_Way]:
        """The ways through the rest of the turn, on this guess, as far as nothing hidden shows."""
        evaluation = self._evaluation
        turn_of, same, estimate = evaluation.turn_of, evaluation.same, evaluation.estimate
        sensible, outlook = evaluation.sensible, evaluation.outlook or estimate
        turn = turn_of(state)
        found: list[_Way] = []
        seen = set()
        beam: list[tuple[State[Any], tuple[Any, ...]]] = [(state, ())]
        for _ in range(LONGEST):
            steps: list[tuple[float, State[Any], tuple[Any, ...]]] = []
            for position, actions in beam:
                for action in sensible(position):
                    self._looked_at += 1
                    after = position.copy()
                    log: list[Event] = []
                    after.log = log
                    after.apply_unchecked(action)
                    after.log = None
                    so_far = (*actions, action)
                    if after.actor != seat or turn_of(after) != turn:
                        found.append(_Way(lead(outlook(after), seat), so_far))
                    elif any(event.reveals for event in log):
                        found.append(_Way(lead(estimate(after), seat), so_far, position))
                    elif (key := same(after)) not in seen:
                        seen.add(key)
                        steps.append((lead(estimate(after), seat), after, so_far))
            if not steps or (found and self._late()):
                break
            steps.sort(key=lambda step: -step[0])
            beam = [(after, actions) for _, after, actions in steps[: 1 if self._late() else width]]
        if not found:  # a turn without an end: what there is of it
            found = [_Way(lead(estimate(position), seat), actions) for position, actions in beam]
        return found


def _promise(way: _Way) -> tuple[float, int]:
    """Of two that promise the same the shorter: nothing is done for nothing."""
    return way.worth, -len(way.actions)
