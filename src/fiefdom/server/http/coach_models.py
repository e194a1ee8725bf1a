"""What the coach says, as types."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from fiefdom.server.tables.table import Level


class JudgedOut(TypedDict):
    """A decision as the coach sees it."""

    step: Annotated[int, Field(description="its place in the record, from 0")]
    seat: int
    lead: Annotated[
        float, Field(description="the expected lead over the best other seat; alone: the expected score")
    ]
    lost: Annotated[float, Field(description="how much more the better way promised; 0 if there was none")]
    better: Annotated[
        list[dict[str, Any]], Field(description="what the coach would have done; empty: the same")
    ]
    brings: Annotated[dict[str, int], Field(description="points at once of the better way, by source")]
    brought: Annotated[dict[str, int], Field(description="… and of the rest of the turn as it was played")]
    until: Annotated[
        int, Field(description="the number of decisions after that turn; 0 without a better way")
    ]


class CoachReport(TypedDict):
    bot: Level
    decisions: Annotated[list[JudgedOut], Field(description="those with a choice")]
    moments: Annotated[list[int], Field(description="the steps where most was lost, at most three")]


class Coached(TypedDict):
    """How far the coach is with a finished match, in turns, and what it says."""

    status: Literal["none", "running", "failed", "done"]
    done: int
    of: int
    report: CoachReport | None
