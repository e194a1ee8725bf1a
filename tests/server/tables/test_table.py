"""A table as its journal tells it, without any server."""

import pytest

import fiefdom
from fiefdom.server.tables.table import OPEN, Chair, Change, Level, OtherRules, Setup, Table
from fiefdom.server.tables.terms import Live, Terms

RULES = fiefdom.game("the-builders").rules_version
KINGDOM_RULES = fiefdom.game("kingdom-builder").rules_version


def table_of(*chairs: Chair, rules: int = RULES, level: Level = "easy") -> Table:
    return Table.new(Setup("t", "the-builders", rules, {}, 7, level, "ann", chairs, created=0))


ANN, BELA = Chair("person", guest="ann"), Chair("person", guest="bela")


def add(table: Table, kind: str, seat: int | None = None, data: object = None) -> None:
    table.fold(Change(table.version + 1, kind, seat, data, at=1000 * table.version))


def test_options_that_are_none_any_more_are_other_rules() -> None:
    with pytest.raises(OtherRules, match="map_seed"):
        Table.new(
            Setup(
                "t",
                "kingdom-builder",
                KINGDOM_RULES,
                {"map_seed": 1e30},
                7,
                "easy",
                "ann",
                (ANN, BELA),
                created=0,
            )
        )


def test_since_is_the_first_decision_that_a_reader_does_not_have() -> None:
    table = table_of(ANN, BELA)
    seat = table.actor
    versions = {0: table.version}
    for number in (1, 2, 3):
        add(table, "action", seat, {"do": "coins", "actions": 1})
        versions[number] = table.version
    assert [table.since(versions[number], "bela") for number in range(4)] == [0, 1, 2, 3]
    add(table, "undo", seat)
    add(table, "undo", seat)
    assert [table.since(versions[number], "bela") for number in range(4)] == [0, 1, 1, 1]
    add(table, "action", seat, {"do": "coins", "actions": 2})
    assert [table.since(versions[number], "bela") for number in range(4)] == [0, 1, 1, 1]
    assert table.since(table.version, "bela") == table.steps == 2
    assert [table.since(odd, "bela") for odd in (None, 0, -5, table.version + 1)] == [0, 0, 0, 0]


def test_who_resigns_gets_everything_anew_as_a_spectator() -> None:
    table = table_of(ANN, BELA)
    add(table, "action", table.actor, {"do": "coins", "actions": 1})
    before = table.version
    add(table, "leave", 0, {"guest": "ann"})
    assert table.since(before, "ann") == 0
    assert table.since(table.version, "ann") == 1
    assert table.since(before, "bela") == 1


def test_what_a_bot_decided_for_somebody_cannot_be_taken_back() -> None:
    terms = Terms(Live(10, 0))
    table = Table.new(Setup("t", "the-builders", RULES, {}, 7, "easy", "ann", (ANN, BELA), 0, terms=terms))
    seat = table.actor
    assert seat is not None
    add(table, "action", seat, {"do": "coins", "actions": 1})
    assert table.undo_refusal(seat) is None
    add(table, "late", seat)
    add(table, "stand-in", seat)
    add(table, "action", seat, {"do": "coins", "actions": 1})  # by the bot
    add(table, "give", seat)
    add(table, "back", seat)
    assert str(table.undo_refusal(seat)) == "the last decision was a bot's"
    add(table, "action", seat, {"do": "coins", "actions": 1})
    assert table.undo_refusal(seat) is None


def test_an_offer_to_end_is_of_those_who_sit_here() -> None:
    table = table_of(ANN, BELA, Chair("person", guest="carl"))
    add(table, "offer-end", 0)
    add(table, "leave", 0, {"guest": "ann"})
    assert table.ending == set()  # nobody asks in the name of who has gone
    add(table, "offer-end", 1)
    add(table, "leave", 2, {"guest": "carl"})
    assert (table.ending, table.status) == (set(), "running")  # nobody is left to answer


def test_a_change_out_of_order_is_a_mistake_of_ours() -> None:
    table = table_of(ANN, OPEN)
    with pytest.raises(ValueError, match="does not follow"):
        table.fold(Change(5, "start", None, None, at=0))


def test_rules_of_another_version_are_not_played() -> None:
    with pytest.raises(OtherRules):
        table_of(ANN, BELA, rules=0)


def test_open_seats_become_bots_of_the_tables_level() -> None:
    table = table_of(ANN, OPEN, level="hard")
    add(table, "start")
    assert table.chairs == [ANN, Chair("bot", level="hard")]
    assert table.bot_turn == (table.actor == 1)
