"""What a load test found, and whether it may say so."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from fiefdom.kernel.json import JSON
from fiefdom.load.servers import Shares

_BUSY = 0.85  # of a core: more of it, and the load test may have been what was slow
_LATE = 0.025  # seconds that the load test itself may be late (at the 95th percentile)


@dataclass(frozen=True, slots=True)
class Times:
    """How long something took, in milliseconds."""

    count: int
    p50: float
    p95: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Times":
        """
        >>> Times.of([0.001 * n for n in range(1, 101)])
        Times(count=100, p50=50.0, p95=95.0, p99=99.0, most=100.0)
        """
        ordered = sorted(seconds)

        def at(share: float) -> float:
            place = max(0, round(share * len(ordered)) - 1)
            return round(ordered[place] * 1000, 2) if ordered else 0.0

        return cls(len(ordered), at(0.5), at(0.95), at(0.99), at(1.0))


@dataclass(frozen=True, slots=True)
class Report:
    """All figures are of the measured while; the set-up before it is told apart."""

    what: Mapping[str, JSON]
    """What was asked for: game, tables, pace and so on."""
    setup_seconds: float
    seconds: float
    actions_per_second: float
    action: Times
    delivery: Times
    bot_wait: Times
    lag: Times
    shares: Shares
    server_ms_per_action: float | None
    """Milliseconds of the processor that the servers took for an action, streams and all."""
    answer_bytes: float
    stream_bytes: float
    memory: int | None
    errors: Mapping[str, int]
    in_doubt: int
    acknowledged: int
    lost: int
    undelivered: int
    matches: int
    finished: int
    back_seconds: float | None = None
    """From the kill of the servers until everybody saw their table again."""

    @property
    def doubts(self) -> list[str]:
        """Why nothing can be concluded from these figures about the server."""
        found = []
        if self.shares.own > _BUSY:
            found.append(f"the load test itself took {self.shares.own:.0%} of a core")
        if self.lag.p95 > _LATE * 1000:
            found.append(f"the load test itself was {self.lag.p95:.0f} ms late (95th percentile)")
        if not self.action.count:
            found.append("there was no action in the measured while")
        return found

    @property
    def sound(self) -> bool:
        """Nothing lost, nothing refused."""
        return not (self.errors or self.lost or self.in_doubt)

    def to_json(self) -> dict[str, JSON]:
        return {
            **asdict(self),
            "conclusive": not self.doubts,
            "doubts": list(self.doubts),
            "sound": self.sound,
        }

    def lines(self) -> list[tuple[str, str]]:
        """The figures as a person reads them."""
        shares = self.shares
        per_action = (
            "" if self.server_ms_per_action is None else f", {self.server_ms_per_action:.2f} ms an action"
        )
        found = [
            ("actions a second", f"{self.actions_per_second:.1f}"),
            ("an action, ms", _times(self.action)),
            ("its delivery, ms", _times(self.delivery)),
        ]
        if self.bot_wait.count:
            found.append(("waiting for bots, ms", _times(self.bot_wait)))
        found += [
            ("cores: servers", f"{_share(shares.servers)}{per_action}"),
            ("cores: bots' workers", _share(shares.workers)),
            ("cores: this test", f"{_share(shares.own)}, late by {_times(self.lag)} ms"),
            ("cores: all others", _share(shares.others)),
            ("bytes an action", f"answer {self.answer_bytes:,.0f}, streams {self.stream_bytes:,.0f}"),
            ("memory of the servers", "?" if self.memory is None else f"{self.memory / 1e6:,.0f} MB"),
            ("acknowledged", f"{self.acknowledged}, lost {self.lost}, undelivered {self.undelivered}"),
            ("tables", f"{self.matches}, finished {self.finished}; ready after {self.setup_seconds:.1f} s"),
        ]
        if self.back_seconds is not None:
            found.append(("killed and started again", f"all are back after {self.back_seconds:.1f} s"))
        found += [("error", f"{count} × {text}") for text, count in Counter(self.errors).most_common(5)]
        if self.in_doubt:
            found.append(("in doubt", f"{self.in_doubt} actions without an answer"))
        return found


def _times(times: Times) -> str:
    return f"p50 {times.p50:g}, p95 {times.p95:g}, p99 {times.p99:g}, most {times.most:g}"


def _share(share: float | None) -> str:
    return "?" if share is None else f"{share:.2f}"
