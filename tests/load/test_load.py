"""The load test with a handful of tables: what it says is so, and it goes nowhere else than this machine."""

import asyncio
import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fiefdom.cli import app
from fiefdom.load.people import Acknowledged
from fiefdom.load.report import Report, Times
from fiefdom.load.run import Load, count_lost, run
from fiefdom.load.servers import CannotLoad, Shares, check_loopback
from fiefdom.load.wire import Body
from fiefdom.server.storage.address import sqlite_url
from fiefdom.server.storage.database import Database

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="starts processes")
FEW = Load(tables=3, pace=0.2, seconds=1.0, game="the-builders")


@pytest.fixture(scope="module")
def report() -> Report:
    return run(FEW)


def test_a_few_tables_play_and_nothing_is_lost(report: Report) -> None:
    assert report.sound, report.errors
    assert report.matches >= 3
    assert report.acknowledged >= report.action.count > 0
    assert report.delivery.count > 0
    assert (report.lost, report.undelivered) == (0, 0)
    assert report.server_ms_per_action is not None
    assert report.server_ms_per_action > 0


def test_people_wait_for_bots() -> None:
    report = run(replace(FEW, tables=2, people=1, bots=("easy",), closed=True, seconds=1))
    assert report.sound, report.errors
    assert report.bot_wait.count > 0


def test_what_is_not_in_the_journal_is_lost(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    asyncio.run(Database.prepare(url))
    assert asyncio.run(count_lost(url, [Acknowledged("nosuch", 2, {"do": "end"})])) == 1


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.7", "example.org"])  # noqa: S104
def test_another_machine_is_refused(host: str) -> None:
    with pytest.raises(CannotLoad, match="this machine only"):
        check_loopback(host)


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_this_machine_is_not(host: str) -> None:
    check_loopback(host)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"tables": 5001}, "tables"),
        ({"seconds": 601.0}, "seconds"),
        ({"pace": 0.0}, "pace"),
        ({"processes": 2}, "PostgreSQL"),
    ],
)
def test_a_load_is_bounded(wrong: dict[str, float], why: str) -> None:
    with pytest.raises(CannotLoad, match=why):
        replace(FEW, **wrong).check()  # type: ignore[arg-type]


def test_nothing_is_concluded_when_the_test_was_the_bottleneck(report: Report) -> None:
    busy = replace(report, shares=Shares(1.0, 0.95, 0.5, 0.0, 0.0))
    assert any("of a core" in doubt for doubt in busy.doubts)
    late = replace(report, lag=Times(10, 1.0, 80.0, 90.0, 90.0))
    assert any("late" in doubt for doubt in late.doubts)
    assert late.to_json()["conclusive"] is False


def test_the_command_writes_its_figures(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    arguments = ["--tables", "2", "--pace", "0.2", "--seconds", "1", "--json", str(file)]
    done = CliRunner().invoke(app, ["load", *arguments, "--game", "the-builders"])
    assert done.exit_code in (0, 3), done.output  # 3: this machine was too busy to say anything
    figures = json.loads(file.read_text())
    assert figures["lost"] == 0
    assert figures["what"]["tables"] == 2


def test_chunks_arrive_in_any_pieces() -> None:
    sent = b"5\r\nhello\r\n3\r\nyou\r\n0\r\n\r\n"
    for size in range(1, len(sent)):
        body = Body(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n")
        ends = [body.push(sent[start : start + size]) for start in range(0, len(sent), size)]
        assert body.whole() == b"helloyou"
        assert any(ends)
