"""Live updates: at once, cut for the reader, and without a gap after a gap."""

from server.conftest import NewPerson
from server.table_side import Json, Person, RunningServer, listening, next_table


def two_at_a_table(ann: Person, bela: Person) -> tuple[str, Person, Person, Json]:
    """A running table of two: its id, who is to decide, who waits, the table for the first."""
    match = ann.create("open")["id"]
    bela.post(f"/api/matches/{match}/join")
    table = ann.post(f"/api/matches/{match}/start")
    first, second = (ann, bela) if table["view"]["actor"] == 0 else (bela, ann)
    return match, first, second, first.table(match)


def test_a_stream_begins_with_the_whole_table(ann: Person) -> None:
    match = ann.create("open")["id"]
    with listening(ann, match) as messages:
        table = next_table(messages)
        assert table["seats"][0]["here"] is True
        assert {**table, "seats": None} == {**ann.table(match), "seats": None}


def test_others_see_a_decision_and_only_the_new_events(ann: Person, bela: Person) -> None:
    match, first, second, table = two_at_a_table(ann, bela)
    with listening(second, match) as messages:
        assert next_table(messages)["since"] == 0
        card = table["view"]["building_row"][0]
        first.act(first.act(table, do="coins", actions=1), do="open", card=card)
        one, two = next_table(messages), next_table(messages)
    assert [(t["version"], t["since"], t["steps"]) for t in (one, two)] == [(4, 0, 1), (5, 1, 2)]
    assert [event["event"] for event in one["events"]] == ["took-coins"]
    assert [event["event"] for event in two["events"]] == ["opened", "refilled"]
    assert two["legal"] == []


def test_a_gap_is_filled_by_one_message(ann: Person, bela: Person) -> None:
    match, first, second, table = two_at_a_table(ann, bela)
    with listening(second, match) as messages:
        seen = next_table(messages)["version"]
    for _ in range(3):
        table = first.act(table, do="coins", actions=1)
    expected = second.table(match)
    for headers, query in (({"Last-Event-ID": str(seen)}, ""), ({}, f"?after={seen}")):
        with listening(second, match, query, **headers) as messages:
            missed = next_table(messages)
        assert missed["events"] == expected["events"]
        assert (missed["version"], missed["since"]) == (seen + 3, 0)
    with listening(second, match, **{"Last-Event-ID": str(seen + 2)}) as messages:
        missed = next_table(messages)
    assert (missed["since"], [event["step"] for event in missed["events"]]) == (2, [2])


def test_a_gap_over_an_undo_leads_back_to_where_it_led(ann: Person, bela: Person) -> None:
    match, first, second, table = two_at_a_table(ann, bela)
    log: list[Json] = []
    table = first.act(table, do="coins", actions=1)
    table = first.act(table, do="coins", actions=1)
    with listening(second, match) as messages:
        seen = next_table(messages)
        log = seen["events"]
    table = first.post(f"/api/matches/{match}/undo", version=table["version"])
    table = first.post(f"/api/matches/{match}/undo", version=table["version"])
    table = first.act(table, do="coins", actions=2)
    with listening(second, match, **{"Last-Event-ID": str(seen["version"])}) as messages:
        missed = next_table(messages)
    assert missed["since"] == 0  # both were taken back
    log = [event for event in log if event["step"] < missed["since"]] + missed["events"]
    assert log == second.table(match)["events"]
    assert [event["actions"] for event in log] == [2]


def test_a_live_undo_says_where_it_leads_back_to(ann: Person, bela: Person) -> None:
    match, first, second, table = two_at_a_table(ann, bela)
    table = first.act(table, do="coins", actions=1)
    with listening(second, match) as messages:
        next_table(messages)
        table = first.act(table, do="coins", actions=1)
        assert next_table(messages)["since"] == 1
        first.post(f"/api/matches/{match}/undo", version=table["version"])
        undone = next_table(messages)
    assert (undone["since"], undone["steps"], undone["events"]) == (1, 1, [])


def test_a_version_from_nowhere_gets_everything(ann: Person) -> None:
    table = ann.create("easy")
    ann.my_turn(table["id"])
    for odd in ("999999", "0", "x", "-1", "9" * 60):
        with listening(ann, table["id"], **{"Last-Event-ID": odd}) as messages:
            found = next_table(messages)
        assert (found["since"], found["events"]) == (0, ann.table(table["id"])["events"])


def test_silence_is_filled_with_comments(ann: Person) -> None:
    match = ann.create("open")["id"]
    with listening(ann, match) as messages:
        next_table(messages)
        assert [set(next(messages)) for _ in range(3)] == [{"comment"}] * 3


def test_one_sees_who_comes_and_goes(ann: Person, bela: Person) -> None:
    match = two_at_a_table(ann, bela)[0]
    with listening(ann, match) as messages:
        assert [seat["here"] for seat in next_table(messages)["seats"]] == [True, False]
        with listening(bela, match) as others:
            next_table(others)
            came = next_table(messages)
            assert [seat["here"] for seat in came["seats"]] == [True, True]
            assert (came["since"], came["events"]) == (came["steps"], [])
        assert [seat["here"] for seat in next_table(messages)["seats"]] == [True, False]
        bela.put("/api/me", name="Bertalan")
        assert next_table(messages)["seats"][1]["name"] == "Bertalan"


def test_a_stream_ends_with_the_game_in_it(server: RunningServer, newcomer: NewPerson) -> None:
    """Somebody who only listens knows the end of the game: the page needs nothing else."""
    carl, watcher = newcomer(server, "Carl"), newcomer(server, None)
    match = carl.create("easy", options={"goal": 1})["id"]
    with listening(watcher, match) as messages:
        carl.post(f"/api/matches/{match}/leave")
        log: list[Json] = []
        while True:
            table = next_table(messages)
            log = [event for event in log if event["step"] < table["since"]] + table["events"]
            if table["status"] == "finished":
                break
    assert table["seat"] is None
    assert log == watcher.table(match)["events"]


def test_the_headers_of_a_stream(ann: Person) -> None:
    match = ann.create("open")["id"]
    path = f"/api/matches/{match}/stream"
    with ann.http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as response:
        assert response.headers["Content-Type"].startswith("text/event-stream")
        assert response.headers["X-Accel-Buffering"] == "no"
        assert response.headers["Cache-Control"] == "no-store"
        assert "Content-Encoding" not in response.headers
