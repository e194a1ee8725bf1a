"""A bot is asked for advice: by each guest one question at a time, so that nobody keeps all workers busy."""

from collections.abc import Callable

from fiefdom.server.bots.thinking import HINT_SECONDS, Advice, Task, advise
from fiefdom.server.bots.workers import BotFailed, Workers
from fiefdom.server.refused import Refused

_LEAST = 0.05  # seconds; what is hinted should have been looked at


class Hints:
    def __init__(self, workers: Workers, seconds: Callable[[int], float]) -> None:
        """`seconds`: how long a bot may think when so many ask."""
        self._workers = workers
        self._seconds = seconds
        self._asking: set[str] = set()  # guests who wait for an answer

    async def ask(self, guest: str, task: Task) -> Advice:
        if guest in self._asking:
            raise Refused("too-many", wait=int(HINT_SECONDS) + 1)
        self._asking.add(guest)
        try:
            thought = await self._workers.ask(advise, task, guest=guest, seconds=self._allowed)
            return thought.value
        except BotFailed:
            raise Refused("broken") from None
        finally:
            self._asking.discard(guest)

    def _allowed(self) -> float:
        return max(_LEAST, self._seconds(len(self._asking)))
