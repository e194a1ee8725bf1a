"""Reads an expansion from its folder: `expansion.toml` and `cards.toml`. Everything that is wrong is told, with file
and line; nothing of a folder with a fault gets into the game. How a folder is written: docs/expansions.md.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fiefdom.games.kingdom_legacy.art.scenes import TONES, add_scenes, icons, read_scene
from fiefdom.games.kingdom_legacy.cards.box import CARDS, Card, add_cards
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS, Expansion, Resource, add_expansion
from fiefdom.games.kingdom_legacy.cards.reading import NUMBER, CardFault, check_links, read_card, steps_of
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES, SLOTS
from fiefdom.games.kingdom_legacy.cards.vocabulary import (
    BIT,
    KIND_NAMES,
    STICKERS,
    add_resource,
    forget_resources,
)
from fiefdom.kernel.errors import FiefdomError
from fiefdom.kernel.words import LANGUAGES, add_words, faults_of

MOST_NUMBER, MOST_ROUNDS = 999, 8
_KEY = re.compile(r"[a-z]+(-[a-z]+)*")
_FIELDS: dict[str, type] = {
    "name": str,
    "card": int,
    "rounds": list,
    "purge": int,
    "purge_permanent": int,
    "discover": list,
    "cards": list,
    "resources": dict,
    "stickers": dict,
    "scenes": dict,
    "words": dict,
}
_NEEDED = ("name", "card", "rounds", "words")


class BadExpansion(FiefdomError):
    """A folder that is no expansion; each line of the text is one fault."""


@dataclass(frozen=True, slots=True)
class Fault:
    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


@dataclass(slots=True)
class Folder:
    """What is read of a folder so far, and what is wrong with it."""

    head: Mapping[str, Any] = field(default_factory=dict)
    cards: dict[int, Card] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    expansion: Expansion | None = None


def read_folder(folder: Path, ours: bool = False) -> Folder:
    """The expansion of a folder, or its faults. `ours`: it comes with the game, and tests check it."""
    found = Folder()
    texts = {}
    for name in ("expansion.toml", "cards.toml"):
        try:
            texts[name] = (folder / name).read_text(encoding="utf-8-sig")  # some editors write a mark first
            data = tomllib.loads(texts[name])
        except (OSError, UnicodeDecodeError) as error:
            reason = "is missing" if isinstance(error, FileNotFoundError) else f"cannot be read: {error}"
            found.faults.append(Fault(name, 1, reason))
            return found
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"at line (\d+)", str(error))
            at = int(line[1]) if line else texts[name].count("\n") + 1
            found.faults.append(Fault(name, at, f"this is no TOML: {error}"))
            return found
        if name == "expansion.toml":
            found.head = data
            found.faults += _head_faults(data, texts[name], ours)
            if found.faults:
                return found
        else:
            _read_cards(found, data, texts[name], ours)
    if not found.faults:
        found.faults += _whole_faults(found, texts, ours)
    if not found.faults:
        found.expansion = _expansion(found, tomllib.loads(texts["cards.toml"]))
    return found


def _line(text: str, *marks: str) -> int:
    """The line of the last mark that is found behind the ones before it; a mark is a table, `[NAME`, or a field."""
    at, lines = 0, text.splitlines()
    for mark in marks:
        begins = re.compile(
            rf"\s*{re.escape(mark)}\b" if mark.startswith("[") else rf"\s*{re.escape(mark)}\s*="
        )
        at = next((n for n in range(at, len(lines)) if begins.match(lines[n])), at)
    return at + 1


def _whole(value: object, least: int = 0) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


# expansion.toml


def _head_fault(text: str, name: str, reason: str) -> Fault:
    return Fault("expansion.toml", _line(text, name), f"{name}: {reason}")


def _table_fault(text: str, table: str, reason: str) -> Fault:
    return Fault("expansion.toml", _line(text, f"[{table}"), f"{table}: {reason}")


def _inner_fault(text: str, table: str, name: str, reason: str) -> Fault:
    return Fault("expansion.toml", _line(text, f"[{table}", name), f"{table}: {name}: {reason}")


def _head_faults(head: Mapping[str, Any], text: str, ours: bool) -> Iterator[Fault]:
    for name, value in head.items():
        kind = _FIELDS.get(name)
        if kind is None:
            at = _table_fault if isinstance(value, dict) else _head_fault
            yield at(text, name, "there is no such field")
        elif not isinstance(value, kind) or isinstance(value, bool):
            yield _head_fault(text, name, f"must be {KIND_NAMES[kind]}")
            return
    for name in _NEEDED:
        if name not in head:
            yield Fault("expansion.toml", 1, f"{name}: is missing")
            return
    yield from _number_faults(head, text)
    yield from _resource_faults(head, text, ours)
    yield from _sticker_faults(head, text)
    yield from _scene_faults(head, text)


def _number_faults(head: Mapping[str, Any], text: str) -> Iterator[Fault]:
    def fault(name: str, reason: str) -> Fault:
        return _head_fault(text, name, reason)

    if not _KEY.fullmatch(head["name"]):
        yield fault("name", f"{head['name']!r} is not made of small letters and hyphens")
    rounds, discover, cards = head["rounds"], head.get("discover", []), head.get("cards", [])
    if not 1 <= len(rounds) <= MOST_ROUNDS or not all(_whole(side, 1) and side <= 4 for side in rounds):
        yield fault("rounds", f"1 to {MOST_ROUNDS} rounds, for each the side of the expansion's card")
    if discover and (len(discover) != len(rounds) or not all(map(_whole, discover))):
        yield fault("discover", "for each round, how many cards come before it")
    elif sum(discover) > len(cards):
        yield fault("discover", f"{sum(discover)} cards are to come, but there are {len(cards)}")
    if not all(map(_whole, cards)) or len(set(cards)) < len(cards):
        yield fault("cards", "the numbers of its cards to discover, each once")
    for name in ("purge", "purge_permanent"):
        if not 0 <= head.get(name, 0) <= 99:
            yield fault(name, "a number from 0 to 99")


def _resource_faults(head: Mapping[str, Any], text: str, ours: bool) -> Iterator[Fault]:
    new = [name for name in head.get("resources", {}) if name not in RESOURCES]
    if len(RESOURCES) + len(new) > SLOTS:
        yield _table_fault(text, "resources", f"there is room for {SLOTS - len(RESOURCES)} more at most")
    for name, fields in head.get("resources", {}).items():
        where = f"resources.{name}"
        taken = name in BIT or name == "glory" or (name in STICKERS and not ours)
        if not _KEY.fullmatch(name) or taken:
            yield _table_fault(text, where, f"{name!r} cannot be the name of a new resource")
        elif not isinstance(fields, dict) or set(fields) != {"icon", "colour"}:
            yield _table_fault(text, where, "needs an icon and a colour")
        elif not isinstance(fields["icon"], str) or fields["icon"] not in icons():
            yield _table_fault(text, where, _no_drawing(fields["icon"]))
        elif not re.fullmatch(r"#[0-9a-f]{6}", str(fields["colour"])):
            yield _table_fault(text, where, "a colour is written #rrggbb")


def _sticker_faults(head: Mapping[str, Any], text: str) -> Iterator[Fault]:
    for name, limit in head.get("stickers", {}).items():
        if name not in STICKERS and name not in head.get("resources", {}):
            yield _inner_fault(text, "stickers", name, "is not a sticker")
        elif not _whole(limit):
            yield _inner_fault(text, "stickers", name, "how many there are is a number")


def _scene_faults(head: Mapping[str, Any], text: str) -> Iterator[Fault]:
    for name, scene in head.get("scenes", {}).items():
        if not isinstance(scene, str):
            yield _inner_fault(text, "scenes", name, "is no text")
            continue
        try:
            unknown = [one.icon for one in read_scene(scene).icons if one.icon not in icons()]
            if unknown:
                yield _inner_fault(text, "scenes", name, _no_drawing(unknown[0]))
        except ValueError as error:
            yield _inner_fault(text, "scenes", name, f"{error} (tones: {', '.join(TONES)})")


def _no_drawing(name: str) -> str:
    return f"there is no drawing {name!r} (`fiefdom legacy drawings` has their names)"


# cards.toml


def _read_cards(found: Folder, data: Mapping[str, Any], text: str, ours: bool) -> None:
    """Every card on its own, so that one fault does not hide the next. Its resources are known meanwhile (L36)."""
    new = [name for name in found.head.get("resources", {}) if name not in RESOURCES]
    for name in new:
        add_resource(name)
    try:
        for number, row in data.items():
            try:
                card = read_card(number, row, found.cards)
                found.faults += [_fault(one, text) for one in _of_expansion(card, ours)]
                found.cards[card.number] = card
            except CardFault as error:
                found.faults.append(_fault(error, text))
        everything = {**CARDS, **found.cards}
        found.faults += [_fault(one, text) for one in check_links(found.cards, everything)]
    finally:
        forget_resources(new)


def _of_expansion(card: Card, ours: bool) -> Iterator[CardFault]:
    """What the box's own cards may and those of expansions may not."""
    if ours:
        return
    if not NUMBER <= card.number <= MOST_NUMBER:
        yield CardFault(card.number, None, "number", f"must be from {NUMBER} to {MOST_NUMBER}")
    elif card.number in CARDS:
        yield CardFault(card.number, None, "number", "another card has this number already")
    if card.scroll:
        yield CardFault(card.number, None, "scroll", "scrolls belong to the box")
    for stage in card.sides.values():
        for effect in stage.effects:
            ends = effect.kind != "passive" or effect.once or effect.turnly
            if not ends and all(step.word == "gain" for step in effect.steps):
                reason = "it could be used without end: let it have a price, or be once or turnly"
                yield CardFault(card.number, stage.side, "effects", f"{effect.text!r}: {reason}")
        for name, step in steps_of(stage):
            if step.of_box:
                yield CardFault(card.number, stage.side, name, f"{step.word!r} serves a card of the box only")


