"""Bots by name: `random`, `greedy`, `mcts:200`, and the levels that people choose."""

from fiefdom.bots.bot import Bot, RandomBot
from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.bots.greedy import GreedyBot
from fiefdom.kernel.errors import FiefdomError

LEVELS = ("easy", "medium", "hard")


class UnknownBot(FiefdomError):
    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; allowed: random, greedy, {', '.join(LEVELS)}")


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A bot for one seat of one game. The same name, game and seed give the same decisions."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy" or name in LEVELS:
        return GreedyBot(EVALUATIONS[game], seed)
    raise UnknownBot(name)
