"""A hasty player of Kingdom Builder: looks at the spaces at hand as sets of hexes and tries nothing out.

About as strong as `greedy` and nearly twenty times as fast, so that who plans can play whole games to their end. It builds
where most comes together; once the mandatory action is done it uses the tiles that build, then those that move a
settlement to where it is worth more or place a piece that counts as one. It leaves all other tiles alone.
"""

from functools import reduce
from operator import or_

from fiefdom.bots.evaluations.kingdom_worth import standing, wanted
from fiefdom.games.kingdom_builder.board.hexes import BIT, Hex, members
from fiefdom.games.kingdom_builder.board.layout import spaces_of
from fiefdom.games.kingdom_builder.play.actions import (
    BUILD,
    CHOOSE,
    END_TURN,
    MOVE,
    PICK,
    PLACE,
    STOP,
    USE,
    KingdomAction,
    UseBonus,
)
from fiefdom.games.kingdom_builder.play.agenda import NO_HEX, NO_SPACE, Doing
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.play.turn import AFTER, BEFORE, bound, free_first

GAIN = 0.3  # a settlement moves only for more than this
FEW_SOURCES = 3  # so many of those that stand worst are considered


def hasty(state: KingdomState) -> KingdomAction | None:
    """What the acting seat does at once; None if it would have to think."""
    seat, layout = state.turn, state.layout
    if state.agenda:
        top = state.agenda[-1]
        if isinstance(top, Doing):
            return _go_on(state, top)
        return USE[layout.locations[spaces_of(state.canoes[top.seats[0]])[0]]]  # M7
    if state.stage != AFTER and (state.supply[seat] or state.due):
        if state.terrain >= 0:
            spaces = state.free & layout.terrain[state.terrain]
        elif not bound(state):
            options = [t for t in layout.options_of(state.hands[seat]) if state.free & layout.terrain[t]]
            return CHOOSE[max(options, key=lambda t: _freest(state, seat, t))] if options else None
        else:
            return None
        if not spaces:
            return None
        anywhere = state.anywhere or (state.stage == BEFORE and free_first(state))
        return BUILD[_best(state, seat, spaces if anywhere else spaces & state.near[seat] or spaces)]
    ready = spaces_of(state.ready)
    for space in ready:
        kind = layout.kinds[space]
        if kind.kind == "build" and kind.possible(state, seat):
            return USE[layout.locations[space]]
    for space in ready:  # only then moves: else they would fill what could be built on
        if _helps(state, Doing(seat, space, layout.kinds[space])):
            return USE[layout.locations[space]]
    for number in spaces_of(state.ready_bonus):
        bonus = layout.bonuses[number]
        if bonus.extra_action and _helps(state, Doing(seat, NO_SPACE, bonus)):
            return UseBonus(bonus.name)
    return END_TURN


def _helps(state: KingdomState, doing: Doing) -> bool:
    """Is it good to use this tile now?"""
    seat, location = doing.seat, doing.location
    kind = location.kind
    if kind not in ("build", "move", "piece") or not location.possible(state, seat):
        return False
    if kind == "build":
        return True
    if kind == "move":
        return _move(state, doing) is not None
    return bool(_ground(state, doing))


def _ground(state: KingdomState, doing: Doing) -> int:
    """Where a piece that counts as a settlement (X8, X16) can be placed."""
    aim, piece = doing.location.aims(state, doing)[0], state.layout.piece_numbers[doing.location.piece or ""]
    return aim.targets if aim.action is PLACE and state.layout.pieces[piece].settles else 0


def _go_on(state: KingdomState, doing: Doing) -> KingdomAction | None:
    """The next step of a tile's action."""
    kind = doing.location.kind
    if kind == "build":
        return BUILD[_best(state, doing.seat, doing.location.aims(state, doing)[0].targets)]
    if kind == "piece":
        return PLACE[_best(state, doing.seat, ground)] if (ground := _ground(state, doing)) else None
    if kind != "move":
        return None
    if doing.hex != NO_HEX:
        return MOVE[_best(state, doing.seat, doing.location.aims(state, doing)[0].targets)]
    chosen = _move(state, doing)
    if chosen is not None:
        return PICK[chosen]
    return STOP if doing.steps and doing.location.may_stop else None


def _move(state: KingdomState, doing: Doing) -> Hex | None:
    """Which settlement gains most by moving, of a few that stand worst; None if none does."""
    seat, location = doing.seat, doing.location
    sets = wanted(state, seat)
    hopeful = reduce(or_, [where for worth, where in sets if worth > GAIN], 0)
    most, chosen = GAIN, None
    worths: dict[int, float] = {}
    for loss, source in _worst(state, seat, location.aims(state, doing)[-1].targets):
        targets = location.aims(state, doing._replace(hex=source))[0].targets & ~BIT[source]
        for target in members(targets & hopeful):
            worth = worths.get(target)
            if worth is None:
                one = BIT[target]
                worth = worths[target] = sum([worth for worth, where in sets if where & one])
            if worth - loss > most:
                most, chosen = worth - loss, source
    return chosen


def _worst(state: KingdomState, seat: int, settlements: int) -> list[tuple[float, Hex]]:
    """A few of these settlements that stand where little would be lost, and how much."""
    sets = sorted(standing(state, seat), reverse=True)
    for _, there in sets:  # what would cost most is left out first, as long as something is left
        settlements = settlements & ~there or settlements
    return [
        (sum([worth for worth, there in sets if there & BIT[number]]), number)
        for number in members(settlements)[:FEW_SOURCES]
    ]


def _freest(state: KingdomState, seat: int, terrain: int) -> tuple[bool, int]:
    """Of two terrains to choose from the one that leaves more choice."""
    spaces = state.free & state.layout.terrain[terrain]
    beside = spaces & state.near[seat]
    return not beside, (beside or spaces).bit_count()


def _best(state: KingdomState, seat: int, spaces: int) -> Hex:
    """Where most comes together."""
    if not spaces & spaces - 1:
        return spaces.bit_length() - 1  # type: ignore[return-value]
    numbers = members(spaces)
    sets = [(worth, there) for worth, where in wanted(state, seat) if (there := where & spaces)]
    best, chosen = -1e9, numbers[0]
    for number in numbers:
        one = BIT[number]
        worth = sum([worth for worth, there in sets if there & one])
        if worth > best:
            best, chosen = worth, number
    return chosen
