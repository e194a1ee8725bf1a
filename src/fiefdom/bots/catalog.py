"""Bots by name: `random`, `greedy`, `mcts:200`, `mcts:0.5s`, `plan:16`, `plan:20k`, `plan:2s`, `solo:12`, the levels that
people choose, and bots of one's own (own.py)."""

import math
from dataclasses import replace

from fiefdom.bots.bot import Bot, RandomBot
from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.bots.greedy import GreedyBot
from fiefdom.bots.levels import FORMER, LEVELS, EasyBot, behind
from fiefdom.bots.mcts import Budget, MctsBot
from fiefdom.bots.own import own_bot
from fiefdom.bots.planner import Care, PlannerBot
from fiefdom.bots.race import RaceBot
from fiefdom.bots.solo import Care as SoloCare
from fiefdom.bots.solo import SoloBot
from fiefdom.kernel.errors import UnknownBot, UnknownGame

__all__ = ["LEVELS", "UnknownBot", "make_bot"]

WIDE = Care(width=12, begun=16, finals=16, samples=None, rounds=None)  # when work or time is the limit

KNOWN = (
    "random",
    "greedy",
    "mcts:200 (playouts)",
    "mcts:0.5s (seconds)",
    "plan:16 (samples)",
    "plan:20k (thousands of positions)",
    "plan:2s (seconds)",
    "race:200 (playouts)",
    "solo:12 (positions kept)",
    *LEVELS,
    *(f"{FORMER}{level}" for level in LEVELS[1:]),
    "./mine.py:Bot",
    "program:COMMAND",
    "a bot of an installed package",
)


def make_bot(name: str, game: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot for one seat of one game. A level thinks at most so many seconds about a decision, if asked to; one that
    plans does so about its turn.

    The same name, game and seed give the same decisions, unless the budget is one of time.
    """
    if not isinstance(name, str):  # who calls from a program without types
        raise UnknownBot(name, KNOWN)
    if name == "random":
        return RandomBot(seed)
    kind, _, budget = name.partition(":")
    if (
        name not in (*LEVELS, "greedy")
        and kind not in ("mcts", "plan", "race", "solo")
        and not name.startswith(FORMER)
    ):
        # Asked last: to look through the installed packages takes milliseconds.
        if (own := own_bot(name, game, seed, seconds)) is not None:
            return own
        raise UnknownBot(name, KNOWN)
    evaluation = EVALUATIONS.get(game)
    if evaluation is None:
        raise UnknownGame(game, EVALUATIONS)
    if name == "easy":
        return EasyBot(evaluation, seed)
    if name == "greedy":
        return GreedyBot(evaluation, seed)
    if kind == "solo":
        return SoloBot(evaluation, SoloCare(width=int(_number(budget, name, int)), seconds=seconds), seed)
    if kind == "plan":
        return PlannerBot(evaluation, _care(budget, name, seconds), seed)
    if kind == "mcts":
        return MctsBot(evaluation, _budget(budget, name, seconds), seed)
    if kind == "race":
        return RaceBot(evaluation, _budget(budget, name, seconds), seed)
    named = behind(name, evaluation)
    if named is None:
        raise UnknownBot(name, KNOWN)
    return make_bot(named, game, seed, seconds)


def _care(text: str, name: str, seconds: float | None) -> Care:
    if text.endswith("k"):
        return replace(WIDE, work=1000 * int(_number(text[:-1], name, int)), seconds=seconds)
    if text.endswith("s"):
        return replace(WIDE, seconds=min(_number(text[:-1], name, float), seconds or math.inf))
    samples = 0 if text == "0" else int(_number(text, name, int))
    return Care(samples=samples, seconds=seconds)


def _budget(text: str, name: str, seconds: float | None) -> Budget:
    if text.endswith("s"):
        return Budget(seconds=min(_number(text[:-1], name, float), seconds or math.inf))
    return Budget(int(_number(text, name, int)), seconds)


def _number(text: str, name: str, kind: type[int] | type[float]) -> float:
    try:
        amount = kind(text)
    except ValueError:
        raise UnknownBot(name, KNOWN) from None
    if not 0 < amount < 1_000_000:
        raise UnknownBot(name, KNOWN)
    return amount
