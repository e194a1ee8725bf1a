"""`fiefdom admin`, beside a server that runs."""

import asyncio
import stat
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fiefdom.cli import app
from fiefdom.cli.common import Fault
from fiefdom.server.storage.address import sqlite_url
from fiefdom.server.storage.database import Database
from server.conftest import NewPerson, quick
from server.postgres import binaries, own_postgres
from server.table_side import RunningServer, error_of, listening, next_table, running

FOLDER = binaries()


def admin(database: Path | str, *arguments: str, code: int = 0) -> str:
    """`database`: the folder of a SQLite file, or the URL of a PostgreSQL."""
    where = ["--data", str(database)] if isinstance(database, Path) else []
    env = {"COLUMNS": "200"} if where else {"COLUMNS": "200", "FIEFDOM_DATABASE_URL": str(database)}
    done = CliRunner().invoke(app, ["admin", *arguments, *where], env=env)
    assert done.exit_code == code, done.output
    return str(done.exception) if isinstance(done.exception, Fault) else done.output


def look(server: RunningServer) -> None:
    """What the server does every few seconds."""
    server.call(server.services.outside.look())


def test_lists_and_statistics(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        match = ann.create("open")["id"]
        newcomer(server, "Béla")
        newcomer(server, "[/b] :cat:")  # as it is: nobody's name is read as an instruction for the terminal
        assert match in admin(tmp_path, "tables", "--status", "waiting")
        assert match not in admin(tmp_path, "tables", "--status", "running")
        found = admin(tmp_path, "guests", "--name", "Bé")
        assert "Béla" in found
        assert ann.id not in found
        assert "[/b] :cat:" in admin(tmp_path, "guests")
        assert "no table is 'wating'; allowed: waiting" in admin(
            tmp_path, "tables", "--status", "wating", code=1
        )
        stats = admin(tmp_path, "stats")
        assert "the-builders, waiting" in stats


def test_close_and_delete(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        first, second = ann.create("open")["id"], ann.create("open")["id"]
        admin(tmp_path, "close", first)
        admin(tmp_path, "delete", "table", second)
        look(server)
        assert ann.table(first)["status"] == "closed"
        assert error_of(ann.http.get(f"/api/matches/{second}"))[:2] == (404, "unknown-match")
        assert "closed already" in admin(tmp_path, "close", first, code=1)
        assert "there is no table" in admin(tmp_path, "delete", "table", second, code=1)
        assert "there is no table" in admin(tmp_path, "close", second, code=1)
        admin(tmp_path, "delete", "guest", ann.id)
        look(server)
        assert error_of(ann.http.get("/api/matches"))[:2] == (401, "no-guest")


def test_an_id_may_begin_with_a_dash(tmp_path: Path) -> None:
    asyncio.run(Database.prepare(sqlite_url(tmp_path)))
    odd = "-Y_34567890abcde"
    assert odd in admin(tmp_path, "delete", "guest", odd, code=1)
    assert odd in admin(tmp_path, "unban", "guest", odd, code=1)
    assert odd in admin(tmp_path, "ban", "guest", odd, code=1)


def test_bans(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        ann, bela = newcomer(server, "Ann"), newcomer(server, "Béla")
        admin(tmp_path, "ban", "guest", ann.id)
        look(server)
        assert error_of(ann.http.get("/api/me"))[:2] == (403, "banned")
        assert bela.get("/api/me")
        admin(tmp_path, "unban", "guest", ann.id)
        admin(tmp_path, "ban", "address", "127.0.0.0/8")
        look(server)
        assert error_of(bela.http.get("/api/me"))[:2] == (403, "banned")
        assert "127.0.0.0/8" in admin(tmp_path, "bans")
        admin(tmp_path, "unban", "address", "127.0.0.0/8")
        look(server)
        assert bela.get("/api/me")
        assert "no address" in admin(tmp_path, "ban", "address", "everywhere", code=1)
        assert "there is no guest" in admin(tmp_path, "ban", "guest", "nobody", code=1)


def test_a_ban_ends_what_is_open(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        ann, bela = newcomer(server, "Ann"), newcomer(server, "Béla")
        match = ann.create("open")["id"]
        with listening(ann, match) as hers, listening(bela, match) as his:
            next_table(hers)
            next_table(his)
            admin(tmp_path, "ban", "guest", ann.id)
            look(server)
            assert all("comment" in message or "id" in message for message in hers)  # and then it ends
            assert not next_table(his)["seats"][0]["here"]
            admin(tmp_path, "ban", "address", "127.0.0.1")
            look(server)
            list(his)


def test_a_ban_holds_from_the_first_moment_of_the_next_start(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        admin(tmp_path, "ban", "guest", ann.id)
    with running(quick(tmp_path)) as server:
        assert server.services.doors.bans.guest(ann.id)


def test_a_deleted_table_ends_what_is_open(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        match = ann.create("open")["id"]
        with listening(ann, match) as messages:
            next_table(messages)
            admin(tmp_path, "delete", "table", match)
            look(server)
            list(messages)  # to a proper end


def test_backup_and_restore_while_it_runs(tmp_path: Path, newcomer: NewPerson) -> None:
    copy = tmp_path / "copy.sqlite"
    with running(quick(tmp_path)) as server:
        ann = newcomer(server, "Ann")
        before = ann.create("open")
        admin(tmp_path, "backup", str(copy))
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert "there already" in admin(tmp_path, "backup", str(copy), code=1)
        ann.post(f"/api/matches/{before['id']}/start")
        later = ann.create("open")["id"]
        admin(tmp_path, "restore", "--yes", str(copy))
        look(server)
        assert ann.table(before["id"]) == before  # the cookie is good still, and nothing else has happened
        assert error_of(ann.http.get(f"/api/matches/{later}"))[:2] == (404, "unknown-match")
        assert ann.create("open")["status"] == "waiting"  # and it goes on
        admin(tmp_path, "vacuum")
        assert ann.table(before["id"]) == before
        (tmp_path / "wrong").write_text("no database")
        assert "no database of Fiefdom" in admin(
            tmp_path, "restore", "--yes", str(tmp_path / "wrong"), code=1
        )


def test_no_database_is_made_by_looking_for_one(tmp_path: Path) -> None:
    assert "there is no database" in admin(tmp_path / "nothing", "stats", code=1)
    assert not (tmp_path / "nothing").exists()


@pytest.mark.skipif(FOLDER is None, reason="PostgreSQL (initdb, postgres) is not installed")
def test_all_of_it_on_postgresql(tmp_path: Path, newcomer: NewPerson) -> None:
    assert FOLDER is not None
    copy = tmp_path / "copy.dump"
    with own_postgres(FOLDER) as url, running(replace(quick(tmp_path), database_url=url)) as server:
        ann, bela = newcomer(server, "Ann"), newcomer(server, "Béla")
        first, second = ann.create("open")["id"], bela.create("open")["id"]
        assert first in admin(url, "tables", "--status", "waiting")
        assert "Béla" in admin(url, "guests", "--name", "Bé")
        assert "the-builders, waiting" in admin(url, "stats")
        admin(url, "backup", str(copy))
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert "there already" in admin(url, "backup", str(copy), code=1)
        admin(url, "close", first)
        admin(url, "delete", "table", second)
        admin(url, "delete", "guest", bela.id)
        admin(url, "ban", "guest", ann.id)
        assert ann.id in admin(url, "bans")
        look(server)
        assert error_of(ann.http.get("/api/me"))[:2] == (403, "banned")
        assert error_of(bela.http.get("/api/matches"))[:2] == (401, "no-guest")
        admin(url, "unban", "guest", ann.id)
        look(server)
        assert ann.table(first)["status"] == "closed"
        assert error_of(ann.http.get(f"/api/matches/{second}"))[:2] == (404, "unknown-match")
        admin(url, "vacuum")
        admin(url, "restore", "--yes", str(copy))
        look(server)
        assert ann.table(first)["status"] == "waiting"
        assert bela.table(second)["creator"]
        assert bela.create("open")["status"] == "waiting"  # and it goes on
        older = tmp_path / "older.dump"
        renumber = "UPDATE alembic_version SET version_num = reverse(version_num)"
        subprocess.run([FOLDER / "psql", url, "-c", renumber], check=True)
        subprocess.run([FOLDER / "pg_dump", "--format=custom", f"--file={older}", url], check=True)
        subprocess.run([FOLDER / "psql", url, "-c", renumber], check=True)
        assert "another version" in admin(url, "restore", "--yes", str(older), code=1)
        (tmp_path / "wrong").write_text("no dump")
        assert "pg_restore failed" in admin(url, "restore", "--yes", str(tmp_path / "wrong"), code=1)
        assert bela.table(second)["creator"]