def _fault(error: CardFault, text: str) -> Fault:
    side = [f"[{error.card}.side.{error.side}", error.field] if error.side else [error.field]
    return Fault("cards.toml", _line(text, f"[{error.card}", *side), str(error))


# Both together


def _whole_faults(found: Folder, texts: Mapping[str, str], ours: bool) -> Iterator[Fault]:
    head, text = found.head, texts["expansion.toml"]
    own = found.cards.get(head["card"])
    if own is None:
        yield Fault("expansion.toml", _line(text, "card"), f"card: cards.toml has no card {head['card']}")
        return
    for side in head["rounds"]:
        if side not in own.sides or not own.sides[side].permanent:
            reason = f"card {own.number} has no permanent side {side}"
            yield Fault("expansion.toml", _line(text, "rounds"), f"rounds: {reason}")
            return
    for number in head.get("cards", []):
        if number not in found.cards or number == own.number:
            yield Fault("expansion.toml", _line(text, "cards"), f"cards: {number!r} is none of its cards")
    known = {other.name: other for other in EXPANSIONS.values()}.get(head["name"])
    if known is not None and not ours:
        yield Fault("expansion.toml", _line(text, "name"), f"name: {head['name']!r} is taken already")
    if not ours:
        yield from word_faults(found, text)
    names = {stage.name for card in found.cards.values() for stage in card.sides.values()}
    for name in found.head.get("scenes", {}):
        if name not in names:
            yield Fault("expansion.toml", _line(text, "[scenes", name), f"scenes: nothing is called {name!r}")


