"""Time at a table: whose runs, when it stands still, what happens when it is over, across restarts."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fiefdom.server.tables.clocks import LAG, Clock
from fiefdom.server.tables.table import Chair, Setup, Table
from fiefdom.server.tables.terms import Days, Live, Terms
from server.conftest import NewPerson, quick
from server.table_side import Clock as Hands
from server.table_side import Json, Person, RunningServer, listening, next_table, running, wait_until

LIVE = {"kind": "live", "minutes": 10, "seconds": 20}
MINUTE = 60_000
DAY = 24 * 60 * MINUTE


# ------------------------------------------------------------------ the clock alone


def begun(tempo: Live | Days, seats: int = 2) -> Clock:
    clock = Clock(tempo)
    clock.begin(seats)
    clock.pass_on(0, 0, 0)
    return clock


def test_time_is_charged_to_who_decides_but_for_the_way_there_and_back() -> None:
    clock = begun(Live(10, 20))
    clock.charge(LAG + 5000)
    assert clock.left == [10 * MINUTE - 5000, 10 * MINUTE]
    clock.charge(LAG + 5000)  # not twice
    assert clock.left[0] == 10 * MINUTE - 5000


def test_one_s_own_turn_brings_the_increment_an_answer_in_another_s_does_not() -> None:
    clock = begun(Live(10, 20))
    clock.charge(LAG + 3000)
    clock.pass_on(LAG + 3000, 1, 0)  # M7: seat 1 is asked in the turn of seat 0
    clock.charge(2 * LAG + 5000)
    clock.pass_on(2 * LAG + 5000, 0, 0)
    assert clock.left == [10 * MINUTE - 3000, 10 * MINUTE - 2000]
    clock.charge(2 * LAG + 5000)
    clock.pass_on(2 * LAG + 5000, 1, 1)  # the turn of seat 0 is over
    assert clock.left == [10 * MINUTE + 17_000, 10 * MINUTE - 2000]


def test_a_turn_that_is_taken_back_takes_its_increment_along() -> None:
    clock = begun(Live(10, 20))
    clock.pass_on(0, 1, 1)
    clock.pass_on(0, 0, 0, undone=True)
    assert clock.left == [10 * MINUTE, 10 * MINUTE]


def test_each_turn_has_its_own_days() -> None:
    clock = begun(Days(3))
    clock.charge(2 * DAY)
    clock.pass_on(2 * DAY, 1, 1)
    clock.pass_on(2 * DAY, 0, 0)
    assert clock.until == 2 * DAY + LAG + 3 * DAY
    assert not clock.may_pause


def test_a_paused_clock_has_no_end_and_charges_nobody() -> None:
    clock = begun(Live(10, 0))
    clock.pause()
    assert clock.until is None
    clock.charge(DAY)
    clock.resume(DAY)
    assert clock.until == DAY + 10 * MINUTE


# ------------------------------------------------------------------ at a table


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def timed(tmp_path: Path, hands: Hands) -> Iterator[RunningServer]:
    with running(quick(tmp_path, clock=hands, tick=0.02, away=0.0)) as one:
        yield one


def begin(ann: Person, bela: Person, **terms: Any) -> Json:
    """A running table of two people; whose turn it is is chance."""
    table = ann.create("open", terms=terms)
    bela.post(f"/api/matches/{table['id']}/join")
    started: Json = ann.post(f"/api/matches/{table['id']}/start")
    return started


def roles(ann: Person, bela: Person, table: Json) -> tuple[Person, Person]:
    """Who must decide, and who waits."""
    return (ann, bela) if table["clock"]["seat"] == 0 else (bela, ann)


def until(person: Person, match: str, **wanted: Any) -> Json:
    def so() -> Json | None:
        table = person.table(match)
        clock = table["clock"] or {}
        return table if all(clock.get(name, table.get(name)) == wanted[name] for name in wanted) else None

    found = wait_until(so)
    assert found is not None
    return found


def test_a_table_alone_against_bots_has_no_time_to_lose(timed: RunningServer, newcomer: NewPerson) -> None:
    ann = newcomer(timed, "Ann")
    table = ann.my_turn(ann.create("easy", terms={"tempo": LIVE})["id"])
    assert (table["clock"]["seat"], table["clock"]["until"]) == (None, None)


def test_time_over_the_other_waits_then_a_bot_plays_then_takes_the_seat_and_gives_it_back(
    timed: RunningServer, newcomer: NewPerson, hands: Hands
) -> None:
    ann, bela = newcomer(timed, "Ann"), newcomer(timed, "Béla")
    table = begin(ann, bela, tempo=LIVE)
    match = table["id"]
    slow, waiting = roles(ann, bela, table)
    seat = table["clock"]["seat"]
    with listening(waiting, match) as messages:
        assert not next_table(messages)["clock"]["late"]
        until(waiting, match, paused=False)
        assert slow.refused(f"/api/matches/{match}/late", verdict="wait")[1] == "not-late"
        hands.skip(seconds=10 * 60 + 2)
        late = until(waiting, match, late=True)
        assert (late["clock"]["seat"], late["clock"]["left"][seat], late["clock"]["until"]) == (seat, 0, None)
        assert slow.refused(f"/api/matches/{match}/late", verdict="wait")[1] == "not-late"  # not for oneself

        again = waiting.post(f"/api/matches/{match}/late", verdict="wait")
        assert (again["clock"]["late"], again["clock"]["left"][seat]) == (False, MINUTE)
        hands.skip(seconds=61)
        until(waiting, match, late=True)
        helped = waiting.post(f"/api/matches/{match}/late", verdict="turn")
        assert helped["stand_in"] == seat or helped["clock"]["seat"] != seat
        passed = wait_until(lambda: table if (table := waiting.table(match))["legal"] else None)
        assert passed is not None
        assert passed["stand_in"] is None
        assert passed["seats"][seat]["kind"] == "person"  # for one turn only

        waiting.act(passed, do="end")
        hands.skip(seconds=600)
        until(waiting, match, late=True)
        given = waiting.post(f"/api/matches/{match}/late", verdict="seat")
        assert (given["seats"][seat]["kind"], given["seats"][seat]["left"]) == ("bot", "time")
        mine = slow.table(match)
        assert (mine["seat"], mine["lost"]) == (None, seat)
        assert [line["id"] for line in slow.get("/api/matches")] == [match]
        back = slow.post(f"/api/matches/{match}/back")
        assert (back["seat"], back["lost"], back["seats"][seat]["kind"]) == (seat, None, "person")


def test_what_the_table_chose_happens_by_itself(
    timed: RunningServer, newcomer: NewPerson, hands: Hands
) -> None:
    ann, bela = newcomer(timed, "Ann"), newcomer(timed, "Béla")
    table = begin(ann, bela, tempo={"kind": "days", "days": 1}, late="seat")
    seat = table["clock"]["seat"]
    hands.skip(days=0.99)
    assert ann.table(table["id"])["seats"][seat]["kind"] == "person"
    hands.skip(days=0.02)  # nobody is connected: days run on
    wait_until(lambda: ann.table(table["id"])["seats"][seat]["left"] == "time")


def test_who_resigns_cannot_come_back(timed: RunningServer, newcomer: NewPerson) -> None:
    ann, bela = newcomer(timed, "Ann"), newcomer(timed, "Béla")
    match = begin(ann, bela)["id"]
    left = bela.post(f"/api/matches/{match}/leave")
    assert (left["seats"][1]["kind"], left["seats"][1]["left"], left["lost"]) == ("bot", "resigned", None)
    assert bela.refused(f"/api/matches/{match}/back")[:2] == (403, "not-your-seat")


def test_live_clocks_stand_still_while_nobody_is_there(
    timed: RunningServer, newcomer: NewPerson, hands: Hands
) -> None:
    ann, bela = newcomer(timed, "Ann"), newcomer(timed, "Béla")
    match = begin(ann, bela, tempo=LIVE)["id"]
    with listening(ann, match) as messages:
        next_table(messages)
    paused = until(ann, match, paused=True)
    hands.skip(days=2)
    with listening(bela, match) as messages:
        next_table(messages)
        going = until(bela, match, paused=False)
        assert not going["clock"]["late"]
        seat = going["clock"]["seat"]
        assert going["clock"]["left"][seat] == paused["clock"]["left"][seat]


def test_no_clock_runs_while_there_is_no_server_but_days_pass(
    tmp_path: Path, newcomer: NewPerson, hands: Hands
) -> None:
    settings = quick(tmp_path, clock=hands, tick=0.02, away=60.0)
    with running(settings) as server:
        ann, bela = newcomer(server, "Ann"), newcomer(server, "Béla")
        live = begin(ann, bela, tempo=LIVE)["id"]
        days = begin(ann, bela, tempo={"kind": "days", "days": 1})["id"]
        cookies = [person.http.cookies["fiefdom"] for person in (ann, bela)]
    hands.skip(days=3)
    with running(settings) as server:
        ann, bela = newcomer(server, None), newcomer(server, None)
        for person, cookie in zip((ann, bela), cookies, strict=True):
            person.http.cookies.set("fiefdom", cookie)
        until(ann, days, late=True)
        clock = ann.table(live)["clock"]
        assert clock["paused"]
        assert not clock["late"]
        assert clock["left"][clock["seat"]] > 9 * MINUTE
        with listening(ann, live) as messages:
            next_table(messages)
            until(ann, live, paused=False)


def test_people_can_end_a_game_together(ann: Person, bela: Person) -> None:
    match = begin(ann, bela)["id"]
    assert ann.post(f"/api/matches/{match}/end", agree=True)["ending"] == [0]
    assert bela.post(f"/api/matches/{match}/end", agree=False)["ending"] == []
    bela.post(f"/api/matches/{match}/end", agree=True)
    over = ann.post(f"/api/matches/{match}/end", agree=True)
    assert (over["status"], over["ended"]) == ("closed", "together")
    assert ann.refused(f"/api/matches/{match}/end", agree=True)[1] == "not-running"


def test_a_game_ends_together_when_who_has_not_agreed_leaves(
    server: RunningServer, ann: Person, bela: Person, newcomer: NewPerson
) -> None:
    carl = newcomer(server, "Carl")
    match = ann.create("open", "open")["id"]
    for person in (bela, carl):
        person.post(f"/api/matches/{match}/join")
    ann.post(f"/api/matches/{match}/start")
    for person in (ann, bela):
        assert person.post(f"/api/matches/{match}/end", agree=True)["status"] == "running"
    carl.post(f"/api/matches/{match}/leave")
    over = ann.table(match)
    assert (over["status"], over["ended"]) == ("closed", "together")


def test_colours_are_chosen_and_swapped(ann: Person, bela: Person) -> None:
    table = ann.post(
        "/api/matches",
        game="the-builders",
        seats=[{"who": "me", "colour": 3}, {"who": "open"}, {"who": "open"}],
    )
    match = table["id"]
    assert [seat["colour"] for seat in table["seats"]] == [3, 1, 2]
    bela.post(f"/api/matches/{match}/join")
    assert bela.refused(f"/api/matches/{match}/colour", colour=3)[:2] == (409, "taken")
    chosen = bela.post(f"/api/matches/{match}/colour", colour=2)
    assert [seat["colour"] for seat in chosen["seats"]] == [3, 2, 1]
    assert bela.refused(f"/api/matches/{match}/colour", colour=5)[1] == "bad-request"


def test_who_goes_is_away_since_then_and_everybody_hears_it(ann: Person, bela: Person) -> None:
    match = begin(ann, bela)["id"]
    with listening(ann, match) as messages:
        assert next_table(messages)["seats"][1]["here"] is False
        with listening(bela, match) as others:
            next_table(others)
            assert next_table(messages)["seats"][1]["here"] is True
        gone = next_table(messages)["seats"][1]
        assert gone["here"] is False
        assert gone["away"] is not None


def test_how_many_watch(ann: Person, bela: Person, stranger: Person) -> None:
    match = begin(ann, bela)["id"]
    with listening(ann, match) as messages:
        assert next_table(messages)["watchers"] == 0
        with listening(stranger, match) as others:
            assert next_table(others)["watchers"] == 1
            assert next_table(messages)["watchers"] == 1
        assert next_table(messages)["watchers"] == 0


def test_two_windows_of_one_person_are_one_person(ann: Person, bela: Person) -> None:
    match = begin(ann, bela)["id"]
    with listening(ann, match) as messages:
        next_table(messages)
        with listening(bela, match) as first:
            next_table(first)
            assert next_table(messages)["seats"][1]["here"] is True
            with listening(bela, match) as second:
                next_table(second)
            # The second is closed again: nothing has changed, and the first who hears of something hears this.
            ann.post(f"/api/matches/{match}/end", agree=True)
            assert next(t for t in messages if t.get("ending"))["seats"][1]["here"] is True
        assert next(t for t in messages if "seats" in t and not t["seats"][1]["here"])["seats"][1]["away"]


def test_of_three_windows_one_closes_and_both_others_hear_it(
    server: RunningServer, ann: Person, bela: Person, newcomer: NewPerson
) -> None:
    carl = newcomer(server, "Carl")
    match = ann.create("open", "open")["id"]
    for person in (bela, carl):
        person.post(f"/api/matches/{match}/join")
    ann.post(f"/api/matches/{match}/start")

    def here(messages: Any, *wanted: bool) -> Json:
        """The first that says so."""
        return next(t for t in messages if "seats" in t and [s["here"] for s in t["seats"]] == list(wanted))

    with listening(ann, match) as ann_s, listening(bela, match) as bela_s:
        with listening(carl, match) as carl_s:
            for messages in (ann_s, bela_s, carl_s):
                here(messages, True, True, True)
        for messages in (ann_s, bela_s):
            assert here(messages, True, True, False)["seats"][2]["away"] is not None
        with listening(carl, match):  # and back again
            for messages in (ann_s, bela_s):
                assert here(messages, True, True, True)["seats"][2]["away"] is None


def test_a_bot_plays_the_turn_by_itself_where_the_table_chose_that(
    timed: RunningServer, newcomer: NewPerson, hands: Hands
) -> None:
    ann, bela = newcomer(timed, "Ann"), newcomer(timed, "Béla")
    table = begin(ann, bela, tempo={"kind": "days", "days": 3}, late="turn")
    match, (slow, waiting) = table["id"], roles(ann, bela, table)
    hands.skip(days=3.01)
    mine = waiting.my_turn(match)  # a bot has played the other's turn
    seat = slow.table(match)["seat"]
    assert mine["seats"][seat] | {"kind": "person", "left": None} == mine["seats"][seat]
    assert mine["stand_in"] is None


def test_time_never_runs_backwards_whatever_the_machine_s_clock_does(
    timed: RunningServer, newcomer: NewPerson, hands: Hands
) -> None:
    ann, bela = newcomer(timed, "Ann"), newcomer(timed, "Béla")
    table = begin(ann, bela, tempo=LIVE)
    match, (first, second) = table["id"], roles(ann, bela, table)
    seat = table["clock"]["seat"]
    with listening(ann, match), listening(bela, match):
        until(ann, match, paused=False)
        hands.skip(seconds=60)
        after = first.act(first.table(match), do="coins", actions=1)
        spent = after["clock"]["left"][seat]
        assert 8 * MINUTE < spent < 9 * MINUTE + 1000
        hands.skip(seconds=-3600)
        again = first.act(after, do="coins", actions=1)
        assert again["clock"]["left"][seat] == spent  # nobody gains or loses by it
        assert not again["clock"]["late"]
        assert second.table(match)["clock"]["seat"] == seat


def test_a_server_that_was_killed_takes_no_time_from_anybody(
    tmp_path: Path, newcomer: NewPerson, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(tmp_path, clock=hands, tick=0.02, away=60.0)
    with running(settings) as server:
        ann, bela = newcomer(server, "Ann"), newcomer(server, "Béla")
        match = begin(ann, bela, tempo=LIVE)["id"]
        server.call(server.services.timekeeper.sign())
        cookie = ann.http.cookies["fiefdom"]

        async def killed(_: object) -> None:
            """A process that is killed writes no last sign."""

        monkeypatch.setattr("fiefdom.server.tables.timekeeper.Timekeeper.sign", killed)
    monkeypatch.undo()
    hands.skip(seconds=3600)
    for _ in range(2):  # twice, so that what was taken up is taken up again
        with running(settings) as server:
            ann = newcomer(server, None)
            ann.http.cookies.set("fiefdom", cookie)
            clock = ann.table(match)["clock"]
            assert clock["paused"]
            assert clock["left"][clock["seat"]] > 9 * MINUTE + 30_000
        hands.skip(seconds=3600)


def test_the_clock_of_a_table_runs_for_who_must_answer_in_another_s_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = Setup(
        "m", "kingdom-builder", 2, {"expansions": ["marshlands"]}, 1, "easy", "ann",
        (Chair("person", guest="ann"), Chair("person", guest="bela")), 0, terms=Terms(Live(10, 20)),
    )  # fmt: skip
    table = Table.new(setup)
    assert table.match is not None
    assert table.clock is not None
    state, turn = table.match.state, table.actor
    assert turn is not None
    monkeypatch.setattr(type(state), "whose_turn", lambda _state: turn)
    state.actor = 1 - turn  # M7: a canoe is asked
    table._keep_time(5000)
    assert (table.clock.seat, table.clock.turn) == (1 - turn, turn)
    before = list(table.clock.left)
    state.actor = turn
    table._keep_time(6000)
    assert table.clock.left == before  # no increment for an answer
