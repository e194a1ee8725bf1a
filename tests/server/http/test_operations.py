"""HEAD, metrics, logs: what proxies and hosts need."""

import json
import logging
from pathlib import Path

import pytest

from fiefdom.server.logs import JsonLine, Line
from server.conftest import NewPerson, quick
from server.table_side import Person, RunningServer, running

TOKEN = "metrics for my eyes only"


def test_head_works_where_get_does(server: RunningServer, ann: Person) -> None:
    match = ann.create("open")["id"]
    paths = [
        "/",
        "/healthz",
        "/api/me",
        "/api/games",
        "/api/openapi.json",
        f"/api/matches/{match}",
        "/api/kept",
    ]
    for path in (*paths, "/api/matches/nosuchone1", "/nothing.js"):
        got, head = ann.http.get(path), ann.http.head(path)
        assert head.status_code == got.status_code, path
        assert head.content == b""
        assert head.headers["Content-Type"] == got.headers["Content-Type"]
    assert ann.http.head(f"/api/matches/{match}/stream").status_code == 200  # and ends
    for path in (f"/api/matches/{match}/join", "/api/carry"):  # no GET, no HEAD
        assert ann.http.head(path).status_code == ann.http.get(path).status_code >= 400
    assert server.services.doors.limits.streams == 0


def test_metrics_are_for_who_has_the_token(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path, metrics_token=TOKEN)) as server:
        ann = newcomer(server, "Ann")
        table = ann.my_turn(ann.create("easy")["id"])
        ann.act(table, do="end")
        assert ann.http.get("/metrics").status_code == 401
        assert ann.http.get("/metrics", headers={"Authorization": "Bearer wrong"}).status_code == 401
        text = ann.http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"}).text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(figures["fiefdom_action_seconds_count"]) == 1
    assert float(figures['fiefdom_requests_total{method="POST",status="201"}']) == 1
    assert float(figures["fiefdom_journal_seconds_count"]) >= 1
    assert figures['fiefdom_request_seconds_bucket{le="+Inf"}'] == figures["fiefdom_request_seconds_count"]
    named = {name.split("{")[0] for name in figures}
    for what in ("streams", "tables_watched", "bot_queue", "bot_wait_seconds_count", "refused_total"):
        assert f"fiefdom_{what}" in named
    assert ann.id not in text


def test_without_a_token_there_are_no_metrics(ann: Person) -> None:
    assert "fiefdom_requests" not in ann.http.get("/metrics").text


def test_the_dashboard_shows_what_there_is(tmp_path: Path, newcomer: NewPerson) -> None:
    dashboard = (Path(__file__).parents[3] / "docs" / "dashboard.json").read_text()
    json.loads(dashboard)
    with running(quick(tmp_path, metrics_token=TOKEN)) as server:
        text = newcomer(server, "Ann").http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"}).text
    for line in text.splitlines():
        if line.startswith("# TYPE"):
            assert line.split()[2] in dashboard


@pytest.mark.parametrize("formatter", [Line(), JsonLine()])
def test_a_line_of_the_log_has_time_level_and_table(formatter: logging.Formatter) -> None:
    record = logging.LogRecord(
        "fiefdom.bots", logging.ERROR, "", 0, "table %s: it broke", ("abcdefghij",), None
    )
    line = formatter.format(record)
    assert "\n" not in line
    if isinstance(formatter, JsonLine):
        fields = json.loads(line)
        assert fields.pop("time").endswith("+00:00")
        assert fields == {
            "level": "ERROR",
            "logger": "fiefdom.bots",
            "message": "table abcdefghij: it broke",
            "table": "abcdefghij",
        }
    else:
        assert " ERROR fiefdom.bots table=abcdefghij: table abcdefghij: it broke" in line
