"""Reads the text of a position (see `write.py`), and refuses one that cannot be."""

import json
import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from fiefdom.games.kingdom_builder.board.hexes import BIT, HEXES, SIDE, Hex, neighbours
from fiefdom.games.kingdom_builder.board.layout import Laid, Layout
from fiefdom.games.kingdom_builder.board.terrain import CARD_NUMBER, LETTERS, TERRAINS
from fiefdom.games.kingdom_builder.expansions.kind import Box
from fiefdom.games.kingdom_builder.expansions.location import Location
from fiefdom.games.kingdom_builder.play.agenda import NO_CARD, NO_HEX, NO_SPACE, Asked, Doing
from fiefdom.games.kingdom_builder.play.options import options_model
from fiefdom.games.kingdom_builder.play.pieces import anchors, closed
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.play.turn import STAGES
from fiefdom.games.kingdom_builder.rules import NEWEST, RULES
from fiefdom.games.kingdom_builder.text.check import check
from fiefdom.kernel.errors import BadOptions, BadText
from fiefdom.kernel.json import JSON
from fiefdom.kernel.options import read_options
from fiefdom.kernel.text import lines_of

_HEAD = re.compile(
    r"kingdom-builder (?:rules=(\d+) )?seats=(\d) removed=(\w+|-) starter=(\d) round=(\d+) "
    r"busy=([01]) idle=(\d+) ending=([01]) ended=(K25|-) chance=(\d+)"
)
_TURN = re.compile(r"turn=(\d) stage=(\w+) terrain=(\w+|-) bound=([01]) left=(\d+) due=(\d+) anywhere=([01])")
_PLACE = re.compile(r"location (\d+) (\w+): (\d) left")
_SEAT = re.compile(r"seat (\d): supply (\d+) kept (\d+)")
_DOING = re.compile(r"doing: seat (\d) (\d+|bonus) (\w+) hex (-?\d+) steps (\d) card (\S+)(?: last (\d+))?")
_BUILT = re.compile(r"built of (\d): (.+)")
_ASKED = re.compile(r"asked: (\d+) seats (.+)")
T = TypeVar("T")


class _Lines:
    """The lines of the text, taken one by one; what does not fit is said with its line."""

    def __init__(self, text: str) -> None:
        self.lines = lines_of(text)

    def next(self) -> str:
        if not self.lines:
            raise BadText("the text ends too early")
        return self.lines.pop(0)

    def expect(self, pattern: re.Pattern[str], what: str) -> re.Match[str]:
        line = self.next()
        found = pattern.fullmatch(line)
        if found is None:
            raise BadText(f"{line!r} should be {what}")
        return found

    def list(self, name: str) -> list[str]:
        line = self.next()
        head, colon, rest = line.partition(":")
        if head != name or not colon:
            raise BadText(f"{line!r} should be the line '{name}: …'")
        return words_of(rest)


def words_of(text: str) -> list[str]:
    return [word for word in text.split() if word != "-"]


def _known(words: Iterable[str], find: Callable[[str], T], what: str) -> list[T]:
    found = []
    for word in words:
        try:
            found.append(find(word))
        except (KeyError, ValueError, IndexError):
            raise BadText(f"{word!r} is no {what}") from None
    return found


def _card(name: str) -> int:
    return CARD_NUMBER[name]


def _hex(word: str) -> Hex:
    number = int(word)
    if not 0 <= number < HEXES:
        raise ValueError(word)
    return Hex(number)


