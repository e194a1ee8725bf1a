"""A position as a picture: the buildings and workers that lie out, and who has how much."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fiefdom.games.the_builders.cards import CARDS, RESOURCES, Card, unpack
from fiefdom.kernel.picture import CARD, GOLD, INK, LINE, SOFT, Line, box, n, players, sign, svg, text

if TYPE_CHECKING:
    from fiefdom.games.the_builders.state import BuildersState

HUES = {"building": "#8a5a14", "machine": "#5a6b7c", "worker": "#5f7f3f"}
CHIPS = {"stone": "#7d7770", "wood": "#96632f", "knowledge": "#3f6d9e", "tile": "#b0503a"}
WIDE, HIGH, GAP = 130, 286, 8


@cache
def signs() -> dict[str, dict[str, str]]:
    """The drawings of resources and cards (tools/icons.mjs)."""
    found: dict[str, dict[str, str]] = json.loads(
        (files(__package__) / "signs.json").read_text(encoding="utf-8")
    )
    return found


def picture(state: "BuildersState", names: Sequence[str], colours: Sequence[int]) -> str:
    """Only what lies open on the table is drawn: nothing of the decks."""
    rows = [
        _card(CARDS[number], 24 + place * (WIDE + GAP), 24 + row * (HIGH + 10))
        for row, numbers in enumerate((state.building_row, state.worker_row))
        for place, number in enumerate(numbers)
    ]
    lines = [Line(score, list(_holds(state, seat))) for seat, score in enumerate(state.result().scores)]
    return svg(
        [*rows, text(736, 66, "The Builders", 46), players(state, lines, (736, 96), 440, names, colours)]
    )


def _card(card: Card, x: float, y: float) -> str:
    hue = HUES[card.kind]
    middle = x + WIDE / 2
    parts = [
        box(x, y, WIDE, HIGH),
        f'<path d="M{n(x + 1)} {n(y + 34)}v-22a11 11 0 0 1 11-11h{WIDE - 24}a11 11 0 0 1 11 11v22z" fill="{hue}"/>',
    ]
    if card.kind == "worker":
        parts.append(_coin(x + 22, y + 18, card.wage))
    else:
        parts.append(_seal(x + WIDE - 22, y + 18, card.points))
        if card.coins:
            parts.append(_coin(x + 22, y + 18, card.coins))
    parts.append(sign(signs()["cards"].get(card.name, ""), middle, y + 106, 114, hue))
    top = y + 182
    if card.kind != "worker":
        parts.extend(_chips(unpack(card.needs), x, top, "full"))
        top += 34 if sum(map(bool, unpack(card.needs))) < 3 else 62
    if card.kind != "building":
        parts.extend(_chips(unpack(card.supplies), x, top, "bare"))
    return "".join(parts)


def _chips(amounts: Sequence[int], x: float, y: float, style: str) -> Iterator[str]:
    """What is needed (full) or supplied (bare): two in a row, each resource with its number."""
    shown = [(name, amount) for name, amount in zip(RESOURCES, amounts, strict=True) if amount]
    for place, (name, amount) in enumerate(shown):
        left, top = x + 10 + place % 2 * 58, y + place // 2 * 30
        fill = CHIPS[name]
        if style == "full":
            yield f'<rect x="{n(left)}" y="{n(top)}" width="52" height="26" rx="13" fill="{fill}"/>'
            yield sign(signs()["resources"][name], left + 15, top + 13, 19, "#fffaf0")
            yield text(left + 39, top + 20, amount, 21, "#fffaf0", "middle")
        else:
            yield f'<rect x="{n(left)}" y="{n(top)}" width="52" height="26" rx="13" fill="{CARD}" stroke="{fill}" stroke-width="2"/>'
            yield sign(signs()["resources"][name], left + 15, top + 13, 19, fill)
            yield text(left + 39, top + 20, amount, 21, INK, "middle")


def _coin(x: float, y: float, number: int) -> str:
    coin = f'<circle cx="{n(x)}" cy="{n(y)}" r="13.5" fill="#f2c94c" stroke="#8a5710" stroke-width="1.5"/>'
    return coin + text(x, y + 6.5, number, 20, anchor="middle")


def _seal(x: float, y: float, number: int) -> str:
    seal = f'<path d="M{n(x - 13)} {n(y - 13)}h26v17l-13 11l-13-11z" fill="{CARD}" stroke="{GOLD}" stroke-width="1.5"/>'
    return seal + text(x, y + 6.5, number, 20, anchor="middle")


def _holds(state: "BuildersState", seat: int) -> Iterator[tuple[str, float]]:
    """Coins, workers (free and on sites), buildings begun and finished."""
    workers = len(state.free[seat]) + sum(len(state.crew[site]) for site in state.sites[seat])
    yield _coin(12, -7, state.coins[seat]), 40
    yield sign(signs()["cards"]["apprentice"], 12, -8, 24, SOFT) + text(26, -1, workers, 21, SOFT), 58
    yield _small(14, state.built[seat], GOLD), 58
    yield _small(14, state.sites[seat], LINE), 58


def _small(x: float, cards: Sequence[int], rim: str) -> str:
    house = sign(signs()["cards"]["town-house"], x, -8, 24, SOFT if rim == GOLD else rim)
    return house + text(x + 16, -1, len(cards), 21, SOFT)
