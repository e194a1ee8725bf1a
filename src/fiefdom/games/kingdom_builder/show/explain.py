"""Why something cannot be done now: the rule, the reason as a locale key, and the figures."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import BIT, HEXES, Hex
from fiefdom.games.kingdom_builder.board.terrain import ELIGIBLE, TERRAINS
from fiefdom.games.kingdom_builder.expansions.location import Aim, Location, Reason
from fiefdom.games.kingdom_builder.expansions.register import REGISTER
from fiefdom.games.kingdom_builder.play.actions import (
    BUILD,
    MOVE,
    PICK,
    PLACE,
    TAKE_BACK,
    USE,
    Build,
    Choose,
    Decline,
    EndTurn,
    KingdomAction,
    Move,
    Pick,
    Place,
    Redraw,
    Stop,
    TakeBack,
    Use,
    UseBonus,
)
from fiefdom.games.kingdom_builder.play.agenda import NO_HEX, Doing
from fiefdom.games.kingdom_builder.play.codec import codec
from fiefdom.games.kingdom_builder.play.pieces import movable
from fiefdom.games.kingdom_builder.play.turn import AFTER, BEFORE, DURING, bound, buildable, to_build
from fiefdom.kernel.errors import BadAction, shown
from fiefdom.kernel.game import Refusal
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import whole

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState


def _no(rule: str, reason: str, **facts: JSON) -> Refusal:
    return Refusal(rule, f"kingdom-builder-no-{reason}", facts)


def explain(state: "KingdomState", request: JSON) -> Refusal | None:
    """`request` is an encoded action, or a target: {"target": {"hex": n}}, {"tile": n}, {"bonus": name}."""
    if not (isinstance(request, Mapping) and "target" in request):
        return refusal_of(state, codec().decode(request))
    target = request["target"]
    if isinstance(target, Mapping) and len(target) == 1:
        ((kind, value),) = target.items()
        if kind == "bonus" and value in [bonus.name for bonus in REGISTER.bonuses]:
            return refusal_of(state, UseBonus(value))
        number = whole(value)
        if number is not None and 0 <= number < HEXES:
            if kind == "tile":
                return refusal_of(state, USE[number])
            if kind == "hex":
                return _refusal_of_hex(state, Hex(number))
    raise BadAction(
        f'a target is {{"hex": 0 to {HEXES - 1}}}, {{"tile": hex of its location}} or {{"bonus": location}}, '
        f"not {shown(target)}"
    )


def refusal_of(state: "KingdomState", action: KingdomAction) -> Refusal | None:
    """Why the acting seat cannot take this action; None if it can."""
    if state.actor is None:
        return _no(state.ended_by or "K25", "game-over")
    if action in state.legal():
        return None
    if state.agenda:
        top = state.agenda[-1]
        return _in_tile(state, top, action) if isinstance(top, Doing) else _in_reaction(state, action)
    return _in_turn(state, action)


def _refusal_of_hex(state: "KingdomState", number: Hex) -> Refusal | None:
    """Why nothing can be done with this hex now; None if something can."""
    if state.actor is None:
        return refusal_of(state, BUILD[number])
    legal = state.legal()
    here = (BUILD[number], PICK[number], MOVE[number], PLACE[number], TAKE_BACK[number], USE[number])
    if any(action in legal for action in here):
        return None
    if number in state.layout.space_at and not isinstance(state.agenda[-1] if state.agenda else None, Doing):
        return refusal_of(state, USE[number])
    return refusal_of(state, _meant(state, number))


def _meant(state: "KingdomState", number: Hex) -> KingdomAction:
    """What a click on this hex most likely means now."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Doing):
        return BUILD[number]
    return top.location.aims(state, top)[0].action[number]


# In the turn itself.


def _in_turn(state: "KingdomState", action: KingdomAction) -> Refusal:
    match action:
        case Choose(terrain):
            return _not_chosen(state, TERRAINS.index(terrain))
        case Redraw():
            return _no_redraw(state)
        case Build(number):
            return _not_mandatory(state, number)
        case Use(tile):
            return _not_used(state, tile)
        case UseBonus(location):
            return _bonus_not_used(state, location)
        case Decline():
            return _no("M7", "not-asked")
        case EndTurn():
            if not buildable(state):
                return _no("K11", "redraw-first")
            return _no("K9", "mandatory-first", left=to_build(state))
        case Stop():
            return _no("X16", "nothing-moves")
    return _no("K8", "use-tile-first")


