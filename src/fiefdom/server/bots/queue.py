"""A fair queue: what is quick goes first, and guests take turns, however much one of them asks for."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """The lowest rank first; within a rank guest after guest, of each what came first.

    >>> queue = FairQueue[str]()
    >>> for name, rank, guest in [("a1", 1, "a"), ("a2", 1, "a"), ("b1", 1, "b"), ("hint", 0, "c")]:
    ...     queue.put(name, rank, guest)
    >>> [queue.pop() for _ in range(4)]
    ['hint', 'a1', 'b1', 'a2']
    """

    def __init__(self) -> None:
        self._ranks: dict[int, OrderedDict[str, deque[T]]] = {}

    def put(self, item: T, rank: int, guest: str) -> None:
        self._ranks.setdefault(rank, OrderedDict()).setdefault(guest, deque()).append(item)

    def pop(self, may: Callable[[int], bool] = lambda _rank: True) -> T | None:
        """The next of the ranks that may be served; None if there is none."""
        for rank in sorted(self._ranks):
            if may(rank):
                return self._pop(rank)
        return None

    def _pop(self, rank: int) -> T:
        guests = self._ranks[rank]
        guest, items = guests.popitem(last=False)
        item = items.popleft()
        if items:
            guests[guest] = items  # behind all others
        elif not guests:
            del self._ranks[rank]
        return item

    def keep(self, wanted: Callable[[T], bool]) -> None:
        """Drops what is not wanted any more."""
        old, self._ranks = self._ranks, {}
        for rank, guests in old.items():
            for guest, items in guests.items():
                for item in items:
                    if wanted(item):
                        self.put(item, rank, guest)

    def count(self, rank: int) -> int:
        return sum(len(items) for items in self._ranks.get(rank, {}).values())

    def __iter__(self) -> Iterator[T]:
        return (item for guests in self._ranks.values() for items in guests.values() for item in items)

    def __len__(self) -> int:
        return sum(self.count(rank) for rank in self._ranks)
