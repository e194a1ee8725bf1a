"""Pictures of tables for link previews: drawn by the game, painted by a process of its own, and kept for a while."""

import asyncio
import sys
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from fiefdom.kernel.game import State
from fiefdom.kernel.registry import game
from fiefdom.kernel.words import seat_names, words
from fiefdom.server.http import paint
from fiefdom.server.refused import Refused
from fiefdom.server.tables.table import Chair, Table
from fiefdom.version import __version__

_KEPT = 64  # pictures, of some 50 to 500 kB each
_WAITING = 8  # who would be one more is told to come again
_WAIT = 2  # seconds after which it is worth asking again
_PATIENCE = 30.0  # seconds for one picture


@dataclass(frozen=True, slots=True)
class Picture:
    """What a table looks like now: enough to draw it, and a tag that tells it from any other."""

    tag: str
    state: State[object]
    names: tuple[str, ...]
    colours: tuple[int, ...]


def names_at(table: Table, people: dict[str, str], language: str) -> list[str]:
    """The players by their names; an open seat has none."""

    def known(chair: Chair) -> tuple[str | None, str | None]:
        name = people.get(chair.guest) if chair.guest else None
        return name, chair.level if chair.kind == "bot" else None

    return seat_names([known(chair) for chair in table.chairs], words(language))


def picture_of(table: Table, names: list[str]) -> Picture:
    """As a spectator sees it. Before the match begins, a table of the same kind: its own is not dealt yet."""
    setup = table.setup
    if table.match is not None:
        state = table.match.state.copy()
    else:
        state = game(setup.game).with_rules(setup.rules).start(len(table.chairs), 1, setup.options)
    shown = [table.name or names[0]] if table.campaign else names
    facts = (__version__, setup.id, table.status, table.steps, table.version, shown, table.colours)
    tag = blake2b(repr(facts).encode("utf-8", "replace"), digest_size=12).hexdigest()
    return Picture(tag, state, tuple(shown), tuple(table.colours))


class Pictures:
    """The painter: one picture at a time, the last ones kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._brush = asyncio.Lock()
        self._waiting = 0

    def kept(self, picture: Picture) -> bytes | None:
        return self._kept.get(picture.tag)

    async def png(self, picture: Picture) -> bytes:
        """Refused (busy) when too many wait for theirs."""
        if self._waiting >= _WAITING:
            raise Refused("busy", wait=_WAIT)
        self._waiting += 1
        try:
            async with self._brush:
                found = self._kept.get(picture.tag)  # somebody who waited before us wanted the same
                if found is None:
                    svg = await asyncio.to_thread(picture.state.picture, picture.names, picture.colours)
                    found = self._kept[picture.tag] = await _painted(svg)
        finally:
            self._waiting -= 1
        self._kept.move_to_end(picture.tag)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return found


async def _painted(svg: str) -> bytes:
    # By its path: it needs nothing of this program, and starts in no time.
    program = (sys.executable, "-I", str(Path(paint.__file__)))
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        async with asyncio.timeout(_PATIENCE):
            png, said = await process.communicate(svg.encode())
    except BaseException as error:
        process.kill()
        await process.wait()
        if isinstance(error, TimeoutError):
            raise Refused("busy", wait=_WAIT) from None
        raise
    if process.returncode:
        raise RuntimeError(f"a picture could not be painted: {said.decode(errors='replace')[-500:]}")
    return png
