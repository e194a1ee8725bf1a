"""Puts the cards of the box and of the expansions among the cards that there are, once every step is known."""

import os
from importlib.resources import files
from pathlib import Path

from fiefdom.games.kingdom_legacy.cards.box import CARDS, add_cards
from fiefdom.games.kingdom_legacy.cards.expansion import Expansion
from fiefdom.games.kingdom_legacy.cards.folder import BadExpansion, add_folder
from fiefdom.games.kingdom_legacy.cards.reading import read_cards
from fiefdom.games.kingdom_legacy.cards.steps import (
    block,
    crossings,
    deck,
    destroy,
    discard,
    discover,
    gain,
    marks,
    pay,
    special,
    stickers,
    upgrade,
)
from fiefdom.games.kingdom_legacy.rules import OWN, RULES

# Imported, each has made its steps known to those who read cards.
FAMILIES = (block, crossings, deck, destroy, discard, discover, gain, marks, pay, special, stickers, upgrade)

# Where a host keeps expansions: each folder in it is one. Processes that the server starts inherit it.
PLACE = "FIEFDOM_EXPANSIONS"
_OF_THE_BOX = RULES[3].expansions
LOADED: list[Expansion] = []  # the host's


def card_files() -> list[str]:
    """The cards of the box: of the base game, those found through effects, and of its three expansions."""
    data = files(__package__) / "data"
    own = [_own_folder(name) / "cards.toml" for name in _OF_THE_BOX]
    return [path.read_text(encoding="utf-8") for path in (data / "base.toml", data / "found.toml", *own)]


def _own_folder(name: str) -> Path:
    folder = files(__package__.rpartition(".")[0]) / "expansions" / name.replace("-", "_")
    assert isinstance(folder, Path)  # noqa: S101 - the package is installed as files
    return folder


def load() -> None:
    """The box, our own expansions, and the host's; once."""
    if CARDS:
        return
    add_cards(read_cards(*card_files()))
    for name in (*_OF_THE_BOX, *OWN):
        add_folder(_own_folder(name), ours=True)
    load_host()


def load_host() -> None:
    """The expansions of the host, once, in order of their names; BadExpansion tells every fault of all of them."""
    if LOADED or not os.environ.get(PLACE):
        return
    place = Path(os.environ[PLACE])
    if not place.is_dir():
        raise BadExpansion(f"{place} is not a folder with expansions")
    faults = []
    for folder in sorted(path for path in place.iterdir() if path.is_dir() and path.name[0] != "."):
        try:
            LOADED.append(add_folder(folder))
        except BadExpansion as error:
            faults.append(str(error))
    if faults:
        raise BadExpansion("\n".join(faults))
