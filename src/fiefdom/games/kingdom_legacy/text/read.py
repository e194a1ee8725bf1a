"""Reads the text of a campaign (see `write.py`), and refuses one that cannot be."""

import json
import re
from typing import Any

from fiefdom.games.kingdom_legacy.cards.box import CARDS, EQUIP, PERMANENT, STAGES
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS, checked_names
from fiefdom.games.kingdom_legacy.cards.resources import FIELD, RESOURCES, UNIT
from fiefdom.games.kingdom_legacy.cards.vocabulary import BIT, STICKER_NAMES
from fiefdom.games.kingdom_legacy.play.agenda import PENDING, Pending, Run
from fiefdom.games.kingdom_legacy.play.entering import Trigger
from fiefdom.games.kingdom_legacy.play.interpreter import PARTS, run
from fiefdom.games.kingdom_legacy.play.moves import (
    ABSENT,
    ASIDE,
    BLOCKED,
    DESTROYED,
    DISCARDED,
    IN_BOX,
    IN_DECK,
    IN_PLAY,
    ON_SIDE,
    WORN,
)
from fiefdom.games.kingdom_legacy.play.production import KNIGHT_STICKER, SEAL_BASE, remake
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.games.kingdom_legacy.rules import NEWEST, RULES
from fiefdom.games.kingdom_legacy.text.write import FLAGS, LISTS, MEMORIES, NUMBERS
from fiefdom.kernel.errors import BadText, NotInBox
from fiefdom.kernel.rng import Rng
from fiefdom.kernel.text import lines_of

_HEAD = re.compile(r"kingdom-legacy(?: rules=(\d{1,9}))?")
_CARD = re.compile(r"(\d+)\.([1-4]):([a-z-]+)")
_PLACES = {"discard": DISCARDED, "play": IN_PLAY, "permanent": ON_SIDE, "looked": IN_DECK}


def from_text(text: str) -> LegacyState:
    lines = lines_of(text)
    head = _HEAD.fullmatch(lines[0]) if lines else None
    if head is None:
        raise BadText("the text does not begin with the line 'kingdom-legacy'")
    version = int(head[1] or NEWEST.version)
    if version not in RULES:
        raise BadText(f"there is no version {version} of the rules; playable: {', '.join(map(str, RULES))}")
    if lines[-1] != "end":
        raise BadText("the text is cut off: its last line is not 'end'")
    further: list[str] = []
    if len(lines) > 1 and lines[1].startswith("expansions: "):
        try:
            further = checked_names(lines[1].split()[1:], RULES[version].expansions)
        except NotInBox as error:
            raise BadText(str(error)) from None
        del lines[1]
    state = LegacyState(Rng(0), edition=RULES[version], further=further)
    state.place = bytearray(ABSENT if place == ABSENT else IN_BOX for place in state.place)
    state.discard = []
    named: set[str] = set()
    for line in lines[1:-1]:
        name = re.split("[:=]", line)[0]
        if name in named and name != "pending":
            raise BadText(f"there are two lines {name!r}")
        named.add(name)
        try:
            _read_line(state, line)
        except (ValueError, IndexError, KeyError, TypeError) as error:
            raise BadText(f"this line cannot be read: {line!r} ({error})") from None
    for stage in {*state.stickers, *state.crossed}:
        remake(state, stage)
        if KNIGHT_STICKER in state.stickers.get(stage, ()):
            state.extra[stage] = BIT["knight"]
    _check(state)
    state.actor = None if state.ended_by else 0
    try:
        if state.actor is not None and state.agenda:
            run(state)
        state.result()
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadText(f"what is pending makes no sense: {error}") from None
    return state


def _read_line(state: LegacyState, line: str) -> None:
    name, colon, rest = line.partition(":")
    rest = rest.strip()
    word, _, at = name.partition(" ")
    if not colon:
        _read_numbers(state, line)
    elif name == "rng":
        state.rng.state = _number(rest)
    elif name == "ended":
        state.ended_by = None if rest == "-" else rest
    elif name in ("scores", "turnly"):
        setattr(state, name, tuple(_signed(part) for part in rest.split() if part != "-"))
    elif name == "resources":
        parts = rest.split() if rest != "-" else []
        amounts = zip(parts[::2], parts[1::2], strict=True)
        state.resources = sum(_amount(n) * UNIT[RESOURCES.index(kind)] for n, kind in amounts)
    elif name == "deck":
        _read_deck(state, rest)
    elif name in LISTS:
        cards = _cards(state, rest, _PLACES.get(name))
        setattr(state, name, cards if name in ("discard", "play", "permanent") else tuple(cards))
    elif name == "blocked":
        for part in rest.split() if rest != "-" else []:
            card, _, by = part.partition("<")
            state.blocked[_cards(state, card, BLOCKED)[0]] = _number(by)
    elif name == "worn":
        for part in rest.split():
            card, _, by = part.partition("<")
            state.worn[_cards(state, card, WORN)[0]] = _number(by)
    elif name == "tabs":
        state.tabs = tuple(_cards(state, rest, None))
    elif name in ("destroyed", "aside"):
        _cards(state, rest, DESTROYED if name == "destroyed" else ASIDE)
    elif word in MEMORIES and at:
        getattr(state, word)[_number(at)] = _memory(word, _tuples(json.loads(rest)))
    elif name == "pending":
        state.agenda.append(_item(_tuples(json.loads(rest))))
    else:
        raise ValueError("it has no meaning here")