def from_text(text: str) -> KingdomState:
    lines = _Lines(text)
    head = lines.expect(_HEAD, "'kingdom-builder seats=… removed=… …'")
    rules = _known([head[1]], lambda word: RULES[int(word)], "version of the rules")[0] if head[1] else NEWEST
    seats, starter = int(head[2]), int(head[4])
    box = _box(lines.list("expansions"), lines.list("options"), seats)
    laid = [_laid(word) for word in lines.list("quadrants")]
    goals = _known(lines.list("goals"), box.goals.__getitem__, "Kingdom Builder card in use")
    tasks = _known(lines.list("tasks"), box.tasks.__getitem__, "task card in use")
    turn = lines.expect(_TURN, "'turn=… stage=… …'")
    rows, owners = _board(lines, seats, box.special)
    with_tiles = [space.letter for space in box.spaces if space.tiles]
    places = [
        lines.expect(_PLACE, "'location HEX KIND: N left'")
        for letter in "".join(rows)
        if letter in with_tiles
    ]
    layout = Layout(
        seats=seats,
        rows=rows,
        kinds=_known([place[2] for place in places], _printed(box).__getitem__, "location in use"),
        quadrants=laid,
        box=box,
        goals=goals,
        tasks=tasks,
        removed=None if head[3] == "-" else _known([head[3]], TERRAINS.index, "terrain")[0],
        rules=rules,
    )
    if starter >= seats or int(turn[1]) >= seats:
        raise BadText(f"starter and turn must be seats below {seats}")
    if [int(place[1]) for place in places] != list(layout.locations):
        raise BadText("the lines 'location' must name the location spaces of the board in their order")
    state = KingdomState(layout, starter)
    state.round, state.busy, state.idle = int(head[5]), head[6] == "1", int(head[7])
    state.ending, state.ended_by = head[8] == "1", None if head[9] == "-" else head[9]
    state.chance = int(head[10])
    state.turn = int(turn[1])
    state.stage = _known([turn[2]], STAGES.index, "stage")[0]
    state.terrain = -1 if turn[3] == "-" else _known([turn[3]], TERRAINS.index, "terrain")[0]
    state.bound = turn[4] == "1"
    state.left, state.due, state.anywhere = int(turn[5]), int(turn[6]), turn[7] == "1"
    state.stock = tuple(int(place[3]) for place in places)
    state.own = owners
    _read_rest(state, lines)
    _derive(state)
    check(state)
    return state


def _box(names: list[str], settings: list[str], seats: int) -> Box:
    """The expansions in use, as their options make them."""
    given: dict[str, JSON] = {"expansions": names}
    for word in settings:
        name, _, value = word.partition("=")
        given[name] = _known([value], json.loads, f"value of {name}")[0]
    try:
        box = read_options(options_model(), given).box
    except BadOptions as error:
        raise BadText(str(error)) from None
    if seats not in box.seats:
        raise BadText(f"K5: {seats} seats are not possible with these expansions")
    return box


def _printed(box: Box) -> dict[str, Location]:
    """The locations in use by their own names."""
    return {kind.name: kind for kind in box.locations.values()}


def _laid(word: str) -> Laid:
    name, *marks = word.split("/")
    return Laid(name, "turned" in marks, "own" in marks)


def _board(lines: _Lines, seats: int, special: str) -> tuple[list[str], list[int]]:
    rows: list[str] = []
    owners = [0] * seats
    for row in range(SIDE):
        cells = lines.next().split()
        if len(cells) != SIDE:
            raise BadText(f"row {row} of the board must have {SIDE} spaces, not {len(cells)}")
        for column, cell in enumerate(cells):
            letter, owner = cell[0], cell[1:]
            if letter not in LETTERS + special:
                raise BadText(f"row {row} of the board: {cell!r} is no space")
            if owner == ".":
                continue
            if letter in special or not owner.isdecimal() or int(owner) >= seats:
                raise BadText(f"row {row} of the board: no such settlement: {cell!r}")
            owners[int(owner)] |= BIT[row * SIDE + column]
        rows.append("".join(cell[0] for cell in cells))
    return rows, owners


