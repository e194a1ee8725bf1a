"""Bots by name: `random`, `greedy`, `mcts:200`, `mcts:0.5s`, `plan:16`, the levels that people choose,
and bots of one's own (own.py)."""

from collections.abc import Callable

from fiefdom.bots.bot import Bot, RandomBot
from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.bots.greedy import GreedyBot
from fiefdom.bots.levels import LEVELS, make_level
from fiefdom.bots.mcts import Budget, MctsBot
from fiefdom.bots.own import own_bot
from fiefdom.bots.planner import Care, PlannerBot
from fiefdom.kernel.errors import FiefdomError, UnknownGame

__all__ = ["LEVELS", "UnknownBot", "make_bot"]

_OWN = ("./mine.py:Bot", "program:COMMAND", "a bot of an installed package")


class UnknownBot(FiefdomError):
    def __init__(self, name: str) -> None:
        known = ", ".join(
            (
                "random",
                "greedy",
                "mcts:200 (playouts)",
                "mcts:0.5s (seconds)",
                "plan:16 (samples)",
                *LEVELS,
                *_OWN,
            )
        )
        super().__init__(f"there is no bot {name!r}; allowed: {known}")


def make_bot(name: str, game: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot for one seat of one game. A level thinks at most so many seconds about a decision, if asked to.

    The same name, game and seed give the same decisions, unless the budget is one of time.
    """
    if name == "random":
        return RandomBot(seed)
    kind, _, budget = name.partition(":")
    if name not in (*LEVELS, "greedy") and kind not in ("mcts", "plan"):
        # Asked last: to look through the installed packages takes milliseconds.
        if (own := own_bot(name, game, seed, seconds)) is not None:
            return own
        raise UnknownBot(name)
    evaluation = EVALUATIONS.get(game)
    if evaluation is None:
        raise UnknownGame(game, EVALUATIONS)
    if name in LEVELS:
        return make_level(name, evaluation, seed, seconds)
    if name == "greedy":
        return GreedyBot(evaluation, seed)
    if kind == "plan":
        return PlannerBot(evaluation, _care(budget, name), seed)
    return MctsBot(evaluation, _budget(budget, name), seed)


def _care(text: str, name: str) -> Care:
    try:
        samples = int(text)
    except ValueError:
        raise UnknownBot(name) from None
    if not 0 <= samples < 100_000:
        raise UnknownBot(name)
    return Care(samples=samples)


def _budget(text: str, name: str) -> Budget:
    is_time = text.endswith("s")
    number: Callable[[str], float] = float if is_time else int
    try:
        amount = number(text.removesuffix("s") if is_time else text)
    except ValueError:
        raise UnknownBot(name) from None
    if not 0 < amount < 1_000_000:
        raise UnknownBot(name)
    return Budget(seconds=amount) if is_time else Budget(playouts=int(amount))
