"""Sends what lies in the outbox: beside everything else, again if it fails, never what nobody needs any more."""

import asyncio
import hashlib
import hmac
import json
import logging
from dataclasses import asdict
from urllib.parse import urlsplit

import aiohttp

from fiefdom.kernel.words import words
from fiefdom.server.failures import log_failure
from fiefdom.server.notices.calls import Calls
from fiefdom.server.notices.mail import CannotSend, Links, Refuses, make_mail, send_mail
from fiefdom.server.notices.outbox import Letter, Taken
from fiefdom.server.notices.push import PushKey, encrypt
from fiefdom.server.notices.safe import NotFound, PublicOnly, Unsafe, check_endpoint
from fiefdom.server.notices.ways import Ways
from fiefdom.server.notices.wording import (
    About,
    Message,
    about_table,
    confirm_text,
    digest_text,
    mail_text,
    trial,
)
from fiefdom.server.people.guests import Guest, Guests
from fiefdom.server.settings import Settings
from fiefdom.server.tables.table import Chair

log = logging.getLogger("fiefdom.notices")

_PATIENCE = aiohttp.ClientTimeout(total=20)
_BUSY = 20  # messages that are being sent at the same time: a slow place holds up no other
_AT_ONCE = 500  # tables in one digest


class NotNow(Exception):
    """It could not be sent; it may be tried again, after so many seconds at least."""

    def __init__(self, why: str, wait: float = 0) -> None:
        super().__init__(why)
        self.wait = wait