def _not_chosen(state: "KingdomState", terrain: int) -> Refusal:
    options = state.layout.options_of(state.hands[state.turn])
    if state.terrain >= 0 and len(options) == 1:
        return _no("K8", "one-terrain", terrain=TERRAINS[state.terrain])
    if state.terrain >= 0 and (bound(state) or state.free & state.layout.terrain[state.terrain]):
        return _no(_choice(state), "terrain-bound", terrain=TERRAINS[state.terrain])
    if terrain not in options:
        return _no(_choice(state), "not-on-card", terrain=TERRAINS[terrain])
    if state.stage == AFTER or not to_build(state):
        return _no(_choice(state), "terrain-not-needed")
    if not buildable(state):
        return _no("K11", "redraw-first")
    return _no("M5" if len(state.hands[state.turn]) == 1 else "X5", "terrain-full", terrain=TERRAINS[terrain])


def _choice(state: "KingdomState") -> str:
    """The rule that lets one choose a terrain: of several cards, or of the halves of one."""
    return "X5" if len(state.hands[state.turn]) > 1 else "M4"


def _no_redraw(state: "KingdomState") -> Refusal:
    if state.stage == AFTER or not to_build(state):
        return _no("K11", "redraw-over")
    if buildable(state):
        return _no("K11", "redraw-space")
    return _no("K11", "redraw-no-cards")


def _not_mandatory(state: "KingdomState", number: Hex) -> Refusal:
    """Why no settlement of the mandatory action can be built there."""
    if state.stage == AFTER:
        return _no("K9", "mandatory-over")
    if not to_build(state):
        return _no("K25", "no-supply")
    if not buildable(state):
        terrains = [state.terrain] if bound(state) else state.layout.options_of(state.hands[state.turn])
        return _no("K11", "card-full", terrain=[TERRAINS[terrain] for terrain in terrains])
    if state.terrain < 0 or not state.free & state.layout.terrain[state.terrain]:
        return _no(_choice(state), "choose-first")
    found = _unfit(state, number, (state.terrain,), "K9")
    if found:
        return found
    spaces = state.free & state.layout.terrain[state.terrain]
    return _not_beside(spaces & state.near[state.turn])


def _not_used(state: "KingdomState", tile: Hex) -> Refusal:
    """Why the tile from this location space cannot be used."""
    layout, seat = state.layout, state.turn
    if tile not in layout.space_at:
        return _no("K13", "no-location")
    space = layout.space_at[tile]
    location = layout.kinds[space]
    one = 1 << space
    facts: dict[str, JSON] = {"location": location.name}
    if not state.had[seat] & one:
        if state.stock[space]:
            return _no("K13", "not-taken", left=state.stock[space], **facts)
        return _no("K13", "none-left", **facts)
    if not state.tiles[seat] & one:
        return _no(location.rule, "spent", **facts) if location.one_shot else _no("K15", "lost", **facts)
    if location.draws:
        return _no(location.rule, "draws-only", **facts)
    if location.reacts:
        return _no(location.rule, "reaction-only", **facts)
    if not state.ready & one:
        if state.used & one:
            return _no("K8", "used", **facts)
        if location.one_shot:
            return _no(location.rule, "gained-next", **facts)
        return _no("K14", "gained-now", **facts)
    if state.stage == DURING and not location.between:
        return _no("K8", "between-builds", left=state.left, **facts)
    return _cannot(state, location, seat)


def _bonus_not_used(state: "KingdomState", name: str) -> Refusal:
    number = next((n for n, bonus in enumerate(state.layout.bonuses) if bonus.name == name), None)
    if number is None:
        return _no("M6", "no-bonus", location=name)
    location = state.layout.bonuses[number]
    if not state.bonus[state.turn] >> number & 1:
        return _no("M6", "no-bonus", location=name)
    if not location.extra_action:
        return _no(location.rule, "bonus-by-itself", location=name)
    if state.used_bonus >> number & 1:
        return _no("K8", "used", location=name)
    if not state.ready_bonus >> number & 1:
        return _no("M6", "gained-now", location=name)
    if state.stage == DURING:
        return _no("K8", "between-builds", left=state.left, location=name)
    return _cannot(state, location, state.turn)


def _cannot(state: "KingdomState", location: Location, seat: int) -> Refusal:
    """K17: why an action that could be used cannot be carried out."""
    if location.needs_terrain and state.terrain < 0:
        return _no(_choice(state), "choose-first")
    if location.needs_supply and not state.supply[seat]:
        return _no("K17", "no-supply")
    reason = location.why_unusable(state, seat)
    return _said(reason) or _no("K17", "no-space", location=location.name)


# While the action of a tile is under way.


def _in_tile(state: "KingdomState", doing: Doing, action: KingdomAction) -> Refusal:
    """The location says what it aims at; what was meant is one of its aims, or the refusal says why not."""
    location = doing.location
    match action:
        case Build(number) | Pick(number) | Move(number) | Place(number) | TakeBack(number):
            for aim in location.aims(state, doing):
                if aim.action[number] is action:
                    return _not_aimed_at(state, doing, aim, number)
            return _said(location.why_no_aim(state, doing, action.do)) or _under_way(location)
    return _under_way(location)


