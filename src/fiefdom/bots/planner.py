"""Plans whole turns: the best ways through a turn by a beam, then the best few of them played on, on the same guesses."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from fiefdom.bots.bot import Bot
from fiefdom.bots.evaluation import Evaluation
from fiefdom.bots.greedy import lead, leads_after
from fiefdom.bots.trial import reveals
from fiefdom.kernel.game import Seat, State
from fiefdom.kernel.rng import Rng

LONGEST = 60  # decisions of a turn; beyond that it is played on decision by decision
FIRST_LOOK = 4  # the samples are spent in halvings: the first takes one part of so many
VICTORY = 6.0  # how much more than the margin the victory itself counts, once the game is over


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully a turn is planned."""

    width: int = 8  # positions kept after each step
    begun: int = 12  # ways to go on with an action that is half done
    finals: int = 8  # whole turns that are played on
    samples: int = 0  # guesses on which they are; none: the estimate decides
    rounds: int = 1  # how far
    seconds: float | None = None  # of a turn; then its decisions cannot be reproduced

    def __str__(self) -> str:
        return f"{self.width} wide, {self.samples} samples"


class _Turn(NamedTuple):
    """A way through the rest of a turn, and how the seat stands after it at first sight."""

    lead: float
    actions: tuple[Any, ...]


class Value(NamedTuple):
    """The mean lead that something leads to, and on how many guesses it was tried."""

    value: float
    visits: int


