"""What is true of every position of Kingdom Builder."""

from collections import Counter

from fiefdom.games.kingdom_builder.board.hexes import neighbours
from fiefdom.games.kingdom_builder.board.terrain import halves
from fiefdom.games.kingdom_builder.play.agenda import Asked, Doing
from fiefdom.games.kingdom_builder.play.pieces import movable
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.play.tiles import BONUS_TILES
from fiefdom.games.kingdom_builder.play.turn import AFTER, DURING


def check_kingdom(state: KingdomState) -> None:
    _check_board(state)
    _check_tiles(state)
    _check_cards(state)
    _check_turn(state)


def _check_board(state: KingdomState) -> None:
    layout, taken, anchored, closing = state.layout, 0, list(state.own), 0
    for piece, places in zip(layout.pieces, state.pieces, strict=True):
        assert len(places) == (1 if piece.common else state.seats)
        for seat, hexes in enumerate(places):
            assert not hexes & taken  # X15: one piece a space
            taken |= hexes
            assert hexes.bit_count() <= piece.number * piece.hexes  # X2
            assert hexes.bit_count() % piece.hexes == 0
            assert not hexes & ~sum(layout.terrain[terrain] for terrain in piece.ground)
            assert hexes & state.own[seat] == (hexes if piece.settles else 0)  # X8, X13, X16
            anchored[seat] |= hexes if piece.anchors else 0
            closing |= hexes if piece.closes else 0
    for seat in range(state.seats):
        settled = movable(state, seat)
        assert not settled & taken
        taken |= settled
        assert settled.bit_count() + state.supply[seat] + state.kept[seat] == 40  # K5
        assert state.near[seat] == neighbours(anchored[seat])
    assert not taken & layout.special  # K2
    assert state.empty == layout.ground & ~taken
    assert state.zone == neighbours(closing)
    assert state.free == layout.eligible & state.empty & ~state.zone


def _check_tiles(state: KingdomState) -> None:
    moving = any(isinstance(top, Doing) and top.steps for top in state.agenda)
    for space, ring in enumerate(state.layout.rings):
        holders = [seat for seat in range(state.seats) if state.tiles[seat] >> space & 1]
        takers = [seat for seat in range(state.seats) if state.had[seat] >> space & 1]
        assert set(holders) <= set(takers)
        assert (
            state.stock[space] + len(takers) == state.layout.tiles[space]
        )  # K4, K13: a lost tile does not come back
        for seat in range(state.seats):
            beside = bool(ring & state.own[seat])
            if seat in holders:
                assert beside or moving or state.layout.kinds[space].one_shot  # K15
            elif beside and state.stock[space]:
                assert seat in takers  # K13: else it would have been taken
    for number in range(len(state.layout.bonuses)):
        holders = [seat for seat in range(state.seats) if state.bonus[seat] >> number & 1]
        assert len(holders) <= BONUS_TILES
        for seat in holders:
            spaces = [s for s, n in enumerate(state.layout.bonus_of) if n == number]
            assert sum(state.tiles[seat] >> space & 1 for space in spaces) >= 2  # M6
    assert not state.ready & ~state.tiles[state.turn]
    assert not state.ready_bonus & ~state.bonus[state.turn]
    for seat in range(state.seats):
        assert not state.canoes[seat] & ~(state.tiles[seat] & state.layout.reacting)


def _check_cards(state: KingdomState) -> None:
    expected = Counter(card for card in state.layout.cards if state.layout.removed not in halves(card))
    hands = [card for hand in state.hands for card in hand]
    assert Counter([*state.deck, *state.discard, *state.aside, *hands]) == expected
    assert all(state.hands)


def _check_turn(state: KingdomState) -> None:
    assert (state.actor is None) == (state.ended_by is not None)
    assert 0 <= state.due <= state.kept[state.turn]
    if state.stage == DURING and not state.agenda:
        assert 0 < state.left <= state.supply[state.turn] + state.due
    if state.stage == AFTER and not state.agenda:
        assert state.left == 0 or not (state.deck or state.discard)
    for top in state.agenda:
        if isinstance(top, Asked):
            assert state.turn in range(state.seats)
            assert len(set(top.seats)) == len(top.seats) < state.seats
    if state.actor is not None:
        assert state.legal()
