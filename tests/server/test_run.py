"""`serve`: where it listens, what it says, and how it ends."""

import os
import signal
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from fiefdom.server import run
from fiefdom.server.figures import Figures, Rate
from fiefdom.server.settings import BadSetting, Settings
from server.real_server import RealServer, is_alive
from server.table_side import Person, listening, next_table, wait_until


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_ctrl_c_ends_it_at_once_with_open_streams(tmp_path: Path) -> None:
    server = RealServer(tmp_path)
    ann = Person(server.url, "Ann")
    try:
        workers = wait_until(server.children)
        with listening(ann, ann.create("open")["id"]) as messages:
            next_table(messages)
            code, seconds, errors = server.interrupt()
            # The stream was ended, not broken, and told when to come back.
            assert [message.get("comment") for message in messages] == ["the server stops, come back"]
        assert (code, errors) == (0, "")  # a stream that had to be cut off would be in the log
        assert seconds < 10  # half a second on a machine with nothing else to do
        wait_until(lambda: not any(is_alive(pid) for pid in workers))
    finally:
        ann.close()
        if server.process.poll() is None:
            server.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_stopped_with_all_its_processes_it_misses_no_worker(tmp_path: Path) -> None:
    """As a service manager stops it, or a terminal: the signal goes to the workers, too."""
    server = RealServer(tmp_path, FIEFDOM_BOT_PATIENCE="60", FIEFDOM_LIMIT_REQUESTS="10000/10")
    ann = Person(server.url, "Ann")
    try:
        table = ann.my_turn(ann.create("hard", "hard", "hard")["id"])
        ann.act(table, do="end")
        wait_until(lambda: ann.table(table["id"])["steps"] > table["steps"] + 1)
        workers = wait_until(server.children)
        os.killpg(server.process.pid, signal.SIGTERM)
        code, errors = server.ended()
        assert code == -signal.SIGTERM
        assert "failed" not in errors, errors
        wait_until(lambda: not any(is_alive(pid) for pid in workers))
    finally:
        ann.close()
        if server.process.poll() is None:
            server.kill()


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="Linux has it")
def test_who_reads_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "_TAKES_NOTHING", 0.5)
    with run.listen("127.0.0.1", 0) as listener, socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(listener.getsockname())
        ours, _ = listener.accept()
        with ours, pytest.raises(OSError, match="timed out"):
            ours.sendall(b"x" * 100_000_000)


def test_a_taken_port_is_one_plain_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert run.serve("127.0.0.1", port, data=tmp_path) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == (
        f"fiefdom: port {port} is taken: stop what uses it, or choose another (--port {port + 1})\n"
    )


@pytest.mark.parametrize(
    ("host", "port"), [("203.0.113.7", 8000), ("127.0.0.1", 99999), ("no such host", 8000), ("", -1)]
)
def test_what_cannot_be_listened_on(host: str, port: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.serve(host, port, data="unused-folder") == 1
    assert capsys.readouterr().err.startswith("fiefdom: ")
    assert not Path("unused-folder").exists()


def test_bad_settings_are_one_plain_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value, said in (
        ("FIEFDOM_DATABASE_URL", "mysql://x/y", "allowed: sqlite, postgresql"),
        ("FIEFDOM_DATABASE_URL", "::", "cannot be read"),
        ("FIEFDOM_DATABASE_URL", "sqlite:////proc/no/such/file", "cannot be used"),
        ("FIEFDOM_BOT_PACE", "soon", "FIEFDOM_BOT_PACE must be seconds"),
        ("FIEFDOM_BOT_WORKERS", "0", "FIEFDOM_BOT_WORKERS must be a whole number"),
        ("FIEFDOM_BOT_WORKERS", "9999999", "FIEFDOM_BOT_WORKERS must be 256 at the most"),
    ):
        with monkeypatch.context() as patch:
            patch.setenv(name, value)
            assert run.serve("127.0.0.1", 0) == 1
        error = capsys.readouterr().err
        assert said in error
        assert error.count("\n") == 1


def test_a_database_of_a_newer_version_is_one_plain_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(tmp_path / "fiefdom.sqlite")) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert run.serve("127.0.0.1", 0, data=tmp_path) == 1
    error = capsys.readouterr().err
    assert error.startswith("fiefdom: the database is of another version of Fiefdom")
    assert error.count("\n") == 1