def _read_numbers(state: LegacyState, line: str) -> None:
    for part in line.split():
        name, _, value = part.partition("=")
        if name in FLAGS:
            setattr(state, name, bool(_number(value)))
        elif name in NUMBERS:
            setattr(state, name, _signed(value))
        else:
            raise ValueError(f"there is no {name!r}")


def _read_deck(state: LegacyState, text: str) -> None:
    deck: list[int] = []
    groups: list[int] = []
    for part in re.findall(r"\[[^\]]*\]|[^\s\[\]]+", text):
        cards = _cards(state, part.strip("[] "), IN_DECK)
        if cards:
            deck += cards
            groups.append(len(cards))
    state.deck, state.groups = deck[::-1], groups[::-1]


def _cards(state: LegacyState, text: str, place: int | None) -> list[int]:
    """Puts the cards where they belong; a card may lie in one place only."""
    found = []
    for word in text.split():
        if word == "-":
            continue
        match = _CARD.fullmatch(word)
        if match is None or int(match[1]) not in CARDS or int(match[2]) not in CARDS[int(match[1])].sides:
            raise ValueError(f"{word!r} is no card")
        card, stage = int(match[1]), int(match[1]) * 4 + int(match[2]) - 1
        if STAGES[stage].name != match[3]:
            raise ValueError(f"{word!r} should be named {STAGES[stage].name!r}")
        if place is not None:
            if state.place[card] != IN_BOX:
                raise ValueError(f"card {card} lies in two places")
            state.place[card] = place
        state.stage[card] = stage
        found.append(card)
    return found


def _item(item: Any) -> Pending:
    if not isinstance(item, tuple) or not item or item[0] not in PENDING:
        raise ValueError("nothing of this name can be pending")
    word, *facts = item
    if word == "moment":
        facts = [tuple(Trigger(*trigger) for trigger in facts[0])]
    found = PENDING[word](*facts)
    if isinstance(found, Run) and (found.stage, found.part) not in PARTS:
        raise ValueError("there is no such effect")
    return found


def _memory(word: str, value: Any) -> Any:
    """A number, or numbers for what is a list of stickers, crossings or seals."""
    numbers = value if isinstance(value, tuple) else (value,)
    if isinstance(value, tuple) != (word in ("stickers", "crossed", "written")):
        raise ValueError("this cannot be remembered so")
    if not all(isinstance(number, int) and not isinstance(number, bool) for number in numbers):
        raise ValueError("only numbers are remembered")
    if word == "stickers" and not all(n in STICKER_NAMES or n >= SEAL_BASE for n in numbers):
        raise ValueError("there is no such sticker")
    return value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list) else value


def _number(text: str) -> int:
    if not text.isdecimal():
        raise ValueError(f"{text!r} is not a number")
    return int(text)


def _amount(text: str) -> int:
    if _number(text) > FIELD >> 1:
        raise ValueError("there are more resources than possible")
    return int(text)


def _signed(text: str) -> int:
    return -_number(text[1:]) if text.startswith("-") else _number(text)


def _check(state: LegacyState) -> None:
    if sum(state.groups) != len(state.deck):
        raise BadText("what is known of the deck does not fit its size")
    for card, by in state.blocked.items():
        if by not in CARDS or state.place[by] not in (IN_PLAY, BLOCKED):
            raise BadText(f"card {card} is blocked by a card that is not in play")
    for card, by in state.worn.items():
        if by not in CARDS or state.place[by] not in (IN_PLAY, BLOCKED) or not EQUIP[state.stage[card]]:
            raise BadText(f"L34: card {card} is not equipment of a card in play")
    rounds = len(EXPANSIONS[state.expansion].rounds) if state.expansion in EXPANSIONS else 1
    if state.expansion not in (0, *EXPANSIONS) or not 0 <= state.expansion_round < rounds:
        raise BadText("there is no such expansion, or no such round of it")
    for card, stage in enumerate(state.stage):
        if PERMANENT[stage] and state.place[card] in (IN_DECK, IN_PLAY, DISCARDED, BLOCKED):
            raise BadText(f"L24: card {card} is permanent and lies on the side")
        if not PERMANENT[stage] and state.place[card] == ON_SIDE:
            raise BadText(f"L24: card {card} is not permanent")
        if state.place[card] == IN_BOX and stage != card * 4:
            raise BadText(f"L29: card {card} is in the box, so on its first side")
    for memory in MEMORIES:
        for at in getattr(state, memory):
            limit = {"costs": len(STAGES) * 4, "names": len(STAGES) // 4, "plays": len(STAGES) // 4}.get(
                memory, len(STAGES)
            )
            if at >= limit:
                raise BadText(f"{memory}: there is no card or stage {at}")
    for stage, marks in state.marks.items():
        if not 0 <= marks < 1 << len(STAGES[stage].boxes):
            raise BadText(f"marks {stage}: there are {len(STAGES[stage].boxes)} boxes")