class Sending:
    def __init__(
        self, calls: Calls, ways: Ways, guests: Guests, key: PushKey, links: Links, settings: Settings
    ) -> None:
        self._calls = calls
        self._ways = ways
        self._guests = guests
        self._settings = settings
        self._links = links
        self.key = key
        self.sent = 0
        self.failed = 0

    async def run(self) -> None:
        public = PublicOnly() if not self._settings.push_private else None
        connector = aiohttp.TCPConnector(resolver=public, limit=20)
        async with (
            aiohttp.ClientSession(connector=connector, timeout=_PATIENCE) as outside,
            aiohttp.ClientSession(timeout=_PATIENCE) as own,
        ):
            busy: set[asyncio.Task[None]] = set()
            try:
                while True:
                    try:
                        for one in await self._calls.outbox.take(self._now(), _BUSY - len(busy)):
                            task = asyncio.create_task(self._deliver(one, outside, own))
                            busy.add(task)
                            task.add_done_callback(busy.discard)
                    except Exception as error:
                        log_failure("sending messages", error)
                    await asyncio.sleep(self._settings.notice_tick)
            finally:
                for task in busy:
                    task.cancel()
                await asyncio.gather(*busy, return_exceptions=True)

    async def _deliver(
        self, taken: Taken, outside: aiohttp.ClientSession, own: aiohttp.ClientSession
    ) -> None:
        way = taken.letter.way
        try:
            try:
                await self._send(taken.letter, outside, own)
                await self._calls.outbox.done(taken)
            except NotNow as error:
                self.failed += 1
                again = await self._calls.outbox.later(taken, self._now(), error.wait)
                log.warning("a %s was not sent (%s)%s", way, error, "" if again else ", for the last time")
        except Exception as error:  # whoever comes next finds it again when its time is over
            self.failed += 1
            log_failure(f"sending a {way}", error)

    async def _send(self, letter: Letter, outside: aiohttp.ClientSession, own: aiohttp.ClientSession) -> None:
        match letter.way:
            case "push":
                await self._push(letter, outside)
            case "mail":
                await self._mail(letter)
            case "webhook":
                await self._webhook(letter, own)

    # ------------------------------------------------------------------ ways

    async def _push(self, letter: Letter, http: aiohttp.ClientSession) -> None:
        endpoint = letter.target
        keys, message = await self._ways.keys(endpoint), await self._message(letter)
        if keys is None or message is None:
            return
        topic = hashlib.sha256(message.tag.encode()).hexdigest()[:32]
        headers = self.key.headers(endpoint, self._settings, topic, self._settings.clock())
        try:
            check_endpoint(endpoint, self._settings.push_private)
            async with http.post(
                endpoint,
                data=encrypt(endpoint, keys, asdict(message)),
                headers=headers,
                allow_redirects=False,
            ) as answer:
                status, wait = answer.status, answer.headers.get("Retry-After", "")
        except Unsafe:
            await self._ways.lost(endpoint)
            return
        except (aiohttp.ClientError, TimeoutError) as error:
            inside = getattr(error, "os_error", None)  # what the resolver raised
            if isinstance(inside, Unsafe) and not isinstance(inside, NotFound):
                await self._ways.lost(endpoint)
                return
            raise NotNow(type(error).__name__) from None
        if status in (404, 410):
            await self._ways.lost(endpoint)  # that browser wants no more
        elif status == 429 or status >= 500:
            raise NotNow(f"status {status}", float(wait) if wait.isdecimal() else 0)
        elif not 200 <= status < 300:
            self.failed += 1
            log.error("a push service refuses our messages: status %s", status)
        else:
            self.sent += 1

    async def _mail(self, letter: Letter) -> None:
        guest = await self._guests.find(letter.guest)
        if guest is None or not self._settings.smtp_url:
            return
        said = await self._mail_text(letter, guest)
        if said is None:
            return
        stop = self._links.stop_at_once(guest.id, letter.target) if letter.kind != "confirm" else None
        mail = make_mail(self._settings, letter.target, *said, stop)
        try:
            await asyncio.to_thread(send_mail, self._settings.smtp_url, mail)
        except Refuses:
            await self._ways.drop_address(guest.id, letter.target)
        except CannotSend as error:
            raise NotNow(str(error)) from None
        else:
            self.sent += 1

    async def _mail_text(self, letter: Letter, guest: Guest) -> tuple[str, str] | None:
        """Subject and text; None if nobody needs it any more."""
        spoken, links, now = words(guest.reads), self._links, self._now()
        if letter.kind == "confirm":
            host = urlsplit(self._settings.public_url or "").netloc
            return confirm_text(links.confirm(guest.id, letter.target), host, spoken)
        stop = links.stop(guest.id, letter.target)
        if letter.kind == "digest":
            waits = [one for one in await self._calls.waits.of(guest.id, _AT_ONCE) if one.by_days]
            tables = [About(one, *await self._company(one.match)) for one in waits]
            return digest_text(tables, links, stop, now, spoken) if tables else None
        message = await self._message(letter)
        return None if message is None else mail_text(message, f"{links.base}{message.path}", stop, spoken)

    async def _webhook(self, letter: Letter, http: aiohttp.ClientSession) -> None:
        """`text` and `content` are what chats want; the rest is for programs."""
        guest, message = await self._guests.find(letter.guest), await self._message(letter)
        if guest is None or message is None or not self._settings.webhook_url:
            return
        link = f"{self._links.base}{message.path}"
        text = ". ".join([f"{guest.name}: {message.title}", *message.body.splitlines(), link])
        told = {
            "kind": letter.kind,
            "player": guest.name,
            "match": letter.match,
            "url": link,
            "text": text,
            "content": text,
        }
        body = json.dumps(told, ensure_ascii=False).encode()
        headers = {"Content-Type": "application/json"}
        if self._settings.webhook_secret:
            signature = hmac.new(self._settings.webhook_secret.encode(), body, hashlib.sha256).hexdigest()
            headers["X-Fiefdom-Signature"] = f"sha256={signature}"
        try:
            async with http.post(self._settings.webhook_url, data=body, headers=headers) as answer:
                status = answer.status
        except (aiohttp.ClientError, TimeoutError) as error:
            raise NotNow(type(error).__name__) from None
        if not 200 <= status < 300:
            raise NotNow(f"status {status}")
        self.sent += 1

    # ------------------------------------------------------------------ what is said

    async def _message(self, letter: Letter) -> Message | None:
        """None: they have come, or are not waited for any more."""
        guest = await self._guests.find(letter.guest)
        if guest is None:
            return None
        spoken = words(guest.reads)
        if letter.match is None:
            return trial(spoken)
        waits = self._calls.waits
        wait = await (waits.full_at(letter.match) if letter.kind == "ready" else waits.at(letter.match))
        if wait is None or wait.guest != guest.id or not await self._calls.away([wait]):
            return None
        about = About(wait, *await self._company(letter.match))
        by = await self._guests.names([letter.by]) if letter.by else {}
        return about_table(letter.kind, about, by.get(letter.by or "", ""), self._now(), spoken)

    async def _company(self, match_id: str) -> tuple[list[Chair], dict[str, str]]:
        chairs = await self._calls.waits.chairs(match_id)
        return chairs, await self._guests.names(chair.guest for chair in chairs if chair.guest)

    def _now(self) -> int:
        return int(self._settings.clock() * 1000)
