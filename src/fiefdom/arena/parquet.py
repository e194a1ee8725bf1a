"""An arena's games as a Parquet file, a row for each player of each game. Needs pyarrow."""

from collections.abc import Sequence
from pathlib import Path

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


def write(file: Path, outcomes: Sequence[Outcome]) -> None:
    import pyarrow
    from pyarrow import parquet

    rows = [
        {
            "fixture": outcome.fixture,
            "seed": outcome.seed,
            "player": player,
            "score": score,
            "won": player in outcome.winners,
            "winners": len(outcome.winners),
            "decisions": outcome.decisions[player],
            "seconds": outcome.seconds[player],
            "ended_by": outcome.ended_by,
            "forfeit": outcome.forfeit,
        }
        for outcome in outcomes
        for player, score in enumerate(outcome.scores)
    ]
    parquet.write_table(pyarrow.Table.from_pylist(rows), file)
