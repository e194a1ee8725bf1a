"""A campaign as a picture, for everybody: the cards that each campaign begins with, whatever has become of them; of
those that a player discovers only the backs."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.art.scenes import GRID, Drawn, Scene, icons, scene_of
from fiefdom.games.kingdom_legacy.cards.box import FIRST_KINGDOM, STAGES, Stage
from fiefdom.games.kingdom_legacy.cards.resources import unpack
from fiefdom.games.kingdom_legacy.play.moves import IN_PLAY
from fiefdom.games.kingdom_legacy.play.production import made
from fiefdom.games.kingdom_legacy.show.known import kind_of
from fiefdom.games.kingdom_legacy.show.score import subjects, worth_of
from fiefdom.kernel.picture import CARD, GOLD, LINE, SOFT, Line, box, n, players, sign, svg, text

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

COLUMNS, WIDE, HIGH, GAP = 5, 132, 166, 10
BACK_WIDE, BACK_HIGH = 108, 158  # of the cards that nobody else may see
HUES = {
    "land": "#54862f", "building": "#87694a", "person": "#3f6a9b", "enemy": "#b0352f", "permanent": "#6b5a97",
    "event": "#a07d1e", "seafaring": "#23808c", "livestock": "#99642e", "item": "#a8611c", "scroll": "#9c8046",
}  # fmt: skip
TONES = {
    "gold": "#c18a1c", "red": "#b2382b", "leaf": "#4c8639", "water": "#2f7ba4", "wood": "#87572a", "stone": "#767a82",
    "fire": "#d9661f", "white": "#fffaf0", "dark": "#3a3330",
}  # fmt: skip
CHIPS = {
    "coin": "#c18a1c", "wood": "#87572a", "stone": "#767a82", "metal": "#4f6a80", "sword": "#b2382b", "good": "#2f7f6f",
}  # fmt: skip
FOOT = 498 / 512  # how far down a drawing its foot is
SHIELD = "M-20-24h40v24q0 20-20 28q-20-8-20-28z"
HOURGLASS = (
    "M128 64h256v40c0 70-60 110-90 152c30 42 90 82 90 152v40H128v-40c0-70 60-110 90-152c-30-42-90-82-90-152z"
)
STACK = "M256 64l208 96l-208 96L48 160zM48 240l208 96l208-96v48l-208 96L48 288zM48 336l208 96l208-96v48l-208 96L48 384z"


def picture(state: "LegacyState", names: Sequence[str], colours: Sequence[int]) -> str:
    cards = subjects(state)
    first = [card for card in cards if card in FIRST_KINGDOM]
    others = [card for card in cards if card not in FIRST_KINGDOM]
    parts = [
        _card(state, card, 24 + place % COLUMNS * (WIDE + GAP), 24 + place // COLUMNS * (HIGH + GAP))
        for place, card in enumerate(first)
    ]
    step = min(BACK_WIDE + GAP, (COLUMNS * (WIDE + GAP) - GAP - BACK_WIDE) / max(1, len(others) - 1))
    under = 24 + -(-len(first) // COLUMNS) * (HIGH + GAP) + 12
    parts += [_back(24 + place * step, under) for place in range(len(others))]
    beside = [
        (sign(f'<path d="{HOURGLASS}"/>', 12, -8, 24, SOFT) + text(28, -1, state.round, 22, SOFT), 70.0),
        (sign(f'<path d="{STACK}"/>', 12, -8, 24, SOFT) + text(28, -1, len(cards), 22, SOFT), 70.0),
    ]
    line = Line(state.result().scores[0], beside)
    title = text(740, 66, "Kingdom Legacy", 46)
    castle = sign(
        f'<path transform="scale({512 / GRID})" d="{icons()["castle"]}"/>', 958, 410, 330, "#e9dab3"
    )
    return svg([castle, *parts, title, players(state, [line], (740, 96), 436, names, colours)])


def _back(x: float, y: float) -> str:
    middle = f"translate({n(x + BACK_WIDE / 2)} {n(y + BACK_HIGH / 2)}) scale(1.4)"
    return box(x, y, BACK_WIDE, BACK_HIGH, "#5d4a33", "#d9b25a") + (
        f'<path transform="{middle}" d="{SHIELD}" fill="#7a6342" stroke="{GOLD}" stroke-width="2"/>'
    )


def _card(state: "LegacyState", card: int, x: float, y: float) -> str:
    rim = GOLD if state.place[card] == IN_PLAY else LINE
    stage = STAGES[state.stage[card]]
    hue = HUES[kind_of(stage)]
    parts = [box(x, y, WIDE, HIGH, CARD, rim), _scene(stage, hue, x + 4, y + 4)]
    makes = [unpack(gives) for gives in made(state, state.stage[card])]
    for place, (name, amount) in enumerate(makes[0].items() if makes else ()):
        left = x + 24 + place * 38
        parts.append(f'<circle cx="{n(left)}" cy="{n(y + 132)}" r="16" fill="{CHIPS.get(name, SOFT)}"/>')
        parts.append(text(left, y + 139, amount, 23, "#fffaf0", "middle"))
    worth = worth_of(state, card)
    if worth:
        middle = x + WIDE - 24
        parts.append(
            f'<circle cx="{n(middle)}" cy="{n(y + 132)}" r="18" fill="#f2c94c" stroke="#8a5710" stroke-width="1.5"/>'
        )
        parts.append(text(middle, y + 139, worth, 23, anchor="middle"))
    return "".join(parts)


def _scene(stage: Stage, hue: str, x: float, y: float) -> str:
    scene = scene_of(stage.name, stage.card, stage.side)
    wide = WIDE - 8
    high = wide * 0.78
    ground = {"waves": "#6aa9c9", "river": "#6aa9c9", "shore": "#6aa9c9"}.get(
        scene.ground, _mix(hue, "#efe3c2", 0.6)
    )
    inside = "".join(
        (
            f'<rect x="-20" y="-40" width="200" height="160" fill="{_mix(hue, "#fdf8ea", 0.22)}"/>',
            f'<path d="M-40 78Q20 58 80 72T200 66V120H-40z" fill="{_mix(hue, "#fdf8ea", 0.36)}"/>',
            *_icons(scene, hue),
            f'<path d="M-40 89Q40 84 80 88T200 87V120H-40z" fill="{ground}"/>',
        )
    )
    return (
        f'<svg x="{n(x)}" y="{n(y)}" width="{n(wide)}" height="{n(high)}" viewBox="14 -2 132 103" '
        f'preserveAspectRatio="xMidYMax slice">{inside}</svg>'
    )


def _icons(scene: Scene, hue: str) -> Iterator[str]:
    for one in sorted(scene.icons, key=lambda one: one.tone not in ("back", "mid")):  # those behind first
        yield (
            f'<path transform="translate({n(one.x)} {n(one.y)}) scale({(-1 if one.flip else 1) * one.size / GRID:.4f} '
            f'{one.size / GRID:.4f}) translate({n(-GRID / 2)} {n(-GRID * FOOT)})" fill="{_tone(one, hue)}" '
            f'd="{icons()[one.icon]}"/>'
        )


def _tone(one: Drawn, hue: str) -> str:
    if one.tone in ("back", "mid"):
        return _mix(hue, "#fdf8ea", 0.36 if one.tone == "back" else 0.68)
    return TONES.get(one.tone) or _mix(hue, "#1d1408", 0.82)


def _mix(colour: str, other: str, share: float) -> str:
    """So much of the one colour, the rest of the other."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a * share + b * (1 - share)) for a, b in pairs).hex()
