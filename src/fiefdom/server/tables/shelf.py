"""The tables in memory: those that were used last, and room for all that somebody watches."""

from collections import OrderedDict
from collections.abc import Iterator

from fiefdom.server.tables.live import Live
from fiefdom.server.tables.table import Table

_AWAKE = 16  # tables that nobody watches, the last used: whoever asks again soon need not wait for them


class Shelf:
    def __init__(self, live: Live, size: int) -> None:
        self._live = live
        self._size = size
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._awake: OrderedDict[str, None] = OrderedDict()
        live.left = self.doze

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._tables.values()))

    def get(self, match_id: str) -> Table | None:
        table = self._tables.get(match_id)
        if table is not None:
            self._tables.move_to_end(match_id)
        return table

    def put(self, table: Table) -> None:
        self._tables[table.setup.id] = table
        while len(self._tables) > self._size + self._live.count:
            self._tables.popitem(last=False)

    def take(self, match_id: str) -> Table | None:
        """It is not on the shelf any more."""
        return self._tables.pop(match_id, None)

    def clear(self) -> None:
        self._tables.clear()

    def doze(self, match_id: str) -> None:
        """What can be made again of a table that nobody watches is forgotten once others are in use."""
        self._awake[match_id] = None
        self._awake.move_to_end(match_id)
        while len(self._awake) > _AWAKE:
            oldest, _ = self._awake.popitem(last=False)
            table = self._tables.get(oldest)
            if table is not None and table.match is not None and not self._live.watched(oldest):
                table.match.rest()
