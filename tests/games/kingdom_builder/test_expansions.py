"""An expansion is a folder: one that lives in the tests registers itself, changes no engine file, and plays."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

import test_battery as battery
from fiefdom import Match, Rng
from fiefdom.bots.catalog import make_bot
from fiefdom.bots.evaluations.kingdom_builder import estimate
from fiefdom.errors import BadOptions
from fiefdom.games.kingdom_builder.board.hexes import Hex
from fiefdom.games.kingdom_builder.expansions.register import REGISTER
from fiefdom.games.kingdom_builder.play.actions import BUILD, END_TURN, PLACE, USE
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.kernel.words import LANGUAGES, words
from games.kingdom_builder.invariants import check_kingdom
from games.kingdom_builder.orchards import EXPANSION
from kingdom_builder_positions import GAME
from setups import Setup

CODE = Path(__file__).parents[3] / "src" / "fiefdom" / "games" / "kingdom_builder"
WORDS = Path(__file__).parent / "orchards" / "words.ftl"
CARDS = ["gardeners", "reapers", "lords"]
BOARDS = ["nursery", "tavern", "farm", "oasis"]
SETUPS = [
    Setup(
        "kingdom-builder", 2, check_kingdom, {"expansions": ["orchards"], "goals": CARDS, "quadrants": BOARDS}
    ),
    Setup(
        "kingdom-builder",
        6,
        check_kingdom,
        {
            "expansions": ["crossroads", "marshlands", "orchards"],
            "goals": CARDS,
            "quadrants": ["nursery", "barracks_crossroads", "farm", "lighthouse_foresters_lodge"],
            "crossroads_printing": "second",
            "orchard_hedges": 2,
        },
    ),
]
OF_A_SETUP: list[Callable[..., None]] = [
    test
    for name, test in vars(battery).items()
    if name.startswith("test_") and "setup" in signature(test).parameters
]


@pytest.fixture(scope="module")
def orchards() -> Iterator[None]:
    """The made-up expansion is there while these tests run, and its words are known."""
    for language in LANGUAGES:
        words(language)._bundle.add_resource(FluentResource(WORDS.read_text(encoding="utf-8")))
    REGISTER.add(EXPANSION)
    yield
    REGISTER.remove(EXPANSION.name)


def seen(state: KingdomState) -> Any:
    return state.view(None)


def start(seats: int = 2, **options: Any) -> KingdomState:
    return GAME.start(seats, 7, {"expansions": ["orchards"], "goals": CARDS, "quadrants": BOARDS, **options})


def test_every_folder_is_an_expansion_and_nothing_else_names_one() -> None:
    folders = {path.parent.name for path in (CODE / "expansions").glob("*/__init__.py")}
    assert {expansion.name for expansion in REGISTER} == folders
    assert [expansion.order for expansion in REGISTER] == sorted(expansion.order for expansion in REGISTER)
    for path in CODE.rglob("*.py"):
        inside = path.parent.name in folders or path.name == "register.py"  # which names the base game
        for name in folders if not inside else ():
            assert f"expansions.{name}" not in path.read_text(encoding="utf-8"), path


@pytest.mark.usefixtures("orchards")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seats}-seats")
@pytest.mark.parametrize("test", OF_A_SETUP, ids=lambda test: test.__name__)
def test_the_made_up_expansion_passes_the_battery(test: Callable[..., None], setup: Setup) -> None:
    test(setup=setup)


@pytest.mark.usefixtures("orchards")
def test_random_games_see_all_of_it() -> None:
    """The battery would pass without: in these games each part of the expansion comes up."""
    told, sources = set(), set()
    for seed in range(3):
        match, rng = Match(GAME, 2, seed, SETUPS[0].options), Rng(seed)
        while match.state.actor is not None:
            match.play(rng.choice(match.state.legal()))
        for event in match.events(None):
            assert isinstance(event, dict)
            told.add((event["event"], event.get("location") or event.get("piece") or event.get("source")))
        sources |= {
            share.source for shares in match.state.result().breakdown for share in shares if share.points
        }
    assert told >= {
        ("placed", "hedge"),
        ("paid", "gardeners"),
        ("spent-tile", "basket"),
        ("spent-tile", "ladder"),
    }
    assert sources >= {"orchard", "gardeners", "reapers"}


@pytest.mark.usefixtures("orchards")
def test_the_facts_and_the_options_tell_of_it() -> None:
    facts: Any = GAME.public_cards()
    for what, names in (
        ("spaces", {"orchard", "market"}),
        ("pieces", {"hedge"}),
        ("locations", {"nursery", "basket", "ladder"}),
        ("goals", {"gardeners", "reapers"}),
        ("tasks", {"grove"}),
        ("quadrants", {"nursery"}),
    ):
        assert {fact["name"] for fact in facts[what] if fact["expansion"] == "orchards"} == names
    (box,) = (box for box in facts["expansions"] if box["name"] == "orchards")
    assert box["seats"] == [2, 3, 4, 5, 6]
    assert box["options"] == ["orchard_hedges"]
    named = {fact["name"]: (fact["named"], fact["terrain"], fact["piece"]) for fact in facts["locations"]}
    assert named["nursery"] == (True, None, "hedge")
    assert named["basket"] == (False, "forest", None)
    options: Any = GAME.options()
    assert options["properties"]["expansions"]["seats"]["orchards"] == [2, 3, 4, 5, 6]
    assert "orchards" in options["properties"]["expansions"]["items"]["enum"]
    assert start(6).layout.pieces[0].number == 6
    assert start(orchard_hedges=2).layout.pieces[0].number == 2
    with pytest.raises(BadOptions, match="orchard_hedges"):
        start(orchard_hedges=0)


@pytest.mark.usefixtures("orchards")
def test_a_piece_of_nobody_stands_in_the_way_and_a_card_pays_at_once() -> None:
    state = start(turned=[False] * 4)
    nursery = next(
        n for space, n in enumerate(state.layout.locations) if state.layout.kinds[space].name == "nursery"
    )
    state.tiles = (1 << state.layout.space_at[nursery], 0)
    state.had, state.ready, state.turn, state.actor = state.tiles, state.tiles[0], 0, 0
    state.own[0] = 1 << 1
    state.near[0] = 0b1 | 0b100 | 1 << 20 | 1 << 21
    state.apply_unchecked(USE[nursery])
    state.apply_unchecked(PLACE[Hex(0)])
    assert seen(state)["pieces"] == {"hedge": [0]}
    refusal = state.explain({"target": {"hex": 0}})
    assert refusal is not None
    assert refusal.facts == {"piece": "hedge"}
    state.terrain = 0
    before = state.result().scores[0]
    state.apply_unchecked(BUILD[Hex(20)])
    assert state.gold[0] == (1, 0)
    assert state.result().scores[0] > before


@pytest.mark.usefixtures("orchards")
def test_a_tile_for_one_use_is_gone_at_the_end_of_the_next_turn() -> None:
    """And stays till then, even with nothing next to its space."""
    state = start(turned=[False] * 4)
    space = state.layout.space_at[Hex(45)]
    seat = state.turn
    state.stock = tuple(0 if n == space else left for n, left in enumerate(state.stock))
    state.tiles = state.had = tuple((1 << space) * (n == seat) for n in range(2))
    state.stage = 2
    assert seen(state)["players"][seat]["tiles"][0]["state"] == "gained"
    state.apply(END_TURN)
    state.stage = 2
    state.apply(END_TURN)
    assert USE[45] in state.legal()
    state.stage = 2
    state.apply(END_TURN)
    assert state.tiles[seat] == 0
    assert seen(state)["players"][seat]["tiles"][0]["state"] == "spent"


@pytest.mark.usefixtures("orchards")
def test_the_bots_value_what_they_were_never_told_of() -> None:
    """O7: the evaluation knows no reapers; their gold counts all the same, also while the game runs."""
    without = start(goals=["gardeners", "citizens", "knights"])
    with_reapers = start(goals=["gardeners", "reapers", "knights"])
    for state in (without, with_reapers):
        state.own = [0b11, 0]
    assert with_reapers.result().breakdown[0][0].source == "reapers"
    assert estimate(with_reapers)[0] > estimate(without)[0] - 1  # citizens: 1 for the two
    with_reapers.own = [0, 0]
    lost = estimate(with_reapers)[0]
    with_reapers.own = [0b11, 0]
    assert estimate(with_reapers)[0] > lost


@pytest.mark.usefixtures("orchards")
@pytest.mark.parametrize("name", ["greedy", "mcts:20"])
def test_the_bots_play_it(name: str) -> None:
    match, bot = Match(GAME, 2, 3, SETUPS[0].options), make_bot(name, GAME.name, 5)
    for _ in range(40):
        seat = match.state.actor
        assert seat is not None
        match.play(bot.choose(match.state.guess(seat, Rng(1))))


def test_the_tests_leave_no_trace() -> None:
    """In a process of its own the expansion is unknown: nothing in the package imports it."""
    text = "import fiefdom; print(fiefdom.game('kingdom-builder').options()['properties'].keys())"
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
    assert "orchard_hedges" not in done.stdout
