"""A position as a picture: the board with all that stands on it, what scores, and who has how much."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import members
from fiefdom.games.kingdom_builder.show.land import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    GROUND,
    center,
    draw_land,
    outline,
)
from fiefdom.kernel.picture import CARD, GOLD, INK, SOFT, Line, colour_of, house, n, players, sign, svg, text

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState

SCALE = 602 / BOARD_HEIGHT
LEFT, TOP = 22, 14
SIDE_X = LEFT + BOARD_WIDTH * SCALE + 26
RIMS = {
    "location": "#c79a35",
    "castle": "#8d9096",
    "palace": "#8a5f93",
    "nomad": "#a9aeb5",
    "capitol": "#c9ced4",
}
FIELDS = {"castle": "#f1f0ee", "palace": "#f3e6f5", "nomad": "#e9e4d8", "capitol": "#f6e3ad"}
WALL = "M-15.5-10.5h5v-7h21v7h5v27h-31z"
STONES = "M-14-9h13v7h-13zM1-9h13v7h-13zM-14 0h7v7h-7zM-5 0h10v7h-10zM7 0h7v7h-7zM-9-16h8v5h-8zM1-16h8v5h-8zM-14 9h13v6h-13zM1 9h13v6h-13z"


@cache
def signs() -> dict[str, dict[str, str]]:
    """The drawings of locations, pieces, sources of gold and special spaces (tools/icons.mjs)."""
    found: dict[str, dict[str, str]] = json.loads(
        (files(__package__) / "signs.json").read_text(encoding="utf-8")
    )
    return found


def picture(state: "KingdomState", names: Sequence[str], colours: Sequence[int]) -> str:
    """Only what lies open on the table is drawn: no card, no deck."""
    board = "".join([draw_land(state.layout.rows), *_spaces(state), *_pieces(state, colours)])
    lines = [
        Line(score, [(_left(state, seat, colours), 90), *_tiles(state, seat)])
        for seat, score in enumerate(state.result().scores)
    ]
    wide = 1200 - SIDE_X - 22
    parts = [
        f'<g transform="translate({LEFT} {TOP}) scale({SCALE:.4f})">{board}</g>',
        text(SIDE_X, 62, "Kingdom Builder", 46),
        *_cards(state),
        players(state, lines, (SIDE_X, 176), wide, names, colours),
    ]
    return svg(parts)


def _spaces(state: "KingdomState") -> Iterator[str]:
    layout = state.layout
    for number in members(layout.special):
        kind = layout.kind_at(number)
        x, y = center(number)
        yield (
            f'<path d="{outline(x, y, 20.6)}" fill="{RIMS.get(kind.name, GOLD)}" stroke="#4a3a1f"/>'
            f'<path d="{outline(x, y, 17.6)}" fill="{FIELDS.get(kind.name, "#f8eed0")}"/>'
        )
        space = layout.space_at.get(number)
        if space is None:
            yield sign(signs()["spaces"].get(kind.letter, ""), x, y, 24)
            continue
        location = layout.kinds[space]
        left = state.stock[space]
        if not location.one_shot:
            yield sign(
                signs()["locations"].get(location.name, ""), x, y, 25, "#4f390f" if left else "#b7a67e"
            )
        elif left:
            terrain = location.name.removeprefix("donation_")
            yield f'<circle cx="{n(x)}" cy="{n(y)}" r="14" fill="{GROUND.get(terrain, "#f3ead0")}" stroke="#4c5056"/>'
            yield sign(signs()["locations"].get(location.name, ""), x, y, 21)


def _pieces(state: "KingdomState", colours: Sequence[int]) -> Iterator[str]:
    layout = state.layout
    others = [0] * state.seats
    for piece, by_owner in zip(layout.pieces, state.pieces, strict=True):
        for owner, hexes in enumerate(by_owner):
            others[owner] |= 0 if piece.common else hexes
            for number in members(hexes):
                x, y = center(number)
                if piece.common:
                    yield _wall(x, y)
                    continue
                fill, rim = colour_of(owner, colours)
                yield f'<circle cx="{n(x)}" cy="{n(y)}" r="14.5" fill="{fill}" stroke="{rim}" stroke-width="2"/>'
                yield sign(
                    signs()["pieces"].get(piece.name, ""), x, y, 20, "#fffaf0" if fill != "#f3f0e6" else INK
                )
    for seat in range(state.seats):
        for number in members(state.own[seat] & ~others[seat]):
            x, y = center(number)
            yield f'<ellipse cx="{n(x)}" cy="{n(y + 12)}" rx="13" ry="3.5" fill="#1d1405" fill-opacity=".4"/>'
            yield house(seat, x, y - 1, 31, colours)


def _wall(x: float, y: float) -> str:
    return (
        f'<g transform="translate({n(x)} {n(y)})"><path d="{WALL}" fill="#45474b" stroke="#26282b"/>'
        f'<path d="{STONES}" fill="#a6a9ad"/></g>'
    )


def _cards(state: "KingdomState") -> Iterator[str]:
    """What scores, in a row of signs; tasks have a thin rim."""
    names = [goal.name for goal in state.layout.goals] + [task.name for task in state.layout.tasks]
    goals = len(state.layout.goals)
    for place, name in enumerate(names):
        x = SIDE_X + 34 + place * 66
        yield f'<circle cx="{n(x)}" cy="120" r="30" fill="{CARD}" stroke="{GOLD}" stroke-width="{3 if place < goals else 1}"/>'
        yield sign(signs()["sources"].get(name, ""), x, 120, 40, "#5b4318")


def _left(state: "KingdomState", seat: int, colours: Sequence[int]) -> str:
    """Settlements in the supply."""
    return house(seat, 10, -8, 20, colours) + text(24, -1, state.supply[seat], 21, SOFT)


def _tiles(state: "KingdomState", seat: int) -> Iterator[tuple[str, float]]:
    for space, kind in enumerate(state.layout.kinds):
        if state.tiles[seat] >> space & 1:
            yield sign(signs()["locations"].get(kind.name, ""), 10, -8, 24, SOFT), 30
