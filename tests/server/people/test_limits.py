"""Limits: one place, a time to wait, and nobody else is held up."""

from pathlib import Path

import pytest

from fiefdom.server.figures import Figures, Rate
from fiefdom.server.people.limits import Limits, RateLimit
from fiefdom.server.refused import Refused
from server.conftest import NewPerson, quick
from server.table_side import Clock, error_of, listening, next_table, running


class Stopped(Clock):
    """A clock that stands still unless it is told to go on."""

    def __call__(self) -> float:
        return self._ahead


def test_so_many_at_once_and_then_one_by_one() -> None:
    limit = RateLimit(Rate(3, 30))
    assert [limit.wait("ann", 0.0) for _ in range(3)] == [0.0, 0.0, 0.0]
    assert limit.wait("ann", 0.0) == pytest.approx(10.0)
    assert limit.wait("bela", 0.0) == 0.0
    assert limit.wait("ann", 10.0) == 0.0
    assert limit.wait("ann", 10.0) == pytest.approx(10.0)
    assert [limit.wait("ann", 100.0) for _ in range(4)][:3] == [0.0] * 3


def test_a_clock_that_is_set_back_locks_nobody_out() -> None:
    limit = RateLimit(Rate(2, 10))
    assert [limit.wait("ann", 7200.0) for _ in range(2)] == [0.0, 0.0]
    assert [limit.wait("ann", 3600.0) for _ in range(3)] == [0.0, 0.0, pytest.approx(5.0)]


@pytest.mark.parametrize(
    ("figures", "ask"),
    [
        (Figures(requests=Rate(2, 10)), lambda limits: limits.asked("ann", "1", False)),
        (Figures(posts=Rate(2, 10)), lambda limits: limits.asked("ann", "1", True)),
        (Figures(posts=Rate(2, 10)), lambda limits: limits.asked(None, "1", True)),
        (Figures(address_requests=Rate(2, 10)), lambda limits: limits.request("1")),
        (Figures(newcomers=Rate(2, 10)), lambda limits: limits.newcomer("1")),
        (Figures(tables=Rate(2, 10)), lambda limits: limits.table("ann", "1")),
        (Figures(address_tables=Rate(2, 10)), lambda limits: limits.table("ann", "1")),
    ],
)
def test_every_rate_refuses_and_says_how_long(figures: Figures, ask: object) -> None:
    clock = Stopped()
    limits = Limits(figures, 1024, clock)
    for _ in range(2):
        ask(limits)  # type: ignore[operator]
    with pytest.raises(Refused) as refused:
        ask(limits)  # type: ignore[operator]
    assert (refused.value.code, refused.value.wait) == ("too-many", 6)
    clock.skip(seconds=refused.value.wait or 0)
    ask(limits)  # type: ignore[operator]
    free = Limits(None, 1024, clock)
    for _ in range(1000):
        ask(free)  # type: ignore[operator]


@pytest.mark.parametrize("figures", [Figures(work=Rate(100, 10)), Figures(address_work=Rate(100, 10))])
def test_long_work_is_counted_by_the_processors_time(figures: Figures) -> None:
    clock = Stopped()
    limits = Limits(figures, 1024, clock)
    with limits.work("ann", "1") as work:
        assert work.do(sum, range(10)) == 45
    assert 0 < work.seconds < 0.05
    with limits.work("ann", "1") as work:
        work.seconds = 0.25
    with pytest.raises(Refused) as refused, limits.work("ann", "1"):
        pass
    assert (refused.value.code, refused.value.wait) == ("too-many", 16)
    with limits.work("bela", "2"):
        pass
    clock.skip(seconds=16)
    with limits.work("ann", "1"):
        pass


def test_all_addresses_of_a_household_count_together() -> None:
    limits = Limits(Figures(newcomers=Rate(2, 10)), 1024, Stopped())
    limits.newcomer("2001:db8::1")
    limits.newcomer("2001:db8::2")
    with pytest.raises(Refused):
        limits.newcomer("2001:db8:0:0:ffff::3")
    limits.newcomer("2001:db8:0:1::1")


@pytest.mark.parametrize(
    ("figures", "guests", "addresses"),
    [
        (Figures(streams=2), ["ann"] * 3, "123"),
        (Figures(address_streams=2), ["ann", "bela", "carl"], "111"),
        (Figures(anonymous_streams=2), [None] * 3, "123"),
        (Figures(all_streams=2), ["ann", "bela", None], "123"),
    ],
)
def test_streams_are_counted_while_they_are_open(
    figures: Figures, guests: list[str | None], addresses: str
) -> None:
    limits = Limits(figures, 1024, Stopped())
    with limits.stream(guests[0], addresses[0]):
        with (
            limits.stream(guests[1], addresses[1]),
            pytest.raises(Refused),
            limits.stream(guests[2], addresses[2]),
        ):
            pass
        with limits.stream(guests[2], addresses[2]):
            assert limits.streams == 2
    assert limits.streams == 0
    assert limits.refused == 1


def test_few_files_mean_few_streams() -> None:
    limits = Limits(Figures(), 1024, Stopped())
    assert (limits._most, limits._most_anonymous) == (768, 384)


def test_load_is_shed() -> None:
    limits = Limits(Figures(at_once=1), 1024, Stopped())
    with limits.answering():
        with pytest.raises(Refused) as refused, limits.answering():
            pass
        assert refused.value.code == "busy"
    with limits.answering():
        assert limits.at_once == 1


def test_limits_over_http(tmp_path: Path, newcomer: NewPerson) -> None:
    figures = Figures(streams=1, requests=Rate(9, 1000), tables=Rate(1, 1000))
    with running(quick(tmp_path, limits=figures)) as server:
        ann, bela = newcomer(server, "Ann"), newcomer(server, "Béla")
        match = ann.create("open")["id"]
        assert (
            ann.refused("/api/matches", game="the-builders", seats=[{"who": "me"}, {"who": "open"}])[0] == 429
        )
        assert ann.refused("/api/matches/import")[0] == 429  # a file is a new table, too
        with listening(ann, match) as heard:
            next_table(heard)
            second = ann.http.get(f"/api/matches/{match}/stream")
            assert error_of(second)[:2] == (429, "too-many")
            assert second.headers["Connection"] == "close"  # it takes no connection away either
            assert int(second.headers["Retry-After"]) > 0
        codes = [ann.http.get("/api/me").status_code for _ in range(8)]
        assert codes[0] == 200  # looking is counted, too
        assert codes[-1] == 429
        assert bela.get("/api/me")["name"] == "Béla"
        assert bela.http.get("/healthz").status_code == 200
