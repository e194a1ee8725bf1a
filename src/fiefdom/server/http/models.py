"""What goes in and out, as types: the machine-readable description is made from these.

What a caller sends is checked (`Asked`). What is made anew for every reader is a TypedDict: the type checker sees that
it is complete, and nothing is checked again while it is sent.
"""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from fiefdom.kernel.words import FactKind
from fiefdom.server.people.names import clean_name
from fiefdom.server.tables.courtesy import Verdict
from fiefdom.server.tables.table import COLOURS, Kind, Left, Level, Status
from fiefdom.server.tables.terms import Late

Language = Literal["en", "hu", "pl"]

Name = Annotated[
    str,
    Field(min_length=1, max_length=200, description="1 to 24 characters", examples=["Ann"]),
    AfterValidator(clean_name),
]


def clean_kingdom(text: str) -> str:
    """The name of a kingdom as it is kept; ValueError if it is none."""
    return clean_name(text, 40)


KingdomName = Annotated[
    str,
    Field(min_length=1, max_length=300, description="1 to 40 characters", examples=["Greenvale"]),
    AfterValidator(clean_kingdom),
]


class Asked(BaseModel):
    """Base of what a caller sends: unknown fields are refused, values are not bent into shape."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Me(BaseModel):
    id: str
    name: str
    language: Language | None = Field(description="null: the browser's")


class MeChange(Asked):
    name: Name | None = None
    language: Language | None = Field(None, description="null: the browser's; left out: as it was")


class Link(BaseModel):
    url: str = Field(
        description="opens the page as this guest on another device; good for 24 hours, and once"
    )


class Carry(Asked):
    code: str = Field(max_length=500, description="what stands behind # in the link")


class TokenName(Asked):
    name: Name


class Token(BaseModel):
    token: str = Field(description="shown this once; we keep only its hash")
    id: str = Field(description="the guest it stands for")
    name: str


class GameInfo(BaseModel):
    name: str = Field(examples=["the-builders"])
    seats: list[int] = Field(description="possible numbers of seats", examples=[[2, 3, 4]])
    options: dict[str, Any] = Field(description="JSON schema of the options")
    levels: list[Level]
    rules_version: int
    facts: dict[str, FactKind] = Field(description="how the facts of its events and refusals are said")
    first_game: bool = Field(description="it has a fixed table that teaches it")


class SeatWish(Asked):
    who: Literal["me", "bot", "open"]
    level: Level | None = Field(None, description="of a bot; left out: the table's level")
    colour: int | None = Field(None, ge=0, lt=COLOURS, description="left out: one that is free")


class LiveTempo(Asked):
    """A clock for each person."""

    kind: Literal["live"] = "live"
    minutes: int = Field(10, ge=1, le=180, description="for the whole game")
    seconds: int = Field(20, ge=0, le=300, description="more with every turn of one's own")


class DaysTempo(Asked):
    """By correspondence."""

    kind: Literal["days"] = "days"
    days: Literal[1, 3, 7] = Field(description="for every turn")


class TermsWish(Asked):
    """What all who sit down agree to."""

    tempo: LiveTempo | DaysTempo | None = Field(None, discriminator="kind", description="null: no clock")
    late: Late = Field(
        "ask",
        description="time is over: the others decide, a bot plays this turn, or a bot takes the seat",
    )
    public: bool = Field(False, description="in the lobby; else only by its link")
    chat: bool = True
    rated: bool = Field(False, description="counts for the ratings of all who play; without hints")


class NewMatch(Asked):
    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        json_schema_extra={
            "examples": [{"game": "the-builders", "seats": [{"who": "me"}, {"who": "bot", "level": "easy"}]}]
        },
    )
    game: str = Field(max_length=100)
    options: dict[str, Any] | None = None
    level: Level = Field("medium", description="of bots that take over")
    seats: list[SeatWish] = Field(default_factory=list, max_length=16)
    hints: bool = Field(False, description="hints also in a game among people: all who sit down agree")
    first_game: bool = Field(
        False, description="the fixed table that teaches the game: seats and options are its own"
    )
    name: KingdomName | None = Field(None, description="of a campaign: what the kingdom is called")
    terms: TermsWish | None = None


class CampaignName(Asked):
    name: KingdomName


class ChronicleOut(TypedDict):
    """The history of a campaign (docs/views.md: ChronicleView)."""

    chronicle: dict[str, Any]
    restartable: Annotated[bool, Field(description="it may still be started again")]
    older_rules: Annotated[
        bool, Field(description="it goes on under the rules that it was begun with; there are newer ones")
    ]


class SeatChoice(Asked):
    seat: int | None = Field(None, description="left out: the first open one")


class SeatNumber(Asked):
    seat: int


class LateVerdict(Asked):
    verdict: Verdict = Field(description="wait, let a bot play this turn, or let it take the seat")


class EndWish(Asked):
    agree: bool = Field(description="true: offer it, or agree; false: play on")


class ColourWish(Asked):
    colour: int


class Decision(Asked):
    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        json_schema_extra={"examples": [{"version": 12, "action": {"do": "end"}}]},
    )
    version: int = Field(description="the version of the table on which this was decided")
    action: dict[str, Any] = Field(description="one of the table's `legal`")


class VersionOnly(Asked):
    version: int


class Question(Asked):
    model_config = ConfigDict(
        extra="forbid", strict=True, json_schema_extra={"examples": [{"request": {"target": {"card": 3}}}]}
    )
    request: dict[str, Any] = Field(description='an action, or {"target": …}: anything with it')
    after: list[dict[str, Any]] = Field(
        default_factory=list, max_length=4, description="as if these were decided first"
    )


class RefusalOut(TypedDict):
    rule: Annotated[str, Field(examples=["B10"])]
    reason: Annotated[str, Field(description="a key of the locale files")]
    facts: dict[str, Any]


class Explanation(TypedDict):
    refusal: Annotated[RefusalOut | None, Field(description="null: it is possible")]


class RematchWish(Asked):
    options: dict[str, Any] | None = Field(None, description="left out: those of the old table")


class Possible(TypedDict):
    action: dict[str, Any]
    changes: Annotated[
        dict[str, int], Field(description="by source: how your score would change from where it is now")
    ]


class WhatIf(TypedDict):
    """What you could do, and what it would bring at once."""

    version: int
    hidden: Annotated[bool, Field(description="it would show something hidden, so nothing is told")]
    actions: list[Possible]
    view: Annotated[dict[str, Any] | None, Field(description="the game after `after`; null without it")]
    reach: Annotated[
        list[dict[str, Any]] | None,
        Field(description="what could be paid for in this turn, and how; null: no game for it"),
    ]


class HintWish(Asked):
    level: Level = Field(default="medium", description="of the bot that is asked")


class HintOut(TypedDict):
    """What a bot would do in your place."""

    version: int
    actions: Annotated[list[dict[str, Any]], Field(description="one after the other")]
    changes: Annotated[dict[str, int], Field(description="by source: how your score would change")]


class Scores(TypedDict):
    scores: Annotated[
        list[list[int]], Field(description="at the start and after each decision, seat by seat")
    ]


class SeatOut(TypedDict):
    seat: int
    kind: Kind
    name: Annotated[str | None, Field(description="of a person")]
    player: Annotated[str | None, Field(description="of a person: their page is /players/PLAYER")]
    level: Annotated[Level | None, Field(description="of a bot")]
    you: bool
    here: Annotated[bool, Field(description="has the table open; bots are always there")]
    away: Annotated[str | None, Field(description="since when not, where that is known")]
    colour: int
    left: Annotated[Left | None, Field(description="why a bot sits here for a person")]


class TermsOut(TypedDict):
    """What all who sit down agree to."""

    tempo: dict[str, Any] | None
    late: Late
    public: bool
    chat: bool
    rated: bool


class ClockOut(TypedDict):
    """Times are milliseconds."""

    left: Annotated[list[int], Field(description="by seat, when it last began or stopped to run")]
    seat: Annotated[int | None, Field(description="whose time runs")]
    until: Annotated[int | None, Field(description="when it is over, since 1970; null: it stands still")]
    paused: Annotated[bool, Field(description="nobody is there")]
    late: Annotated[bool, Field(description="time is over")]


class ShareOut(TypedDict):
    source: str
    points: int
    where: list[Any]


class ResultOut(TypedDict):
    scores: list[int]
    breakdown: list[list[ShareOut]]
    winners: Annotated[list[int], Field(description="empty until the game is over")]
    ended_by: Annotated[str | None, Field(description="the rule that ended the game")]


class EventOut(TypedDict):
    """What happened, with the game's own facts beside these (docs/views.md)."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]
    step: Annotated[int, Field(description="the number of the decision that caused it")]
    event: str
    seat: int | None


