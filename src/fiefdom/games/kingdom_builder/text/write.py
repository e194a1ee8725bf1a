"""A position as text one can read and paste into a bug report. `read.py` reads it back.

The board is 20 lines: each space is its terrain's letter and the seat whose settlement stands there. In a hand,
the cards before a bar were drawn before the last shuffle.
"""

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import BIT, SIDE, members
from fiefdom.games.kingdom_builder.board.terrain import TERRAINS, card_name
from fiefdom.games.kingdom_builder.play.agenda import Asked, Doing
from fiefdom.games.kingdom_builder.play.turn import STAGES
from fiefdom.games.kingdom_builder.rules import NEWEST
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState


def _list(values: Iterable[object]) -> str:
    return " ".join(map(str, values)) or "-"


def to_text(state: "KingdomState") -> str:
    layout = state.layout
    terrain = "-" if state.terrain < 0 else TERRAINS[state.terrain]
    removed = "-" if layout.removed is None else TERRAINS[layout.removed]
    rules = "" if layout.rules == NEWEST else f"rules={layout.rules.version} "
    lines = [
        f"kingdom-builder {rules}seats={state.seats} removed={removed} "
        f"starter={state.starter} round={state.round} busy={int(state.busy)} idle={state.idle} "
        f"ending={int(state.ending)} ended={state.ended_by or '-'} chance={state.chance}",
        f"expansions: {_list(layout.expansions)}",
        f"options:    {_list(_option(name, value) for name, value in layout.options.items())}",
        f"quadrants:  {_list(_laid(q.name, q.turned, q.own_layout) for q in layout.quadrants)}",
        f"goals:      {_list(goal.name for goal in layout.goals)}",
        f"tasks:      {_list(task.name for task in layout.tasks)}",
        f"turn={state.turn} stage={STAGES[state.stage]} terrain={terrain} bound={int(state.bound)} "
        f"left={state.left} due={state.due} anywhere={int(state.anywhere)}",
        *(_row(state, row) for row in range(SIDE)),
    ]
    for space, number in enumerate(layout.locations):
        lines.append(f"location {number} {layout.kinds[space].name}: {state.stock[space]} left")
    for piece, places in zip(layout.pieces, state.pieces, strict=True):
        if piece.common:
            lines.append(f"{piece.name}: {_list(members(places[0]))}")
    if layout.watched:
        lines.append(f"built of {state.number}: {_list(state.built)}")
    lines.append(f"ready:      {_spaces(state, state.ready)}")
    lines.append(f"used:       {_spaces(state, state.used)}")
    lines.append(f"ready bonus: {_bonuses(state, state.ready_bonus)}")
    lines.append(f"used bonus:  {_bonuses(state, state.used_bonus)}")
    for seat in range(state.seats):
        lines += _seat(state, seat)
    lines.append(f"deck:       {_list(map(card_name, state.deck))}")
    lines.append(f"discard:    {_list(map(card_name, state.discard))}")
    lines.append(f"rejected:   {_list(map(card_name, state.aside))}")
    lines.append(f"trail:      {_list(state.trail)}")
    lines.append(f"last trail: {_list(state.last_trail)}")
    lines += [_agenda(state, top) for top in state.agenda]
    return "\n".join(lines) + "\n"


def _option(name: str, value: JSON) -> str:
    return f"{name}={json.dumps(value, separators=(',', ':'))}"


def _laid(name: str, turned: bool, own_layout: bool) -> str:
    return f"{name}{'/turned' if turned else ''}{'/own' if own_layout else ''}"


def _row(state: "KingdomState", row: int) -> str:
    cells = []
    for column in range(SIDE):
        one = BIT[row * SIDE + column]
        owners = [str(seat) for seat in range(state.seats) if state.own[seat] & one]
        cells.append(state.layout.rows[row][column] + (owners[0] if owners else "."))
    return (" " if row % 2 else "") + " ".join(cells)


def _spaces(state: "KingdomState", spaces: int) -> str:
    return _list(number for space, number in enumerate(state.layout.locations) if spaces >> space & 1)


def _bonuses(state: "KingdomState", held: int) -> str:
    return _list(bonus.name for number, bonus in enumerate(state.layout.bonuses) if held >> number & 1)


def _seat(state: "KingdomState", seat: int) -> list[str]:
    by_kind = zip(state.layout.pieces, state.pieces, strict=True)
    by_source = zip(state.layout.payers, state.gold, strict=True)
    return [
        f"seat {seat}: supply {state.supply[seat]} kept {state.kept[seat]}",
        f"  cards:    {_hand(state, seat)}",
        f"  tiles:    {_spaces(state, state.tiles[seat])}",
        f"  had:      {_spaces(state, state.had[seat])}",
        f"  canoes:   {_spaces(state, state.canoes[seat])}",
        f"  bonuses:  {_bonuses(state, state.bonus[seat])}",
        *(
            f"  {piece.name + ':':<9} {_list(members(places[seat]))}"
            for piece, places in by_kind
            if not piece.common
        ),
        *(f"  {source + ':':<9} {paid[seat]} gold" for source, paid in by_source),
    ]


def _hand(state: "KingdomState", seat: int) -> str:
    names, old = [card_name(card) for card in state.hands[seat]], state.old[seat]
    return _list([*names[:old], "|", *names[old:]] if old else names)


def _agenda(state: "KingdomState", top: Doing | Asked) -> str:
    if isinstance(top, Asked):
        return f"asked: {state.layout.locations[top.space]} seats {_list(top.seats)}"
    tile = "bonus" if top.space < 0 else state.layout.locations[top.space]
    card = "-" if top.card < 0 else card_name(top.card)
    last = "" if top.last < 0 else f" last {top.last}"
    return (
        f"doing: seat {top.seat} {tile} {top.location.name} hex {top.hex} steps {top.steps} card {card}{last}"
    )
