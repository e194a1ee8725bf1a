"""What goes in and out about people: talk, blocks, the lobby, history, ways to be reached."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from fiefdom.server.http.models import Asked, TermsOut
from fiefdom.server.tables.chat import LONGEST, Emote
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
    level: Level | None


class LobbyTable(TypedDict):
    """An open table."""

    id: str
    game: str
    options: dict[str, Any]
    terms: TermsOut
    seats: list[LobbySeat]
    created: str
    mine: Annotated[bool, Field(description="you sit there already")]


class CodeOut(BaseModel):
    code: str = Field(description="shown this once; we keep only its hash")


class Code(Asked):
    code: str = Field(max_length=100)


class Kept(BaseModel):
    """After how many days what is deleted or closed; null: never."""

    tables: int | None
    guests: int | None
    idle: int
