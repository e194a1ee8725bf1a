"""Several who write at once share one sync; what fails takes nobody else with it; a full disk passes."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Engine, text
from sqlalchemy.exc import IntegrityError, OperationalError

from fiefdom.server.storage import sqlite as module
from fiefdom.server.storage.sqlite import Sqlite

MAKE = text("CREATE TABLE kept (key TEXT PRIMARY KEY, value TEXT)")


def opened(folder: Path) -> Sqlite:
    return Sqlite(URL.create("sqlite", database=str(folder / "f.sqlite")))


async def keep(file: Sqlite, key: str, value: str = "x") -> None:
    async with file.writing() as connection:
        await connection.execute(text("INSERT INTO kept VALUES (:key, :value)"), {"key": key, "value": value})


async def made(folder: Path) -> Sqlite:
    file = opened(folder)
    async with file.writing() as connection:
        await connection.execute(MAKE)
    return file


async def kept(file: Sqlite) -> set[str]:
    return set(await file.reading().scalars(text("SELECT key FROM kept")))


def test_many_who_write_at_once_wait_for_few_syncs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    syncs = []
    end = module._end

    def counted(file: sqlite3.Connection) -> None:
        syncs.append(1)
        end(file)

    monkeypatch.setattr(module, "_end", counted)

    async def check() -> None:
        file = await made(tmp_path)
        syncs.clear()
        await asyncio.gather(*(keep(file, str(n)) for n in range(50)))
        assert await kept(file) == {str(n) for n in range(50)}
        await file.close()

    asyncio.run(check())
    assert len(syncs) < 5


def test_all_who_waited_for_a_sync_go_on_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not one in each turn of the loop: with much else to do they would wait for each other."""
    turns, syncs = 0, []
    go_on = threading.Event()
    end = module._end

    def slow(file: sqlite3.Connection) -> None:
        go_on.wait(20)
        end(file)

    async def count() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    async def check() -> None:
        file = await made(tmp_path)
        in_thread, begun = file._in_thread, asyncio.Event()

        async def noted(*given: Any) -> None:
            syncs.append(turns)
            begun.set()
            await in_thread(*given)
            syncs.append(turns)

        monkeypatch.setattr(module, "_end", slow)
        monkeypatch.setattr(file, "_in_thread", noted)
        counting = asyncio.create_task(count())
        writing = [asyncio.create_task(keep(file, "first"))]
        await begun.wait()
        writing += [asyncio.create_task(keep(file, str(n))) for n in range(200)]
        await asyncio.sleep(0.01)
        go_on.set()
        await asyncio.gather(*writing)
        counting.cancel()
        assert len(await kept(file)) == 201
        await file.close()

    asyncio.run(check())
    _, first_ended, second_began, _ = syncs
    assert second_began - first_ended < 10


def test_what_is_acknowledged_is_seen_by_others(tmp_path: Path) -> None:
    async def check() -> None:
        file, other = await made(tmp_path), opened(tmp_path)

        async def keep_and_look(n: int) -> None:
            await keep(file, str(n))
            assert str(n) in await kept(other)

        await asyncio.gather(*(keep_and_look(n) for n in range(20)))
        await file.close()
        await other.close()

    asyncio.run(check())


def test_one_that_fails_takes_nobody_with_it(tmp_path: Path) -> None:
    async def check() -> None:
        file = await made(tmp_path)
        found = await asyncio.gather(
            *(keep(file, key) for key in ("a", "b", "a", "c")), return_exceptions=True
        )
        assert [type(one) for one in found] == [type(None), type(None), IntegrityError, type(None)]
        assert await kept(file) == {"a", "b", "c"}
        await file.close()

    asyncio.run(check())


def test_two_processes_write_in_turn(tmp_path: Path) -> None:
    async def check() -> None:
        file, other = await made(tmp_path), opened(tmp_path)
        await asyncio.gather(*(keep(one, f"{n}{one is file}") for n in range(10) for one in (file, other)))
        assert len(await kept(file)) == 20
        await file.close()
        await other.close()

    asyncio.run(check())


def test_a_full_disk_is_refused_and_passes(tmp_path: Path) -> None:
    async def check() -> None:
        file = await made(tmp_path)
        await keep(file, "before")
        async with file.writing() as connection:
            pages = await connection.scalar(text("PRAGMA page_count"))
            await connection.execute(text(f"PRAGMA max_page_count = {pages + 4}"))
        found = await asyncio.gather(
            *(keep(file, f"large {n}", "x" * 3000) for n in range(30)), return_exceptions=True
        )
        refused = [one for one in found if one is not None]
        assert refused
        assert all(isinstance(one, OperationalError) for one in refused)
        there = await kept(file)
        assert all((f"large {n}" in there) == (one is None) for n, one in enumerate(found))
        async with file.writing() as connection:
            await connection.execute(text("PRAGMA max_page_count = 1000000"))
        await keep(file, "after", "x" * 3000)
        assert {"before", "after"} <= await kept(file)
        await file.close()

    asyncio.run(check())


def test_nobody_waits_while_the_log_goes_into_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()
    tidy = module._into_file

    def slow(engine: Engine) -> None:
        begun.set()
        go_on.wait(20)
        tidy(engine)

    monkeypatch.setattr(module, "_TIDY", 20)
    monkeypatch.setattr(module, "_into_file", slow)

    async def check() -> None:
        file = await made(tmp_path)
        before = (tmp_path / "f.sqlite").stat().st_size
        for n in range(20):
            await keep(file, str(n), "x" * 3000)
        assert await asyncio.to_thread(begun.wait, 20)
        await keep(file, "meanwhile")
        assert file._tidying is not None
        assert (tmp_path / "f.sqlite").stat().st_size == before
        tidying = file._tidying
        go_on.set()
        await asyncio.wait([tidying])
        assert (tmp_path / "f.sqlite").stat().st_size > before + 20 * 3000
        assert len(await kept(file)) == 21
        await file.close()

    asyncio.run(check())
