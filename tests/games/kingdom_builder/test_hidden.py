"""What is hidden stays hidden: views, guesses, events; and positions as text."""

from typing import Any

import pytest

from fiefdom.games.kingdom_builder.board.terrain import card_name
from fiefdom.kernel.errors import BadText
from fiefdom.kernel.match import Match
from fiefdom.kernel.rng import Rng
from kingdom_builder_positions import ALL_EXPANSIONS, GAME, position

BOTH: dict[str, Any] = {"expansions": list(ALL_EXPANSIONS)}


def view(seat: int | None, **options: Any) -> Any:
    return GAME.start(3, 4, options or BOTH).view(seat)


def test_K6_cards_are_hidden_from_the_others_until_their_owners_turn() -> None:
    state = GAME.start(3, 4, BOTH)
    turn = state.turn
    for reader in (0, 1, 2, None):
        seen: Any = state.view(reader)
        for player in seen["players"]:
            open_ = player["seat"] in (turn, reader)
            assert (player["cards"] is not None) == open_
            assert player["card_count"] == 1
            if open_:
                hand = state.hands[player["seat"]]
                assert player["cards"] == [card_name(card) for card in hand]


def test_a_guess_keeps_what_the_seat_knows_and_deals_the_rest() -> None:
    state = GAME.start(4, 8, BOTH)
    for _ in range(30):
        state.apply(state.legal()[0])
    seat = (state.turn + 1) % 4
    hands = set()
    for luck in range(30):
        guess = state.guess(seat, Rng(luck))
        assert guess.hands[seat] == state.hands[seat]
        assert guess.hands[state.turn] == state.hands[state.turn]
        assert guess.discard == state.discard
        assert guess.chance != state.chance
        assert sorted([*guess.deck, *(c for hand in guess.hands for c in hand)]) == sorted(
            [*state.deck, *(c for hand in state.hands for c in hand)]
        )
        hands.add(guess.hands)
    assert len(hands) > 10


def test_K12_a_guess_knows_what_a_reshuffle_tells_of_the_other_hands() -> None:
    """The deck ran out: what is neither in it now, nor seen, is in the hands drawn before."""
    state = GAME.start(3, 6)
    while state.deck or state.actor != state.turn:
        state.apply(state.legal()[0])
    while state.turn == 0 or not state.discard or state.deck:
        state.apply(state.legal()[0])
    drawing = state.turn
    while not state.deck:
        state.apply(state.legal()[0])
    reader = next(seat for seat in range(3) if seat not in (drawing, state.turn))
    for seat in range(3):
        old = [owner for owner in range(3) if owner not in (drawing, seat, state.turn)]
        known = sorted(card for owner in old for card in state.hands[owner])
        for luck in range(20):
            guess = state.guess(seat, Rng(luck))
            assert sorted(card for owner in old for card in guess.hands[owner]) == known
            again = GAME.from_text(state.to_text()).guess(seat, Rng(luck))
            assert again.hands == guess.hands
    fresh = {state.guess(reader, Rng(luck)).hands[drawing] for luck in range(40)}
    assert len(fresh) > 1  # drawn after it: anything of the new deck


def test_K12_a_hand_drawn_across_a_reshuffle_is_known_in_part() -> None:
    """X5: of two cards the first was the last of the old deck, the second the first of the new one."""
    p = position(
        "Lx G0 Ga Gb Gc",
        seats=3,
        locations=["crossroads"],
        tiles={0: "x"},
        cards=[["grass"]] * 3,
        expansions=("crossroads",),
    )
    for name in "abc":
        p.play("build", name)
    last = p.state.deck[-1]
    p.state.discard, p.state.deck = p.state.deck[:-1], (last,)
    p.play("end")
    assert p.state.hands[0][0] == last
    other = p.state.hands[2][0]
    for luck in range(20):
        guess = p.state.guess(1, Rng(luck))
        assert {guess.hands[0][0], guess.hands[2][0]} == {last, other}
    assert len({p.state.guess(1, Rng(luck)).hands[0][1] for luck in range(40)}) > 1


def test_M25_a_guess_never_deals_a_removed_card() -> None:
    options = {"expansions": ["marshlands"], "goals": ["scouts", "miners", "lords"]}
    state = GAME.start(4, 8, options)
    gone = state.layout.removed
    assert gone is not None
    for luck in range(10):
        guess = state.guess(0, Rng(luck))
        cards = [*guess.deck, *(card for hand in guess.hands for card in hand)]
        assert gone not in cards
        assert gone + 5 not in cards


def test_a_turn_cannot_be_undone_once_a_card_was_drawn() -> None:
    match = Match(GAME, 2, 3)
    for _ in range(3):
        match.play(match.state.legal()[0])
    assert match.undo_refusal() is None
    match.undo()
    match.play(match.state.legal()[0])
    match.play(match.state.legal()[0])  # the end of the turn
    assert match.undo_refusal() is not None


def test_the_view_says_all_that_a_page_needs() -> None:
    seen = view(0)
    assert len(seen["board"]) == 20
    assert {len(row) for row in seen["board"]} == {20}
    assert seen["expect"] in ("before", "choose")
    assert seen["mandatory"]["stage"] == "before"
    assert len(seen["goals"]) == 3
    assert [laid["name"] for laid in seen["quadrants"]]


