"""An arena's folder: what is played, every finished game at once, and so the place to go on from."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Self

from fiefdom.arena.lineups import Fixture
from fiefdom.arena.tournament import Outcome
from fiefdom.kernel.errors import FiefdomError
from fiefdom.kernel.json import JSON

FORMAT = 1


class OtherArena(FiefdomError):
    """The folder holds another arena, or something else."""


class ArenaFolder:
    """`arena.json` says what is played, `games.jsonl` has a line for each finished game, `records/` the games.

    A line is written after its record, and both are on disk before the game counts: after kill -9 at most the
    games under way are played again.
    """

    def __init__(self, folder: Path, plan: dict[str, JSON]) -> None:
        self._folder = folder
        self._lines: IO[str] | None = None
        manifest = folder / "arena.json"
        try:
            (folder / "records").mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise OtherArena(f"{folder} cannot be an arena's folder: {error.strerror}") from None
        plan = {"fiefdom-arena": FORMAT, **plan}
        if manifest.exists():
            found = _read(manifest)
            if found != json.loads(json.dumps(plan)):
                raise OtherArena(
                    f"{folder} holds another arena ({manifest.name} differs): choose a new folder"
                )
        else:
            _write(manifest, json.dumps(plan, indent=1) + "\n")

    def __enter__(self) -> Self:
        self._lines = (self._folder / "games.jsonl").open("a", encoding="utf-8")
        return self

    def __exit__(self, *_: object) -> None:
        assert self._lines is not None  # noqa: S101 - it was entered
        self._lines.close()

    def finished(self, fixtures: Sequence[Fixture]) -> dict[str, Outcome]:
        """The games played before, by fixture; a line that was cut short by a crash does not count."""
        file = self._folder / "games.jsonl"
        if not file.exists():
            return {}
        wanted = {fixture.name for fixture in fixtures}
        whole = [
            line for line in file.read_text(encoding="utf-8").splitlines(keepends=True) if line[-1] == "\n"
        ]
        outcomes = [Outcome.from_json(json.loads(line)) for line in whole]
        _write(file, "".join(whole))
        return {outcome.fixture: outcome for outcome in outcomes if outcome.fixture in wanted}

    def add(self, outcome: Outcome) -> None:
        """A game has ended."""
        assert self._lines is not None  # noqa: S101 - it was entered
        if outcome.record is not None:
            _write(self._folder / "records" / f"{outcome.fixture}.json", outcome.record)
        self._lines.write(json.dumps(outcome.to_json()) + "\n")
        self._lines.flush()
        os.fsync(self._lines.fileno())


def _read(file: Path) -> Any:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        raise OtherArena(f"{file} is no arena of ours") from None


def _write(file: Path, text: str) -> None:
    """Whole or not at all."""
    new = file.with_suffix(file.suffix + ".new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)