def needed_words(found: Folder) -> set[str]:
    """The keys that each language must have; cards named like one of the box have its name."""
    keys = {"title", "brings"}
    keys |= {f"{kind}-{name}" for name in found.head.get("resources", {}) for kind in ("resource", "amount")}
    named = {stage.name for card in CARDS.values() for stage in card.sides.values()}
    names = {stage.name for card in found.cards.values() for stage in card.sides.values()}
    return keys | {f"card-{name}" for name in names - named}


def word_faults(found: Folder, text: str) -> Iterator[Fault]:
    needed = needed_words(found)
    boxed = {f"card-{stage.name}" for card in CARDS.values() for stage in card.sides.values()}
    for language in LANGUAGES:
        said = found.head["words"].get(language)
        line = _line(text, f"[words.{language}")
        if not isinstance(said, dict):
            yield Fault("expansion.toml", line, f"words.{language}: is missing")
            continue
        for key in sorted(needed - set(said)):
            yield Fault("expansion.toml", line, f"words.{language}: {key!r} is missing")
        for key in sorted(set(said) - needed):
            at = _line(text, f"[words.{language}", key)
            reason = f"nothing is called {key!r}"
            if key in boxed:
                reason = (
                    f"{key!r} is a card of the box and named already: leave it out, or call yours otherwise"
                )
            yield Fault("expansion.toml", at, f"words.{language}: {reason}")
        for key in sorted(needed & set(said)):
            at = _line(text, f"[words.{language}", key)
            for reason in faults_of(language, said[key], {"number": 2} if key.startswith("amount-") else {}):
                yield Fault("expansion.toml", at, f"words.{language}: {key}: {reason}")


