"""The ratings of an arena as a picture: a dot for each bot, and how sure it is; under them the last game."""

from collections.abc import Iterator, Sequence
from html import escape

from fiefdom.arena.standings import Row
from fiefdom.kernel.match import Match
from fiefdom.kernel.picture import HEIGHT, placed
from fiefdom.kernel.picture import WIDTH as FULL

WIDTH, ROW, LEFT, TOP = 720, 34, 220, 56
INK, LINE, DOT, PAPER = "#3a2c17", "#d9c79d", "#8a5a14", "#fbf5e6"


def ratings(game: str, rows: Sequence[Row], record: str | None = None) -> str:
    """An SVG. The line beside a dot is twice the uncertainty, to either side. `record`: of a game to show as it ended."""
    last = "" if record is None else Match.from_json(record).state.picture()
    return "".join(_draw(game, [row for row in rows if row.rating is not None], last))


def _draw(game: str, rows: Sequence[Row], last: str) -> Iterator[str]:
    under = TOP + ROW * len(rows) + 24
    height = under + (round((WIDTH - 40) * HEIGHT / FULL) + 20 if last else 0)
    spans = [
        ((row.rating or 0) - 2 * (row.uncertainty or 0), (row.rating or 0) + 2 * (row.uncertainty or 0))
        for row in rows
    ]
    low, high = min((span[0] for span in spans), default=0.0), max((span[1] for span in spans), default=1.0)

    def across(rating: float) -> float:
        return LEFT + (WIDTH - LEFT - 40) * (rating - low) / ((high - low) or 1)

    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="serif" font-size="16">'
    yield f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
    yield f'<text x="20" y="32" font-size="20" fill="{INK}">{escape(game)}</text>'
    for place, (row, span) in enumerate(zip(rows, spans, strict=True)):
        y, rating = TOP + ROW * place + ROW / 2, row.rating or 0
        yield f'<text x="20" y="{y + 5}" fill="{INK}">{escape(row.bot)}</text>'
        yield f'<path d="M{across(span[0]):.1f} {y}H{across(span[1]):.1f}" stroke="{LINE}" stroke-width="6"/>'
        yield f'<circle cx="{across(rating):.1f}" cy="{y}" r="6" fill="{DOT}"/>'
        yield f'<text x="{across(rating):.1f}" y="{y - 9}" font-size="12" text-anchor="middle" fill="{INK}">{rating:.1f}</text>'
    if last:
        yield placed(last, 20, under, WIDTH - 40)
    yield "</svg>\n"
