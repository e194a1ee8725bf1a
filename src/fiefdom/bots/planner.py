"""Plans whole turns: the best ways through a turn by a beam, then the best few of them played on, on the same guesses."""

import time
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, NamedTuple

from fiefdom.bots.evaluation import Evaluation
from fiefdom.bots.greedy import lead, leads_after
from fiefdom.bots.trial import reveals
from fiefdom.bots.whole_turn import WholeTurnBot
from fiefdom.kernel.game import Seat, State
from fiefdom.kernel.rng import Rng

LONGEST = 60  # decisions of a turn; beyond that it is played on decision by decision
FIRST_LOOK = 4  # the samples are spent in halvings: the first takes one part of so many
UNKNOWN = 4.0  # how far samples are apart, as long as there are too few to tell
VICTORY = 6.0  # how much more than the margin the victory itself counts, once the game is over
BESIDES = 10  # what it takes to deal a guess and to count the gold, in positions
AGAIN = 0.3  # part of the work for a turn when something new has shown in it
FOR_THE_BEAM = 0.4  # part of the work after which only the best position of each step is followed


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully a turn is planned."""

    width: int = 8  # positions kept after each step
    begun: int = 12  # ways to go on with an action that is half done
    finals: int = 8  # whole turns that are played on
    samples: int | None = 0  # guesses on which they are; 0: the estimate decides; None: as the work allows
    rounds: int | None = (
        1  # how far; None: to the end of the game if somebody hasty can play it, else one round
    )
    work: int | None = None  # positions of a seat that are looked at in a turn, roughly
    seconds: float | None = None  # of a turn; then its decisions cannot be reproduced

    def __str__(self) -> str:
        limits = [] if self.samples is None else [f"{self.samples} samples"]
        limits += [] if self.work is None else [f"{self.work} positions"]
        limits += [] if self.seconds is None else [f"{self.seconds:g} s"]
        return " or ".join(limits)


class _Turn(NamedTuple):
    """A way through the rest of a turn, and how the seat stands after it at first sight."""

    lead: float
    actions: tuple[Any, ...]


class Value(NamedTuple):
    """The mean lead that something leads to, and on how many guesses it was tried."""

    value: float
    visits: int


class _Effort:
    """How much of a turn's work and time is spent: 0 at first; at 1 it is time to decide."""

    def __init__(self, care: Care, part: float = 1.0) -> None:
        self._work = None if care.work is None else part * care.work
        self._seconds = None if care.seconds is None else part * care.seconds
        self._looked_at = 0
        self._began = time.monotonic() if care.seconds is not None else 0.0

    def note(self, positions: int) -> None:
        """So many positions were looked at."""
        self._looked_at += positions

    def spent(self) -> float:
        work = self._looked_at / self._work if self._work else 0.0
        if self._seconds is None:
            return work
        return max(work, (time.monotonic() - self._began) / max(self._seconds, 1e-6))


