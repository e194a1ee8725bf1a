"""What the view says of K10 and of reactions is so: checked against what can be done in whole games."""

from collections.abc import Iterator
from typing import Any

import pytest

from fiefdom.games.kingdom_builder.board.hexes import BIT, NEIGHBOURS, SIDE
from fiefdom.games.kingdom_builder.board.terrain import LETTERS
from fiefdom.games.kingdom_builder.play.actions import DECLINE, USE, Build, Move
from fiefdom.games.kingdom_builder.play.agenda import NO_HEX, Doing
from fiefdom.games.kingdom_builder.play.pieces import anchors
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.kernel.rng import Rng
from games.kingdom_builder.naive_rules import Rules
from kingdom_builder_positions import EVERYTHING, GAME, Position, position

CANOES: dict[str, Any] = {
    "expansions": list(EVERYTHING),
    "quadrants": ["canoe", "refuge", "lighthouse_foresters_lodge", "harbor"],
}


def whole_games(seats: int, games: int) -> Iterator[KingdomState]:
    """Every position of some games; who can react does so rather than not."""
    for seed in range(games):
        state, rng = GAME.start(seats, seed, CANOES), Rng(seed)
        while state.actor is not None:
            yield state
            legal = state.legal()
            use = [action for action in legal if action in USE] if state.asked() else []
            state.apply_unchecked(rng.choice(use if use and rng.below(3) else legal))


def seen(state: KingdomState) -> Any:
    return state.view(None)


def touches(state: KingdomState, hex_: int) -> bool:
    """K10, X13: is it next to one's own? K16: what moves is lifted first."""
    top = state.agenda[-1] if state.agenda else None
    seat, lifted = (top.seat, top.hex) if isinstance(top, Doing) else (state.turn, NO_HEX)
    mine = anchors(state, seat) & ~(0 if lifted == NO_HEX else BIT[lifted])
    return bool(NEIGHBOURS[hex_] & mine)


def test_K10_must_touch_is_true_only_if_it_is() -> None:
    free = bound = 0
    for state in whole_games(3, 6):
        building = seen(state)["building"]
        if building is None:
            continue
        legal = [action.hex for action in state.legal() if isinstance(action, Build | Move)]
        if not legal:
            continue  # no space is left: another card (K11)
        assert building["possible"] == len(legal)
        if building["must_touch"]:
            bound += 1
            assert building["spaces"] > len(legal)  # there are others, and they are forbidden
            assert all(touches(state, number) for number in legal)
        else:
            free += 1
            assert building["spaces"] == len(legal) or not all(touches(state, number) for number in legal)
        if not state.agenda:
            allowed = Rules(state, state.turn).empty(LETTERS[state.terrain])
            assert building["spaces"] == len(allowed)
            assert building["must_touch"] == (len(allowed) > len(legal))
            assert {divmod(number, SIDE) for number in legal} <= allowed
    assert free > 100
    assert bound > 100


def test_M7_reactions_list_the_seats_that_are_asked_and_no_others() -> None:
    rounds = several = 0
    for state in whole_games(4, 12):
        if not state.asked():
            continue
        depth, then, asked = len(state.agenda), state.copy(), []
        while len(then.agenda) == depth and then.asked():
            asked.append(then.actor)
            then.apply(DECLINE)
        reactions = seen(state)["reactions"]
        assert reactions[-1]["seats"] == asked
        rounds += 1
        several += len(asked) > 1
    assert rounds > 10
    assert several > 0


def asking(**more: Any) -> Position:
    """Seat 0 has taken the last refuge tile; seats 1 and 2 each own a canoe."""
    p = position(
        "Ga Lx W. Ly S1 Lz S2 W. W.",
        seats=3,
        fill="G",
        locations=["refuge", "canoe", "canoe"],
        tiles={1: "y", 2: "z"},
        left={"x": 1},
        cards=[["grass"]] * 3,
        **more,
    )
    p.play("build", "a")
    return p


@pytest.mark.parametrize(
    ("supply", "seats"), [({}, [1, 2]), ({2: 0}, [1]), ({1: 0}, [2]), ({1: 0, 2: 0}, None)]
)
def test_M7_who_cannot_build_is_not_listed(supply: dict[int, int], seats: list[int] | None) -> None:
    reactions = asking(supply=supply).view(None)["reactions"]
    assert [reaction["seats"] for reaction in reactions] == ([] if seats is None else [seats])


def test_M7_who_has_declined_or_reacted_is_not_listed_any_more() -> None:
    declined, reacted = asking(), asking()
    declined.play("decline")
    assert [reaction["seats"] for reaction in declined.view(None)["reactions"]] == [[2]]
    reacted.play("use", "y")
    assert [reaction["seats"] for reaction in reacted.view(None)["reactions"]] == [[2]]


@pytest.mark.parametrize(
    ("drawing", "must"), [("G0 Ga W.", False), ("G0 Ga W. Gb", True), ("G. Ga W. Gb", False)]
)
def test_K10_must_touch_needs_a_space_that_it_forbids(drawing: str, must: bool) -> None:
    building = position(drawing, cards=[["grass"], ["grass"]]).view(0)["building"]
    assert building["must_touch"] == must
