"""What goes wrong on our side: the data out of reach, and how a failure gets into the log."""

import logging

log = logging.getLogger("fiefdom.server")


class OutOfReach(Exception):
    """The data cannot be read or written now; the next try may well work."""


def log_failure(what: str, error: Exception) -> None:
    """The traceback; nothing if the data is out of reach: whoever looks after it has said so, once."""
    if not isinstance(error, OutOfReach):
        log.error("%s failed: %s", what, type(error).__name__, exc_info=error)
