"""Arenas: the same games wherever they are played, gone on with after a crash, and what is said about them."""

import fcntl
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

import fiefdom
from fiefdom.arena import benchmark, parquet, picture
from fiefdom.arena.cluster import NoCluster, play_on_cluster
from fiefdom.arena.folder import ArenaFolder, OtherArena
from fiefdom.arena.lineups import Fixture, Lineup, fixtures, round_robin
from fiefdom.arena.standings import endings, standings
from fiefdom.arena.statistics import interval
from fiefdom.arena.tournament import Outcome, check, play, play_all
from fiefdom.bots import UnknownBot

SHORT = {"goal": 6}


def untimed(outcomes: list[Outcome]) -> Sequence[object]:
    return sorted(
        (o.fixture, o.seed, o.scores, o.winners, o.ended_by, o.decisions, o.record) for o in outcomes
    )


def test_the_same_games_with_one_worker_and_with_two() -> None:
    games = list(fixtures([Lineup("the-builders", ("greedy", "random", "easy"), SHORT)], 6, seed=3))
    alone, two = list(play_all(games)), list(play_all(games, jobs=2))
    assert untimed(alone) == untimed(list(play_all(games))) == untimed(two)
    one, other = (standings(games, {o.fixture: o for o in played}) for played in (alone, two))
    assert [(row.bot, row.rating, row.uncertainty, row.wins) for row in one] == [
        (row.bot, row.rating, row.uncertainty, row.wins) for row in other
    ]


def test_seats_rotate_over_the_same_cards() -> None:
    games = list(fixtures([Lineup("the-builders", ("random", "greedy"))], 4, seed=5))
    assert [game.game_seed for game in games] == [5, 5, 6, 6]
    assert [game.players for game in games] == [[0, 1], [1, 0], [0, 1], [1, 0]]


def test_every_group_plays() -> None:
    lineups = round_robin("kingdom-builder", ("a", "b", "c", "d"), 3, {})
    assert [lineup.bots for lineup in lineups] == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]
    assert len({game.name for game in fixtures(lineups, 3, 1)}) == 12


def test_faults_show_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        check([Lineup("the-builders", ("greedy", "genius"))], 1)
    with pytest.raises(fiefdom.errors.BadSeats):
        check([Lineup("the-builders", ("greedy",))], 1)


def outcome(fixture: Fixture, scores: tuple[int, ...], winners: tuple[int, ...], **more: str) -> Outcome:
    count = len(scores)
    return Outcome(
        fixture.name, 1, scores, winners, "B17", (5,) * count, (1.0,) + (0.5,) * (count - 1), **more
    )


def test_the_table_shares_victories_and_rates_the_better_bot_higher() -> None:
    games = list(fixtures([Lineup("the-builders", ("a", "b"))], 2, 1))
    played = [outcome(games[0], (20, 10), (0,)), outcome(games[1], (12, 12), (0, 1))]
    mine, theirs = standings(games, {o.fixture: o for o in played})
    assert (mine.bot, mine.wins, theirs.wins) == ("a", 1.5, 0.5)
    assert (mine.mean_score, theirs.mean_score) == (16, 11)
    assert (mine.seconds_per_decision, theirs.seconds_per_decision) == (0.2, 0.1)
    assert mine.rating is not None
    assert theirs.rating is not None
    assert mine.rating > theirs.rating
    assert endings(played) == {"B17": 2}
    assert ">a<" in picture.ratings("the-builders", [mine, theirs])
    match = fiefdom.Match(fiefdom.game("the-builders"), 2, 5)
    drawn = picture.ratings("the-builders", [mine, theirs], match.to_json())
    assert 'x="20" y="148" width="680" height="357"' in drawn  # the last game, under the ratings
    assert drawn.count("<svg ") == drawn.count("</svg>") == 2


def test_who_forfeits_comes_last_whatever_the_score() -> None:
    games = list(fixtures([Lineup("the-builders", ("a", "b", "c"))], 1, 1))
    played = outcome(games[0], (20, 10, 5), (1, 2), forfeit="a crashed")
    rows = {row.bot: row for row in standings(games, {played.fixture: played})}
    assert (rows["a"].wins, rows["a"].forfeits, rows["b"].forfeits) == (0, 1, 0)
    assert (rows["a"].rating or 0) < (rows["c"].rating or 0)


