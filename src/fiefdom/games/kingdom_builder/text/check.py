"""Whether a position that was read from text could be: BadText says what is wrong with it."""

from collections import Counter

from fiefdom.games.kingdom_builder.board.hexes import BIT, HEXES
from fiefdom.games.kingdom_builder.board.layout import Layout
from fiefdom.games.kingdom_builder.board.terrain import SINGLES, halves
from fiefdom.games.kingdom_builder.expansions.location import Location
from fiefdom.games.kingdom_builder.play.agenda import NO_HEX, NO_SPACE, Asked, Doing
from fiefdom.games.kingdom_builder.play.pieces import movable
from fiefdom.games.kingdom_builder.play.state import SUPPLY, KingdomState
from fiefdom.games.kingdom_builder.play.tiles import BONUS_TILES
from fiefdom.games.kingdom_builder.play.turn import BEFORE, DURING, IDLE_ROUNDS
from fiefdom.kernel.errors import BadText


def check(state: KingdomState) -> None:
    _check_layout(state.layout)
    _check_pieces(state)
    for seat in range(state.seats):
        _check_settlements(state, seat)
    _check_tiles(state)
    _check_cards(state)
    _check_agenda(state)
    _check_turn(state)


def _must(true: bool, text: str) -> None:
    if not true:
        raise BadText(text)


def _check_layout(layout: Layout) -> None:
    """Each card is in use once, and a terrain is removed by Scouts only."""
    cards = [*(goal.name for goal in layout.goals), *(task.name for task in layout.tasks)]
    _must(len(set(cards)) == len(cards), "a card can be in use once only")
    scouts = any(goal.removes_terrain for goal in layout.goals)
    _must(
        layout.removed in SINGLES if scouts else layout.removed is None,
        "M25: a terrain is removed by Scouts, and by them only",
    )


def _check_pieces(state: KingdomState) -> None:
    """X2, X15: how many there are, and where they may stand; one on each space."""
    layout, taken = state.layout, 0
    for piece, places in zip(layout.pieces, state.pieces, strict=True):
        for seat, hexes in enumerate(places):
            where = piece.rule if piece.common else f"seat {seat}: {piece.rule}"
            text = f"{where}: a {piece.name} cannot stand there, or there are too many"
            _must(piece.stands(layout, hexes) and not hexes & taken, text)
            taken |= hexes
            settled = 0 if piece.common else state.own[seat] & hexes
            _must(
                settled == (hexes if piece.settles else 0),
                f"{where}: X8, X16: the board must show it if it is a settlement, and only then",
            )
    for seat in range(state.seats):
        hexes = movable(state, seat)
        _must(
            hexes.bit_count() <= SUPPLY and not hexes & (taken | ~layout.ground),
            f"seat {seat}: a settlement cannot stand there, or there are too many",
        )
        taken |= hexes


def _check_settlements(state: KingdomState, seat: int) -> None:
    on_board = movable(state, seat).bit_count()
    _must(
        on_board + state.supply[seat] + state.kept[seat] == SUPPLY,
        f"seat {seat} must have {SUPPLY} settlements on the board, in the supply and kept",
    )


