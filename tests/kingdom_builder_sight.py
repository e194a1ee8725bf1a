"""What a seat of Kingdom Builder sees, written down plainly: name by name, from nothing, without regard to speed."""

from typing import Any

import numpy as np

from fiefdom.games.kingdom_builder.board.hexes import HEXES
from fiefdom.games.kingdom_builder.board.terrain import TERRAINS, card_name
from fiefdom.games.kingdom_builder.play.agenda import Doing
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.play.turn import STAGES, to_build


def _board(state: KingdomState, seat: int) -> dict[str, dict[int, int]]:
    """By plane: the hexes that are not 0."""
    layout = state.layout
    found: dict[str, dict[int, int]] = {}

    def put(plane: str, number: int, value: int = 1) -> None:
        found.setdefault(plane, {})[number] = value

    def put_set(plane: str, hexes: int) -> None:
        for number in range(HEXES):
            if hexes >> number & 1:
                put(plane, number)

    for name, hexes in zip(TERRAINS, layout.terrain, strict=True):
        put_set(name, hexes)
    for name, numbers in layout.places.items():
        for number in numbers:
            put(f"space: {name}", number)
    for step in range(state.seats):
        owner = (seat + step) % state.seats
        whose = f"of seat +{step}" if step else "mine"
        put_set(f"settlement {whose}", state.own[owner])
        for piece, by_seat in zip(layout.pieces, state.pieces, strict=True):
            if not piece.common:
                put_set(f"{piece.name} {whose}", by_seat[owner])
        for space, number in enumerate(layout.locations):
            if state.tiles[owner] >> space & 1:
                put(f"tile {whose}", number)
    for piece, by_seat in zip(layout.pieces, state.pieces, strict=True):
        if piece.common:
            put_set(f"{piece.name} of nobody", by_seat[0])
    for space, number in enumerate(layout.locations):
        put(f"location: {layout.kinds[space].name}", number)
        put("tiles left", number, state.stock[space])
        if state.ready >> space & 1:
            put("tile usable now", number)
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Doing) and top.hex >= 0:
        put("picked", top.hex)
    return found


def _facts(state: KingdomState, seat: int) -> dict[str, int]:
    """Those that are not 0, and others."""
    layout = state.layout
    found = {
        "my turn": int(state.turn == seat),
        "turns left in this round": (state.starter - state.turn - 1) % state.seats,
        "last round": int(state.ending),
        "rounds without a build": state.idle,
        f"stage: {STAGES[state.stage]}": 1,
        "still to build": to_build(state),
        "cards in the deck": len(state.deck),
    }
    if state.terrain >= 0:
        found[f"terrain: {TERRAINS[state.terrain]}"] = 1
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Doing):
        found[f"doing: {'' if top.space >= 0 else 'bonus '}{top.location.name}"] = 1
        found["steps done"] = top.steps
    for place, cards in (
        ("shown", state.hands[state.turn]),
        ("in my hand", state.hands[seat]),
        ("discarded", state.discard),
        ("set aside", state.aside),
    ):
        for card in cards:
            found[f"{place}: {card_name(card)}"] = cards.count(card)
    found |= {f"goal: {goal.name}": 1 for goal in layout.goals}
    found |= {f"task: {task.name}": 1 for task in layout.tasks}
    if layout.removed is not None:
        found[f"removed: {TERRAINS[layout.removed]}"] = 1
    for step in range(state.seats):
        owner = (seat + step) % state.seats
        whose = f"of seat +{step}" if step else "mine"
        found[f"supply {whose}"] = state.supply[owner]
        found[f"kept {whose}"] = state.kept[owner]
        found[f"gold {whose}"] = min(255, sum(paid[owner] for paid in state.gold))
        for number, bonus in enumerate(layout.bonuses):
            found[f"bonus {bonus.name} {whose}"] = state.bonus[owner] >> number & 1
    return found


def plain_sight(numbers: Any, state: KingdomState, seat: int) -> Any:
    """The row that `numbers.observe(state, seat)` should be."""
    planes, facts = numbers.parts["board"].names, numbers.parts["facts"].names
    row = np.zeros(numbers.size, np.uint8)
    for plane, hexes in _board(state, seat).items():
        for number, value in hexes.items():
            row[HEXES * planes.index(plane) + number] = value
    for fact, value in _facts(state, seat).items():
        row[HEXES * len(planes) + facts.index(fact)] = value
    return row
