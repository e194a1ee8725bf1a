"""A hasty player of Kingdom Builder: looks at the spaces at hand as sets of hexes and tries nothing out.

About as strong as `greedy` and nearly twenty times as fast, so that who plans can play whole games to their end. It builds
where most comes together; once the mandatory action is done it uses the tiles that build, then those that move a
settlement to where it is worth more or place a piece that counts as one. It leaves all other tiles alone.
"""

from collections.abc import Sequence
from functools import cached_property, reduce
from operator import or_

from fiefdom.bots.evaluations.kingdom_worth import standing, wanted
from fiefdom.games.kingdom_builder.board.hexes import BIT, Hex, lowest, members
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


def hasty(state: KingdomState) -> Sequence[KingdomAction]:
    """What the acting seat does next without looking again, a decision or a few; nothing if it would have to think."""
    seat, layout = state.turn, state.layout
    if state.agenda:
        top = state.agenda[-1]
        if isinstance(top, Doing):
            return _go_on(state, top)
        return (USE[layout.locations[spaces_of(state.canoes[top.seats[0]])[0]]],)  # M7
    if state.stage != AFTER and (state.supply[seat] or state.due):
        if state.terrain >= 0:
            spaces = state.free & layout.terrain[state.terrain]
        elif not bound(state):
            options = [t for t in layout.options_of(state.hands[seat]) if state.free & layout.terrain[t]]
            return (CHOOSE[max(options, key=lambda t: _freest(state, seat, t))],) if options else ()
        else:
            return ()
        if not spaces:
            return ()
        anywhere = state.anywhere or (state.stage == BEFORE and free_first(state))
        return (BUILD[_best(state, seat, spaces if anywhere else spaces & state.near[seat] or spaces)],)
    ready = spaces_of(state.ready)
    for space in ready:
        kind = layout.kinds[space]
        if kind.kind == "build" and kind.possible(state, seat):
            return (USE[layout.locations[space]],)
    movers = _Movers(state, seat)
    for space in ready:  # only then moves: else they would fill what could be built on
        kind = layout.kinds[space]
        if kind.kind in ("move", "piece") and kind.possible(state, seat):
            then = _extra(state, Doing(seat, space, kind), movers)
            if then:
                return (USE[layout.locations[space]], *then)
    for number in spaces_of(state.ready_bonus):
        bonus = layout.bonuses[number]
        if bonus.extra_action and bonus.kind in ("build", "move", "piece") and bonus.possible(state, seat):
            then = _extra(state, Doing(seat, NO_SPACE, bonus), movers)
            if then or bonus.kind == "build":
                return (UseBonus(bonus.name), *then)
    return (END_TURN,)


class _Movers:
    """Settlements that may gain by moving, for all the tiles that move them; found when first asked for."""

    def __init__(self, state: KingdomState, seat: int) -> None:
        self._state, self._seat = state, seat

    @cached_property
    def _wanted(self) -> list[tuple[float, int]]:
        return wanted(self._state, self._seat)

    @cached_property
    def _hopeful(self) -> int:
        return reduce(or_, [where for worth, where in self._wanted if worth > GAIN], 0)

    @cached_property
    def _standing(self) -> list[tuple[float, int]]:
        return sorted(standing(self._state, self._seat), reverse=True)

    def move(self, doing: Doing) -> tuple[Hex, Hex] | None:
        """Which settlement gains most by moving and where to, of a few that stand worst; None if none does."""
        state, location = self._state, doing.location
        most, chosen = GAIN, None
        worths: dict[int, float] = {}
        for loss, source in self._worst(location.aims(state, doing)[-1].targets):
            targets = location.aims(state, doing._replace(hex=source))[0].targets & ~BIT[source]
            for target in members(targets & self._hopeful):
                worth = worths.get(target)
                if worth is None:
                    one = BIT[target]
                    worth = worths[target] = sum([worth for worth, where in self._wanted if where & one])
                if worth - loss > most:
                    most, chosen = worth - loss, (source, target)
        return chosen

    def _worst(self, settlements: int) -> list[tuple[float, Hex]]:
        """A few of these settlements that stand where little would be lost, and how much."""
        sets = self._standing
        for _, there in sets:  # what would cost most is left out first, as long as something is left
            settlements = settlements & ~there or settlements
        return [
            (sum([worth for worth, there in sets if there & BIT[number]]), number)
            for number in members(settlements)[:FEW_SOURCES]
        ]


def _extra(state: KingdomState, doing: Doing, movers: _Movers) -> Sequence[KingdomAction]:
    """What comes of an extra action that moves a settlement or places a piece; nothing if it is better left."""
    if doing.location.kind == "move":
        move = movers.move(doing)
        return (PICK[move[0]], MOVE[move[1]]) if move else ()
    if doing.location.kind == "piece":
        return (PLACE[_best(state, doing.seat, ground)],) if (ground := _ground(state, doing)) else ()
    return ()


def _ground(state: KingdomState, doing: Doing) -> int:
    """Where a piece that counts as a settlement (X8, X16) can be placed."""
    aim, piece = doing.location.aims(state, doing)[0], state.layout.piece_numbers[doing.location.piece or ""]
    return aim.targets if aim.action is PLACE and state.layout.pieces[piece].settles else 0


def _go_on(state: KingdomState, doing: Doing) -> Sequence[KingdomAction]:
    """The next steps of a tile's action that is under way."""
    location = doing.location
    if location.kind == "build":
        return (BUILD[_best(state, doing.seat, location.aims(state, doing)[0].targets)],)
    if location.kind == "move" and doing.hex != NO_HEX:
        return (MOVE[_best(state, doing.seat, location.aims(state, doing)[0].targets)],)
    then = _extra(state, doing, _Movers(state, doing.seat))
    return then or ((STOP,) if location.kind == "move" and doing.steps and location.may_stop else ())


def _freest(state: KingdomState, seat: int, terrain: int) -> tuple[bool, int]:
    """Of two terrains to choose from the one that leaves more choice."""
    spaces = state.free & state.layout.terrain[terrain]
    beside = spaces & state.near[seat]
    return not beside, (beside or spaces).bit_count()


def _best(state: KingdomState, seat: int, spaces: int) -> Hex:
    """Where most comes together."""
    if not spaces & spaces - 1:
        return spaces.bit_length() - 1  # type: ignore[return-value]
    sets = [
        (worth, there)
        for worth, where in wanted(state, seat)
        if (there := where & spaces) and there != spaces  # what all have tells none apart
    ]
    hopeful = reduce(or_, [there for worth, there in sets if worth > 0], 0)
    best, chosen = -1e9, lowest(spaces)
    for some in (hopeful, spaces & ~hopeful):
        for number in members(some):
            one = BIT[number]
            worth = sum([worth for worth, there in sets if there & one])
            if worth > best:
                best, chosen = worth, number
        if best > 0:
            break  # the others have nothing that is good
    return chosen
