"""Reads the text of a position (see `write_text.py`), and refuses one that cannot be."""

import re

from fiefdom.games.the_builders.cards import BUILDINGS, CARDS, FIRST_MACHINE, POINTS, SUPPLIES, WORKERS
from fiefdom.games.the_builders.state import BuildersState
from fiefdom.kernel.errors import BadText
from fiefdom.kernel.text import lines_of

_HEAD = re.compile(
    r"the-builders seats=([2-4]) goal=(\d+) starter=(\d) round=(\d+) turn=(\d) "
    r"actions=(\d+) idle=(\d+) busy=([01]) ending=([01]) ended=(B\d+|-)"
)
_SEAT = re.compile(r"seat (\d): coins (\d+)")
_SITE = re.compile(r"site (\S+) sent (\d+) crew:\s*(.+)")


def from_text(text: str) -> BuildersState:
    lines = lines_of(text)
    head = _HEAD.fullmatch(lines[0]) if lines else None
    if head is None:
        raise BadText("the text does not begin with the line 'the-builders seats=… goal=… …'")
    seats, goal, starter, round_, turn, actions, idle, busy, ending = map(int, head.groups()[:-1])
    if starter >= seats or turn >= seats:
        raise BadText(f"starter and turn must be seats below {seats}")
    state = BuildersState(seats, goal, starter)
    state.round, state.turn, state.actions, state.idle_rounds = round_, turn, actions, idle
    state.busy, state.ending = bool(busy), bool(ending)
    state.ended_by = None if head[10] == "-" else head[10]
    state.actor = None if state.ended_by else turn
    seat = -1
    for line in lines[1:]:
        seat = _read_line(state, line, seat)
    if seat != seats - 1:
        raise BadText(f"there must be {seats} seats, in order")
    _check(state)
    return state


def _read_line(state: BuildersState, line: str, seat: int) -> int:
    """Puts what the line says into the state; gives the seat that the next lines belong to."""
    if found := _SEAT.fullmatch(line):
        if int(found[1]) != seat + 1 or seat + 1 >= state.seats:
            raise BadText(f"unexpected seat: {line!r}")
        state.coins[seat + 1] = int(found[2])
        return seat + 1
    name, _, rest = line.partition(":")
    if name in ("building row", "building deck", "worker row", "worker deck"):
        setattr(state, name.replace(" ", "_"), _numbers(rest))
    elif name == "free" and seat >= 0:
        state.free[seat] = _numbers(rest)
    elif name == "built" and seat >= 0:
        state.built[seat] = _numbers(rest)
        state.points[seat] = sum(POINTS[card] for card in state.built[seat])
    elif (found := _SITE.fullmatch(line)) and seat >= 0:
        (site,), crew = _numbers(found[1]), _numbers(found[3])
        state.sites[seat] += (site,)
        state.crew[site] = crew
        state.supply[site] = sum(SUPPLIES[worker] for worker in crew)
        if int(found[2]):
            state.sent[site] = int(found[2])
    else:
        raise BadText(f"this line has no meaning here: {line!r}")
    return seat


def _numbers(text: str) -> tuple[int, ...]:
    """'12:journeyman 50:inn' or '-' for none; the names are for the reader, but must be right."""
    numbers = []
    for word in text.split():
        if word == "-":
            continue
        number, _, name = word.partition(":")
        if not number.isdecimal() or int(number) >= len(CARDS) or (name and CARDS[int(number)].name != name):
            raise BadText(f"{word!r} is no card")
        numbers.append(int(number))
    return tuple(numbers)


def _check(state: BuildersState) -> None:
    """Every card lies in exactly one place (a built machine works besides)."""
    machines = {card for built in state.built for card in built if card >= FIRST_MACHINE}
    working = [w for crew in state.crew.values() for w in crew] + [w for free in state.free for w in free]
    workers = [*state.worker_row, *state.worker_deck, *working]
    sites = [card for sites in state.sites for card in sites]
    buildings = [
        *state.building_row,
        *state.building_deck,
        *sites,
        *(c for built in state.built for c in built),
    ]
    if sorted(workers) != sorted([*WORKERS, *machines]):
        raise BadText("every worker, and every built machine as a worker, must be in exactly one place")
    if sorted(buildings) != list(BUILDINGS):
        raise BadText("every building card must be in exactly one place")
