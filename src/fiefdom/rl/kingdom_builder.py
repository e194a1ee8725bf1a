"""Kingdom Builder as numbers: 400 hexes and a few words; planes of the board and facts beside it."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from fiefdom.games.kingdom_builder.board.hexes import HEXES, SIDE, Hex
from fiefdom.games.kingdom_builder.board.layout import Layout, spaces_of
from fiefdom.games.kingdom_builder.board.terrain import CARDS, SWAMP, TERRAINS, card_name
from fiefdom.games.kingdom_builder.play.actions import (
    BUILD,
    CHOOSE,
    DECLINE,
    END_TURN,
    MOVE,
    PICK,
    PLACE,
    REDRAW,
    STOP,
    TAKE_BACK,
    USE,
    KingdomAction,
    UseBonus,
)
from fiefdom.games.kingdom_builder.play.agenda import NO_HEX, Doing
from fiefdom.games.kingdom_builder.play.options import options_model
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.play.turn import STAGES, to_build
from fiefdom.kernel.game import Game, Seat, State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.options import read_options
from fiefdom.rl.encoding import Array, Encoding, part

_DIGITS = bytes.maketrans(b"01", b"\0\1")


class KingdomBuilderEncoding(Encoding[KingdomAction]):
    """A hex's number means what the moment asks for: build there, pick, move, place or take back what is there; a
    location's hex means using its tile. No two legal actions share a hex, which the tests look at."""

    def __init__(
        self, game: Game[KingdomAction], seats: int, options: Mapping[str, JSON] | None = None
    ) -> None:
        super().__init__(game, seats, options)
        box = read_options(options_model(), options).box
        self._box = box
        words: list[KingdomAction] = [REDRAW, END_TURN]
        if box.names or len(box.expansions) > 1:
            words += [*CHOOSE, STOP, DECLINE, *(UseBonus(bonus.name) for bonus in box.bonuses)]
        self._number: dict[KingdomAction, int] = {
            listing[Hex(number)]: number
            for listing in (BUILD, PICK, MOVE, PLACE, TAKE_BACK, USE)
            for number in range(HEXES)
        }
        self._number |= {word: HEXES + place for place, word in enumerate(words)}
        self.num_actions = HEXES + len(words)
        self._kinds = list(dict.fromkeys(box.locations.values()))  # a swapped location (X16) has two names
        others = [f"of seat +{step}" for step in range(1, seats)]
        owners = ["mine", *others]
        planes = [
            *TERRAINS,
            *(f"space: {space.name}" for space in box.spaces),
            *(f"location: {kind.name}" for kind in self._kinds),
            *(f"settlement {owner}" for owner in owners),
            *(
                f"{piece.name} {owner}"
                for piece in box.pieces
                for owner in (["of nobody"] if piece.common else owners)
            ),
            "picked",
            *(f"tile {owner}" for owner in owners),
            "tile usable now",
            "tiles left",
        ]
        self._cards = [card for card in CARDS if card in box.cards]
        self._doing = [
            *(kind.name for kind in self._kinds),
            *(f"bonus {bonus.name}" for bonus in box.bonuses),
        ]
        names = [card_name(card) for card in self._cards]
        facts = [
            "my turn",
            "turns left in this round",
            "last round",
            "rounds without a build",
            *(f"stage: {stage}" for stage in STAGES),
            "still to build",
            *(f"terrain: {TERRAINS[terrain]}" for terrain in range(SWAMP + 1)),
            *(f"doing: {name}" for name in self._doing),
            "steps done",
            *(f"shown: {name}" for name in names),
            *(f"in my hand: {name}" for name in names),
            *(f"discarded: {name}" for name in names),
            *(f"set aside: {name}" for name in names),
            "cards in the deck",
            *(f"goal: {name}" for name in box.goals),
            *(f"task: {name}" for name in box.tasks),
            *(f"removed: {TERRAINS[terrain]}" for terrain in range(SWAMP + 1)),
            *(f"supply {owner}" for owner in owners),
            *(f"kept {owner}" for owner in owners),
            *(f"gold {owner}" for owner in owners),
            *(f"bonus {bonus.name} {owner}" for bonus in box.bonuses for owner in owners),
        ]
        self.parts = {"board": part(planes, (len(planes), SIDE, SIDE)), "facts": part(facts)}
        plane = {name: HEXES * number for number, name in enumerate(planes)}
        self._settlements, self._picked, self._tiles = (
            plane[name] for name in ("settlement mine", "picked", "tile mine")
        )
        at = {name: HEXES * len(planes) + number for number, name in enumerate(facts)}
        self._at = at
        self._turn, self._terrain = at["my turn"], at[f"terrain: {TERRAINS[0]}"]
        self._steps, self._supply, self._gold = (at[n] for n in ("steps done", "supply mine", "gold mine"))
        self._orders = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
        # What changes seldom is put down once and looked up.
        self._laid_out = lru_cache(maxsize=256)(self._lay_out)
        self._tiled = lru_cache(maxsize=512)(self._lay_tiles)
        self._counted = lru_cache(maxsize=4096)(self._count_cards)

    def numbered(self, state: State[KingdomAction]) -> dict[int, KingdomAction]:
        number = self._number
        return {number[action]: action for action in state.legal()}

    def _lay_out(self, layout: Layout) -> bytes:
        """An observation of this table with what never changes there: the land, and which cards are in use."""
        seen = bytearray(self.size)
        sets = [*layout.terrain]
        sets += [_set(layout.places[space.name]) for space in self._box.spaces]
        for kind in self._kinds:
            sets.append(_set(n for n, k in zip(layout.locations, layout.kinds, strict=True) if k is kind))
        seen[: HEXES * len(sets)] = b"".join(map(_plane, sets))
        used = [
            *(f"goal: {goal.name}" for goal in layout.goals),
            *(f"task: {task.name}" for task in layout.tasks),
        ]
        if layout.removed is not None:
            used.append(f"removed: {TERRAINS[layout.removed]}")
        for name in used:
            seen[self._at[name]] = 1
        return bytes(seen)

    def observe(self, state: State[KingdomAction], seat: Seat) -> Array:
        assert isinstance(state, KingdomState)  # noqa: S101 - of this game
        order, tiles = self._orders[seat], state.tiles
        laid = self._tiled(state.layout, tuple([tiles[owner] for owner in order]), state.ready, state.stock)
        seen = bytearray(laid)
        self._see_board(seen, state, order)
        self._see_turn(seen, state, seat)
        self._see_stores(seen, state, seat, order)
        if state.agenda and isinstance(doing := state.agenda[-1], Doing):
            if doing.hex != NO_HEX:
                seen[self._picked + doing.hex] = 1
            # A bonus tile shares its name with its location.
            name = doing.location.name if doing.space >= 0 else f"bonus {doing.location.name}"
            seen[self._at[f"doing: {name}"]] = 1
            seen[self._steps] = doing.steps
        return np.frombuffer(seen, np.uint8)

    def _see_board(self, seen: bytearray, state: KingdomState, order: Sequence[Seat]) -> None:
        own = state.own
        planes = [_plane(own[owner]) for owner in order]
        if state.pieces:
            for piece, by_seat in zip(state.layout.pieces, state.pieces, strict=True):
                planes += map(_plane, by_seat if piece.common else [by_seat[owner] for owner in order])
        seen[self._settlements : self._picked] = b"".join(planes)

    def _lay_tiles(self, layout: Layout, tiles: tuple[int, ...], ready: int, stock: tuple[int, ...]) -> bytes:
        """The table with its tiles: each seat's, those that can be used now, and how many are left."""
        seen, first, locations = bytearray(self._laid_out(layout)), self._tiles, layout.locations
        for step, spaces in enumerate((*tiles, ready)):
            for space in spaces_of(spaces):
                seen[first + HEXES * step + locations[space]] = 1
        for number, left in zip(locations, stock, strict=True):
            seen[first + HEXES * (len(tiles) + 1) + number] = left
        return bytes(seen)

    def _see_turn(self, seen: bytearray, state: KingdomState, seat: Seat) -> None:
        at = self._turn
        seen[at] = state.turn == seat
        seen[at + 1] = (state.starter - state.turn - 1) % state.seats
        seen[at + 2] = state.ending
        seen[at + 3] = state.idle
        seen[at + 4 + state.stage] = 1
        seen[at + 7] = to_build(state)
        if state.terrain >= 0:
            seen[self._terrain + state.terrain] = 1

    def _see_stores(self, seen: bytearray, state: KingdomState, seat: Seat, order: Sequence[Seat]) -> None:
        """Cards, supplies, gold and bonus tiles."""
        hands, deck, seats = state.hands, len(state.deck), state.seats
        counted = self._counted(hands[state.turn], hands[seat], state.discard, state.aside, deck)
        seen[self._steps + 1 : self._steps + 1 + len(counted)] = counted
        at = self._supply
        for owner in order:
            seen[at] = state.supply[owner]
            seen[at + seats] = state.kept[owner]
            at += 1
        if state.gold:
            for step, owner in enumerate(order):
                seen[self._gold + step] = min(sum([paid[owner] for paid in state.gold]), 255)
        if any(state.bonus):
            for step, owner in enumerate(order):
                for bonus in spaces_of(state.bonus[owner]):
                    seen[self._gold + seats * (1 + bonus) + step] = 1

    def _count_cards(self, *seen: Any) -> bytes:
        """How many there are of each card: shown, in the seat's hand, discarded, set aside; and of all in the deck."""
        *places, deck = seen
        return bytes([*(cards.count(card) for cards in places for card in self._cards), deck])


def _set(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


@lru_cache(maxsize=4096)
def _plane(hexes: int) -> bytes:
    """A byte for each hex; between two decisions most sets stay what they were."""
    return f"{hexes:0{HEXES}b}".encode()[::-1].translate(_DIGITS)
