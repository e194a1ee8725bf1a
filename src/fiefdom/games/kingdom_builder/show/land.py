"""The land of a board as SVG: hexes of one terrain flow together, each terrain has its motif. As the page draws it."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, pi, sin, sqrt

from fiefdom.games.kingdom_builder.board.hexes import SIDE
from fiefdom.games.kingdom_builder.board.terrain import LETTERS, TERRAINS
from fiefdom.kernel.picture import n
from fiefdom.kernel.rng import Rng

RADIUS, PAD = 22.0, 5.0
WIDE = RADIUS * sqrt(3)
BOARD_WIDTH = (SIDE + 0.5) * WIDE + 2 * PAD
BOARD_HEIGHT = (SIDE - 1) * 1.5 * RADIUS + 2 * RADIUS + 2 * PAD

GROUND = {
    "grass": "#a9cb72", "canyon": "#cf9a6b", "desert": "#ecd796", "flower_field": "#bcd68b", "forest": "#5f9a63",
    "swamp": "#8c9a6a", "water": "#8cc0dc", "mountain": "#bdb5a8",
}  # fmt: skip
SPECIAL_GROUND = "#e2cf9c"

# The inks of the motifs, in the order they are painted: fill, stroke, its width.
_INKS = {
    "blade": ("none", "#6f9a3d", 1.1),
    "strata": ("none", "#a86d41", 1.5),
    "deep": ("none", "#8f5530", 1.0),
    "dune": ("none", "#c09b45", 1.2),
    "gold": ("none", "#f2a91f", 2.7),
    "rose": ("none", "#d9547f", 2.7),
    "violet": ("none", "#a459b0", 2.7),
    "white": ("none", "#fff6f9", 2.7),
    "heart": ("none", "#6b5321", 1.9),
    "trunk": ("none", "#5f4023", 1.5),
    "fir": ("#2f6440", "#24502f", 0.5),
    "lit": ("#47834f", "none", 0.0),
    "pool": ("#6f9aa0", "none", 0.0),
    "reed": ("none", "#46552d", 1.1),
    "head": ("none", "#6b4020", 2.3),
    "low": ("none", "#5f9dc2", 1.1),
    "wave": ("none", "#f2fafd", 1.3),
    "peak": ("#a39a8d", "#6d6458", 0.8),
    "shade": ("#7e7567", "none", 0.0),
    "snow": ("#fdfcf8", "#8b8376", 0.4),
}

Chance = Callable[[float], float]
Ink = Callable[[str, str], None]


def center(number: int) -> tuple[float, float]:
    row, column = divmod(number, SIDE)
    return PAD + (column + 0.5 + row % 2 / 2) * WIDE, PAD + RADIUS + row * 1.5 * RADIUS


def outline(x: float, y: float, radius: float) -> str:
    wide = radius * sqrt(3) / 2
    half = n(radius / 2)
    return f"M{n(x)} {n(y - radius)}l{n(wide)} {half}v{n(radius)}l{n(-wide)} {half}l{n(-wide)} -{half}v{n(-radius)}z"


@lru_cache(maxsize=32)
def draw_land(rows: Sequence[str]) -> str:
    """The inside of an SVG of the board's size."""
    letters = "".join(rows)
    grounds: dict[str, list[str]] = {}
    inks: dict[str, list[str]] = {name: [] for name in _INKS}
    borders: list[str] = []
    hairlines: list[str] = []
    for number, letter in enumerate(letters):
        x, y = center(number)
        terrain = TERRAINS[LETTERS.index(letter)] if letter in LETTERS else ""
        grounds.setdefault(GROUND.get(terrain, SPECIAL_GROUND), []).append(outline(x, y, RADIUS + 0.3))
        for beside, path in _sides(number, x, y):
            same = letters[beside] == letter and terrain
            (hairlines if same else borders).append(path)
        if terrain:
            rng = Rng(number * 7 + ord(letter))
            _MOTIFS[terrain](
                lambda ink, path: inks[ink].append(path),
                x,
                y,
                lambda by, rng=rng: rng.below(1000) / 1000 * by,  # type: ignore[misc]
            )
    shape = "".join(outline(*center(number), RADIUS + 1.6) for number in range(len(letters)))
    return "".join(
        (
            f'<path d="{shape}" fill="#4a3a1f"/>',
            *(f'<path d="{"".join(paths)}" fill="{fill}"/>' for fill, paths in grounds.items()),
            _stroke(hairlines, "#3a2c17", 0.6, 0.16),
            *(
                f'<path d="{"".join(inks[name])}" fill="{fill}" stroke="{stroke}" stroke-width="{wide}" '
                'stroke-linecap="round" stroke-linejoin="round"/>'
                for name, (fill, stroke, wide) in _INKS.items()
                if inks[name]
            ),
            _stroke(borders, "#4a3a1f", 1.7, 0.82),
        )
    )


