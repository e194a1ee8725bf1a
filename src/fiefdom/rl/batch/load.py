"""A position of the engine as a record of the batch."""

from typing import Any

from fiefdom.games.kingdom_builder.board.hexes import ALL, members
from fiefdom.games.kingdom_builder.board.terrain import SWAMP
from fiefdom.games.kingdom_builder.play.agenda import Doing
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.kernel.errors import BadOptions
from fiefdom.rl.batch.board import CASTLE, GOALS, KINDS, LETTERS_OF_LANDS, LOCATION
from fiefdom.rl.batch.games import ELIGIBLE, NOBODY, NONE
from fiefdom.rl.batch.sets import words_of


def load(game: Any, state: KingdomState) -> None:
    """Writes a position of the base game into the record; its seed stays."""
    layout = state.layout
    if layout.expansions or any(kind.name not in KINDS for kind in layout.kinds) or layout.pieces:
        raise BadOptions("the batch plays the base game: no expansions")
    if state.seats != game["seats"] or len(layout.locations) > len(game["location"]):
        raise BadOptions(
            f"the batch has {game['seats']} seats and room for {len(game['location'])} locations"
        )
    for name in (
        "turn",
        "starter",
        "round",
        "stage",
        "left",
        "bound",
        "ready",
        "used",
        "busy",
        "idle",
        "ending",
    ):
        game[name] = getattr(state, name)
    game["over"] = state.actor is None
    game["chance"] = state.chance
    top = state.agenda[-1] if state.agenda else None
    game["doing"], game["picked"] = (top.space, top.hex) if isinstance(top, Doing) else (NONE, NONE)
    game["goals"] = [GOALS.index(goal.name) for goal in layout.goals]
    spaces = len(layout.locations)
    game["locations"] = spaces
    game["location"][:spaces] = layout.locations
    game["kind"][:spaces] = [KINDS.index(kind.name) for kind in layout.kinds]
    game["stock"][:spaces] = state.stock
    game["deck"][: len(state.deck)] = state.deck
    game["cards_left"] = len(state.deck)
    for name, cards in (("discard", state.discard), ("aside", state.aside)):
        game[name] = [cards.count(terrain) for terrain in range(SWAMP)]
    game["old"] = sum(1 << seat for seat, old in enumerate(state.old) if old)
    game["land"] = [LETTERS_OF_LANDS.index(letter) for row in layout.rows for letter in row]
    game["owner"] = NOBODY
    for seat in range(state.seats):
        own = members(state.own[seat])
        game["own"][seat][: len(own)] = own
        game["settled"][seat] = len(own)
        game["owner"][own] = seat
        game["near"][seat] = words_of(state.near[seat])
        game["hand"][seat] = state.hands[seat][0]
        for name in ("supply", "tiles", "had"):
            game[name][seat] = getattr(state, name)[seat]
    for terrain, hexes in enumerate(layout.terrain):
        game["spaces"][terrain] = words_of(hexes)
    for land, name in ((LOCATION, "location"), (CASTLE, "castle")):
        game["spaces"][land] = words_of(layout.place_sets[name])
    game["spaces"][ELIGIBLE] = words_of(layout.eligible)
    game["empty"] = words_of(ALL & ~sum(state.own))
