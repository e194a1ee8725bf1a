"""The worker's side of a bot's turn. Runs in a process of its own that knows nothing of the network."""

import hashlib
import os
import signal
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from fiefdom.bots.catalog import make_bot
from fiefdom.bots.coach import review
from fiefdom.bots.hint import hint
from fiefdom.bots.worker import end_with_parent
from fiefdom.kernel import registry
from fiefdom.kernel.game import Game, State
from fiefdom.kernel.json import JSON

T = TypeVar("T")
HINT_SECONDS = 1.6  # a person waits for it
COACH_SECONDS = 0.8  # for one thought of the coach: those who play shall not wait long for its worker
ENDING = (
    signal.SIGINT,
    signal.SIGTERM,
)  # signals to a server and its workers together, at which it ends them
_WORTH_SEARCHING = 0.01  # seconds; with less a search has seen too little, and first sight is better


@dataclass(frozen=True, slots=True)
class Task:
    """A position, as the record that leads to it, and the bot that is asked there."""

    match: str
    game: str
    seats: int
    seed: int
    options: Mapping[str, JSON]
    actions: tuple[Any, ...]
    bot: str
    seat: int
    rules: int | None = None
    """The version of the rules of the match; None: the newest."""
    then: tuple[Any, ...] = ()
    """What was decided from there on, for the coach to judge."""
    seconds: float | None = None
    """How long it may think, when many wait; None: as long as its level does."""

    def rules_of(self) -> Game[Any]:
        game = registry.game(self.game)
        return game if self.rules is None else game.with_rules(self.rules)


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would do, encoded, and by source how the score would change."""

    actions: list[JSON]
    changes: dict[str, int]


_KEPT = 16
_positions: OrderedDict[str, tuple[tuple[Any, ...], State[Any]]] = OrderedDict()


def prepare() -> None:
    """At the start of a worker: it ends with the server, however that ends, and leaves signals to it."""
    for one in ENDING:
        signal.signal(one, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # a page must not wait for a thinking bot
    end_with_parent()


def warm_up() -> int:
    return os.getpid()


@dataclass(frozen=True, slots=True)
class Thought(Generic[T]):
    """What came of a task: an answer, or the traceback of an error (some errors cannot travel)."""

    answer: T | None = None
    error: str | None = None
    took: float = 0.0
    allowed: float | None = None

    @property
    def value(self) -> T:
        """The answer of a thought without an error."""
        return cast("T", self.answer)


def attempt(question: Callable[[Task], T], task: Task) -> Thought[T]:
    """Asks a question of a task, in the worker."""
    begun = time.monotonic()
    try:
        answer = question(task)
        return Thought(answer, took=time.monotonic() - begun, allowed=task.seconds)
    except Exception:
        return Thought(error=traceback.format_exc())


def decide(task: Task) -> list[JSON]:
    """The bot's decision, encoded, and those that it would take next if nothing new shows.

    Without a limit of time the same for the same task: the match seeds the bot.
    """
    hasty = task.seconds is not None and task.seconds < _WORTH_SEARCHING and task.bot != "easy"
    name = "greedy" if hasty else task.bot
    bot = make_bot(name, task.game, bot_seed(task.seed, task.seat, len(task.actions)), task.seconds)
    encode = task.rules_of().encode
    return [encode(action) for action in bot.plan(_position(task).copy())]


def advise(task: Task) -> Advice:
    """What the bot would do in the place of somebody who asks, and what that would bring."""
    seed = bot_seed(task.seed, task.seat, -1 - len(task.actions))
    found = hint(task.game, _position(task), task.bot, seed, min(HINT_SECONDS, task.seconds or HINT_SECONDS))
    game = task.rules_of()
    return Advice([game.encode(action) for action in found.actions], dict(found.changes))


def judge(task: Task) -> list[JSON]:
    """What the coach says of the decisions of one turn; of those that were none, nothing."""
    game, first = task.rules_of(), len(task.actions)
    taken = [game.decode(action) for action in task.then]
    seed = bot_seed(task.seed, task.seat, first)
    judged = review(task.game, _position(task), taken, first, seed, COACH_SECONDS)
    return [one.to_json(game) for one in judged]


def bot_seed(seed: int, seat: int, step: int) -> int:
    """A seed of its own for every decision; it tells nothing about the match's seed."""
    digest = hashlib.sha256(f"fiefdom bot {seed} {seat} {step}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def _position(task: Task) -> State[Any]:
    """The state of the task; what was played since this worker last saw the match is added."""
    game = task.rules_of()
    known, state = _positions.pop(task.match, ((), None))
    if state is None or task.actions[: len(known)] != known:
        known, state = (), game.start(task.seats, task.seed, task.options)
    for action in task.actions[len(known) :]:
        state.apply_unchecked(game.decode(action))
    _positions[task.match] = (task.actions, state)
    while len(_positions) > _KEPT:
        _positions.popitem(last=False)
    return state
