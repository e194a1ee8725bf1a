"""The log: a line for everything, with the time, the level and the table; or JSON for programs that collect it."""

import json
import logging
import re
from datetime import UTC, datetime

_TABLE = re.compile(r"\btable ([a-z0-9]{10,16})\b")


def write_log(level: str, as_json: bool) -> None:
    """To standard error, from this level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLine() if as_json else Line())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """What uvicorn warns of is nonsense that strangers send: they would fill the log with it."""
    return record.levelno != logging.WARNING


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _facts(record: logging.LogRecord, formatter: logging.Formatter) -> tuple[str, str | None, str | None]:
    """The message, the table it names, and the traceback."""
    message = record.getMessage()
    found = _TABLE.search(message)
    trace = formatter.formatException(record.exc_info) if record.exc_info else None
    return message, found[1] if found else None, trace


class Line(logging.Formatter):
    """2026-11-17T06:00:00.000+00:00 ERROR fiefdom.bots table=abcdefghij: …"""

    def format(self, record: logging.LogRecord) -> str:
        message, table, trace = _facts(record, self)
        place = f" table={table}" if table else ""
        line = f"{_time(record)} {record.levelname} {record.name}{place}: {message}"
        return f"{line}\n{trace}" if trace else line


class JsonLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        message, table, trace = _facts(record, self)
        fields = {"time": _time(record), "level": record.levelname, "logger": record.name, "message": message}
        more = {"table": table, "trace": trace}
        return json.dumps(fields | {k: v for k, v in more.items() if v}, ensure_ascii=False)
