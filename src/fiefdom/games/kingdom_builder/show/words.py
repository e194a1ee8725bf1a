"""How the facts of events and refusals are said: by the names of terrains, locations, pieces and cards."""

from fiefdom.games.kingdom_builder.board.hexes import SIDE
from fiefdom.kernel.words import FactKind

_PLACE = FactKind("place", width=SIDE)
_CARD = FactKind("name", of="terrain", apart="/")  # M3: swamp/desert

FACT_KINDS = {
    "seat": FactKind("seat", said="player"),
    "turn": FactKind("seat", said="active"),
    "owner": FactKind("seat", said="owner"),
    "terrain": FactKind("name", of="terrain"),
    "wanted": FactKind("name", of="terrain"),
    "location": FactKind("name", of="location"),
    "by": FactKind("name", of="location"),
    "piece": FactKind("name", of="piece"),
    "space": FactKind("name", of="space"),
    "source": FactKind("name", of="source"),
    "card": _CARD,
    "cards": FactKind("name", of="terrain", apart="/", absent="none"),  # what others drew is not known
    "rejected": _CARD,
    "hex": _PLACE,
    "from": _PLACE,
    "tile": _PLACE,
}