# Text.


def test_text_round_trip_in_the_middle_of_everything() -> None:
    options = {**BOTH, "crossroads_printing": "second"}
    state, rng = GAME.start(5, 3, options), Rng(3)
    seen = set()
    while state.actor is not None:
        text = state.to_text()
        again = GAME.from_text(text)
        assert again.to_text() == text
        assert again.position() == state.position()
        assert again.near == state.near
        assert (again.free, again.empty, again.zone) == (state.free, state.empty, state.zone)
        seen |= {line.split(":")[0] for line in text.splitlines()}
        state.apply(rng.choice(state.legal()))
    assert "doing" in seen


def test_the_board_is_twenty_readable_lines() -> None:
    state = GAME.start(2, 1, {"preset": "first-game"})
    lines = state.to_text().splitlines()
    rows = [line for line in lines if len(line.split()) == 20]
    assert len(rows) == 20
    assert rows[0].startswith("F. D. D. M.")
    assert rows[1].startswith(" F. F.")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seats=2", "seats=9", "K5"),
        ("F. D. D.", "F. D. Q.", "is no space"),
        ("F. D. D.", "F. D.", "must have 20 spaces"),
        ("F. D. D.", "F7 D. D.", "no such settlement"),
        ("F. D. D.", "F0 D. D.", "must have 40 settlements"),
        ("fishermen", "kings", "is no Kingdom Builder card"),
        ("stage=before", "stage=never", "is no stage"),
        ("supply 40", "supply 39", "must have 40 settlements"),
        ("seat 1:", "seat 0:", "in order"),
        ("deck:       ", "deck:       grass ", "exactly one place"),
        ("tiles:    -", "tiles:    3", "is no location space"),
        ("last trail: -", "last trail: -\nnonsense", "has no meaning"),
        ("starter=", "starter=8", "should be"),
    ],
)
def test_a_text_that_cannot_be_is_refused(old: str, new: str, said: str) -> None:
    text = GAME.start(2, 1, {"preset": "first-game"}).to_text()
    assert old in text
    with pytest.raises(BadText, match=said):
        GAME.from_text(text.replace(old, new, 1))


MARSH = """
G. Ga Lx G0 W. W. S. Sb
 Lz G0 Ly G. W. S. S1 Lq
G. Gc G. G. W. S. S. S.
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("expansions: crossroads marshlands", "expansions: moors marshlands", "'crossroads' or 'marshlands'"),
        ("expansions: crossroads marshlands", "expansions: crossroads", "is no location in use"),
        ("fishermen merchants", "fishermen fishermen", "once only"),
        ("removed=-", "removed=grass", "M25"),
        ("removed=-", "removed=water", "M25"),
        ('printing="first"', 'printing="second"', "is no location in use"),
        ("outpost: 1 left", "fort: 1 left", "is no location in use"),
        ("wagon:    91", "wagon:    91 90", "too many"),
        ("wagon:    91", "wagon:    110", "a settlement cannot stand there|a wagon cannot"),
        ("wagon:    91", "wagon:    88", "a wagon cannot stand there"),
        ("ship:     -", "ship:     90", "a ship cannot stand there"),
        ("warrior:  -", "warrior:  84 85 124", "too many"),
        ("warrior:  -", "warrior:  0", "a warrior cannot stand there"),
        ("hall:     -", "hall:     84", "X7"),
        ("outpost: 1 left", "outpost: 2 left", "K4"),
        ("outpost: 1 left", "outpost: 0 left", "K4"),
        ("had:      86 104", "had:      104", "K4"),
        ("ready:      86 106", "ready:      86 104 106", "K8"),
        ("used:       -", "used:       86", "K8"),
        ("bonuses:  -", "bonuses:  temple", "M6"),
        ("canoes:   -", "canoes:   86", "M7"),
        ("terrain=grass", "terrain=desert", "X5, M4"),
        ("due=0", "due=1", "M13"),
        ("left=0", "left=2", "K9"),
        ("stage=before", "stage=during", "K9"),
        ("round=1", "round=0", "from 1"),
        ("ended=-", "ended=K25", "nothing has ended"),
        ("idle=0", "idle=3", "is over"),
        ("last trail: -", "last trail: -\nasked: 106 seats 1", "M7"),
        ("last trail: -", "last trail: -\nasked: 86 seats 1 1", "M7"),
        ("last trail: -", "last trail: -\ndoing: seat 0 111 canoe hex -1 steps 0 card -", "its seat holds"),
        ("last trail: -", "last trail: -\ndoing: seat 0 86 farm hex -1 steps 0 card -", "its seat holds"),
        ("last trail: -", "last trail: -\ndoing: seat 0 104 crossroads hex -1 steps 0 card -", "its seat"),
        ("last trail: -", "last trail: -\ndoing: seat 0 86 outpost hex 3 steps 0 card -", "K16"),
    ],
)
def test_a_text_against_the_rules_is_refused(old: str, new: str, said: str) -> None:
    p = position(
        MARSH,
        locations=["outpost", "crossroads", "farm", "canoe"],
        tiles={0: "xzy", 1: "q"},
        wagon={0: "b"},
    )
    text = p.state.to_text()
    GAME.from_text(text)
    assert old in text
    with pytest.raises(BadText, match=said):
        GAME.from_text(text.replace(old, new, 1))
