"""Information-set Monte Carlo tree search: many guesses at what is hidden, one tree over decisions."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fiefdom.bots.bot import Bot, decider
from fiefdom.bots.evaluation import Evaluation
from fiefdom.bots.greedy import lead, leads_after
from fiefdom.kernel.game import Seat, State
from fiefdom.kernel.rng import Rng

Opinion = Callable[[Any], list[float]]

EXPLORE = 0.4  # how strongly little-tried actions are preferred
SHARPNESS = 30.0  # how strongly the one-step estimate steers what is tried first
TRUST = 0.5  # how much of a difference at first sight an untried action is believed to have
LONG_ROUND = 200  # decisions after which a round is no longer played to its end


@dataclass(frozen=True, slots=True)
class Budget:
    """So many playouts, or so many seconds, or whichever comes first.

    With seconds a bot's decisions cannot be reproduced.
    """

    playouts: int | None = None
    seconds: float | None = None

    def __str__(self) -> str:
        playouts = [] if self.playouts is None else [f"{self.playouts} playouts"]
        seconds = [] if self.seconds is None else [f"{self.seconds:g} s"]
        return " or ".join(playouts + seconds)


class _Edge:
    """An action tried at a node: how often, with what success for who took it, and where it leads."""

    __slots__ = ("available", "child", "sight", "value", "visits")

    def __init__(self, sight: float) -> None:
        self.sight = sight  # how well it looks at first sight
        self.available = 0  # how often it could have been chosen: a new card lies there in few guesses only
        self.visits = 0
        self.value = 0.0
        self.child: _Node | None = None


class _Node:
    """A point in the sequence of decisions, shared by all guesses in which it can be reached."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Any, _Edge] = {}


class MctsBot(Bot):
    """Grows a tree, a guess per playout; leaves are judged by the game's evaluation."""

    def __init__(self, evaluation: Evaluation, budget: Budget, seed: int) -> None:
        self._evaluation = evaluation
        self._judge = evaluation.judge or evaluation.estimate
        self._budget = budget
        self._rng = Rng(seed)
        self._zero = 0.0  # in a game for one: the estimate from which a gain is measured

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._budget})"

    def choose(self, state: State[Any]) -> Any:
        legal, seat = state.legal(), decider(state)
        if len(legal) == 1:
            return legal[0]
        root = self.search(state, seat)
        return max(legal, key=lambda action: root.edges[action].visits if action in root.edges else -1)

    def search(self, state: State[Any], seat: Seat) -> _Node:
        root = _Node()
        estimates = self._judge(state.guess(seat, self._rng))
        self._zero = estimates[0] if len(estimates) == 1 else 0.0
        self._grow(root, state, seat)
        return root

    def _grow(self, root: _Node, state: State[Any], seat: Seat, playouts: int = 0) -> None:
        """Spends the budget, of which so many playouts are spent already."""
        stop = None if self._budget.seconds is None else time.monotonic() + self._budget.seconds
        while (self._budget.playouts is None or playouts < self._budget.playouts) and (
            stop is None or time.monotonic() < stop
        ):
            self._playout(root, state.guess(seat, self._rng))
            playouts += 1

    def _playout(self, root: _Node, state: State[Any]) -> None:
        """One way through the tree from this guess on; afterwards the guess is where it led to."""
        node = root
        path: list[tuple[Seat, _Edge]] = []
        while state.actor is not None:
            seat = state.actor
            action, edge = self._select(node, state, seat)
            path.append((seat, edge))
            state.apply_unchecked(action)
            if edge.child is None:
                edge.child = _Node()
                break
            node = edge.child
        self._finish_round(state)
        values = self._final(state) if state.actor is None else self._values(self._judge(state), self._judge)
        for seat, edge in path:
            edge.visits += 1
            edge.value += values[seat]

    def _select(self, node: _Node, state: State[Any], seat: Seat) -> tuple[Any, _Edge]:
        """The action with the best balance of success, promise and novelty (PUCT)."""
        legal = self._options(state)
        found = node.edges
        new = [action for action in legal if action not in found]
        if new:
            found.update(zip(new, map(_Edge, self._first_sights(state, new, seat)), strict=True))
        edges = [found[action] for action in legal]
        for edge in edges:
            edge.available += 1
        top = max([edge.sight for edge in edges])
        weights = [math.exp(SHARPNESS * (edge.sight - top)) for edge in edges]
        push = EXPLORE / sum(weights)
        tried = sum([edge.visits for edge in edges])
        mean = sum([edge.value for edge in edges]) / tried if tried else 0.5
        best, chosen = -math.inf, 0
        for place, edge in enumerate(edges):
            visits = edge.visits
            success = edge.value / visits if visits else mean + TRUST * (edge.sight - top)
            score = success + push * weights[place] * math.sqrt(edge.available) / (1 + visits)
            if score > best:
                best, chosen = score, place
        return legal[chosen], edges[chosen]

    def _first_sights(self, state: State[Any], actions: list[Any], seat: Seat) -> list[float]:
        """How well the seat stands right after each of these actions, from 0 to 1."""
        estimate, sights = self._evaluation.estimate, []
        for action, scores in zip(actions, self._evaluation.after(state, actions), strict=True):
            if scores is None:
                after = state.copy()
                after.apply_unchecked(action)
                over = after.actor is None
                sights.append((self._final(after) if over else self._values(estimate(after), estimate))[seat])
            else:
                sights.append(self._values(scores, estimate)[seat])
        return sights

    def _finish_round(self, state: State[Any]) -> None:
        """Lets everybody play greedily until the seats can be compared."""
        round_of = self._evaluation.round_of
        if round_of is None:
            return
        now = round_of(state)
        for _ in range(LONG_ROUND):
            seat = state.actor
            if seat is None or round_of(state) != now:
                break
            self._greedy_step(state, seat)

    def _greedy_step(self, state: State[Any], seat: Seat) -> None:
        legal = self._options(state)
        if len(legal) > 1:
            leads = leads_after(self._evaluation, state, legal, seat)
            state.apply_unchecked(legal[leads.index(max(leads))])
        else:
            state.apply_unchecked(legal[0])

    def _options(self, state: State[Any]) -> list[Any]:
        """What is considered."""
        return state.legal()

    def _values(self, scores: list[float], opinion: Opinion) -> list[float]:  # noqa: ARG002 - some ask whose
        """How well each seat stands, from 0 (lost) to 1 (won), by the scores that this opinion expects."""
        scale = self._evaluation.scale
        if len(scores) == 1:
            return [0.5 + 0.5 * math.tanh((scores[0] - self._zero) / scale)]
        return [0.5 + 0.45 * math.tanh(lead(scores, seat) / scale) for seat in range(len(scores))]

    def _final(self, state: State[Any]) -> list[float]:
        """At the end victory counts; the margin only parts one victory from another."""
        result = state.result()
        scores = [float(score) for score in result.scores]
        if len(scores) == 1:
            return self._values(scores, self._judge)
        won = 0.9 / len(result.winners)
        return [
            0.05
            + 0.05 * math.tanh(lead(scores, seat) / self._evaluation.scale)
            + (won if seat in result.winners else 0.0)
            for seat in range(len(scores))
        ]
