"""Bots of one's own: in a file, in a package, as a program; and those that are slow, crash, cheat or break rules."""

import json
import queue
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import fiefdom
from fiefdom import Rng, make_bot
from fiefdom.arena.lineups import Fixture, Lineup
from fiefdom.arena.tournament import Outcome, play
from fiefdom.bots import own
from fiefdom.bots.own import ProgramBot
from fiefdom.errors import BadBot, Forfeit

FIRST = """
class Bot:
    def __init__(self, game, seed):
        self.game = game
    def choose(self, state):
        return state.legal()[0]
"""
ECHO = """
import json, os, sys
for line in sys.stdin:
    asked = json.loads(line)
    if "legal" in asked:
        print(json.dumps({"action": ANSWER}), flush=True)
"""


def written(folder: Path, text: str, name: str = "mine.py") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def played(bot: str, folder: Path) -> Outcome:
    outcome = play(Fixture(Lineup("the-builders", (bot, "random"), {"goal": 4}), 0, 7))
    assert outcome.record is not None
    written(folder, outcome.record, "record.json")
    return outcome


def test_a_class_in_a_file_plays(tmp_path: Path) -> None:
    outcome = played(f"{written(tmp_path, FIRST)}:Bot", tmp_path)
    assert outcome.forfeit is None
    assert outcome.decisions[0] > 0
    command = [sys.executable, "-m", "fiefdom", "replay", str(tmp_path / "record.json")]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0


def test_a_bot_of_an_installed_package_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, FIRST, "first_package.py")
    monkeypatch.syspath_prepend(tmp_path)
    entry = EntryPoint("first", "first_package:Bot", own.GROUP)
    monkeypatch.setattr(own, "entry_points", lambda **wanted: EntryPoints((entry,)).select(**wanted))
    state = fiefdom.game("the-builders").start(2, 1)
    assert make_bot("first", "the-builders", 1).choose(state) == state.legal()[0]


@pytest.mark.parametrize("answer", ["0", 'asked["legal"][0]'])
def test_a_program_answers_with_an_action_or_its_place(tmp_path: Path, answer: str) -> None:
    program = written(tmp_path, ECHO.replace("ANSWER", answer))
    outcome = played(f"program:{sys.executable} {program}", tmp_path)
    assert outcome.forfeit is None
    assert outcome.decisions[0] > 0


def test_a_shell_script_plays(tmp_path: Path) -> None:
    text = "#!/bin/sh\nread hello\nwhile read line; do echo '{\"action\": 0}'; done\n"
    outcome = played(f"program:sh {written(tmp_path, text, 'bot.sh')}", tmp_path)
    assert outcome.forfeit is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (FIRST.replace("return state.legal()[0]", "return 1 / 0"), "crashed: ZeroDivisionError"),
        (FIRST.replace("return state.legal()[0]", "return None"), "not legal: None"),
        (
            FIRST.replace(
                "return state.legal()[0]", "return type('Yes', (), {'__eq__': lambda *_: 1 / 0})()"
            ),
            "crashed",
        ),
        (FIRST.replace("return state.legal()[0]", "raise SystemExit(3)"), "crashed: SystemExit: 3"),
    ],
)
def test_a_bad_class_loses_with_a_clear_line(tmp_path: Path, text: str, fault: str) -> None:
    outcome = played(f"{written(tmp_path, text)}:Bot", tmp_path)
    assert outcome.forfeit is not None
    assert fault in outcome.forfeit
    assert "\n" not in outcome.forfeit
    assert (outcome.winners, outcome.ended_by) == ((1,), "forfeit")


@pytest.mark.parametrize("thought", ["__import__('time').sleep(60)", "[0 for _ in iter(int, 1)]"])
def test_a_slow_class_loses_when_its_time_is_over(tmp_path: Path, thought: str) -> None:
    file = written(tmp_path, FIRST.replace("return state.legal()[0]", thought))
    state = fiefdom.game("the-builders").start(2, 1)
    with pytest.raises(Forfeit, match=r"mine.py:Bot took longer than 0.2 s"):
        make_bot(f"{file}:Bot", "the-builders", 1, seconds=0.2).choose(state)


