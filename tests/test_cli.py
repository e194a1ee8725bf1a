"""The command line: what it prints, and that errors are one line and no traceback."""

import io
import json
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pyarrow.parquet
import pytest
from rich.console import Console

import fiefdom
from fiefdom import Match, Rng
from fiefdom.cli import common, main
from fiefdom.cli.scenes import DRAWINGS
from fiefdom.cli.scenes.scene import Scene
from fiefdom.kernel.json import JSON
from fiefdom.kernel.words import LANGUAGES, words
from kingdom_builder_positions import EVERYTHING


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command, without a process of its own: to start one takes longer than what most of these do."""
    for console in (common.out, common.err):
        monkeypatch.setattr(console, "width", 200)

    def run(*args: str | Path) -> Done:
        with patch.object(sys, "argv", ["fiefdom", *map(str, args)]), pytest.raises(SystemExit) as ended:
            main()
        code = ended.value.code
        assert code is None or isinstance(code, int)
        return Done(code or 0, *capsys.readouterr())

    return run


def in_a_process(*args: str | Path, typed: str | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "fiefdom", *map(str, args)]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={"COLUMNS": "200", "PATH": "", **env},
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match, rng = Match(fiefdom.game("the-builders"), 2, 3, {"goal": 3}), Rng(3)
    while match.state.actor is not None:
        match.play(rng.choice(match.state.legal()))
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(match.to_json(), encoding="utf-8")
    return file


def test_simulate_prints_a_table_and_writes_json(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    done = run(
        "simulate", "the-builders", "--bots", "greedy,random", "--games", "4", "--seed", "1", "--json", file
    )
    assert done.returncode == 0, done.stderr
    for word in ("greedy", "random", "mean", "ended by: B17"):
        assert word in done.stdout
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["bots"] == [["greedy", "random"]]
    assert {row["bot"] for row in data["standings"]} == {"greedy", "random"}
    assert len(data["games"]) == 4


def test_simulate_a_game_for_one_shows_scores_not_wins(run: Run) -> None:
    done = run("simulate", "kingdom-legacy", "--seats", "random", "--games", "2", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert "lowest" in done.stdout
    assert "wins" not in done.stdout


def test_simulate_says_at_once_that_a_file_cannot_be_written(run: Run, tmp_path: Path) -> None:
    done = run("simulate", "the-builders", "--seats", "random,random", "--games", "2", "--json", tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"fiefdom: cannot write {tmp_path}")


def test_the_name_of_a_file_is_shown_as_it_is(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine[b].py"
    file.write_text(
        "class Bot:\n def __init__(self, *_): 0\n def choose(self, state): return state.legal()[0]"
    )
    done = run("simulate", "the-builders", "--bots", f"{file}:Bot,random", "--games", "1", "--jobs", "1")
    assert "mine[b].py:Bot" in done.stdout, done.stderr
    assert "the-builders: 1 game\n" in re.sub(" +\n", "\n", done.stdout)


def test_arena_pairs_everybody(run: Run) -> None:
    done = run("arena", "the-builders", "--bots", "random,greedy,easy", "--games", "2")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("│") == 3 * 6
    assert "the-builders: 6 games" in done.stdout


def test_arena_writes_a_folder_a_picture_and_parquet(run: Run, tmp_path: Path) -> None:
    files = (
        "--out",
        tmp_path / "arena",
        "--picture",
        tmp_path / "a.svg",
        "--parquet",
        tmp_path / "a.parquet",
    )
    more = ("--options", '{"goal": 4}', "--seats", "3", "--games", "3", "--jobs", "1")
    done = run("arena", "the-builders", "--bots", "random,greedy,easy", *more, *files)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "a.svg").read_text().startswith("<svg")
    assert pyarrow.parquet.read_table(tmp_path / "a.parquet").num_rows == 9
    records = sorted((tmp_path / "arena" / "records").iterdir())
    assert len(records) == 3
    assert run("replay", records[0]).returncode == 0


def test_a_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    typed = (
        '?\nl\nu\n{"do": "fly"}\n{bad\n{"do": "send", "worker": 20, "site": 60}\n' + "9" * 5000 + "\n1" * 400
    )
    told = ("--bots", "greedy", "--record", file, "--options", '{"goal": 2}')
    done = in_a_process("play", "the-builders", *told, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "A number decides" in done.stdout
    assert 'You ended the turn. {"do": "end"}' in done.stdout  # what can be done is told in words
    assert re.search(r"B\d+: \S", done.stdout)  # why it is refused
    assert "no JSON" in done.stderr
    assert re.search(r"^Worker +Wage", done.stdout, re.MULTILINE)
    assert "Winners: " in done.stdout
    assert Match.from_json(file.read_text()).state.actor is None


def test_in_a_narrow_terminal_the_bots_keep_their_names_and_the_figures_their_digits() -> None:
    args = ["simulate", "the-builders", "--bots", "greedy,random", "--games", "2", "--jobs", "1"]
    done = in_a_process(*args, COLUMNS="60")
    assert "greedy" in done.stdout
    assert "random" in done.stdout
    assert "…" not in done.stdout


def test_who_has_no_input_at_all_leaves_the_game() -> None:
    command = f"exec '{sys.executable}' -m fiefdom play the-builders --bots random <&-"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_on_a_board_in_the_terminal_one_types_where(tmp_path: Path) -> None:
    """Legal places stand in brackets; of others the rule says why not, and the others' cards are not shown."""
    file = tmp_path / "mine.json"
    command = ["play", "kingdom-builder", "--bots", "greedy", "--record", str(file), "--seed", "1"]
    done = in_a_process(*command, typed="1:1\n21:1\n" + "1:" + "9" * 5000 + "\n1:11\nq\n")
    assert done.returncode == 0, done.stderr
    assert "K9: This is water; it must be grass." in done.stdout
    assert done.stdout.count("A number decides") == 2  # there is no row 21, and no such column
    assert "You built at 1:11" in done.stdout
    assert "(g)" in done.stdout
    assert re.search(r"^2 greedy +\d+ +37 +\?", done.stdout, re.MULTILINE)
    match = Match.from_json(file.read_text())
    assert match.game.encode(match.actions[-1]) == {"do": "build", "hex": 10}