class SharedOut(TypedDict):
    """What all who read a table are told alike."""

    id: str
    game: str
    options: dict[str, Any]
    level: Level
    status: Status
    version: Annotated[int, Field(description="counts every change of the table")]
    steps: Annotated[int, Field(description="decisions so far")]
    result: Annotated[ResultOut | None, Field(description="the score as it stands; null before the start")]
    rematch: Annotated[str | None, Field(description="the table that follows this one")]
    terms: TermsOut
    clock: Annotated[ClockOut | None, Field(description="null: no clock, or not begun")]
    stand_in: Annotated[int | None, Field(description="the seat for which a bot plays this turn")]
    ending: Annotated[list[int], Field(description="seats that would end the game now")]
    ended: Annotated[Literal["together"] | None, Field(description="why a closed table is closed")]
    watchers: Annotated[int, Field(description="how many have the table open without a seat")]
    talk: Annotated[int, Field(description="the number of the last message; 0: none")]
    hints: Annotated[bool, Field(description="a bot may be asked for a hint")]
    name: Annotated[str | None, Field(description="of a campaign")]
    restorable_until: Annotated[
        str | None, Field(description="of a deleted campaign: it can be taken back until then")
    ]
    first_game: Annotated[bool, Field(description="it is the game's fixed table that teaches it")]
    hurried: Annotated[bool, Field(description="its bots think less than usual: many wait for bots")]
    updated: Annotated[str, Field(examples=["2026-11-16T12:00:00Z"])]