def test_a_slow_class_loses_afterwards_where_nobody_can_interrupt_it(tmp_path: Path) -> None:
    """Only a main thread can be interrupted; a cluster's workers play in others."""
    slow = "__import__('time').sleep(0.3); return state.legal()[0]"
    file = written(tmp_path, FIRST.replace("return state.legal()[0]", slow))
    state = fiefdom.game("the-builders").start(2, 1)
    bot = make_bot(f"{file}:Bot", "the-builders", 1, seconds=0.2)
    with ThreadPoolExecutor(1) as pool, pytest.raises(Forfeit, match=r"took longer than 0.2 s"):
        pool.submit(bot.choose, state).result()


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("10**9", "answered no action"),
        ('{"do": "fly"}', "answered no action"),
        ('{"do": "open", "card": 99999}', "answered no action"),
        ("sys.exit(3)", "exit code 3"),
        ("print('hello', flush=True)", 'must answer {"action": …}'),
        ("[os.close(1), __import__('time').sleep(60)]", "closed its output"),
        ("any(print(end='x' * 9999) for _ in iter(int, 1))", 'must answer {"action": …}'),  # no end of line
    ],
)
def test_a_bad_program_loses_with_a_clear_line(tmp_path: Path, answer: str, fault: str) -> None:
    outcome = played(
        f"program:{sys.executable} {written(tmp_path, ECHO.replace('ANSWER', answer))}", tmp_path
    )
    assert outcome.forfeit is not None
    assert fault in outcome.forfeit
    assert outcome.winners == (1,)


def test_a_slow_program_loses(tmp_path: Path) -> None:
    program = written(tmp_path, ECHO.replace("ANSWER", "__import__('time').sleep(60)"))
    bot = ProgramBot(f"{sys.executable} {program}", "the-builders", 1, seconds=0.2)
    with pytest.raises(Forfeit, match=r"longer than 0\.2 s"):
        bot.choose(fiefdom.game("the-builders").start(2, 1))


def test_a_program_that_talks_without_reading_keeps_nobody_waiting(tmp_path: Path) -> None:
    text = "while True:\n    print('{\"action\": 0}', flush=True)\n"
    outcome = played(f"program:{sys.executable} {written(tmp_path, text)}", tmp_path)
    assert outcome.forfeit is None


def test_a_program_ends_with_its_bot(tmp_path: Path) -> None:
    program = written(tmp_path, ECHO.replace("ANSWER", "0"))
    bot = ProgramBot(f"{sys.executable} {program}", "the-builders", 1, seconds=20)
    bot.choose(fiefdom.game("the-builders").start(2, 1))
    process = bot._process
    del bot
    assert process.returncode is not None


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("/no/such/file.py:Bot", "there is no file"),
        ("{folder}/broken.py:Bot", "cannot be loaded: SyntaxError"),
        ("{folder}/mine.py:Robot", "has no 'Robot'"),
        ("{folder}/picky.py:Bot", "cannot be made: TypeError"),
        ("program:/no/such/program", "cannot be started"),
        ("program: ", "names no program"),
    ],
)
def test_a_bot_that_cannot_be_had_is_one_line(tmp_path: Path, name: str, fault: str) -> None:
    written(tmp_path, FIRST)
    written(tmp_path, "class Bot(:", "broken.py")
    written(tmp_path, "class Bot:\n    pass", "picky.py")
    with pytest.raises(BadBot, match=fault) as raised:
        make_bot(name.format(folder=tmp_path), "the-builders", 1)
    assert "\n" not in str(raised.value)


CHEAT = """
class Bot:
    def __init__(self, game, seed):
        pass
    def choose(self, state):
        secrets = repr((state.deck, state.hands, state.chance))
        legal = state.legal()
        return legal[sum(map(ord, secrets)) % len(legal)]
"""


def test_a_bot_that_reads_deck_and_hands_learns_nothing(tmp_path: Path) -> None:
    name = f"{written(tmp_path, CHEAT)}:Bot"
    state = fiefdom.game("kingdom-builder").start(2, 3)
    assert state.actor is not None
    answers = set()
    for luck in range(8):  # arrangements of what its seat cannot see
        true = state.guess(state.actor, Rng(luck))
        answers.add(make_bot(name, "kingdom-builder", 5).choose(true))
    assert len(answers) == 1


def test_a_program_is_told_its_view_and_nothing_else(tmp_path: Path) -> None:
    bot = ProgramBot(
        f"{sys.executable} {written(tmp_path, ECHO.replace('ANSWER', '0'))}", "kingdom-builder", 1, 30
    )
    state = fiefdom.game("kingdom-builder").start(2, 3)
    written_to, bot._questions = bot._questions, queue.Queue()
    bot._seconds = 0.01
    with pytest.raises(Forfeit):
        bot.choose(state)
    told = json.loads(str(bot._questions.get_nowait()))
    bot._questions = written_to
    assert told.keys() == {"game", "seat", "view", "legal"}
    assert told["view"] == json.loads(json.dumps(state.view(state.actor)))
