"""What the drivers say when the database does not answer, in our own words, and once in the log."""

import asyncio
import logging
from types import TracebackType
from typing import Literal

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from fiefdom.server.failures import OutOfReach

log = logging.getLogger("fiefdom.server")

Doing = Literal["reading", "writing"]
PATIENCE = 3.5  # seconds; whoever asked has an answer within five, be it that there is none


class Reach:
    """Whether the database can be read and written. An outage is in the log once, and its end."""

    def __init__(self) -> None:
        self._away: set[str] = set()

    def __call__(self, doing: Doing, patience: float | None = PATIENCE) -> "_Reaching":
        """OutOfReach: the database does not answer, not in time, or cannot do it (a full disk)."""
        return _Reaching(self, doing, patience)

    def ended(self, doing: Doing, error: BaseException | None) -> None:
        if isinstance(error, IntegrityError):
            return  # it answered well: somebody else wrote first
        if isinstance(error, DBAPIError | NoConnectionFree | OSError):  # a TimeoutError is an OSError
            raise self._lost(doing, error) from error
        if error is None and self._away:
            self._found(doing)

    def _lost(self, doing: Doing, error: Exception) -> OutOfReach:
        reason = "no answer in time" if isinstance(error, TimeoutError) else _first_line(error)
        if not self._away:  # all who come meanwhile get the same answer
            log.error("the database is out of reach for %s: %s", doing, reason)
        self._away.add(doing)
        return OutOfReach(reason)

    def _found(self, doing: Doing) -> None:
        self._away -= {"reading", doing}  # who can write can also read
        if not self._away:
            log.warning("the database is there again")


class _Reaching:
    """One try. A class, because every action comes by and a generator would take thrice as long."""

    __slots__ = ("_doing", "_reach", "_timeout")

    def __init__(self, reach: Reach, doing: Doing, patience: float | None) -> None:
        self._reach = reach
        self._doing = doing
        self._timeout = asyncio.timeout(patience)

    async def __aenter__(self) -> None:
        await self._timeout.__aenter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            await self._timeout.__aexit__(kind, error, trace)
        except TimeoutError as late:
            error = late
        self._reach.ended(self._doing, error)


def _first_line(error: Exception) -> str:
    text = str(getattr(error, "orig", None) or error)
    return text.splitlines()[0] if text else type(error).__name__