def test_alone_each_bot_has_its_own_scores(tmp_path: Path) -> None:
    games = list(fixtures([Lineup("kingdom-legacy", (bot,)) for bot in ("a", "b")], 2, 1))
    scores = dict(zip((game.name for game in games), (120, -5, 100, 15), strict=True))
    played = {game.name: outcome(game, (scores[game.name],), (0,)) for game in games}
    rows = {row.bot: row for row in standings(games, played)}
    assert (rows["a"].mean_score, rows["a"].lowest, rows["a"].highest) == (110, 100, 120)
    assert (rows["b"].mean_score, rows["b"].lowest, rows["b"].highest) == (5, -5, 15)
    assert rows["a"].score_error == pytest.approx(19.6)
    (first,) = (row for row in standings(games[:1], played))
    assert first.score_error is None
    pytest.importorskip("pyarrow")
    from pyarrow.parquet import read_table

    parquet.write(tmp_path / "games.parquet", games, played)
    found = read_table(tmp_path / "games.parquet")
    assert found.column("bot").to_pylist() == ["a", "b", "a", "b"]
    assert found.column("score").to_pylist() == [120, -5, 100, 15]
    assert str(found.schema.field("forfeit").type) == "string"


def test_interval() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)
    assert interval(10, 10)[1] <= 1.0


# A folder to go on from.


def test_a_folder_keeps_games_and_records_and_refuses_another_arena(tmp_path: Path) -> None:
    games = list(fixtures([Lineup("the-builders", ("greedy", "random"), SHORT)], 2, seed=3))
    with ArenaFolder(tmp_path, {"seed": 3}) as folder:
        for game in games:
            folder.add(play(game))
    with (tmp_path / "games.jsonl").open("a") as lines:
        lines.write('{"fixture": "cut sho')  # killed in the middle of a line
    again = ArenaFolder(tmp_path, {"seed": 3}).finished(games)
    assert untimed(list(again.values())) == untimed(
        [Outcome.from_json(play(game).to_json()) for game in games]
    )
    record = (tmp_path / "records" / f"{games[0].name}.json").read_text()
    assert fiefdom.Match.from_json(record).state.actor is None
    with pytest.raises(OtherArena):
        ArenaFolder(tmp_path, {"seed": 4})


def arena(folder: Path, games: int, jobs: int) -> list[str]:
    command = ["arena", "the-builders", "--bots", "greedy,mcts:4", "--games", str(games), "--jobs", str(jobs)]
    return [sys.executable, "-m", "fiefdom", *command, "--out", str(folder), "--json", str(folder) + ".json"]


def test_after_kill_9_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    games, killed, whole = 6, tmp_path / "killed", tmp_path / "whole"
    process = subprocess.Popen(arena(killed, games, 1), stderr=subprocess.DEVNULL, start_new_session=True)
    lines = killed / "games.jsonl"
    while not lines.exists() or len(lines.read_text().splitlines()) < 2:
        assert process.poll() is None, "it ended before it could be killed"
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    before = lines.read_text()
    assert len(before.splitlines()) < games
    done = subprocess.run(arena(killed, games, 2), capture_output=True, text=True, check=True)
    assert f"of {games} games were played before" in done.stderr
    assert lines.read_text().startswith(before)
    subprocess.run(arena(whole, games, 1), capture_output=True, check=True)

    def result(folder: Path) -> list[object]:
        data = json.loads(Path(f"{folder}.json").read_text())
        return [[row["bot"], row["rating"], row["wins"]] for row in data["standings"]]

    assert result(killed) == result(whole)
    assert len(list((killed / "records").glob("*.json"))) == games


@pytest.mark.filterwarnings("default")  # of the cluster's own packages
def test_the_same_games_on_a_dask_cluster() -> None:
    distributed = pytest.importorskip("distributed")
    games = list(fixtures([Lineup("the-builders", ("greedy", "random"), SHORT)], 3, seed=3))
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True
    ) as cluster:
        address = cluster.scheduler_address.replace("tcp://", "dask://")
        there = list(play_on_cluster(games, address))
    assert untimed(there) == untimed(list(play_all(games)))


