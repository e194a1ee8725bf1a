"""Tree search for a race: it looks at sensible actions only, and knows what to do however far somebody is ahead."""

import math
from typing import Any

from fiefdom.bots.bot import decider
from fiefdom.bots.evaluation import Evaluation
from fiefdom.bots.greedy import lead
from fiefdom.bots.mcts import Budget, MctsBot, Opinion, _Node
from fiefdom.bots.trial import known_to, reveals
from fiefdom.kernel.game import Seat, State
from fiefdom.kernel.rng import Rng

# To compare two ways: on so many guesses, so many playouts each.
GUESSES = 4
PLAYOUTS = 32


class RaceBot(MctsBot):
    """Does not even consider what never helps."""

    def __init__(self, evaluation: Evaluation, budget: Budget, seed: int) -> None:
        super().__init__(evaluation, budget, seed)
        self._judge = evaluation.outlook or self._judge
        self._kept: dict[int, _Node] = {}  # by what the seat knows there: what was found out about it
        self._shifts: dict[Opinion, list[float]] = {}

    def choose(self, state: State[Any]) -> Any:
        decider(state)
        sensible = self._options(state)
        return sensible[0] if len(sensible) == 1 else super().choose(state)

    def search(self, state: State[Any], seat: Seat) -> _Node:
        """As long as nothing new shows, what was found out about the next decision is kept and only added to."""
        root = self._kept.get(known_to(state, seat))
        if root is None:
            root = _Node()
            self._look_from(state, seat)
        tried = sum(edge.visits for edge in root.edges.values())
        self._grow(root, state, seat, tried)
        self._kept.clear()
        for action, edge in root.edges.items():
            then = state.guess(seat, Rng(0))
            if edge.child is not None and not reveals(then, action) and then.actor == seat:
                self._kept[known_to(then, seat)] = edge.child
        return root

    def compare(self, state: State[Any], seat: Seat, ways: list[tuple[Any, ...]]) -> list[float]:
        """The mean lead that each of these ways leads to, all on the same guesses, as far as nothing new shows on the
        way; from there on a small search of its own."""
        self._kept.clear()  # what is looked at there moves the scale
        lucks = [self._rng.below(1 << 62) for _ in range(GUESSES)]
        return [sum(self._lead_after(state, seat, way, luck) for luck in lucks) / GUESSES for way in ways]

    def _lead_after(self, state: State[Any], seat: Seat, way: tuple[Any, ...], luck: int) -> float:
        chance = Rng(luck)
        then = state.guess(seat, chance)
        for action in way:
            if reveals(then, action) or then.actor != seat:
                break
        if then.actor is None:
            return lead(self._scores(then), seat)
        self._look_from(then, then.actor)
        root, total = _Node(), 0.0
        for _ in range(PLAYOUTS):
            end = then.guess(then.actor, chance)
            self._playout(root, end)
            total += lead(self._scores(end), seat)
        return total / PLAYOUTS

    def _scores(self, state: State[Any]) -> list[float]:
        return self._judge(state) if state.actor is not None else [float(s) for s in state.result().scores]

    def _look_from(self, state: State[Any], seat: Seat) -> None:
        """Somebody may be so far ahead that nothing seems to matter: then the whole scale moves there."""
        guess, reach = state.guess(seat, self._rng), self._evaluation.scale
        for opinion in (self._evaluation.estimate, self._judge):
            scores = opinion(guess)
            leads = [lead(scores, one) for one in range(len(scores))]
            self._shifts[opinion] = [ahead - max(-reach, min(reach, ahead)) for ahead in leads]

    def _values(self, scores: list[float], opinion: Opinion) -> list[float]:
        shifts, scale = self._shifts[opinion], self._evaluation.scale
        return [
            0.5 + 0.45 * math.tanh((lead(scores, seat) - shift) / scale) for seat, shift in enumerate(shifts)
        ]

    def _options(self, state: State[Any]) -> list[Any]:
        return self._evaluation.sensible(state)
