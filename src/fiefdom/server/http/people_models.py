"""What goes in and out about people: talk, blocks, the lobby, history, ways to be reached."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from fiefdom.server.http.models import Asked, TermsOut
from fiefdom.server.tables.chat import LONGEST, Emote
from fiefdom.server.tables.history import Against
from fiefdom.server.tables.table import Kind, Level


class Said(Asked):
    """Words, or one of the emotes."""

    words: str | None = Field(None, max_length=2 * LONGEST, description=f"at most {LONGEST} characters")
    emote: Emote | None = None


class MessageOut(TypedDict):
    id: int
    seat: Annotated[int | None, Field(description="where who said it sits; null: nowhere any more")]
    name: str
    you: bool
    kind: Annotated[Literal["words", "emote", "nudge"], Field(description="nudge: `text` is the seat nudged")]
    text: str
    at: str


class Talk(TypedDict):
    newest: Annotated[int, Field(description="smaller than before: everything was taken back, read anew")]
    messages: list[MessageOut]


class BlockWish(Asked):
    match: str = Field(max_length=16)
    seat: int = Field(description="of the person at that table")


class Blocked(BaseModel):
    id: str
    name: str


class LobbySeat(TypedDict):
    kind: Kind
    name: str | None
    player: Annotated[str | None, Field(description="of a person: their page is /players/PLAYER")]
    level: Level | None
    you: bool
    here: Annotated[bool, Field(description="has the table open")]


class LobbyTable(TypedDict):
    """An open table."""

    id: str
    game: str
    options: dict[str, Any]
    terms: TermsOut
    seats: list[LobbySeat]
    created: str
    mine: Annotated[bool, Field(description="you sit there already")]


class TallyOut(TypedDict):
    played: int
    won: int
    best: Annotated[int, Field(description="score")]
    match: Annotated[str | None, Field(description="where that was; told to its player alone")]


class AgainstOut(TallyOut):
    against: Annotated[
        Against, Field(description="people if there were any, else the strongest bot; alone nobody wins")
    ]


class CardsOut(TallyOut):
    cards: Annotated[list[str], Field(description="drawn for the match, by name")]


class RatingOut(TypedDict):
    value: Annotated[int, Field(description="who begins has 1000")]
    games: int
    provisional: Annotated[bool, Field(description="of fewer than ten games")]


class PlayedOut(TypedDict):
    """One finished game."""

    at: str
    score: int
    won: bool
    against: Against
    rating: Annotated[int | None, Field(description="after it; null: it was not rated")]
    match: Annotated[str | None, Field(description="told to its player alone")]


class GameHistory(TypedDict):
    """What somebody's games of one kind come to."""

    game: str
    played: int
    won: int
    streak: Annotated[int, Field(description="victories in a row, now")]
    longest: int
    best: int
    rating: Annotated[RatingOut | None, Field(description="null: never at a table that was rated")]
    against: list[AgainstOut]
    cards: Annotated[
        list[CardsOut], Field(description="by the cards drawn, the best score first; at most 100")
    ]
    games: Annotated[list[PlayedOut], Field(description="the newest 500, oldest first")]


class HistoryOut(TypedDict):
    id: str
    name: str
    you: bool
    since: str
    games: Annotated[list[GameHistory], Field(description="most played first; only finished games count")]


class CodeOut(BaseModel):
    code: str = Field(description="shown this once; we keep only its hash")


class Code(Asked):
    code: str = Field(max_length=100)


class Kept(BaseModel):
    """After how many days what is deleted or closed; null: never."""

    tables: int | None
    guests: int | None
    idle: int


class PushKeys(Asked):
    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class NewBrowser(Asked):
    """What the browser's PushManager says of itself."""

    endpoint: str = Field(max_length=1000, description="https, and none of the host's own network")
    keys: PushKeys


class BrowserOut(BaseModel):
    id: str = Field(description="the SHA-256 of its endpoint")
    created: str


class MailOut(BaseModel):
    address: str
    confirmed: bool
    digest: bool = Field(description="one mail a day about games by correspondence, instead of one a turn")


class WaysOut(BaseModel):
    """How you hear of your turn while you are away."""

    push_key: str = Field(description="what a browser needs to subscribe")
    browsers: list[BrowserOut]
    mail: MailOut | None
    mail_possible: bool = Field(description="this host sends mail")
    webhook: bool = Field(
        description="this host passes turns of people who are away on to a place of its own"
    )


class MailWish(Asked):
    address: str | None = Field(None, max_length=254, description="left out: as it was")
    digest: bool | None = Field(None, description="left out: as it was")


class MailCode(Asked):
    code: str = Field(max_length=1000, description="what stands behind # in the link")
