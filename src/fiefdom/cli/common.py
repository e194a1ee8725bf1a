"""What the commands share: where they print, what a caller's fault is, files and options."""

import json
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from fiefdom.kernel import registry
from fiefdom.kernel.json import JSON
from fiefdom.kernel.words import Words, words

BOTS = ("easy", "medium", "hard", "random", "greedy", "mcts:200", "plan:16")  # what help and shells offer

# Names of people and files are printed as they are: no [markup], no :emoji: is looked for in them.
out = Console(markup=False, emoji=False)
err = Console(stderr=True, markup=False, emoji=False)


class Fault(Exception):
    """Something the caller got wrong; its text is the line to print."""


def words_of(language: str) -> Words:
    try:
        return words(language)
    except ValueError as error:
        raise Fault(str(error)) from None


def read_options(text: str) -> Mapping[str, JSON]:
    try:
        options = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Fault(f"--options is no JSON: {error}") from None
    if not isinstance(options, dict):
        raise Fault("--options must be a JSON object, such as '{\"goal\": 12}'")
    return options


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Fault(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise Fault(f"cannot read {file}: it is no text ({error})") from None


def check_writable(file: Path) -> None:
    try:
        file.open("a").close()
    except OSError as error:
        raise Fault(f"cannot write {file}: {error.strerror}") from None


def write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Fault(f"cannot write {file}: {error.strerror}") from None


def write_json(file: Path, data: JSON) -> None:
    write(file, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def complete_game(incomplete: str) -> list[str]:
    """For the shell: the games that begin like this."""
    return [name for name in registry.game_names() if name.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """For the shell: a list of bots with commas between them, its last one completed."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in BOTS if name.startswith(last)]
