"""What every call of the interface passes first: who asks, from where, how often, how much."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from urllib.parse import urlsplit

from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fiefdom.server.failures import OutOfReach
from fiefdom.server.http.bodies import check_json, read_body, replay_body
from fiefdom.server.http.refusals import STATUS, language_of, refuse
from fiefdom.server.metrics import Metrics
from fiefdom.server.people.addresses import plain_address
from fiefdom.server.people.bans import Bans
from fiefdom.server.people.guests import COOKIE, Guest, Guests
from fiefdom.server.people.limits import Limits
from fiefdom.server.refused import Refused
from fiefdom.server.settings import Settings

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_FILES = "/api/matches/import"  # takes a whole campaign
_NO_BODY = "/api/mail/stop"  # mail programs send a form along (RFC 8058), which says nothing
_LONGEST_ADDRESS = 64
_DEFAULT_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True)
class Caller:
    """Who makes a request. `guest` is None for somebody we do not know (yet)."""

    guest: Guest | None
    token: str | None
    address: str
    language: str


@dataclass(frozen=True, slots=True)
class Doors:
    """What the gate asks."""

    guests: Guests
    bans: Bans
    limits: Limits
    metrics: Metrics


class Gate:
    """ASGI middleware; leaves the reader's language in the scope's state, and for `/api` the caller and the body."""

    def __init__(self, app: ASGIApp, settings: Settings, doors: Callable[[], Doors]) -> None:
        self._app = app
        self._settings = settings
        self._doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = _plain(scope)
        language = language_of(headers.get("accept-language"))
        scope.setdefault("state", {})["language"] = language
        if not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        doors = self._doors()
        try:
            if "\0" in scope["path"]:  # no name of anything, and PostgreSQL does not bear it
                raise Refused("not-found")
            if scope["path"].endswith("/stream") and scope["method"] == "GET":
                with doors.limits.answering():
                    caller = await self._pass(doors, scope, headers, language)
                with doors.limits.stream(caller.guest.id if caller.guest else None, caller.address):
                    await self._app(scope, receive, send)
            else:
                await self._answer(doors, scope, headers, language, receive, send)
        except Refused as refused:
            await refuse(refused, language)(scope, receive, send)
        except OutOfReach:
            await refuse(Refused("unavailable"), language)(scope, receive, send)

    async def _answer(
        self,
        doors: Doors,
        scope: Scope,
        headers: Mapping[str, str],
        language: str,
        receive: Receive,
        send: Send,
    ) -> None:
        """Counts and times it. What is refused here was not answered: nothing has been sent."""
        begun, status = monotonic(), 0
        try:
            with doors.limits.answering():
                await self._pass(doors, scope, headers, language)
            # Whoever is slow to say all, or to take the answer, takes nobody's place.
            if scope["method"] not in _SAFE:
                receive = await self._take(scope, headers, receive)
            with doors.limits.answering() as leave:

                async def noting(message: Message) -> None:
                    nonlocal status
                    if message["type"] == "http.response.start":
                        status = message["status"]
                        leave()
                    await send(message)

                await self._app(scope, receive, noting)
        except Refused as refused:
            status = STATUS[refused.code]
            raise
        finally:
            doors.metrics.note(
                scope["method"], status, monotonic() - begun, action=scope["path"].endswith("/actions")
            )

    async def _pass(self, doors: Doors, scope: Scope, headers: Mapping[str, str], language: str) -> Caller:
        # A proxy that is believed may say anything: what is remembered by address stays small.
        address = plain_address(scope["client"][0][:_LONGEST_ADDRESS]) if scope.get("client") else "unknown"
        if doors.bans.address(address):
            raise Refused("banned")
        doors.limits.request(address)
        changes = scope["method"] not in _SAFE
        cookie = _cookie(headers)
        token = _bearer(headers)
        if changes and token is None:
            self._check_origin(headers, with_cookie=cookie is not None)
        guest = await _identify(doors.guests, token, cookie)
        if guest is not None and doors.bans.guest(guest.id):
            raise Refused("banned")
        caller = Caller(guest, token, address, language)
        scope["state"]["caller"] = caller
        doors.limits.asked(guest.id if guest else None, address, changes)
        return caller

    async def _take(self, scope: Scope, headers: Mapping[str, str], receive: Receive) -> Receive:
        """The body, whole and in time; what comes next reads it from here."""
        limit = self._settings.file_limit if scope["path"] == _FILES else self._settings.body_limit
        try:
            async with asyncio.timeout(self._settings.patience):
                body = await read_body(receive, headers.get("content-length"), limit)
        except TimeoutError:
            raise Refused("too-slow") from None
        if scope["path"] == _NO_BODY:
            body = b""
        if body:
            check_json(body)
            # A body is JSON here, whatever a client calls it.
            plain = [(name, value) for name, value in scope["headers"] if name != b"content-type"]
            scope["headers"] = [*plain, (b"content-type", b"application/json")]
        scope["state"]["body"] = body
        return replay_body(body, receive)

    def _check_origin(self, headers: Mapping[str, str], with_cookie: bool) -> None:
        """A page of another site can send our cookie along, but not our header, nor hide where it is."""
        if with_cookie and headers.get("x-fiefdom") != "1":
            raise Refused("cross-site")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refused("cross-site")
        origin = headers.get("origin")
        if origin is None:
            return
        here = [headers.get("host", "")]
        if self._settings.public_url:
            here.append(urlsplit(self._settings.public_url).netloc)
        if not any(_same_host(origin, host) for host in here):
            raise Refused("cross-site")


async def _identify(guests: Guests, token: str | None, cookie: str | None) -> Guest | None:
    if token is not None:
        guest = await guests.by_token(token)
        if guest is None:
            raise Refused("no-guest")
        return guest
    return await guests.by_cookie(cookie) if cookie else None


def _plain(scope: Scope) -> dict[str, str]:
    """The headers by name; of several with one name, the first."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in reversed(scope["headers"])}


def _same_host(origin: str, host: str) -> bool:
    try:
        there = urlsplit(origin)
        here = urlsplit(f"{there.scheme}://{host}")
        default = _DEFAULT_PORTS[there.scheme]
        return (there.hostname, there.port or default) == (here.hostname, here.port or default)
    except (KeyError, ValueError):
        return False  # "null", or nothing that can be read


def _cookie(headers: Mapping[str, str]) -> str | None:
    # As browsers write it: Python's own reader gives up at the first cookie that it does not like.
    return cookie_parser(headers.get("cookie", "")).get(COOKIE)


def _bearer(headers: Mapping[str, str]) -> str | None:
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
