"""Who sits at which table: every group of bots meets, and seats rotate over the same cards."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice

from fiefdom.kernel.json import JSON


@dataclass(frozen=True, slots=True)
class Lineup:
    """What is played: a game, its options, and a bot (by name) for every seat."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, JSON] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game of an arena: the lineup, which of its games, and the seed of its first."""

    lineup: Lineup
    number: int
    seed: int

    @property
    def name(self) -> str:
        """Tells it from the others of the same arena, also as part of a file's name."""
        return f"{'-'.join(map(_plain, self.lineup.bots))}-{self.number:05}"

    @property
    def game_seed(self) -> int:
        """Players who rotate through the same cards are compared more fairly."""
        return self.seed + self.number // len(self.lineup.bots)

    @property
    def players(self) -> list[int]:
        """By seat: the place in `Lineup.bots` of who sits there."""
        count = len(self.lineup.bots)
        return [(seat + self.number) % count for seat in range(count)]


def round_robin(game: str, bots: Sequence[str], seats: int, options: Mapping[str, JSON]) -> list[Lineup]:
    """Every group of so many bots; fewer bots than seats sit at the table more than once.

    >>> [lineup.bots for lineup in round_robin("g", ("a", "b", "c"), 2, {})]
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> [lineup.bots for lineup in round_robin("g", ("a", "b"), 4, {})]
    [('a', 'b', 'a', 'b')]
    """
    if len(bots) < seats:
        return [Lineup(game, tuple(islice(cycle(bots), seats)), options)]
    return [Lineup(game, group, options) for group in combinations(bots, seats)]


def fixtures(lineups: Sequence[Lineup], games: int, seed: int) -> Iterator[Fixture]:
    """So many games of every lineup, those of one number together: so an early stop says most."""
    for number in range(games):
        for lineup in lineups:
            yield Fixture(lineup, number, seed)


def _plain(name: str) -> str:
    """A bot's name as part of a file's name."""
    return "".join(letter if letter.isalnum() else "_" for letter in name)
