"""The library as a bot builder meets it: quick to import, short to read, and no server in it."""

import pydoc
import subprocess
import sys

import pytest

import fiefdom

SERVER = (
    "alembic",
    "anyio",
    "fastapi",
    "itsdangerous",
    "orjson",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "uvloop",
)
SLOW = ("babel", "fluent", "numpy", "pydantic", "rich", "typer")


def run(code: str, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, check=False)


def test_the_import_loads_no_other_package() -> None:
    done = run(f"import sys, fiefdom; print([n for n in {(*SERVER, *SLOW)} if n in sys.modules])")
    assert done.stdout.strip() == "[]", done.stderr


def test_games_bots_and_matches_need_nothing_of_the_server() -> None:
    code = f"""
import sys
for name in {SERVER}:
    sys.modules[name] = None  # as if it were not installed
import fiefdom
for name in fiefdom.game_names():
    game = fiefdom.game(name)
    match = fiefdom.Match(game, game.seats[0], seed=1)
    bot = fiefdom.make_bot("greedy", name, seed=1)
    for _ in range(5):
        match.play(bot.choose(match.state))
    print(fiefdom.Match.from_json(match.to_json()))
"""
    done = run(code)
    assert done.stdout.count("5 actions") == 3, done.stderr


@pytest.mark.parametrize("command", ["serve", "load", "work", "admin tables"])
def test_a_missing_extra_is_one_line_that_says_what_to_install(command: str) -> None:
    code = """
import sys
for name in ("fastapi", "sqlalchemy"):
    sys.modules[name] = None
from fiefdom.cli import main
main()
"""
    done = run(code, *command.split())
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.endswith("pip install 'fiefdom[server]'")


@pytest.mark.parametrize("package", ["numpy", "numba", "gymnasium", "pettingzoo"])
def test_rl_without_one_of_its_packages_says_what_to_install(package: str) -> None:
    code = f"""
import importlib.metadata as metadata
def version(name):
    if name == {package!r}:
        raise metadata.PackageNotFoundError(name)
metadata.version = version
import fiefdom.rl
"""
    last = run(code).stderr.splitlines()[-1]
    assert last.endswith(f"fiefdom.rl needs more ({package}): pip install 'fiefdom[rl]'")


def test_python_m_fiefdom_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fiefdom", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == fiefdom.__version__


def test_help_shows_a_short_api() -> None:
    assert set(fiefdom.__all__) == {
        "Match", "Rng", "__version__", "analyse", "errors", "game", "game_names", "make_bot", "register",
        "what_if",
    }  # fmt: skip
    text = pydoc.plain(pydoc.render_doc(fiefdom))
    for name in (
        "class Match",
        "class Rng",
        "game(",
        "game_names()",
        "make_bot(",
        "analyse(",
        "register(",
    ):
        assert name in text
    assert "class KingdomBuilder" not in text
    with pytest.raises(AttributeError, match="no such"):
        fiefdom.__getattr__("no such")


def test_all_errors_are_in_one_module() -> None:
    for name in fiefdom.errors.__all__:
        kind = getattr(fiefdom.errors, name)
        assert issubclass(kind, fiefdom.errors.FiefdomError)
        assert kind.__doc__