class PlannerBot(Bot):
    """Decides about its whole turn at once, and again when something new has shown."""

    def __init__(self, evaluation: Evaluation, care: Care, seed: int) -> None:
        self._evaluation = evaluation
        self._care = care
        self._rng = Rng(seed)
        self._plan: dict[int, Any] = {}  # by what the seat knows: what it has decided to do there

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._care})"

    def choose(self, state: State[Any]) -> Any:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        seat = state.actor
        assert seat is not None  # noqa: S101 - somebody must decide
        planned = self._plan.get(_known(state, seat))
        if planned is None:
            self._plan = dict(self._decide(state, seat))
            planned = self._plan[_known(state, seat)]
        return planned

    def _decide(self, state: State[Any], seat: Seat) -> Iterator[tuple[int, Any]]:
        """The decisions until something hidden shows, each with what is known when it is due."""
        stop = None if self._care.seconds is None else time.monotonic() + self._care.seconds
        turns = self.turns(state.guess(seat, self._rng), seat)
        actions = self._best(state, seat, turns, stop)
        then = state.guess(seat, self._rng)
        for action in actions:
            yield _known(then, seat), action
            if reveals(then, action) or then.actor != seat:
                return

    # The ways through a turn.

    def turns(self, state: State[Any], seat: Seat) -> list[_Turn]:
        """The best different ways through the rest of the turn, on this guess; the best first."""
        turn_of, settled = self._evaluation.turn_of, self._evaluation.settled
        turn = turn_of(state)
        finished: dict[Any, _Turn] = {}
        seen: set[int] = set()
        beam: list[tuple[State[Any], tuple[Any, ...]]] = [(state, ())]
        last = beam
        for _ in range(LONGEST):
            steps: list[tuple[float, State[Any], tuple[Any, ...]]] = []
            while beam:
                begun: list[tuple[State[Any], tuple[Any, ...]]] = []
                for position, actions in beam:
                    for action in position.legal():
                        after = position.copy()
                        after.apply_unchecked(action)
                        so_far = (*actions, action)
                        if after.actor != seat or turn_of(after) != turn:
                            self._finish(finished, after, seat, so_far)
                        elif not settled(after):
                            begun.append((after, so_far))
                        elif (key := after.key()) not in seen:
                            seen.add(key)
                            steps.append((self._lead(after, seat), after, so_far))
                beam = self._promising(begun, seat)
            if not steps:
                break
            steps.sort(key=lambda step: -step[0])
            beam = last = [(after, actions) for _, after, actions in steps[: self._care.width]]
        if not finished:  # a turn without an end: what there is of it
            for position, actions in last:
                self._finish(finished, position, seat, actions)
        return sorted(finished.values(), key=lambda found: -found.lead)[: self._care.finals]

    def _finish(
        self, finished: dict[Any, _Turn], after: State[Any], seat: Seat, actions: tuple[Any, ...]
    ) -> None:
        """Of the ways that lead to the same position the first counts."""
        key = after.key()
        if key not in finished:
            finished[key] = _Turn(self._lead(after, seat), actions)

    def _promising(
        self, begun: list[tuple[State[Any], tuple[Any, ...]]], seat: Seat
    ) -> list[tuple[State[Any], tuple[Any, ...]]]:
        """Of the actions that are half done, those that look best."""
        if len(begun) <= self._care.begun:
            return begun
        glance = self._evaluation.glance or self._evaluation.estimate
        begun.sort(key=lambda one: -lead(glance(one[0]), seat))
        return begun[: self._care.begun]

    def _lead(self, state: State[Any], seat: Seat) -> float:
        return lead(self._evaluation.estimate(state), seat)

    # Which of them.

    def _best(self, state: State[Any], seat: Seat, turns: list[_Turn], stop: float | None) -> tuple[Any, ...]:
        if len(turns) == 1:
            return turns[0].actions
        judged = self.play_on(state, seat, [turn.actions for turn in turns], stop)
        return turns[
            max(range(len(turns)), key=lambda place: (judged[place].visits, judged[place].value))
        ].actions

    def play_on(
        self, state: State[Any], seat: Seat, ways: list[tuple[Any, ...]], stop: float | None = None
    ) -> list["Value"]:
        """The lead after each of these ways and some rounds more, all on the same guesses; the worse half drops
        out, again and again, so that those which matter are tried most."""
        totals, visits = [0.0] * len(ways), [0] * len(ways)
        alive = list(range(len(ways)))
        number, left = max(1, self._care.samples // FIRST_LOOK), self._care.samples
        while left > 0 and not (len(alive) == 1 and visits[alive[0]]):
            for _ in range(min(number, left)):
                if stop is not None and time.monotonic() > stop:
                    left = 0
                    break
                luck = self._rng.below(1 << 62)
                for place in alive:
                    totals[place] += self._play_on(state.guess(seat, Rng(luck)), ways[place], seat)
                    visits[place] += 1
            left -= number
            number *= 2
            alive.sort(key=lambda place: -totals[place])
            alive = alive[: (len(alive) + 1) // 2]
        return [Value(total / max(1, tried), tried) for total, tried in zip(totals, visits, strict=True)]

    def _play_on(self, state: State[Any], actions: tuple[Any, ...], seat: Seat) -> float:
        """The lead some rounds after these actions, if everybody then looks one decision ahead."""
        for action in actions:
            revealed = reveals(state, action)
            if revealed or state.actor != seat:
                break
        turn_of = self._evaluation.turn_of
        now = turn_of(state)
        left = len(self._evaluation.estimate(state)) * self._care.rounds
        while state.actor is not None:
            if turn_of(state) != now:
                now = turn_of(state)
                left -= 1
                if not left:
                    break
            legal = state.legal()
            if len(legal) > 1:
                leads = leads_after(self._evaluation, state, legal, state.actor)
                state.apply_unchecked(legal[leads.index(max(leads))])
            else:
                state.apply_unchecked(legal[0])
        if state.actor is not None:
            return lead((self._evaluation.judge or self._evaluation.estimate)(state), seat)
        result = state.result()
        margin = lead([float(score) for score in result.scores], seat)
        return margin + (VICTORY if seat in result.winners else -VICTORY)


def _known(state: State[Any], seat: Seat) -> int:
    """Equal for positions that the seat cannot tell apart."""
    return state.guess(seat, Rng(0)).key()