@pytest.mark.parametrize("game", ["kingdom-builder", "the-builders", "kingdom-legacy"])
def test_every_position_can_be_drawn_in_the_terminal(game: str) -> None:
    """With everything that a box brings, in one language after the other; nothing is shown that differs from guess to
    guess."""
    boxes: dict[str, dict[str, JSON]] = {"kingdom-builder": {"expansions": list(EVERYTHING)}}
    found, rng = fiefdom.game(game), fiefdom.Rng(3)
    seats = max(found.seats)
    state = found.start(seats, 5, found.new_options(boxes.get(game, {})))
    names = [f"<{seat}>" for seat in range(seats)]
    for said in islice(cycle(map(words, LANGUAGES)), 150):
        if state.actor is None:
            break
        legal = state.legal()
        encoded: list[Any] = [found.encode(action) for action in legal]
        drawn = [
            _drawn(Scene(found, one, state.actor, encoded, said, names))
            for one in (state, state.guess(state.actor, fiefdom.Rng(9)))
        ]
        assert drawn[0] == drawn[1]
        state.apply(rng.choice(legal))


def _drawn(scene: Scene) -> str:
    console = Console(width=160, record=True, file=io.StringIO())
    console.print(DRAWINGS[scene.game.name].draw(scene))
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_game(run: Run, record: Path, language: str) -> None:
    done = run("replay", record, "--language", language)
    assert done.returncode == 0, done.stderr
    word = {"en": "Winners", "hu": "Győztesek", "pl": "Zwycięzcy"}[language]
    assert word in done.stdout
    assert len(done.stdout.splitlines()) > 100


def test_a_terminal_without_our_letters_shows_what_it_can(record: Path) -> None:
    done = in_a_process("replay", record, "--language", "hu", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "Gy?ztesek" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_disk_is_one_line() -> None:
    command = [sys.executable, "-m", "fiefdom", "cards", "the-builders", "--json"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("fiefdom: ")
    assert "Traceback" not in done.stderr


def test_cards_as_a_table_and_as_json(run: Run) -> None:
    assert "Cathedral" in run("cards", "the-builders").stdout
    assert "Székesegyház" in run("cards", "the-builders", "--language", "hu").stdout
    facts = json.loads(run("cards", "the-builders", "--json").stdout)
    assert facts == fiefdom.game("the-builders").cards()


def test_bench_prints_and_writes_figures(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    done = run("bench", "the-builders", "--seconds", "0.01", "--json", file)
    assert done.returncode == 0, done.stderr
    names = {figure["name"] for figure in json.loads(file.read_text())["figures"]}
    assert {
        "calibration loop",
        "the-builders, 2 seats: random play",
        "the-builders, 4 seats: copies",
        "the-builders, 2 seats: mcts",
    } <= names
    assert "decisions a game" in done.stdout


def test_serve_on_a_taken_port_says_so(run: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = run("serve", "--port", str(taken.getsockname()[1]), "--data", tmp_path)
    assert done.returncode == 1
    assert "is taken" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_version() -> None:
    done = in_a_process("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{fiefdom.__version__}\n", "")


def test_an_error_is_one_line_of_a_process_too() -> None:
    done = in_a_process("simulate", "chess", "--seats", "random,random")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("fiefdom: there is no game 'chess'")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "fault"),
    [
        (["simulate", "chess", "--seats", "random,random"], "there is no game 'chess'"),
        (["simulate", "the-builders", "--seats", "random,genius"], "there is no bot 'genius'"),
        (["simulate", "the-builders", "--seats", "random"], "not a possible number of seats"),
        (["simulate", "the-builders", "--seats", "random,random", "--options", "{"], "no JSON"),
        (["simulate", "the-builders", "--seats", "random,random", "--options", "3"], "must be a JSON object"),
        (["simulate", "the-builders", "--seats", "random,random", "--options", '{"goal": 0}'], "goal"),
        (
            ["simulate", "the-builders", "--seats", "random,random", "--games", "1", "--json", "/no/such/f"],
            "write",
        ),
        (["simulate", "the-builders", "--seats", "random,random", "--options", "[" * 5000], "no JSON"),
        (["arena", "the-builders", "--bots", "random"], "two or more bots"),
        (["replay", "/no/such/file"], "cannot read /no/such/file: No such file or directory\n"),
        (["replay", __file__], "not JSON"),
        (["replay", __file__, "--language", "xx"], "no language 'xx'"),
        (["cards", "chess"], "there is no game"),
        (["bench", "chess"], "there is no game"),
        (["bench", "the-builders", "--json", "/no/such/f"], "cannot write /no/such/f"),
        (["load", "--json", "/no/such/f"], "cannot write /no/such/f"),
        (["load", "--options", "3"], "must be a JSON object"),
        (["simulate", "the-builders", "--bots", "random,program:"], "names no program"),
    ],
)
def test_errors_are_one_line(run: Run, args: list[str], fault: str) -> None:
    done = run(*args)
    assert (done.returncode, done.stdout) == (1, "")
    assert fault in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr
