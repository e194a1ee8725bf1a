"""What a seat sees: everything but the other players' terrain cards and the order of the deck.

`shapes.py` says what each field means.
"""

from typing import TYPE_CHECKING, cast

from fiefdom.games.kingdom_builder.board.hexes import listed
from fiefdom.games.kingdom_builder.board.layout import Space
from fiefdom.games.kingdom_builder.board.terrain import TERRAINS, card_name
from fiefdom.games.kingdom_builder.expansions.location import Aim
from fiefdom.games.kingdom_builder.play.actions import BUILD, MOVE
from fiefdom.games.kingdom_builder.play.agenda import NO_CARD, NO_HEX, NO_SPACE, Asked, Doing
from fiefdom.games.kingdom_builder.play.deck import hidden_from
from fiefdom.games.kingdom_builder.play.pieces import movable
from fiefdom.games.kingdom_builder.play.tiles import BONUS_TILES
from fiefdom.games.kingdom_builder.play.turn import BEFORE, STAGES, can_react, free_first, to_build
from fiefdom.games.kingdom_builder.show.explain import expectation
from fiefdom.games.kingdom_builder.show.shapes import (
    BonusLeftView,
    BonusState,
    BuildingView,
    DoingView,
    KingdomPlayerView,
    KingdomView,
    MandatoryView,
    ReactionView,
    TileState,
)
from fiefdom.kernel.game import Seat
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState


def view_of(state: "KingdomState", seat: Seat | None) -> JSON:
    layout = state.layout
    view: KingdomView = {
        "game": "kingdom-builder",
        "seat": seat,
        "actor": state.actor,
        "turn": state.turn,
        "starter": state.starter,
        "round": state.round,
        "last_round": state.ending,
        "ended_by": state.ended_by,
        "expansions": list(layout.expansions),
        "options": layout.options,
        "quadrants": [
            {"name": laid.name, "turned": laid.turned, "own_layout": laid.own_layout}
            for laid in layout.quadrants
        ],
        "goals": [goal.name for goal in layout.goals],
        "tasks": [{"name": task.name, "gold": task.gold} for task in layout.tasks],
        "removed_terrain": None if layout.removed is None else TERRAINS[layout.removed],
        "board": list(layout.rows),
        "locations": [
            {"hex": number, "location": layout.kinds[space].name, "left": state.stock[space]}
            for space, number in enumerate(layout.locations)
        ],
        "spaces": {name: list(places) for name, places in layout.places.items()},
        "pieces": _pieces(state, None),
        "closed": [*listed(state.zone)],
        "bonuses": _bonuses_left(state),
        "deck": len(state.deck),
        "discard": [card_name(card) for card in sorted(state.discard)],
        "rejected": [card_name(card) for card in state.aside],
        "players": [_player(state, player, seat) for player in range(state.seats)],
        "expect": expectation(state),
        "mandatory": _mandatory(state),
        "doing": _doing(state),
        "reactions": _reactions(state),
        "building": _building(state),
        "trail": list(state.trail),
        "last_trail": list(state.last_trail),
    }
    return cast("JSON", view)


def _bonuses_left(state: "KingdomState") -> list[BonusLeftView]:
    """M6: the bonus tiles of the locations on the board that nobody holds."""
    present = {kind.name for kind in state.layout.kinds}
    return [
        {"location": bonus.name, "left": BONUS_TILES - sum(held >> number & 1 for held in state.bonus)}
        for number, bonus in enumerate(state.layout.bonuses)
        if bonus.name in present
    ]


def _player(state: "KingdomState", player: Seat, reader: Seat | None) -> KingdomPlayerView:
    hidden = hidden_from(state, -1 if reader is None else reader, player)
    hand = state.hands[player]
    return {
        "seat": player,
        "supply": state.supply[player],
        "kept": state.kept[player],
        "cards": None if hidden else [card_name(card) for card in hand],
        "card_count": len(hand),
        "settlements": [*listed(movable(state, player))],
        "pieces": _pieces(state, player),
        "gold": {source: paid[player] for source, paid in zip(state.layout.payers, state.gold, strict=True)},
        "tiles": [
            {"tile": number, "location": state.layout.kinds[space].name, "state": _tile(state, player, space)}
            for number, space in state.layout.space_at.items()
            if state.had[player] >> space & 1
        ],
        "bonuses": [
            {"location": bonus.name, "state": _bonus(state, player, number)}
            for number, bonus in enumerate(state.layout.bonuses)
            if state.bonus[player] >> number & 1
        ],
    }


