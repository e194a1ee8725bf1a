"""Tables at which nobody moves for 30 days are closed."""

import pytest

from fiefdom.server.tables.closing import close_idle
from server.conftest import NewPerson
from server.table_side import Clock, RunningServer, listening, next_table


@pytest.fixture(autouse=True)
def no_sweep_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks once at its start; from then on the test says when."""
    monkeypatch.setattr("fiefdom.server.tables.closing._EVERY", 1e9)


def sweep(server: RunningServer) -> int:
    services = server.services
    return server.call(close_idle(services.tables, services.journal, services.settings))


def test_after_30_days_without_a_move(own_server: RunningServer, clock: Clock, newcomer: NewPerson) -> None:
    ann = newcomer(own_server, "Ann")
    waiting, running = ann.create("open")["id"], ann.create("easy")["id"]
    ann.my_turn(running)
    clock.skip(days=29.9)
    assert sweep(own_server) == 0
    table = ann.act(ann.table(running), do="coins", actions=1)
    clock.skip(days=0.2)
    with listening(ann, waiting) as messages:
        next_table(messages)
        assert sweep(own_server) == 1  # the running one has had a move
        closed = next_table(messages)
    assert (closed["status"], closed["version"]) == ("closed", 2)
    assert ann.table(running)["status"] == "running"
    clock.skip(days=30)
    assert sweep(own_server) == 1
    assert sweep(own_server) == 0
    closed = ann.table(running)
    assert (closed["status"], closed["legal"], closed["view"]) == ("closed", [], table["view"])
    body = {"version": closed["version"], "action": {"do": "end"}}
    assert ann.refused(f"/api/matches/{running}/actions", **body)[:2] == (409, "not-running")
    assert ann.refused(f"/api/matches/{waiting}/start")[:2] == (409, "not-waiting")
    assert {line["status"] for line in ann.get("/api/matches")} == {"closed"}
    again = ann.post(f"/api/matches/{running}/rematch")
    assert (again["status"], again["seat"]) == ("running", 0)  # without other people it starts at once


def test_many_are_closed_in_several_goes(
    own_server: RunningServer, clock: Clock, newcomer: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fiefdom.server.tables.closing._AT_ONCE", 2)
    ann = newcomer(own_server, "Ann")
    for _ in range(5):
        ann.create("open")
    clock.skip(days=31)
    assert sweep(own_server) == 5


def test_finished_tables_stay_finished(own_server: RunningServer, clock: Clock, newcomer: NewPerson) -> None:
    ann = newcomer(own_server, "Ann")
    match = ann.create("easy", options={"goal": 1})["id"]
    ann.post(f"/api/matches/{match}/leave")
    assert ann.my_turn(match)["status"] == "finished"
    clock.skip(days=400)
    assert sweep(own_server) == 0
