"""Kingdom Legacy as numbers. What is packed in an action (what a card gives, how much is paid) is counted among the
legal ones of the same kind, from the smallest; names are fixed: a card gets the first name of the list."""

from collections.abc import Mapping
from dataclasses import fields
from math import prod

import numpy as np

from fiefdom.games.kingdom_legacy.cards.box import CARDS
from fiefdom.games.kingdom_legacy.cards.resources import NEW_ICONS, RESOURCES, SLOTS, unpack
from fiefdom.games.kingdom_legacy.cards.vocabulary import STICKERS
from fiefdom.games.kingdom_legacy.play.actions import KINDS, OPTIONS, LegacyAction, Name
from fiefdom.games.kingdom_legacy.play.moves import IN_DECK, PLACES
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.kernel.game import Game, Seat, State
from fiefdom.kernel.json import JSON
from fiefdom.rl.encoding import Array, Encoding, part, small

PLACES_OF_GAINS = 24  # a card offers at most so many gains; a question about amounts, too
_SIDES, _BOXES = 4, 32


def _values(cards: int) -> dict[str, list[int | str]]:
    """By field of an action: what it can be."""
    return {
        "card": list(range(cards)),
        "by": list(range(cards)),
        "frame": list(range(3)),
        "effect": list(range(4)),
        "box": list(range(_BOXES)),
        "side": list(range(1, _SIDES + 1)),
        "sticker": list(STICKERS.values()),
        "resource": list(range(SLOTS)),
        "icon": list(range(NEW_ICONS + SLOTS)),
        "end": ["top", "bottom"],
        "word": list(OPTIONS),
    }


_RANKED = ("gives", "number")


class KingdomLegacyEncoding(Encoding[LegacyAction]):
    def __init__(
        self, game: Game[LegacyAction], seats: int, options: Mapping[str, JSON] | None = None
    ) -> None:
        super().__init__(game, seats, options)
        self._cards = len(CARDS)
        self._places = {
            name: {value: place for place, value in enumerate(values)}
            for name, values in _values(self._cards).items()
        }
        self._first: dict[type[LegacyAction], int] = {}
        self._fields: dict[type[LegacyAction], list[str]] = {}
        first = 0
        for kind in KINDS.values():
            names = [] if kind is Name else [field.name for field in fields(kind)]  # type: ignore[arg-type]
            self._first[kind], self._fields[kind] = first, names
            first += prod(PLACES_OF_GAINS if name in _RANKED else len(self._places[name]) for name in names)
        self.num_actions = first
        columns = [
            *(f"place: {place}" for place in PLACES),
            *(f"side {side}" for side in range(1, _SIDES + 1)),
            "top of the deck",
            "blocks",  # 1 + the card that it blocks, the first one
            "boxes marked",
            "effects crossed out",
            "stickers",
            "times played",
        ]
        facts = ["round", "turn", "last round", "in an expansion", "asked", "cards in the deck", *RESOURCES]
        self.parts = {
            "cards": part(columns, (self._cards, len(columns))),
            "facts": part(facts),
        }

    def listed(self, state: State[LegacyAction]) -> tuple[list[int], list[LegacyAction]]:
        found: dict[int, LegacyAction] = {}
        ranks: dict[int, list[tuple[int, LegacyAction]]] = {}  # by the number of the first of them
        for action in state.legal():
            kind = type(action)
            number, ranked = 0, None
            for name in self._fields[kind]:
                value = getattr(action, name)
                if name in _RANKED:
                    number, ranked = number * PLACES_OF_GAINS, value
                else:
                    number = number * len(self._places[name]) + self._places[name][value]
            number += self._first[kind]
            if ranked is not None:
                ranks.setdefault(number, []).append((ranked, action))
            else:
                found.setdefault(number, action)  # of all names the first
        for number, ways in ranks.items():
            ways.sort(key=lambda way: way[0])
            for rank, (_, action) in enumerate(ways[:PLACES_OF_GAINS]):
                found[number + rank] = action
        return [*found], [*found.values()]

    def _see(self, state: State[LegacyAction], seat: Seat) -> Array:  # noqa: ARG002 - there is one
        assert isinstance(state, LegacyState)  # noqa: S101 - of this game
        cards = np.zeros(self.parts["cards"].shape, np.uint8)
        rows = np.arange(self._cards)
        stages = np.array(state.stage)
        cards[rows, np.frombuffer(state.place, np.uint8)] = 1
        after = len(PLACES)
        cards[rows, after + stages % _SIDES] = 1
        after += _SIDES
        if state.deck and state.groups[-1] == 1:
            cards[state.deck[-1], after] = 1  # L11: it lies face up, or it was seen
        for card, blocker in state.blocked.items():
            cards[blocker, after + 1] = 1 + card
        for card in range(self._cards):
            stage = state.stage[card]
            cards[card, after + 2] = state.marks.get(stage, 0).bit_count()
            cards[card, after + 3] = state.used.get(stage, 0).bit_count()
            cards[card, after + 4] = len(state.stickers.get(stage, ()))
            cards[card, after + 5] = min(state.plays.get(card, 0), 255)
        amounts = unpack(state.resources)
        facts = [
            state.round,
            state.turn,
            state.last_round,
            state.expansion > 0,
            bool(state.agenda),
            state.place.count(IN_DECK),
            *(amounts.get(name, 0) for name in RESOURCES),
        ]
        return np.concatenate([cards.ravel(), small(facts)])
