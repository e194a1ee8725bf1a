"""What goes wrong on our side: the data out of reach, and how a failure gets into the log."""

import logging

log = logging.getLogger("fiefdom.server")


class OutOfReach(Exception):
    """The data cannot be read or written now; the next try may well work."""


def log_failure(what: str, error: Exception) -> None:
    """One line if the data is out of reach (it is said again and again then), else the traceback."""
    away = isinstance(error, OutOfReach)
    reason = type(error.__cause__ or error).__name__
    log.error("%s failed: %s", what, reason, exc_info=None if away else error)