def _stroke(paths: Sequence[str], stroke: str, wide: float, opacity: float) -> str:
    return (
        f'<path d="{"".join(paths)}" fill="none" stroke="{stroke}" stroke-width="{wide}" '
        f'stroke-opacity="{opacity}" stroke-linecap="round"/>'
    )


def _sides(number: int, x: float, y: float) -> list[tuple[int, str]]:
    """The sides to the east, south-east and south-west, and the hex behind each: so every side comes once."""
    row, column = divmod(number, SIDE)
    odd, half, wide = row % 2, RADIUS / 2, WIDE / 2
    found = []
    if column + 1 < SIDE:
        found.append((number + 1, f"M{n(x + wide)} {n(y - half)}v{n(RADIUS)}"))
    if row + 1 < SIDE:
        if column + odd < SIDE:
            found.append((number + SIDE + odd, f"M{n(x + wide)} {n(y + half)}l{n(-wide)} {n(half)}"))
        if column + odd >= 1:
            found.append((number + SIDE + odd - 1, f"M{n(x - wide)} {n(y + half)}l{n(wide)} {n(half)}"))
    return found


def _grass(ink: Ink, x: float, y: float, chance: Chance) -> None:
    for dx, dy in ((-12, 9), (-1, 14), (8, 6), (-7, -4), (4, -8)):
        left, foot, high = x + dx - 2 + chance(3), y + dy - 2 + chance(4), 4.6 + chance(2)
        ink(
            "blade",
            f"M{n(left)} {n(foot)}q.3-{n(high / 2)} -1.2-{n(high * 0.8)}m2.8 {n(high * 0.8)}q0-{n(high / 2)} .5-{n(high)}m1.1 {n(high)}q.1-{n(high / 2)} 2.1-{n(high * 0.75)}",
        )


def _canyon(ink: Ink, x: float, y: float, chance: Chance) -> None:
    for row, dy in enumerate((-10.5, -4, 2.5, 9)):
        wide = 8.5 if row in (0, 3) else 12.5
        bend, shift = chance(7) - 3.5, chance(4) - 2
        ink(
            "deep" if row % 2 else "strata",
            f"M{n(x - wide + shift)} {n(y + dy + chance(1.6))}q{n(wide / 2)} {n(bend)} {n(wide)} 0t{n(wide)} 0",
        )


def _desert(ink: Ink, x: float, y: float, chance: Chance) -> None:
    for dx, dy in ((-3, -9), (-12, 1), (-2, 10)):
        ink(
            "dune",
            f"M{n(x + dx + chance(4) - 3)} {n(y + dy + chance(3) - 1.5)}q6-{n(5 + chance(2))} 14 0",
        )


