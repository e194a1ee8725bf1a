"""Scoring once more, as naively as can be: sets of (row, column), no bitboards. For comparison only."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

Place = tuple[int, int]
SIDE = 20
SPECIAL = "LKPNA"  # location, castle, palace, nomad space, castle with a capitol


def around(place: Place) -> list[Place]:
    row, column = place
    if row % 2:
        steps = [(0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1)]
    else:
        steps = [(0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0)]
    places = [(row + down, column + along) for down, along in steps]
    return [(r, c) for r, c in places if 0 <= r < SIDE and 0 <= c < SIDE]


def groups(places: Iterable[Place]) -> list[set[Place]]:
    left, found = set(places), []
    while left:
        group, todo = set(), [left.pop()]
        while todo:
            place = todo.pop()
            group.add(place)
            for other in around(place):
                if other in left:
                    left.remove(other)
                    todo.append(other)
        found.append(group)
    return found


class Naive:
    """The rows of a board, everybody's settlements, and whose score is asked."""

    def __init__(
        self, rows: list[str], settlements: list[set[Place]], seat: int, removed: str | None
    ) -> None:
        self.letters = {(r, c): rows[r][c] for r in range(SIDE) for c in range(SIDE)}
        self.all = settlements
        self.own = settlements[seat]
        self.seat = seat
        self.removed = removed

    def where(self, letters: str) -> set[Place]:
        return {place for place, letter in self.letters.items() if letter in letters}

    def beside(self, letters: str) -> int:
        return sum(
            1
            for place in self.own
            if self.letters[place] not in letters and any(self.letters[o] in letters for o in around(place))
        )

    def most_around(self, letters: str) -> int:
        gold = 0
        for place in self.where(letters):
            counts = [sum(o in theirs for o in around(place)) for theirs in self.all]
            if counts[self.seat] and counts[self.seat] == max(counts):
                gold += 5
        return gold


def rows_of(n: Naive) -> Counter[int]:
    return Counter(row for row, _ in n.own)


def quadrants_of(own: set[Place]) -> list[int]:
    counts = Counter((row // 10, column // 10) for row, column in own)
    return [counts[key] for key in ((0, 0), (0, 1), (1, 0), (1, 1))]


def merchants(n: Naive) -> int:
    linked: set[Place] = set()
    for group in groups(n.own):
        touched = {o for place in group for o in around(place) if n.letters[o] in SPECIAL}
        if len(touched) >= 2:
            linked |= touched
    return 4 * len(linked)


def lords(n: Naive) -> int:
    gold = 0
    for quadrant in range(4):
        counts = [quadrants_of(own)[quadrant] for own in n.all]
        ranks = sorted(set(counts), reverse=True)
        mine = counts[n.seat]
        if mine == ranks[0]:
            gold += 12
        elif len(ranks) > 1 and mine == ranks[1]:
            gold += 6
    return gold


def geologists(n: Naive) -> int:
    ranges = groups(n.where("M"))
    linked: set[int] = set()
    for group in groups(n.own):
        reach = group | {o for place in group for o in around(place)}
        touched = {number for number, range_ in enumerate(ranges) if range_ & reach}
        if len(touched) >= 2:
            linked |= touched
    return 2 * len(linked)


@cache
def steps_from(one: Place) -> dict[Place, int]:
    """How many steps lead to every other space, found by walking outwards."""
    found, edge, steps = {one: 0}, [one], 0
    while edge:
        steps += 1
        edge = list({o for place in edge for o in around(place) if o not in found})
        found |= dict.fromkeys(edge, steps)
    return found


def messengers(n: Naive) -> int:
    best = 0
    for group in groups(n.own):
        if len(group) > 1:
            best = max(best, *(steps_from(one)[other] + 1 for one in group for other in group))
    return 2 * best


def captains(n: Naive) -> int:
    return sum(1 for place in n.own if sum(o in n.own for o in around(place)) >= 3)


def scouts(n: Naive) -> int:
    return n.beside(n.removed) if n.removed else 0


def vassals(n: Naive) -> int:
    return sum(1 for row, column in n.own if row in (9, 10) or column in (9, 10))


GOALS: dict[str, Callable[[Naive], int]] = {
    "fishermen": lambda n: n.beside("W"),
    "merchants": merchants,
    "discoverers": lambda n: len(rows_of(n)),
    "hermits": lambda n: len(groups(n.own)),
    "citizens": lambda n: max((len(group) for group in groups(n.own)), default=0) // 2,
    "miners": lambda n: n.beside("M"),
    "workers": lambda n: n.beside(SPECIAL),
    "knights": lambda n: 2 * max(rows_of(n).values(), default=0),
    "lords": lords,
    "farmers": lambda n: 3 * min(quadrants_of(n.own)),
    "geologists": geologists,
    "messengers": messengers,
    "noblewomen": lambda n: n.most_around("LKNA"),
    "vassals": vassals,
    "captains": captains,
    "scouts": scouts,
}


def home_country(n: Naive) -> bool:
    return any(group <= n.own for letter in "GCDFTSWM" for group in groups(n.where(letter)))


def fortress(n: Naive) -> bool:
    return any(len(around(place)) == 6 and set(around(place)) <= n.own for place in n.own)


def road(n: Naive) -> bool:
    """Walks seven steps down either diagonal."""
    for start in n.own:
        for side in (0, 1):
            row, column = start
            length = 0
            while (row, column) in n.own:
                length += 1
                column += (1 if row % 2 else 0) if side else (0 if row % 2 else -1)
                row += 1
            if length >= 7:
                return True
    return False


def place_of_refuge(n: Naive) -> bool:
    return any(set(around(place)) <= n.own for place in n.where(SPECIAL))


def edges(n: Naive) -> list[int]:
    return [
        sum(row == 0 for row, _ in n.own),
        sum(row == 19 for row, _ in n.own),
        sum(column == 0 for _, column in n.own),
        sum(column == 19 for _, column in n.own),
    ]


TASKS: dict[str, tuple[int, Callable[[Naive], bool]]] = {
    "home_country": (5, home_country),
    "fortress": (6, fortress),
    "road": (7, road),
    "place_of_refuge": (8, place_of_refuge),
    "advance": (9, lambda n: max(edges(n)) >= 7),
    "compass_points": (10, lambda n: min(edges(n)) >= 1),
}


def castle(n: Naive) -> int:
    return 3 * sum(1 for place in n.where("KA") if set(around(place)) & n.own)


def palace(n: Naive) -> int:
    return n.most_around("P")


def capitol(n: Naive) -> int:
    return sum(1 for place in n.own if any(steps_from(place)[seat] <= 2 for seat in n.where("A")))


SPACES: dict[str, Callable[[Naive], int]] = {"castle": castle, "palace": palace, "capitol": capitol}
