"""An arena's games as a Parquet file, a row for each player of each game. Needs pyarrow."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from fiefdom.arena.lineups import Fixture
from fiefdom.arena.tournament import Outcome
from fiefdom.kernel.errors import FiefdomError


class NoParquet(FiefdomError):
    """pyarrow is not installed."""


def check() -> None:
    """Better before the games than after them."""
    try:
        import pyarrow.parquet  # noqa: F401 - whether it is there
    except ModuleNotFoundError:
        raise NoParquet("Parquet files need pyarrow: pip install 'fiefdom[parquet]'") from None


def write(file: Path, fixtures: Sequence[Fixture], outcomes: Mapping[str, Outcome]) -> None:
    """`outcomes` by the names of the fixtures."""
    import pyarrow
    from pyarrow import parquet

    games = [(fixture.lineup.bots, outcomes[fixture.name]) for fixture in fixtures]

    rows = [
        {
            "fixture": outcome.fixture,
            "seed": outcome.seed,
            "player": player,
            "bot": bots[player],
            "score": score,
            "won": player in outcome.winners,
            "winners": len(outcome.winners),
            "decisions": outcome.decisions[player],
            "seconds": outcome.seconds[player],
            "ended_by": outcome.ended_by,
            "forfeit": outcome.forfeit,
        }
        for bots, outcome in games
        for player, score in enumerate(outcome.scores)
    ]
    table = pyarrow.Table.from_pylist(rows)
    # Where nobody forfeits, nothing tells that it is a text.
    place = table.schema.get_field_index("forfeit")
    schema = table.schema.set(place, pyarrow.field("forfeit", pyarrow.string()))
    parquet.write_table(table.cast(schema), file)
