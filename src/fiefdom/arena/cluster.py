"""Many machines: a Dask or Ray cluster plays the games, through joblib. Needs `fiefdom[cluster]`."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, cast

from fiefdom.arena.lineups import Fixture
from fiefdom.arena.tournament import Outcome, play
from fiefdom.kernel.errors import FiefdomError


class NoCluster(FiefdomError):
    """The cluster cannot be used; the text says why."""


@contextmanager
def connected(address: str) -> Iterator[Callable[[Iterable[Fixture]], Iterator[Outcome]]]:
    """`dask://host:port` or `ray://host:port`; gives what plays fixtures there, as they end."""
    kind, separator, place = address.partition("://")
    if not separator or kind not in ("dask", "ray"):
        raise NoCluster(f"{address!r} is no cluster; allowed: dask://host:port, ray://host:port")
    try:
        import joblib

        closing = _dask(place) if kind == "dask" else _ray(address)
    except ModuleNotFoundError as error:
        raise NoCluster(f"{kind} is not installed ({error.name}): pip install 'fiefdom[cluster]'") from None
    except (OSError, TimeoutError, ConnectionError) as error:
        raise NoCluster(f"no answer from {address}: {error}") from None
    try:
        with joblib.parallel_config(backend=kind):
            parallel = joblib.Parallel(n_jobs=-1, return_as="generator_unordered")
            yield lambda fixtures: parallel(joblib.delayed(play)(fixture) for fixture in fixtures)
    finally:
        closing()


def _dask(place: str) -> Callable[[], None]:
    from distributed import Client

    client: Any = Client(f"tcp://{place}", timeout=10)  # type: ignore[no-untyped-call]
    return cast("Callable[[], None]", client.close)


def _ray(address: str) -> Callable[[], None]:
    import ray
    from ray.util.joblib import register_ray

    ray.init(address=address)
    register_ray()
    return cast("Callable[[], None]", ray.shutdown)