def _check_tiles(state: KingdomState) -> None:
    """K13, K15, M6: who took which tiles, and who holds them."""
    layout, seats = state.layout, range(state.seats)
    moving = any(isinstance(top, Doing) and top.steps for top in state.agenda)  # K15: finished first
    for space, ring in enumerate(layout.rings):
        where, one = f"location {layout.locations[space]}", 1 << space
        takers = [seat for seat in seats if state.had[seat] & one]
        tiles = layout.tiles[space]
        _must(state.stock[space] + len(takers) == tiles, f"{where}: K4: {tiles} tiles, left or taken")
        for seat in seats:
            beside = bool(ring & state.own[seat])
            if state.tiles[seat] & one:
                _must(seat in takers, f"seat {seat} holds a tile that it never had")
                _must(
                    beside or moving or layout.kinds[space].one_shot,
                    f"{where}: K15: seat {seat} has lost this tile",
                )
            _must(
                not (beside and state.stock[space]) or seat in takers,
                f"{where}: K13: seat {seat} has taken a tile there",
            )
    for number, bonus in enumerate(layout.bonuses):
        holders = [seat for seat in seats if state.bonus[seat] >> number & 1]
        spaces = sum(1 << space for space, mine in enumerate(layout.bonus_of) if mine == number)
        _must(
            len(holders) <= BONUS_TILES
            and all((state.tiles[seat] & spaces).bit_count() > 1 for seat in holders),
            f"M6: the bonus tile of {bonus.name} belongs to who holds two of its tiles",
        )
    turn = state.turn
    _must(
        not state.ready & ~(state.tiles[turn] & layout.usable & ~state.used)
        and not state.used & ~state.had[turn]
        and not state.ready_bonus & ~(state.bonus[turn] & ~state.used_bonus),
        "K8: ready are tiles that the seat in turn holds and has not used",
    )
    for seat in seats:
        _must(
            not state.canoes[seat] & ~(state.tiles[seat] & layout.reacting),
            f"seat {seat}: M7: only canoes that it holds can react",
        )


def _check_cards(state: KingdomState) -> None:
    expected = Counter(card for card in state.layout.cards if state.layout.removed not in halves(card))
    hands = [card for hand in state.hands for card in hand]
    found = Counter([*state.deck, *state.discard, *state.aside, *hands])
    _must(found == expected, "every terrain card must be in exactly one place")
    _must(all(state.hands), "K6: every seat holds a terrain card")
    options = state.layout.options_of(state.hands[state.turn])
    _must(
        state.terrain < 0 or state.terrain in options, "X5, M4: the terrain of the turn must be on its cards"
    )
    needing = any(kind.needs_terrain and state.used >> n & 1 for n, kind in enumerate(state.layout.kinds))
    _must(
        not state.bound or (state.terrain >= 0 and needing),
        "X5, M4: only the use of an oracle or a barn binds the terrain before the mandatory action",
    )


def _check_agenda(state: KingdomState) -> None:
    layout = state.layout
    for top in state.agenda:
        if isinstance(top, Asked):
            _must(
                0 < len(set(top.seats)) == len(top.seats) < state.seats and not state.stock[top.space],
                "M7: the seats asked are some of the others, once each, after the last tile of a space",
            )
            continue
        _must(
            0 <= top.seat < state.seats and all(NO_HEX <= number < HEXES for number in (top.hex, top.last)),
            "the action under way must be of a seat and a hex that there are",
        )
        if top.space == NO_SPACE:
            held = any(bonus is top.location for bonus in _bonuses(state, top.seat))
        else:
            held = bool(state.tiles[top.seat] >> top.space & 1) and layout.kinds[top.space] is top.location
        usable = top.location.extra_action or top.location.reacts
        _must(held and usable, "the action under way must be of a tile that its seat holds")
        for number in (top.hex, top.last):
            _must(
                number == NO_HEX or bool(movable(state, top.seat) & BIT[number]),
                "K16: the settlement picked must be one of the seat's",
            )


def _bonuses(state: KingdomState, seat: int) -> list[Location]:
    return [bonus for n, bonus in enumerate(state.layout.bonuses) if state.bonus[seat] >> n & 1]


def _check_turn(state: KingdomState) -> None:
    supply, kept = state.supply[state.turn], state.kept[state.turn]
    _must(state.due <= kept, "M13: what is due must be kept")
    _must(state.left == 0 or state.stage != BEFORE, "K9: nothing is left of an action that has not begun")
    if state.stage == DURING:
        _must(
            0 < state.left <= supply + state.due or bool(state.agenda),
            "K9: what is left to build is at least one, and not more than the seat has",
        )
    _must(state.round > 0, "the rounds count from 1")
    if state.ended_by:
        _must(not state.agenda, "the game cannot be over in the middle of an action")
        _must(state.ending or state.idle >= IDLE_ROUNDS, "K25: nothing has ended this game")
        return
    _must(state.idle < IDLE_ROUNDS, "K25: this game is over")
    _must(bool(state.legal()), "nothing could be done in this position")
