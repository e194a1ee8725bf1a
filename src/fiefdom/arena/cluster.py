"""Many machines: a Dask or a Ray cluster plays the games. Needs `fiefdom[dask]` or `fiefdom[ray]`."""

from collections.abc import Iterator, Sequence
from typing import Any

from fiefdom.arena.lineups import Fixture
from fiefdom.arena.tournament import Outcome, play
from fiefdom.kernel.errors import FiefdomError


class NoCluster(FiefdomError):
    """The cluster cannot be used; the text says why."""


class Dask:
    """The workers of a Dask scheduler."""

    def __init__(self, place: str) -> None:
        from distributed import Client

        self.client: Any = Client(f"tcp://{place}", timeout=10)  # type: ignore[no-untyped-call]

    def played(self, fixtures: Sequence[Fixture]) -> Iterator[Outcome]:
        from distributed import as_completed

        games = self.client.map(play, fixtures, pure=False)
        for _, outcome in as_completed(games, with_results=True):  # type: ignore[no-untyped-call]
            yield outcome

    def close(self) -> None:
        self.client.close()


class Ray:
    """The workers of a Ray cluster. (joblib has a backend for it, which gives all games at the end only.)"""

    def __init__(self, place: str) -> None:
        import ray
        from ray.util.multiprocessing import Pool

        self.leave = ray.shutdown
        self.pool: Any = Pool(ray_address=f"ray://{place}")

    def played(self, fixtures: Sequence[Fixture]) -> Iterator[Outcome]:
        yield from self.pool.imap_unordered(play, fixtures)

    def close(self) -> None:
        self.pool.terminate()
        self.leave()


CLUSTERS: dict[str, type[Dask] | type[Ray]] = {"dask": Dask, "ray": Ray}


def play_on_cluster(fixtures: Sequence[Fixture], address: str) -> Iterator[Outcome]:
    """The games as they end, on the workers at `dask://host:port` or `ray://host:port`."""
    kind, _, place = address.partition("://")
    if kind not in CLUSTERS or not place:
        raise NoCluster(f"{address!r} is no cluster; allowed: dask://host:port, ray://host:port")
    try:
        cluster = CLUSTERS[kind](place)
    except ModuleNotFoundError as error:
        raise NoCluster(f"{kind} is not installed ({error.name}): pip install 'fiefdom[{kind}]'") from None
    except (OSError, TimeoutError, ConnectionError) as error:
        raise NoCluster(f"no answer from {address}: {error}") from None
    try:
        yield from cluster.played(fixtures)
    finally:
        cluster.close()
