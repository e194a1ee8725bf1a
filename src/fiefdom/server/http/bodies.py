"""Reading a request's body: not too large, and JSON that every part of the program can bear."""

import json
from typing import Any, NoReturn

import orjson
from starlette.types import Message, Receive

from fiefdom.server.refused import Refused

_DEEPEST = 32


async def read_body(receive: Receive, declared: str | None, limit: int) -> bytes:
    """The whole body, chunked or not; Refused if it is larger than the limit."""
    if declared is not None and declared.isascii() and declared.isdigit() and int(declared[:20]) > limit:
        raise Refused("too-large")
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refused("bad-json", detail="the connection ended in the middle of the body")
        body += message.get("body", b"")
        if len(body) > limit:
            raise Refused("too-large")
        more = message.get("more_body", False)
    return bytes(body)


def check_json(body: bytes) -> None:
    """Refused unless the body is JSON by the standard: no NaN, no endless nesting, no half characters."""
    try:
        value = orjson.loads(body)
    except orjson.JSONDecodeError:
        value = _look_closely(body)
    if body.count(b"{") + body.count(b"[") > _DEEPEST and _depth_over(value, _DEEPEST):
        raise Refused("bad-json", detail=f"nested more than {_DEEPEST} deep")


def _look_closely(body: bytes) -> Any:
    """What the quick reader does not take: it is no JSON, and says why, or has a number of hundreds of digits."""
    try:
        value = json.loads(body.decode("utf-8"), parse_constant=_no_constant)
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode("utf-8")  # 1e999 is no number
    except RecursionError:
        raise Refused("bad-json", detail="nested too deeply") from None
    except ValueError as error:  # UnicodeError and JSONDecodeError are ones too
        raise Refused("bad-json", detail=_plain(error)) from None
    return value


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _plain(error: ValueError) -> str:
    if isinstance(error, UnicodeDecodeError):
        return f"not UTF-8 at byte {error.start}"
    if isinstance(error, UnicodeEncodeError):
        return "half of a surrogate pair"
    return str(error)


def _depth_over(value: Any, limit: int) -> bool:
    level = [value]
    for _ in range(limit):
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
        if not level:
            return False
    return True


def replay_body(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives the body once more, then whatever comes after it."""
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return first.pop() if first else await receive()

    return again
