"""Figures for Prometheus, as plain text (its exposition format 0.0.4). No people, no tables: numbers only."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator

_BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Histogram:
    """How long something took, in seconds."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    @property
    def count(self) -> int:
        return sum(self._counts)

    def lines(self, name: str) -> Iterator[str]:
        so_far = 0
        for bound, count in zip((*(f"{b:g}" for b in _BOUNDS), "+Inf"), self._counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {so_far}"


class Metrics:
    """What is counted while it happens, and what is asked for when somebody looks."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()  # by method and status
        self.latency = Histogram()
        self.actions = Histogram()
        self._gauges: list[tuple[str, str, Callable[[], float]]] = []
        self._histograms: list[tuple[str, str, Histogram]] = [
            ("fiefdom_request_seconds", "Answering a request, streams left out.", self.latency),
            ("fiefdom_action_seconds", "Answering an action that was accepted.", self.actions),
        ]

    def gauge(self, name: str, what: str, value: Callable[[], float]) -> None:
        self._gauges.append((name, what, value))

    def histogram(self, name: str, what: str, figures: Histogram) -> None:
        self._histograms.append((name, what, figures))

    def note(self, method: str, status: int, seconds: float, *, action: bool) -> None:
        self.requests[method, status] += 1
        self.latency.note(seconds)
        if action and status == 200:
            self.actions.note(seconds)

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield from _head("fiefdom_requests_total", "counter", "Requests answered, by method and status.")
        for (method, status), count in sorted(self.requests.items()):
            yield f'fiefdom_requests_total{{method="{method}",status="{status}"}} {count}'
        for name, what, value in self._gauges:
            kind = "counter" if name.endswith("_total") else "gauge"
            yield from _head(name, kind, what)
            yield f"{name} {value():g}"
        for name, what, figures in self._histograms:
            yield from _head(name, "histogram", what)
            yield from figures.lines(name)


def _head(name: str, kind: str, what: str) -> Iterator[str]:
    yield f"# HELP {name} {what}"
    yield f"# TYPE {name} {kind}"