def _read_rest(state: KingdomState, lines: _Lines) -> None:
    layout = state.layout

    def spaces(name: str) -> int:
        found = set(_known(lines.list(name), lambda word: layout.space_at[_hex(word)], "location space"))
        return sum([1 << space for space in found])

    def bonuses(name: str) -> int:
        names = [bonus.name for bonus in layout.bonuses]
        return sum(1 << number for number in set(_known(lines.list(name), names.index, "bonus tile")))

    def hexes(name: str) -> int:
        return sum(BIT[number] for number in set(_known(lines.list(name), _hex, "hex")))

    def cards(name: str) -> tuple[int, ...]:
        return tuple(_known(lines.list(name), _card, "terrain card"))

    pieces = [[0] * len(places) for places in state.pieces]
    for kind, piece in enumerate(layout.pieces):
        if piece.common:
            pieces[kind][0] = hexes(piece.name)
    if layout.watched:
        found = lines.expect(_BUILT, "'built of …: …'")
        state.number = int(found[1])
        state.built = tuple(_known(words_of(found[2]), _hex, "hex"))
    gold = [[0] * state.seats for _ in layout.payers]
    state.ready, state.used = spaces("ready"), spaces("used")
    state.ready_bonus, state.used_bonus = bonuses("ready bonus"), bonuses("used bonus")
    by_seat: dict[str, list[int]] = {name: [] for name in _BY_SEAT}
    hands, old = [], []
    for seat in range(state.seats):
        found = lines.expect(_SEAT, f"'seat {seat}: supply … kept …'")
        if int(found[1]) != seat:
            raise BadText(f"seat {found[1]} is not expected here: the seats must be in order")
        state.supply[seat] = int(found[2])
        by_seat["kept"].append(int(found[3]))
        words = lines.list("cards")
        old.append(words.index("|") if "|" in words else 0)
        hands.append(tuple(_known([word for word in words if word != "|"], _card, "terrain card")))
        for name in ("tiles", "had", "canoes"):
            by_seat[name].append(spaces(name))
        by_seat["bonus"].append(bonuses("bonuses"))
        for kind in layout.owned:
            pieces[kind][seat] = hexes(layout.pieces[kind].name)
        for number, source in enumerate(layout.payers):
            gold[number][seat] = sum(_known(lines.list(source)[:1], int, "amount of gold"))
    state.pieces, state.gold = tuple(map(tuple, pieces)), tuple(map(tuple, gold))
    for name, values in by_seat.items():
        setattr(state, name, tuple(values))
    state.hands, state.old = tuple(hands), tuple(old)
    state.deck, state.discard, state.aside = cards("deck"), cards("discard"), cards("rejected")
    state.trail = tuple(_known(lines.list("trail"), _hex, "hex"))
    state.last_trail = tuple(_known(lines.list("last trail"), _hex, "hex"))
    state.agenda = tuple(_agenda(state, line) for line in lines.lines)


_BY_SEAT = ("kept", "tiles", "had", "canoes", "bonus")


def _agenda(state: KingdomState, line: str) -> Doing | Asked:
    space_at = state.layout.space_at
    if found := _ASKED.fullmatch(line):
        seats = tuple(_known(found[2].split(), lambda word: range(state.seats)[int(word)], "seat"))
        return Asked(_known([found[1]], lambda word: space_at[_hex(word)], "location space")[0], seats)
    if found := _DOING.fullmatch(line):
        layout = state.layout
        kinds = {kind.name: kind for kind in (layout.bonuses if found[2] == "bonus" else layout.kinds)}
        location = _known([found[3]], kinds.__getitem__, "location")[0]
        space = NO_SPACE
        if found[2] != "bonus":
            space = _known([found[2]], lambda word: space_at[_hex(word)], "location space")[0]
        card = NO_CARD if found[6] == "-" else _known([found[6]], _card, "terrain card")[0]
        picked, last = Hex(int(found[4])), Hex(int(found[7])) if found[7] else NO_HEX
        return Doing(int(found[1]), space, location, picked, int(found[5]), card, last)
    raise BadText(f"this line has no meaning here: {line!r}")


def _derive(state: KingdomState) -> None:
    """What follows from where everything stands."""
    taken = 0
    for places in state.pieces:
        for hexes in places:
            taken |= hexes
    for seat in range(state.seats):
        state.near[seat] = neighbours(anchors(state, seat))
        taken |= state.own[seat]
    state.zone = closed(state)
    state.empty = state.layout.ground & ~taken
    state.free = state.layout.eligible & state.empty & ~state.zone
    top = state.agenda[-1] if state.agenda else None
    state.actor = state.turn
    if isinstance(top, Doing):
        state.actor = top.seat
    elif isinstance(top, Asked):
        state.actor = top.seats[0]
    if state.ended_by:
        state.actor = None
