"""People of the load test: a table of them plays whatever is legal, and notes how long everything took."""

import asyncio
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from fiefdom.kernel.json import JSON
from fiefdom.load.wire import Address, Answer, Connection, NoAnswer, Stream

_COOKIE = re.compile(rb"\r\nset-cookie: *([^;\r]+)", re.IGNORECASE)
_BROWSER = "Accept-Encoding: gzip\r\nX-Fiefdom: 1\r\n"  # what every request of the page carries
_FIRST_MESSAGE = 30.0  # seconds


class Failed(Exception):
    """A request that was refused or not answered; the text says which and why."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What kind of tables there are."""

    game: str
    options: JSON
    people: int
    bots: Sequence[str] = ()
    """Levels of the bots that take the seats after the people."""


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """An action that the server said yes to: the record must have it."""

    match: str
    version: int
    action: JSON


@dataclass(slots=True)
class Notes:
    """What was seen; times in seconds. Nothing is noted before `counting`."""

    counting: bool = False
    actions: list[float] = field(default_factory=list)
    deliveries: list[float] = field(default_factory=list)
    bot_waits: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    """How much later than planned the load test itself came to do something."""
    errors: list[str] = field(default_factory=list)
    acknowledged: list[Acknowledged] = field(default_factory=list)
    in_doubt: int = 0
    """Actions without an answer: they may be in the record or not."""
    begun: int = 0
    finished: int = 0
    stream_bytes: int = 0
    answer_bytes: int = 0
    messages: int = 0