def _flowers(ink: Ink, x: float, y: float, chance: Chance) -> None:
    first = int(chance(4))
    for place, (dx, dy) in enumerate(((-11, -4), (0, -13), (10, -5), (-9, 8), (2, 1), (11, 8), (0, 14))):
        cx, cy, turn = x + dx + chance(4) - 2, y + dy + chance(4) - 2, chance(1.25)
        petals = "".join(
            f"M{n(cx + cos(turn + leaf * 2 * pi / 5) * 1.9)} {n(cy + sin(turn + leaf * 2 * pi / 5) * 1.9)}h.1"
            for leaf in range(5)
        )
        ink(("gold", "rose", "violet", "white")[(first + place) % 4], petals)
        ink("heart", f"M{n(cx)} {n(cy)}h.1")


def _forest(ink: Ink, x: float, y: float, chance: Chance) -> None:
    spots = (
        (-8, -5, 0.85),
        (1, -8, 0.9),
        (9.5, -3.5, 0.85),
        (-11, 8, 1),
        (-1.5, 6, 1.05),
        (8.5, 9, 1),
        (0, 17, 0.9),
    )
    for dx, dy, size in spots:
        left, foot, wide, high = x + dx + chance(2.4) - 1.2, y + dy + chance(2.4) - 1.2, 4.6 * size, 11 * size
        ink("trunk", f"M{n(left)} {n(foot - 1)}v3")
        ink("fir", f"M{n(left)} {n(foot - high)}l{n(wide)} {n(high)}h{n(-2 * wide)}z")
        ink("lit", f"M{n(left)} {n(foot - high)}l{n(-wide)} {n(high)}h{n(wide * 0.8)}z")


def _swamp(ink: Ink, x: float, y: float, chance: Chance) -> None:
    left, top = x + chance(4) - 2, y + 6 + chance(2)
    ink("pool", f"M{n(left - 13)} {n(top)}q2-5.4 12-4.8t13.6 4.2q-1 5.6-13 5.2t-12.6-4.6z")
    for dx in (-10, -6.5, 1.5, 8, 11):
        reed, foot, high = x + dx + chance(2) - 1, y + 6 + chance(5), 11 + chance(5)
        ink("reed", f"M{n(reed)} {n(foot)}v{n(-high)}")
        ink("head", f"M{n(reed)} {n(foot - high + 5)}v-4.6")


def _water(ink: Ink, x: float, y: float, chance: Chance) -> None:
    for row, dy in enumerate((-11, -3.5, 4, 11)):
        wide, shift = 2 if row in (0, 3) else 3, (3 if row % 2 else -3) + chance(3) - 1.5
        ink(
            "low" if row % 2 else "wave",
            f"M{n(x - wide * 3 + shift)} {n(y + dy)}q3-3.1 6 0" + "t6 0" * (wide - 1),
        )


def _mountain(ink: Ink, x: float, y: float, chance: Chance) -> None:
    for dx, dy, wide, high in ((-6.5, 5, 9, 15), (7, 4, 9, 16.5), (0, 12.5, 10.5, 16)):
        left, foot = x + dx + chance(2) - 1, y + dy + chance(1.6) - 0.8
        top = f"M{n(left)} {n(foot - high)}"
        ink("peak", f"{top}l{n(wide)} {n(high)}h{n(-2 * wide)}z")
        ink("shade", f"{top}l{n(wide)} {n(high)}h{n(-wide * 0.72)}l1.4-{n(high * 0.3)}l-2-{n(high * 0.22)}z")
        ink(
            "snow",
            f"{top}l{n(wide * 0.36)} {n(high * 0.36)}l-1.9-.9l-1.3 1.7l-1.7-1.5l-{n(wide * 0.36 - 1.4)} .8z",
        )


_MOTIFS: dict[str, Callable[[Ink, float, float, Chance], None]] = {
    "grass": _grass,
    "canyon": _canyon,
    "desert": _desert,
    "flower_field": _flowers,
    "forest": _forest,
    "swamp": _swamp,
    "water": _water,
    "mountain": _mountain,
}