class PlannerBot(WholeTurnBot):
    """Decides about its whole turn at once, and again when something new has shown."""

    def __init__(self, evaluation: Evaluation, care: Care, seed: int) -> None:
        super().__init__(evaluation, seed)
        self._care = care
        self._effort = _Effort(care)
        self._turn: Hashable = None  # the last one that it thought about

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._care})"

    def _way(self, state: State[Any], seat: Seat) -> tuple[Any, ...]:
        turn = self._evaluation.turn_of(state)
        self._effort = _Effort(self._care, AGAIN if turn == self._turn else 1.0)
        self._turn = turn
        return self._best(state, seat, self.turns(state.guess(seat, self._rng), seat))

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
            width = 1 if self._effort.spent() > FOR_THE_BEAM else self._care.width
            beam = last = [(after, actions) for _, after, actions in steps[:width]]
        if not finished:  # a turn without an end: what there is of it
            for position, actions in last:
                self._finish(finished, position, seat, actions)
        # Of two that look the same the shorter: nothing is done for nothing.
        found = sorted(finished.values(), key=lambda turn: (-turn.lead, len(turn.actions)))
        return found[: self._care.finals]

    def _finish(
        self, finished: dict[Any, _Turn], after: State[Any], seat: Seat, actions: tuple[Any, ...]
    ) -> None:
        """Of the ways that lead to the same position the first counts."""
        key = after.key()
        if key not in finished:
            finished[key] = _Turn(self._lead(after, seat, between=True), actions)

    def _promising(
        self, begun: list[tuple[State[Any], tuple[Any, ...]]], seat: Seat
    ) -> list[tuple[State[Any], tuple[Any, ...]]]:
        """Of the actions that are half done, those that look best."""
        most = 2 if self._effort.spent() > FOR_THE_BEAM else self._care.begun
        if len(begun) <= most:
            return begun
        glance = self._evaluation.glance or self._evaluation.estimate
        scores = [glance(position) for position, _ in begun]
        self._effort.note(len(scores) * len(scores[0]))
        order = sorted(range(len(begun)), key=lambda place: -lead(scores[place], seat))
        return [begun[place] for place in order[:most]]

    def _lead(self, state: State[Any], seat: Seat, between: bool = False) -> float:
        """How the seat stands at first sight, in its turn or after it."""
        look = self._evaluation.outlook if between else self._evaluation.sight
        scores = (look or self._evaluation.estimate)(state)
        self._effort.note(len(scores))
        return lead(scores, seat)

    # Which of them.

    def _best(self, state: State[Any], seat: Seat, turns: list[_Turn]) -> tuple[Any, ...]:
        if len(turns) == 1 or self._care.samples == 0:
            return turns[0].actions
        judged = self.play_on(state, seat, [turn.actions for turn in turns], [turn.lead for turn in turns])
        return turns[
            max(range(len(turns)), key=lambda place: (judged[place].visits, judged[place].value))
        ].actions

    def play_on(
        self,
        state: State[Any],
        seat: Seat,
        ways: list[tuple[Any, ...]],
        sights: list[float] | None = None,
    ) -> list["Value"]:
        """The lead after each of these ways and some rounds more, all on the same guesses; the worse half drops
        out, again and again, so that those which matter are tried most. If it is told how the ways look at first
        sight, that counts, too: the more, the less the guesses agree, so that luck does not decide."""
        samples, effort, astray = self._care.samples, self._effort, self._evaluation.astray
        totals, visits, trust = [0.0] * len(ways), [0] * len(ways), 0.0
        alive = list(range(len(ways)))
        number = None if samples is None else max(1, samples // FIRST_LOOK)
        while not (len(alive) == 1 and visits[alive[0]]):
            # What is left of the effort is shared by the halvings to come.
            enough = effort.spent() + (1 - effort.spent()) / max(1, (len(alive) - 1).bit_length())
            rows: list[list[float]] = []
            while number is None or len(rows) < min(number, samples or 0):
                if rows and effort.spent() >= min(1.0, enough):
                    break
                luck = self._rng.below(1 << 62)
                rows.append(
                    [self._play_on(state.guess(seat, Rng(luck)), ways[place], seat) for place in alive]
                )
                for place, value in zip(alive, rows[-1], strict=True):
                    totals[place] += value
                    visits[place] += 1
            if samples is not None and number is not None:
                samples -= number
                number *= 2
            if sights and astray:
                trust = _disagreement(rows) / (astray * astray)
                alive.sort(key=lambda place: -totals[place] - trust * sights[place])
            else:
                alive.sort(key=lambda place: -totals[place])
            alive = alive[: (len(alive) + 1) // 2]
            if effort.spent() >= 1 or (samples is not None and samples <= 0):
                break
        return [
            Value((total + trust * sight) / max(1.0, tried + trust), tried)
            for total, tried, sight in zip(totals, visits, sights or totals, strict=True)
        ]

    def compare(self, state: State[Any], seat: Seat, ways: list[tuple[Any, ...]]) -> list[float]:
        """The mean lead that each of these ways leads to, all on the same guesses."""
        lucks = [self._rng.below(1 << 62) for _ in range(self._care.samples or 1)]
        return [
            sum(self._play_on(state.guess(seat, Rng(luck)), way, seat) for luck in lucks) / len(lucks)
            for way in ways
        ]

    def _play_on(self, state: State[Any], actions: tuple[Any, ...], seat: Seat) -> float:
        """The lead some rounds after these actions, if everybody then looks one decision ahead; near the end of
        the game, at its end. Or at its end anyway, if everybody is hasty."""
        evaluation = self._evaluation
        for action in actions:
            revealed = reveals(state, action)
            if revealed or state.actor != seat:
                break
        hasty = evaluation.hasty if self._care.rounds is None else None
        turn_of, now = evaluation.turn_of, evaluation.turn_of(state)
        seats = len(evaluation.estimate(state))
        left = -1 if hasty or evaluation.closing(state) else seats * (self._care.rounds or 1)
        looked_at = BESIDES + len(actions)
        while state.actor is not None:
            if not hasty and turn_of(state) != now:
                now = turn_of(state)
                left -= 1
                if not left:
                    break
            ahead = hasty(state) if hasty else ()
            if not ahead:
                action, tried = self._looking_ahead(state, state.actor)
                looked_at += tried * seats
                ahead = (action,)
            for action in ahead:
                state.apply_unchecked(action)
            looked_at += len(ahead)
        self._effort.note(looked_at)
        if state.actor is not None:
            return lead((evaluation.outlook or evaluation.judge or evaluation.estimate)(state), seat)
        result = state.result()
        margin = lead([float(score) for score in result.scores], seat)
        return margin + (VICTORY if seat in result.winners else -VICTORY)

    def _looking_ahead(self, state: State[Any], seat: Seat) -> tuple[Any, int]:
        """What looks best after one decision, and how many were tried."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0], 0
        leads = leads_after(self._evaluation, state, legal, seat)
        return legal[leads.index(max(leads))], len(legal)


def _disagreement(rows: list[list[float]]) -> float:
    """How much what tells ways apart differs from sample to sample (variance); each row is a sample of all ways."""
    if len(rows) < 2 or len(rows[0]) < 2:
        return UNKNOWN * UNKNOWN
    centred = [[value - sum(row) / len(row) for value in row] for row in rows]
    means: list[float] = [sum(column) / len(rows) for column in zip(*centred, strict=True)]
    squares = sum([(value - mean) ** 2 for row in centred for value, mean in zip(row, means, strict=True)])
    return squares / ((len(rows) - 1) * (len(rows[0]) - 1))