def test_behind_a_proxy_the_forwarded_address_and_scheme_count(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9", "Host": "club.example"}
    for proxy, scheme in (("127.0.0.1", "https"), ("192.0.2.1", "http")):
        server = RealServer(tmp_path, FIEFDOM_PROXY=proxy)
        ann = Person(server.url)
        try:
            answer = ann.http.get("/api/me", headers=forwarded)
            assert ("secure" in answer.headers["Set-Cookie"].lower()) == (scheme == "https")
            cookie = answer.headers["Set-Cookie"].partition(";")[0]
            headers = {**forwarded, "Cookie": cookie, "Origin": f"{scheme}://club.example"}
            url = ann.http.post("/api/me/link", headers=headers).json()["url"]
            assert url.startswith(f"{scheme}://club.example/carry#")
        finally:
            ann.close()
            server.kill()


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    plain = Settings.from_environment(environment={})
    assert plain.database_url == "sqlite:///fiefdom-data/fiefdom.sqlite"
    assert plain.secret is None
    assert plain.bot_pace == 0.0
    given = Settings.from_environment(
        environment={
            "FIEFDOM_DATA": str(tmp_path),
            "FIEFDOM_SECRET": "a secret of some length",
            "FIEFDOM_PUBLIC_URL": "https://club.example/",
            "FIEFDOM_PROXY": "127.0.0.1",
            "FIEFDOM_BOT_WORKERS": "3",
            "FIEFDOM_BOT_PACE": "0.1",
            "FIEFDOM_SECURE_COOKIE": "1",
        }
    )
    assert given.database_url == f"sqlite:///{tmp_path}/fiefdom.sqlite"
    assert (given.secret, given.public_url, given.proxy) == (
        "a secret of some length",
        "https://club.example",
        "127.0.0.1",
    )
    assert (given.bot_workers, given.bot_pace, given.secure_cookie) == (3, 0.1, True)
    reaching = Settings.from_environment(
        environment={
            "FIEFDOM_PUBLIC_URL": "https://club.example",
            "FIEFDOM_SMTP_URL": "smtps://me:secret@mail.example:465",
            "FIEFDOM_MAIL_FROM": "Our club <games@club.example>",
            "FIEFDOM_WEBHOOK_URL": "http://127.0.0.1:9000/hook",
            "FIEFDOM_PUSH_PRIVATE": "1",
        }
    )
    assert (reaching.smtp_url, reaching.push_private) == ("smtps://me:secret@mail.example:465", True)
    assert (reaching.mail_from, reaching.webhook_url) == (
        "Our club <games@club.example>",
        "http://127.0.0.1:9000/hook",
    )
    url = "postgresql://me@db/fiefdom"
    assert Settings.from_environment(environment={"FIEFDOM_DATABASE_URL": url}).database_url == url
    assert "sqlite" in Settings.from_environment(tmp_path, {"FIEFDOM_DATABASE_URL": url}).database_url


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("FIEFDOM_BOT_PACE", "-1"),
        ("FIEFDOM_BOT_WORKERS", "two"),
        ("FIEFDOM_SECRET", "#"),
        ("FIEFDOM_SECRET", "aaaaaaaaaaaaaaaaaaaaaaaa"),
        ("FIEFDOM_METRICS_TOKEN", "1234"),
        ("FIEFDOM_PUBLIC_URL", "club.example"),
        ("FIEFDOM_PUBLIC_URL", "https://club.example/below"),
        ("FIEFDOM_PUBLIC_URL", "https://club.example:port"),
        ("FIEFDOM_PROXY", "localhost"),
        ("FIEFDOM_PROXY", "127.0.0.1,10.0.0.300"),
        ("FIEFDOM_SECURE_COOKIE", "yes"),
        ("FIEFDOM_LOG", "xml"),
        ("FIEFDOM_LIMIT_POSTS", "30"),
        ("FIEFDOM_LIMIT_STREAMS", "0"),
        ("FIEFDOM_LIMIT_SPEED", "1"),
        ("FIEFDOM_KEEP_GUESTS", "-5"),
        ("FIEFDOM_SMTP_URL", "mail.example"),
        ("FIEFDOM_SMTP_URL", "smtp://user:secret@mail.example:port"),
        ("FIEFDOM_SMTP_URL", "smtps://mail.example"),  # without FIEFDOM_MAIL_FROM
        ("FIEFDOM_MAIL_FROM", "our club"),
        ("FIEFDOM_WEBHOOK_URL", "file:///etc/passwd"),
        ("FIEFDOM_WEBHOOK_URL", "https://chat.example/hook"),  # without FIEFDOM_PUBLIC_URL
        ("FIEFDOM_WEBHOOK_SECRET", "short"),
        ("FIEFDOM_PUSH_PRIVATE", "yes"),
    ],
)
def test_settings_that_make_no_sense_are_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name) as refused:
        Settings.from_environment(environment={name: value})
    assert "\n" not in str(refused.value)
    if "SECRET" in name or "TOKEN" in name:
        assert value not in str(refused.value)  # the line may end up in a log