def _pieces(state: "KingdomState", player: Seat | None) -> dict[str, list[int]]:
    """By kind: where the pieces of a player, or those of nobody, stand."""
    return {
        piece.name: [*listed(places[player or 0])]
        for piece, places in zip(state.layout.pieces, state.pieces, strict=True)
        if piece.common == (player is None)
    }


def _tile(state: "KingdomState", player: Seat, space: Space) -> TileState:
    """usable, used, gained (this turn), waiting (for the own turn), passive, lost, spent; a canoe: ready, used."""
    one = 1 << space
    location = state.layout.kinds[space]
    if not state.tiles[player] & one:
        return "spent" if location.one_shot else "lost"
    if location.reacts:
        return "ready" if state.canoes[player] & one else "used"
    if not location.extra_action:
        return "passive"
    if player != state.turn or state.actor is None:
        return "waiting"
    if state.ready & one:
        return "usable"
    return "used" if state.used & one else "gained"


def _bonus(state: "KingdomState", player: Seat, number: int) -> BonusState:
    if player != state.turn or state.actor is None:
        return "waiting"
    if state.used_bonus >> number & 1:
        return "used"
    if not state.ready_bonus >> number & 1:
        return "gained"
    return "usable" if state.layout.bonuses[number].extra_action else "passive"


def _mandatory(state: "KingdomState") -> MandatoryView:
    """K9: how far the mandatory action is, and the terrain that counts (or those to choose from)."""
    return {
        "stage": STAGES[state.stage],
        "left": to_build(state),
        "terrain": None if state.terrain < 0 else TERRAINS[state.terrain],
        "choices": [TERRAINS[terrain] for terrain in state.layout.options_of(state.hands[state.turn])],
        "anywhere": state.anywhere or (state.stage == BEFORE and free_first(state)),  # M14
    }


def _doing(state: "KingdomState") -> DoingView | None:
    """The action of a tile that is under way."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Doing):
        return None
    return {
        "seat": top.seat,
        "tile": None if top.space == NO_SPACE else state.layout.locations[top.space],
        "location": top.location.name,
        "bonus": top.space == NO_SPACE,
        "picked": next((number for number in (top.hex, top.last) if number != NO_HEX), None),
        "steps": top.steps,
        "card": None if top.card == NO_CARD else card_name(top.card),
    }


def _reactions(state: "KingdomState") -> list[ReactionView]:
    """M7: the rounds of reactions under way, the innermost last; `turn` is interrupted meanwhile."""
    return [
        {
            "tile": state.layout.locations[asked.space],
            "seats": [seat for seat in asked.seats if can_react(state, seat)],
        }
        for asked in state.agenda
        if isinstance(asked, Asked)
    ]


def _building(state: "KingdomState") -> BuildingView | None:
    """K10 for what is built or moved now: how many spaces there are, and how many next to one's own."""
    aim = _aim(state)
    if aim is None:
        return None
    return {
        "spaces": aim.allowed.bit_count(),
        "possible": aim.targets.bit_count(),
        "must_touch": aim.targets != aim.allowed and not aim.targets & ~aim.near,
    }


def _aim(state: "KingdomState") -> Aim | None:
    """Where a settlement is built or moved to next."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Doing):
        aim = top.location.aims(state, top)[0]
        return aim if aim.action is BUILD or (aim.action is MOVE and top.hex != NO_HEX) else None
    if top is not None or state.actor is None or not to_build(state) or state.terrain < 0:
        return None
    allowed, near = state.free & state.layout.terrain[state.terrain], state.near[state.turn]
    anywhere = state.anywhere or (state.stage == BEFORE and free_first(state))
    return Aim(BUILD, allowed, allowed if anywhere else allowed & near or allowed, near)
