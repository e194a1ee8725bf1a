"""What all games draw their pictures with: the paper, the ink, the seats' colours and houses, and who plays.

A picture is an SVG of 1200 by 630, as link previews want it. It has no ids and no style sheet, so that many of them
can stand in one page (a notebook), and speaks no language: names, numbers and signs.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fiefdom.kernel.game import State

WIDTH, HEIGHT = 1200, 630
PAPER, CARD, LINE, INK, SOFT = "#f4ead2", "#fbf5e6", "#d9c79d", "#3a2c17", "#665330"
GOLD, GLOW = "#b8862b", "#f6e6b4"
FONT = "Alegreya, Georgia, serif"

# As in the page: each seat has a colour with a dark rim, and a house of its own shape on a grid of 32.
COLOURS = (
    ("#c8452f", "#7d2617"),
    ("#2f6fb2", "#173f6b"),
    ("#f3f0e6", "#5b564a"),
    ("#e39a26", "#8a5710"),
    ("#7b5aa6", "#3f2b5e"),
)
HOUSES = (
    "M5 29V15L16 4l11 11v14z",
    "M6 29V12h20v17zM3 12l13-8 13 8z",
    "M5 29V16Q16-3 27 16v13z",
    "M5 29V10l7-5v6l15 5v13z",
    "M4 29V10h5V5h5v5h4V5h5v5h5v19z",
)
DOOR = "M13 29v-8h6v8z"
_ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}


def escaped(words: str) -> str:
    """Fit for XML, whatever it is: what no XML may hold is left out."""
    return "".join(_ESCAPES.get(letter, letter) for letter in words if letter.isprintable())


def n(value: float) -> str:
    """A number as short as it can be."""
    return f"{value:.1f}".removesuffix(".0")


def text(
    x: float,
    y: float,
    words: object,
    size: float = 24,
    fill: str = INK,
    anchor: str = "start",
    most: int = 40,
) -> str:
    """One line of words, cut after so many letters."""
    said = str(words)
    if len(said) > most:
        said = said[: most - 1].rstrip() + "…"
    return (
        f'<text x="{n(x)}" y="{n(y)}" font-family="{FONT}" font-weight="700" font-size="{n(size)}" '
        f'fill="{fill}" text-anchor="{anchor}">{escaped(said)}</text>'
    )


def sign(drawing: str, x: float, y: float, size: float, fill: str = INK) -> str:
    """A drawing on a grid of 512, around this middle."""
    return (
        f'<g transform="translate({n(x - size / 2)} {n(y - size / 2)}) scale({size / 512:.4f})" '
        f'fill="{fill}">{drawing}</g>'
    )


def box(x: float, y: float, width: float, height: float, fill: str = CARD, line: str = LINE, round_: float = 12) -> str:  # fmt: skip
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" rx="{n(round_)}" '
        f'fill="{fill}" stroke="{line}" stroke-width="1.5"/>'
    )


def colour_of(seat: int, colours: Sequence[int]) -> tuple[str, str]:
    """A seat's colour and rim; `colours`: another one that the table gave it."""
    chosen = colours[seat] if seat < len(colours) else seat
    return COLOURS[chosen % len(COLOURS)]


def house(seat: int, x: float, y: float, size: float, colours: Sequence[int] = ()) -> str:
    """The house of a seat around this middle."""
    fill, rim = colour_of(seat, colours)
    return (
        f'<g transform="translate({n(x - size / 2)} {n(y - size / 2)}) scale({size / 32:.3f})">'
        f'<path d="{HOUSES[seat % len(HOUSES)]}" fill="{fill}" stroke="{rim}" stroke-width="2.2" '
        f'stroke-linejoin="round"/><path d="{DOOR}" fill="{rim}" fill-opacity=".8"/></g>'
    )


@dataclass(frozen=True, slots=True)
class Line:
    """A player in a picture: what is told beside the name comes as drawings, each so many units wide."""

    score: int
    beside: Sequence[tuple[str, float]] = ()


def players(
    state: "State[Any]",
    lines: Sequence[Line],
    at: tuple[float, float],
    width: float,
    names: Sequence[str],
    colours: Sequence[int],
    most: float = 104,
) -> str:
    """One under the other: the house, the name, the score; whose turn it is, or who won, stands out."""
    x, y = at
    high = min(most, (HEIGHT - 24 - y) / len(lines))
    result = state.result()
    marked = set(result.winners) if state.actor is None else {state.whose_turn()}
    found = []
    for seat, line in enumerate(lines):
        top, middle = y + seat * high, y + seat * high + (high - 8) / 2
        on = seat in marked
        found.append(box(x, top, width, high - 8, GLOW if on else CARD, GOLD if on else LINE))
        found.append(house(seat, x + 34, middle - 1, high * 0.58, colours))
        name = names[seat] if seat < len(names) else ""
        two = bool(name and line.beside)
        if name:
            found.append(text(x + 68, middle + (-5 if two else 8), name, 26, most=18))
        right = x + 68
        for drawing, wide in line.beside:
            found.append(
                f'<g transform="translate({n(right)} {n(middle + (25 if two else 6))})">{drawing}</g>'
            )
            right += wide
        found.append(text(x + width - 18, middle + 13, line.score, 40, anchor="end"))
    return "".join(found)


def svg(parts: Iterable[str]) -> str:
    """The picture of these parts, on paper."""
    frame = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<rect x="6" y="6" width="{WIDTH - 12}" height="{HEIGHT - 12}" rx="14" fill="none" stroke="{LINE}" stroke-width="2"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" style="max-width:100%;height:auto">{frame}{"".join(parts)}</svg>'
    )


def placed(picture: str, x: float, y: float, width: float) -> str:
    """A picture inside another one."""
    size = f'width="{WIDTH}" height="{HEIGHT}" style="max-width:100%;height:auto"'
    place = f'x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(width * HEIGHT / WIDTH)}"'
    return picture.replace(size, place, 1)


def plain(state: "State[Any]", names: Sequence[str] = (), colours: Sequence[int] = ()) -> str:
    """For a game that draws nothing of its own: its name, and who plays."""
    lines = [Line(score) for score in state.result().scores]
    title = text(WIDTH / 2, 110, state.game.replace("-", " ").title(), 64, anchor="middle")
    return svg([title, players(state, lines, (300, 170), 600, names, colours)])