@pytest.mark.parametrize(
    ("slip", "nearest"),
    [
        ("FIEFDOM_KEEP_TABLE", "FIEFDOM_KEEP_TABLES"),
        ("FIEFDOM_PUBLICURL", "FIEFDOM_PUBLIC_URL"),
        ("FIEFDOM_LIMIT_POST", "FIEFDOM_LIMIT_POSTS"),
        ("FIEFDOM_PORT", ""),
    ],
)
def test_a_setting_that_there_is_not_is_refused_with_the_nearest(slip: str, nearest: str) -> None:
    with pytest.raises(BadSetting, match=rf"no setting {slip}; the nearest is {nearest}\w*$"):
        Settings.from_environment(environment={slip: "8000"})


def test_what_others_put_into_the_environment_is_left_alone(tmp_path: Path) -> None:
    others = {
        "FIEFDOM_EXPANSIONS": "/srv/boxes",
        "FIEFDOM_SERVICE_HOST": "10.0.0.7",  # these four are Kubernetes'
        "FIEFDOM_SERVICE_PORT": "80",
        "FIEFDOM_PORT": "tcp://10.0.0.7:80",
        "FIEFDOM_PORT_80_TCP_ADDR": "10.0.0.7",
        "FIEFDOM_LIMIT_SPEED": "",  # says nothing
        "FIEFDOM": "yes",
    }
    assert Settings.from_environment(environment=others) == Settings.from_environment(environment={})
    Settings.from_environment(tmp_path, {"FIEFDOM_DATA": "elsewhere", "FIEFDOM_DATABASE_URL": "sqlite:///x"})


def test_limits_come_from_the_environment() -> None:
    given = {"FIEFDOM_LIMIT_POSTS": "7/2.5", "FIEFDOM_LIMIT_STREAMS": "3", "FIEFDOM_KEEP_TABLES": "90"}
    settings = Settings.from_environment(environment=given)
    assert settings.limits == Figures(posts=Rate(7, 2.5), streams=3)
    assert (settings.keep_tables, settings.keep_guests) == (90, None)


def test_the_addresses_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "_local_network_address", lambda: "192.168.1.7")
    assert run._addresses("127.0.0.1", 8000) == ["http://127.0.0.1:8000"]
    assert run._addresses("0.0.0.0", 8000) == ["http://localhost:8000", "http://192.168.1.7:8000"]  # noqa: S104
    assert run._addresses("::1", 80) == ["http://[::1]:80"]
    assert run._addresses("localhost", 80) == ["http://localhost:80"]
    monkeypatch.setattr(run, "_local_network_address", lambda: None)
    assert run._addresses("0.0.0.0", 8000) == ["http://localhost:8000"]  # noqa: S104
