"""What is answered when something is refused."""

from typing import Any

from pydantic import BaseModel, Field


class ErrorBody(BaseModel):
    code: str = Field(examples=["stale"])
    message: str = Field(description="for people, in the language of Accept-Language")
    rule: str | None = Field(None, description="of the game, if it refuses")
    reason: str | None = Field(None, description="a key of the locale files")
    facts: dict[str, Any] | None = None
    version: int | None = Field(None, description="the table's version now")


class ErrorOut(BaseModel):
    error: ErrorBody
