"""How often somebody may post: a sliding window for each."""

from collections import OrderedDict, deque

_REMEMBERED = 10_000  # guests and addresses, the longest silent forgotten first


class RateLimit:
    """At most `limit` posts in any `window` seconds; a refused post does not count."""

    def __init__(self, limit: int, window: float) -> None:
        self._limit = limit
        self._window = window
        self._posts: OrderedDict[str, deque[float]] = OrderedDict()

    def wait(self, who: str, now: float) -> float:
        """Counts a post and gives 0, or gives the seconds after which one is allowed again."""
        posts = self._posts.setdefault(who, deque())
        self._posts.move_to_end(who)
        while posts and posts[0] <= now - self._window:
            posts.popleft()
        if len(posts) >= self._limit:
            return posts[0] + self._window - now
        posts.append(now)
        if len(self._posts) > _REMEMBERED:
            self._posts.popitem(last=False)
        return 0.0