@pytest.mark.long  # nor is Ray among what the tests install: pip install 'fiefdom[ray]'
@pytest.mark.filterwarnings("default")
def test_the_same_games_on_a_ray_cluster() -> None:
    pytest.importorskip("ray")
    ray = [sys.executable, "-m", "ray.scripts.scripts"]
    with socket.socket() as one, socket.socket() as other:
        one.bind(("127.0.0.1", 0))
        other.bind(("127.0.0.1", 0))
        port, client_port = one.getsockname()[1], other.getsockname()[1]
    start = ["start", "--head", "--num-cpus=2", f"--port={port}", f"--ray-client-server-port={client_port}"]
    subprocess.run([*ray, *start, "--include-dashboard=false", "--disable-usage-stats"], check=True)
    try:
        games = list(fixtures([Lineup("the-builders", ("greedy", "random"), SHORT)], 3, seed=3))
        there = list(play_on_cluster(games, f"ray://127.0.0.1:{client_port}"))
        assert untimed(there) == untimed(list(play_all(games)))
    finally:
        subprocess.run([*ray, "stop", "--force"], check=True)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("ray", "allowed: dask://host:port"),
        ("dask://", "allowed: dask://host:port"),
        ("slurm://there:1", "allowed: dask://host:port"),
        ("ray://there:1", "pip install 'fiefdom[ray]'"),
    ],
)
def test_a_cluster_that_cannot_be_used_is_told(
    address: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(NoCluster, match=re.escape(why)):
        list(play_on_cluster([], address))


@pytest.mark.parametrize("case", benchmark.CASES, ids=lambda case: f"{case.game}-{case.label}")
def test_every_figure_can_be_measured(case: benchmark.Case) -> None:
    figures, facts = benchmark.random_play(case, 0.001)
    figures += [
        benchmark.copies(case, 0.001),
        benchmark.playouts(case, 0.001),
        benchmark.calibration(0.001),
    ]
    for figure in figures:
        assert 0 < figure.low <= figure.median <= figure.high
    assert facts.decisions > facts.games
    assert sum(facts.endings.values()) == facts.games
    assert facts == benchmark.random_facts(case)


THINKER = """
import fcntl, os, pathlib, time

class Bot:
    def __init__(self, game, seed):
        self.held = open(pathlib.Path(__file__).with_name(f"{os.getpid()}.held"), "w")
        fcntl.flock(self.held, fcntl.LOCK_EX)

    def choose(self, state):
        time.sleep(25)  # less than it is given
        return state.legal()[0]
"""


def test_after_kill_9_of_an_arena_its_workers_do_not_think_on(tmp_path: Path) -> None:
    (tmp_path / "thinker.py").write_text(THINKER)
    bots = f"{tmp_path}/thinker.py:Bot,random"
    command = ["arena", "the-builders", "--bots", bots, "--games", "4", "--jobs", "2"]
    process = subprocess.Popen([sys.executable, "-m", "fiefdom", *command], stderr=subprocess.DEVNULL)
    while len(held := list(tmp_path.glob("*.held"))) < 2:
        assert process.poll() is None, "it ended before it could be killed"
        time.sleep(0.02)
    process.kill()
    process.wait()
    began = time.monotonic()
    for path in held:
        with path.open() as file:
            while True:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # held until its process ends
                    break
                except BlockingIOError:
                    assert time.monotonic() - began < 15, "a worker thinks on"
                    time.sleep(0.02)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_ctrl_c_while_workers_start_ends_an_arena_without_a_traceback(tmp_path: Path) -> None:
    process = subprocess.Popen(
        arena(tmp_path / "out", 50, 2), stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while len(children.read_text().split()) < 3:  # multiprocessing's own, and two workers
        assert process.poll() is None, "it ended before it could be interrupted"
        time.sleep(0.02)
    time.sleep(0.2)  # they import what they need
    assert process.poll() is None, "it ended before it could be interrupted"
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate()
    assert process.returncode == 130, said
    assert "Traceback" not in said


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_a_worker_that_is_killed_ends_an_arena_by_a_plain_line(tmp_path: Path) -> None:
    (tmp_path / "thinker.py").write_text(THINKER)
    bots = f"{tmp_path}/thinker.py:Bot,random"
    command = ["arena", "the-builders", "--bots", bots, "--games", "4", "--jobs", "2"]
    process = subprocess.Popen([sys.executable, "-m", "fiefdom", *command], stderr=subprocess.PIPE, text=True)
    while len(list(tmp_path.glob("*.held"))) < 2:
        assert process.poll() is None, "it ended before a worker could be killed"
        time.sleep(0.02)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    os.kill(int(children.read_text().split()[-1]), signal.SIGKILL)
    _, said = process.communicate()
    assert process.returncode == 1
    assert "fiefdom: a process that played games was ended" in said
    assert "Traceback" not in said
