"""What a link to a table says of itself where it is posted: a title, a line, and a picture of the table.

Search engines are told to leave tables alone: who plays what, and what is said there, is for those who have the link.
"""

from dataclasses import dataclass
from html import escape

from fiefdom.kernel.words import words
from fiefdom.server.http.pictures import names_at
from fiefdom.server.tables.table import Table

ROBOTS = """User-agent: *
Allow: /api/matches/*/picture.png
Disallow: /api/
"""
NOINDEX = {"X-Robots-Tag": "noindex"}
_END = "</head>"


@dataclass(frozen=True, slots=True)
class Preview:
    title: str
    description: str
    url: str
    picture: str

    def head(self) -> str:
        """The tags, whatever the names are."""
        said = {
            "og:site_name": "Fiefdom",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.description,
            "og:url": self.url,
            "og:image": self.picture,
            "og:image:type": "image/png",
            "og:image:width": "1200",
            "og:image:height": "630",
        }
        tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in said.items()]
        return "\n".join((*tags, '<meta name="twitter:card" content="summary_large_image">'))


def preview_of(table: Table, people: dict[str, str], language: str, base: str, page: str) -> Preview:
    """`page`: "table" or "replay"."""
    say = words(language).say
    names = names_at(table, people, language)
    game = say(f"{table.setup.game}-name")
    who = table.name if table.campaign and table.name else ", ".join(name for name in names if name)
    open_ = sum(chair.kind == "open" for chair in table.chairs)
    scores = ""
    if table.match is not None:
        points = table.match.state.result().scores
        scores = ", ".join(f"{name} {score}" for name, score in zip(names, points, strict=True))
    kind = "replay" if page == "replay" and table.match is not None else table.status
    return Preview(
        say("preview-title", game=game, names=who) if who else game,
        say(f"preview-{kind}", open=open_, scores=scores),
        f"{base}/{page}/{table.setup.id}",
        f"{base}/api/matches/{table.setup.id}/picture.png?v={table.version}",
    )


def with_head(html: str, tags: str) -> str:
    """The page with these tags in its head, and a word for search engines."""
    before, end, after = html.partition(_END)
    return f'{before}{tags}\n<meta name="robots" content="noindex">\n{end}{after}' if end else html