def _under_way(location: Location) -> Refusal:
    return _no("K8", "tile-under-way", location=location.name)


def _said(reason: Reason | None) -> Refusal | None:
    return _no(reason[0], reason[1], **reason[2]) if reason else None


def _not_aimed_at(state: "KingdomState", doing: Doing, aim: Aim, number: Hex) -> Refusal:
    """Why the hex is not among those that the action aims at."""
    location = doing.location
    if aim.action is PICK:
        return _not_picked(state, doing, number)
    if aim.action is TAKE_BACK:
        return _said(location.why_no_aim(state, doing, "take-back")) or _under_way(location)
    wanted, free = location.wanted(state, doing), location.ignores_zone(state)
    found = _unfit(state, number, wanted, location.rule, doing.hex, free)
    if found is None and not aim.allowed & BIT[number]:
        found = _said(location.why_not(state, doing, number))
    return found or _not_beside(location.judged(state, doing, aim.allowed, number) & aim.near)


def _not_picked(state: "KingdomState", doing: Doing, number: Hex) -> Refusal:
    reason = doing.location.why_not_picked(state, doing, number)
    if reason:
        return _no(reason[0], reason[1], **reason[2])
    for kind in state.layout.owned:
        if state.pieces[kind][doing.seat] & BIT[number]:
            stays = state.layout.pieces[kind].stays
            return _no("X8", "hall-stays") if stays else _no("X13", "piece-own-action")
    if not movable(state, doing.seat) & BIT[number]:
        return _no("K16", "not-your-settlement")
    return _no("K17", "nowhere-to-go", location=doing.location.name)


def _in_reaction(state: "KingdomState", action: KingdomAction) -> Refusal:
    """M7: somebody is asked whether to react with a canoe."""
    if isinstance(action, Use) and action.tile in state.layout.space_at and state.actor is not None:
        space = state.layout.space_at[action.tile]
        location = state.layout.kinds[space]
        if not state.tiles[state.actor] >> space & 1:
            return _no("M7", "not-your-canoe", location=location.name)
        if location.reacts:
            return _no("M7", "canoe-used")
        return _no("M7", "only-canoe", location=location.name)
    return _no("M7", "asked", seat=state.actor, turn=state.turn)


# A hex.


def _unfit(
    state: "KingdomState",
    number: Hex,
    wanted: Sequence[int],
    rule: str,
    lifted: Hex = NO_HEX,
    ignores_zone: bool = False,
) -> Refusal | None:
    """What is wrong with a hex whatever stands around it: its kind, its terrain, what stands on it."""
    one, layout = BIT[number], state.layout
    if layout.special & one:
        return _no("K2", "special", space=layout.kind_at(number).name)
    terrain = layout.terrain.index(layout.alike_terrain(number))
    if not state.empty & one and number != lifted:
        return _occupied(state, number)
    if state.zone & one and not ignores_zone:
        return _no("X10", "beside-warrior")
    if terrain not in wanted:
        if terrain not in ELIGIBLE and set(wanted) >= set(ELIGIBLE):
            return _no("K2", "not-eligible", terrain=TERRAINS[terrain])
        return _no(rule, "wrong-terrain", terrain=TERRAINS[terrain], wanted=[TERRAINS[t] for t in wanted])
    return None


def _occupied(state: "KingdomState", number: Hex) -> Refusal:
    for piece, places in zip(state.layout.pieces, state.pieces, strict=True):
        for seat, hexes in enumerate(places):
            if hexes & BIT[number] and piece.common:
                return _no("X15", "occupied-common", piece=piece.name)
            if hexes & BIT[number]:
                return _no("X15", "occupied", seat=seat, piece=piece.name)
    seat = next(seat for seat in range(state.seats) if state.own[seat] & BIT[number])
    return _no("K9", "occupied", seat=seat, piece="settlement")


def _not_beside(spaces: int) -> Refusal:
    """K10: there are spaces next to one's own, so it must be one of them."""
    return _no("K10", "not-beside", count=spaces.bit_count())


def expectation(state: "KingdomState") -> str:
    """What is expected now, in one word: the end of a locale key."""
    if state.actor is None:
        return "over"
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Doing):
        return top.location.expects(top)
    if top is not None:
        return "react"
    if state.stage == AFTER or not to_build(state):
        return "end"
    if not buildable(state):
        return "redraw" if state.deck or state.discard else "end"
    if state.terrain < 0 or not state.free & state.layout.terrain[state.terrain]:
        return "choose"
    return "before" if state.stage == BEFORE else "build"
