"""Kingdoms laid out for tests: cards written as CARD.SIDE, resources as '2 coin 1 wood', actions as words."""

from collections.abc import Sequence
from typing import Any

from fiefdom import Rng
from fiefdom.games.kingdom_legacy.cards.box import CARDS, STAGES
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES, pack, unpack
from fiefdom.games.kingdom_legacy.cards.vocabulary import STICKERS
from fiefdom.games.kingdom_legacy.play.actions import LegacyAction, decode
from fiefdom.games.kingdom_legacy.play.agenda import WORD_OF
from fiefdom.games.kingdom_legacy.play.moves import (
    BLOCKED,
    DESTROYED,
    DISCARDED,
    IN_BOX,
    IN_DECK,
    IN_PLAY,
    ON_SIDE,
    PLACES,
)
from fiefdom.games.kingdom_legacy.play.production import remake
from fiefdom.games.kingdom_legacy.play.state import LegacyState

FILLERS = (1, 2, 3, 4, 5, 6, 7, 8)  # plain lands: what the deck holds if nothing is said


def amount(text: str) -> int:
    parts = text.split()
    return pack({name: int(number) for number, name in zip(parts[::2], parts[1::2], strict=True)})


def stages(text: str) -> list[tuple[int, int]]:
    """'5.2 14' as cards and sides; a card alone is on side 1."""
    found = []
    for word in text.split():
        card, _, side = word.partition(".")
        found.append((int(card), int(side or 1)))
    return found


def lay(
    play: str = "",
    *,
    deck: str | None = None,
    discard: str = "",
    permanent: str = "",
    blocked: Sequence[tuple[str, int]] = (),
    destroyed: str = "",
    store: str = "",
    auto: bool = True,
) -> LegacyState:
    """A free turn with these cards; all others are in the box. The deck's top card comes first."""
    state = LegacyState(Rng(1), auto=auto)
    state.place = bytearray([IN_BOX]) * len(CARDS)
    state.discard = []
    state.round, state.turn = 2, 1
    used = {card for text in (play, discard, permanent, destroyed) for card, _ in stages(text)}
    used |= {card for text, _ in blocked for card, _ in stages(text)}
    if deck is None:
        deck = " ".join(str(card) for card in FILLERS if card not in used)

    def place(text: str, where: int) -> list[int]:
        for card, side in stages(text):
            assert state.place[card] == IN_BOX, f"{card} lies in two places"
            state.place[card] = where
            state.stage[card] = card * 4 + side - 1
            assert STAGES[state.stage[card]].name, f"card {card} has no side {side}"
        return [card for card, _ in stages(text)]

    state.play = place(play, IN_PLAY)
    state.deck = place(deck, IN_DECK)[::-1]
    size = len(state.deck)
    state.groups = [size - 1, 1] if size > 1 else [1] * size
    state.discard = place(discard, DISCARDED)
    state.permanent = place(permanent, ON_SIDE)
    place(destroyed, DESTROYED)
    for text, by in blocked:
        for card in place(text, BLOCKED):
            state.blocked[card] = by
    for card in range(11):  # the first cards are never in the box
        if state.place[card] == IN_BOX:
            state.place[card] = DESTROYED
    state.resources = amount(store)
    return state


def stick(state: LegacyState, stage: str, *names: str) -> None:
    ((card, side),) = stages(stage)
    at = card * 4 + side - 1
    state.stickers[at] = tuple(STICKERS[name] for name in names)
    remake(state, at)


def mark(state: LegacyState, stage: str, number: int) -> None:
    """The first boxes of a side are marked."""
    ((card, side),) = stages(stage)
    state.marks[card * 4 + side - 1] = (1 << number) - 1


def marked(state: LegacyState, stage: str) -> int:
    ((card, side),) = stages(stage)
    return state.marks.get(card * 4 + side - 1, 0).bit_count()


def stickers(state: LegacyState, stage: str) -> list[str]:
    names = {number: name for name, number in STICKERS.items()}
    ((card, side),) = stages(stage)
    return [names.get(code, f"seal {code - 16000}") for code in state.stickers.get(card * 4 + side - 1, ())]


def where(state: LegacyState, card: int) -> str:
    return PLACES[state.place[card]]


def side(state: LegacyState, card: int) -> int:
    return state.stage[card] % 4 + 1


def store(state: LegacyState) -> dict[str, int]:
    return unpack(state.resources)


def action(words: str) -> LegacyAction:
    """'use 5', 'use 5 1', 'pick 9', 'take 1 wood', 'done' …: the action that a player would name so."""
    do, *rest = words.split()
    if do in ("advance", "pass", "done", "stop"):
        return decode({"do": do})
    if do in ("use", "resolve"):
        return decode({"do": do, "card": int(rest[0]), "effect": int(rest[1]) if rest[1:] else 0})
    if do == "upgrade":
        return decode({"do": do, "card": int(rest[0]), "frame": int(rest[1]) if rest[1:] else 0})
    if do in ("pick", "expand"):
        return decode({"do": do, "card": int(rest[0])})
    if do == "produce":
        return decode({"do": do, "card": int(rest[0]), "gives": unpack(amount(" ".join(rest[1:])))})
    if do == "take":
        return decode({"do": do, "gives": unpack(amount(" ".join(rest)))})
    if do == "mark":
        return decode({"do": do, "card": int(rest[0]), "box": int(rest[1])})
    if do == "side":
        return decode({"do": do, "card": int(rest[0]), "side": int(rest[1])})
    if do == "stick":
        return decode({"do": do, "sticker": rest[0]})
    if do == "put":
        return decode({"do": do, "card": int(rest[0]), "end": rest[1]})
    if do in ("amount", "name"):
        return decode({"do": do, "number": int(rest[0])})
    if do == "cross-cost":
        return decode({"do": do, "card": int(rest[0]), "frame": int(rest[1]), "resource": rest[2]})
    if do == "cross-out":
        icon = RESOURCES.index(rest[1]) if rest[1] in RESOURCES else int(rest[1])
        return decode({"do": do, "card": int(rest[0]), "icon": icon})
    assert do == "option", words
    return decode({"do": "option", "word": rest[0]})


def do(state: LegacyState, *actions: str) -> None:
    for words in actions:
        state.apply(action(words))


def can(state: LegacyState, words: str) -> bool:
    return action(words) in state.legal()


def asked(state: LegacyState) -> str | None:
    return WORD_OF[type(state.agenda[-1])] if state.agenda else None


def picks(state: LegacyState) -> set[int]:
    """The cards that can be picked now."""
    return {data["card"] for data in map(_json, state.legal()) if data["do"] == "pick"}


def _json(chosen: LegacyAction) -> dict[str, Any]:
    return dict(chosen.to_json())
