"""Information-set Monte Carlo tree search: many guesses at what is hidden, one tree over decisions."""

import math
import time
from dataclasses import dataclass
from typing import Any

from fiefdom.bots.evaluation import Evaluation
from fiefdom.bots.greedy import lead
from fiefdom.kernel.game import Seat, State
from fiefdom.kernel.rng import Rng

EXPLORE = 0.6  # how strongly little-tried actions are preferred
SHARPNESS = 10.0  # how strongly the one-step estimate steers what is tried first


@dataclass(frozen=True, slots=True)
class Budget:
    """So many playouts, or so many seconds; with seconds a bot's decisions cannot be reproduced."""

    playouts: int | None = None
    seconds: float | None = None


class _Edge:
    """An action tried at a node: how often, with what success for who took it, and where it leads."""

    __slots__ = ("child", "guess", "value", "visits", "weight")

    def __init__(self, guess: float) -> None:
        self.guess = guess  # how well it looks at first sight
        self.weight = math.exp(SHARPNESS * guess)
        self.visits = 0
        self.value = 0.0
        self.child: _Node | None = None


class _Node:
    """A point in the sequence of decisions, shared by all guesses in which it can be reached."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[Any, _Edge] = {}
        self.visits = 0


class MctsBot:
    """Grows a tree, a guess per playout; leaves are judged by the game's evaluation."""

    def __init__(self, evaluation: Evaluation, budget: Budget, seed: int) -> None:
        self._evaluation = evaluation
        self._budget = budget
        self._rng = Rng(seed)
        self._zero = 0.0  # in a game for one: the estimate from which a gain is measured

    def choose(self, state: State[Any]) -> Any:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        seat = state.actor
        assert seat is not None  # noqa: S101 - somebody must decide
        root = self.search(state, seat)
        return max(legal, key=lambda action: root.edges[action].visits if action in root.edges else -1)

    def search(self, state: State[Any], seat: Seat) -> _Node:
        root = _Node()
        estimates = self._evaluation.estimate(state.guess(seat, self._rng))
        self._zero = estimates[0] if len(estimates) == 1 else 0.0
        stop = None if self._budget.seconds is None else time.monotonic() + self._budget.seconds
        playouts = 0
        while playouts != self._budget.playouts and (stop is None or time.monotonic() < stop):
            self._playout(root, state.guess(seat, self._rng))
            playouts += 1
        return root

    def _playout(self, root: _Node, state: State[Any]) -> None:
        node = root
        path: list[tuple[Seat, _Edge]] = []
        while state.actor is not None:
            node.visits += 1
            seat = state.actor
            action, edge = self._select(node, state, seat)
            path.append((seat, edge))
            state.apply_unchecked(action)
            if edge.child is None:
                edge.child = _Node()
                break
            node = edge.child
        values = self._values(state)
        for seat, edge in path:
            edge.visits += 1
            edge.value += values[seat]

    def _select(self, node: _Node, state: State[Any], seat: Seat) -> tuple[Any, _Edge]:
        """The action with the best balance of success, promise and novelty (PUCT)."""
        legal = state.legal()
        found = node.edges
        edges = []
        for action in legal:
            edge = found.get(action)
            if edge is None:
                edge = found[action] = _Edge(self._first_sight(state, action, seat))
            edges.append(edge)
        push = EXPLORE * math.sqrt(node.visits) / sum([edge.weight for edge in edges])
        best, chosen = -1.0, 0
        for place, edge in enumerate(edges):
            visits = edge.visits
            score = (edge.value / visits if visits else edge.guess) + push * edge.weight / (1 + visits)
            if score > best:
                best, chosen = score, place
        return legal[chosen], edges[chosen]

    def _first_sight(self, state: State[Any], action: Any, seat: Seat) -> float:
        after = state.copy()
        after.apply_unchecked(action)
        return self._values(after)[seat]

    def _values(self, state: State[Any]) -> list[float]:
        """How well each seat stands, from 0 (lost) to 1 (won)."""
        over = state.actor is None
        result = state.result() if over else None
        scores = [float(s) for s in result.scores] if result else self._evaluation.estimate(state)
        scale = self._evaluation.scale
        if len(scores) == 1:
            return [0.5 + 0.5 * math.tanh((scores[0] - self._zero) / scale)]
        leads = [math.tanh(lead(scores, seat) / scale) for seat in range(len(scores))]
        if result is None:
            return [0.5 + 0.45 * ahead for ahead in leads]
        # At the end victory counts; the margin only parts one victory from another.
        won = 0.9 / len(result.winners)
        return [
            0.05 + 0.05 * ahead + (won if seat in result.winners else 0.0) for seat, ahead in enumerate(leads)
        ]