class Person:
    """Somebody with a browser: a cookie, a connection for requests, and a stream."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._connection = Connection(address)
        self._headers = _BROWSER
        self.name = ""
        self._stream: Stream | None = None
        self.heard: tuple[int, bytes] = (0, b"")
        """The last message of the stream: its version, and the table as it came."""

    async def arrive(self) -> None:
        self._headers = _BROWSER
        answer = await self.ask("GET", "/api/me")
        found = _COOKIE.search(answer.head)
        if found is None:
            raise Failed("GET /api/me gave no cookie")
        self._headers = f"{_BROWSER}Cookie: {found[1].decode()}\r\n"
        self.name = json.loads(answer.body)["name"]

    async def ask(self, method: str, path: str, body: JSON = None) -> Answer:
        sent = b"" if body is None else json.dumps(body, separators=(",", ":")).encode()
        try:
            answer = await self._connection.request(method, path, self._headers, sent)
        except NoAnswer as error:
            raise Failed(f"{method} without an answer: {error}") from None
        if not 200 <= answer.status < 300:
            raise Failed(
                f"{method} refused with {answer.status}: {answer.body[:200].decode(errors='replace')}"
            )
        return answer

    async def table(self, path: str, body: JSON) -> dict[str, Any]:
        answer = await self.ask("POST", path, body)
        table: dict[str, Any] = json.loads(answer.body)
        return table

    async def listen(self, match: str, tell: "Company") -> None:
        """Opens the stream and waits for its first message."""
        self.hang_up()
        first = asyncio.Event()

        def heard(version: int, data: bytes) -> None:
            self.heard = version, data
            first.set()
            tell.heard(self, version)

        self.heard = 0, b""
        self._stream = Stream(self._address, f"/api/matches/{match}/stream", self._headers, heard)
        try:
            await self._stream.open()
            async with asyncio.timeout(_FIRST_MESSAGE):
                await first.wait()
        except (NoAnswer, TimeoutError):
            raise Failed(f"a stream did not begin ({self._stream.broken or 'silent'})") from None

    def hang_up(self) -> Stream | None:
        """Closes the stream; it as it was."""
        stream, self._stream = self._stream, None
        if stream is not None:
            stream.close()
        return stream

    def leave(self) -> None:
        self._connection.close()


class Company:
    """People at one table after the other; each is played to its end."""

    def __init__(self, plan: Plan, addresses: Sequence[Address], seed: int, notes: Notes) -> None:
        self._plan = plan
        self._people = [Person(address) for address in addresses]
        self._rng = Random(seed)  # noqa: S311 - any legal action will do
        self._notes = notes
        self._news = asyncio.Event()
        self._sent: dict[int, tuple[float, int]] = {}  # by version: when it was due, by whom
        self.match = ""
        self._turn: tuple[Person, int, list[JSON]] | None = None

    async def arrive(self) -> None:
        for number, person in enumerate(self._people):
            await person.arrive()
            while person.name in [other.name for other in self._people[:number]]:
                person.leave()  # names are made up by chance, and at a table nobody is called like another
                await person.arrive()
        await self.begin()

    async def begin(self) -> None:
        """A new table for these people, with all streams open."""
        plan, first = self._plan, self._people[0]
        seats: list[JSON] = [{"who": "me"}, *({"who": "open"} for _ in self._people[1:])]
        seats += [{"who": "bot", "level": level} for level in plan.bots]
        wish: JSON = {"game": plan.game, "options": plan.options, "seats": seats}
        self.match = (await first.table("/api/matches", wish))["id"]
        for person in self._people[1:]:
            await person.table(f"/api/matches/{self.match}/join", {})
        if len(self._people) > 1:
            await first.table(f"/api/matches/{self.match}/start", {})
        self._sent.clear()
        self._turn = None
        for person in self._people:
            self._note_stream(person.hang_up())
            await person.listen(self.match, self)
        self._notes.begun += 1
        await self._find_turn(0, self._people)

    def heard(self, person: Person, version: int) -> None:
        """A message of a stream: delivered is everything up to its version."""
        if self._sent:
            now = asyncio.get_running_loop().time()
            me = self._people.index(person)
            for number in [n for n in self._sent if n <= version]:
                due, by = self._sent[number]
                if by != me:
                    self._note(self._notes.deliveries, now - due)
                    del self._sent[number]
        self._news.set()

    async def _find_turn(self, version: int, people: Sequence[Person]) -> None:
        """Waits until a stream says whose turn it is, at this version or later."""
        looked: dict[Person, bytes] = {}
        async with asyncio.timeout(_FIRST_MESSAGE * 4):
            while True:
                self._news.clear()
                for person in people:
                    at, data = person.heard
                    if at < version or not data or looked.get(person) is data:
                        continue
                    looked[person] = data
                    table = json.loads(data)
                    if table["legal"] or table["status"] != "running":
                        self._turn = person, table["version"], table["legal"]
                        return
                await self._news.wait()

    async def act(self, due: float) -> None:
        """One action, due at this time of the loop's clock."""
        loop = asyncio.get_running_loop()
        if self._turn is None or not self._turn[2]:
            self._notes.finished += 1
            await self.begin()
            return
        person, version, legal = self._turn
        action = self._rng.choice(legal)
        if len(self._people) > 1:
            self._sent[version + 1] = due, self._people.index(person)
        try:
            answer = await person.ask(
                "POST", f"/api/matches/{self.match}/actions", {"version": version, "action": action}
            )
        except Failed:
            self._sent.pop(version + 1, None)
            self._notes.in_doubt += 1
            raise
        now = loop.time()
        self._note(self._notes.actions, now - due)
        self._notes.acknowledged.append(Acknowledged(self.match, version + 1, action))
        self._notes.answer_bytes += len(answer.body)
        table = json.loads(answer.body)
        if table["legal"] or table["status"] != "running":
            self._turn = person, table["version"], table["legal"]
        elif len(self._people) > 1 and not self._plan.bots:
            await self._find_turn(table["version"], [other for other in self._people if other is not person])
        else:
            await self._find_turn(table["version"], self._people)
            self._note(self._notes.bot_waits, loop.time() - now)

    def _note(self, where: list[float], seconds: float) -> None:
        if self._notes.counting:
            where.append(seconds)

    @property
    def undelivered(self) -> int:
        return len(self._sent)

    def _note_stream(self, stream: Stream | None) -> None:
        if stream is not None:
            self._notes.stream_bytes += stream.bytes
            self._notes.messages += stream.messages
            if stream.broken:
                self._notes.errors.append(f"a stream: {stream.broken}")

    def leave(self) -> None:
        for person in self._people:
            self._note_stream(person.hang_up())
            person.leave()

    async def come_back(self) -> None:
        """Everybody opens the stream again."""
        self._sent.clear()
        for person in self._people:
            await person.listen(self.match, self)