class OwnOut(TypedDict):
    """What is cut for one reader of a table."""

    creator: Annotated[bool, Field(description="you made it")]
    seat: Annotated[int | None, Field(description="yours; null: you watch")]
    seats: list[SeatOut]
    view: Annotated[
        dict[str, Any] | None, Field(description="the game as your seat sees it; null before the start")
    ]
    legal: Annotated[
        list[dict[str, Any]], Field(description="what you can do now; empty if it is not your turn")
    ]
    undo: Annotated[bool, Field(description="you can take your last decision back")]
    lost: Annotated[int | None, Field(description="the seat that you lost to time and may take back")]


class NewsOut(TypedDict):
    """What has happened at a table since a decision, as one reader may know it."""

    since: int
    events: Annotated[
        list[EventOut], Field(description="from step `since` on: replace what you have from there")
    ]


class TableOut(SharedOut, OwnOut, NewsOut):
    """A table, cut for who asks."""


class TableLine(TypedDict):
    """One of my tables."""

    id: str
    game: str
    status: Status
    seats: list[SeatOut]
    seat: int
    my_turn: bool
    name: Annotated[str | None, Field(description="of a campaign")]
    restorable_until: Annotated[
        str | None, Field(description="of a deleted campaign: it can be taken back until then")
    ]
    until: Annotated[int | None, Field(description="when the time of who must decide is over")]
    updated: str
    result: Annotated[ResultOut | None, Field(description="of a finished match")]


class Moment(TypedDict):
    """A finished match after n decisions."""

    n: int
    steps: int
    view: dict[str, Any]
    events: Annotated[list[EventOut], Field(description="of the n-th decision")]
    result: ResultOut


class Health(BaseModel):
    status: Literal["ok"] = "ok"
    version: str