def _digest(head: Mapping[str, Any], cards: Mapping[str, Any]) -> str:
    """Of what is played: who mends a translation or a picture does not make it another expansion."""
    played = {name: value for name, value in head.items() if name not in ("words", "scenes")}
    played["resources"] = sorted(head.get("resources", {}))
    return hashlib.sha256(json.dumps([played, cards], sort_keys=True).encode()).hexdigest()[:12]


def _expansion(found: Folder, cards: Mapping[str, Any]) -> Expansion:
    head = found.head
    return Expansion(
        name=head["name"],
        card=head["card"],
        rounds=tuple(head["rounds"]),
        purge=head.get("purge", 0),
        purge_permanent=head.get("purge_permanent", 0),
        discover=tuple(head.get("discover", [0] * len(head["rounds"]))),
        cards=tuple(head.get("cards", [])),
        numbers=tuple(sorted(found.cards)),
        resources=tuple(
            Resource(name, row["icon"], row["colour"]) for name, row in head.get("resources", {}).items()
        ),
        limits=head.get("stickers", {}),
        scenes=head.get("scenes", {}),
        words=head["words"],
        digest=_digest(head, cards),
    )


def add_folder(folder: Path, ours: bool = False) -> Expansion:
    """Puts an expansion into the game; BadExpansion, and nothing has happened, if there is a fault."""
    found = read_folder(folder, ours)
    if found.expansion is None:
        raise BadExpansion("\n".join(f"{folder.name}/{fault}" for fault in found.faults))
    expansion = found.expansion
    for resource in expansion.resources:
        add_resource(resource.name)
    add_cards(found.cards.values())
    add_expansion(expansion)
    named = {stage.name for card in found.cards.values() for stage in card.sides.values()}
    if max(found.cards) >= NUMBER:  # the box's have theirs in scenes.toml
        add_scenes(expansion.scenes, named)
    for language, said in expansion.words.items():
        messages = {
            f"kingdom-legacy-{key if key[:5] in ('card-', 'resou', 'amoun') else f'{key}-{expansion.name}'}": text
            for key, text in said.items()
        }
        for resource in expansion.resources:
            messages[f"kingdom-legacy-sticker-{resource.name}"] = said[f"resource-{resource.name}"]
        add_words(language, messages)
    return expansion
