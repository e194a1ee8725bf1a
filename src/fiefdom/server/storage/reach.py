"""What the drivers say when the database does not answer, in our own words, and once in the log."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from fiefdom.server.failures import OutOfReach

log = logging.getLogger("fiefdom.server")

PATIENCE = 3.5  # seconds; whoever asked has an answer within five, be it that there is none


class Reach:
    """One way to the database, for reading or for writing, and whether it is open."""

    def __init__(self, doing: str) -> None:
        self._doing = doing
        self._away = False

    @asynccontextmanager
    async def __call__(self, patience: float | None = PATIENCE) -> AsyncIterator[None]:
        """OutOfReach: the database does not answer, not in time, or cannot do it (a full disk)."""
        try:
            async with asyncio.timeout(patience):
                yield
        except IntegrityError:
            raise  # it answered well: somebody else wrote first
        except (DBAPIError, NoConnectionFree, OSError) as error:  # a TimeoutError is an OSError
            raise self._lost(error) from error
        if self._away:
            self._away = False
            log.warning("the database is there again for %s", self._doing)

    def _lost(self, error: Exception) -> OutOfReach:
        reason = "no answer in time" if isinstance(error, TimeoutError) else _first_line(error)
        if not self._away:  # all who come meanwhile get the same answer; the log has it once
            self._away = True
            log.error("the database cannot be used for %s: %s", self._doing, reason)
        return OutOfReach(reason)


def _first_line(error: Exception) -> str:
    text = str(getattr(error, "orig", None) or error)
    return text.splitlines()[0] if text else type(error).__name__
