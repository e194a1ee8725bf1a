"""Pictures of positions: proper SVG for all games, the same whatever is hidden, and nothing in them to discover."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fiefdom
from fiefdom import Match, Rng
from fiefdom.games.kingdom_builder.show.picture import signs as kingdom_signs
from fiefdom.games.kingdom_legacy.art.scenes import icons, scene_of
from fiefdom.games.kingdom_legacy.cards.box import FIRST_KINGDOM, STAGES
from fiefdom.games.the_builders.cards import CARDS
from fiefdom.games.the_builders.picture import signs as builders_signs
from fiefdom.kernel.game import State
from fiefdom.kernel.picture import escaped, plain
from setups import SETUPS, Setup

SVG = "{http://www.w3.org/2000/svg}"
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def position(setup: Setup, seed: int, length: int) -> State[Any]:
    state, rng = setup.rules_of().start(setup.seats, seed, setup.options), Rng(seed)
    while state.actor is not None and length:
        state.apply_unchecked(rng.choice(state.legal()))
        length -= 1
    return state


@each_setup
@settings(max_examples=4)
@given(seed=st.integers(0, 2**40), length=st.integers(0, 500))
def test_a_position_is_drawn_as_proper_svg_of_the_size_of_link_previews(
    setup: Setup, seed: int, length: int
) -> None:
    state = position(setup, seed, length)
    names = [f"<b>&\x00\ud800{seat}\"'" for seat in range(setup.seats)]
    drawn = state.picture(names, list(reversed(range(setup.seats))))
    root = ElementTree.fromstring(drawn.encode())  # noqa: S314 - it is our own
    assert (root.tag, root.get("viewBox")) == (f"{SVG}svg", "0 0 1200 630")
    assert not [one for one in root.iter() if one.get("id")]  # many of them can stand in one page
    said = [one.text for one in root.iter(f"{SVG}text")]
    assert [f"<b>&{seat}\"'" in said for seat in range(setup.seats)] == [True] * setup.seats
    for score in state.result().scores:
        assert str(score) in said
    for one in root.iter():
        for name in ("d", "x", "y", "cx", "cy", "r", "transform"):
            assert not re.search(r"nan|inf|None|e-", one.get(name, "")), ElementTree.tostring(one)


@each_setup
@settings(max_examples=5)
@given(seed=st.integers(0, 2**40), length=st.integers(0, 300), luck=st.integers(0, 99))
def test_the_picture_is_the_same_whatever_is_hidden(setup: Setup, seed: int, length: int, luck: int) -> None:
    state = position(setup, seed, length)
    for seat in range(setup.seats):
        assert state.guess(seat, Rng(luck)).picture() == state.picture()


def test_nobody_discovers_a_card_of_kingdom_legacy_from_a_picture() -> None:
    """L2: only what every campaign begins with has a face."""
    public = {
        drawing.icon
        for stage in STAGES
        if stage.card in FIRST_KINGDOM
        for drawing in scene_of(stage.name, stage.card, stage.side).icons
    } | {"castle"}
    secret = [body for name, body in icons().items() if name not in public]
    game = fiefdom.game("kingdom-legacy")
    state, rng = game.start(1, 3), Rng(3)
    entered = 0
    for step in range(700):
        state.apply_unchecked(rng.choice(state.legal()))
        if step % 50 == 0:
            drawn = state.picture()
            assert not [body for body in secret if body in drawn]
            entered = max(entered, drawn.count("#7a6342"))
    assert entered > 5  # cards were discovered, and only their backs are seen


def test_everything_that_a_picture_shows_has_a_sign() -> None:
    drawn = kingdom_signs()
    facts: Any = fiefdom.game("kingdom-builder").cards()
    assert {kind["name"] for kind in facts["locations"]} <= set(drawn["locations"])
    assert {card["name"] for card in (*facts["goals"], *facts["tasks"])} <= set(drawn["sources"])
    assert {kind["name"] for kind in facts["pieces"]} <= set(drawn["pieces"])
    assert {card.name for card in CARDS} == set(builders_signs()["cards"])


@pytest.mark.parametrize("name", fiefdom.game_names())
def test_notebooks_show_states_and_matches(name: str) -> None:
    game = fiefdom.game(name)
    match = Match(game, game.seats[0], 5)
    match.play(match.state.legal()[0])
    assert match._repr_svg_() == match.state._repr_svg_() == match.state.picture()
    assert match.at(0).picture() != ""


def test_a_game_without_a_drawing_shows_who_plays() -> None:
    state = fiefdom.game("the-builders").start(2, 1)
    assert "The Builders" in plain(state, ["Ann", "Bob"])
    assert "Ann" in plain(state, ["Ann", "Bob"])


def test_words_are_fit_for_xml() -> None:
    assert escaped('<a href="x">&\'\n\x00\ud800é') == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;é"
