"""A bot is asked for advice: by each guest one question at a time, so that nobody keeps all workers busy."""

from fiefdom.server.bots.thinking import HINT_SECONDS, Advice, Task, advise
from fiefdom.server.bots.workers import BotFailed, Workers
from fiefdom.server.refused import Refused


class Hints:
    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._asking: set[str] = set()  # guests who wait for an answer

    async def ask(self, guest: str, task: Task) -> Advice:
        if guest in self._asking:
            raise Refused("too-many", wait=int(HINT_SECONDS) + 1)
        self._asking.add(guest)
        try:
            return await self._workers.ask(advise, task)
        except BotFailed:
            raise Refused("broken") from None
        finally:
            self._asking.discard(guest)
