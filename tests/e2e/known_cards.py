"""Writes all cards of Kingdom Legacy as a player sees them who knows them all: for the gallery and its browser test.

known_cards.py FOLDER      makes FOLDER/cards-en.json, cards-hu.json and cards-pl.json
"""

import json
import sys
from pathlib import Path

from fiefdom.games.kingdom_legacy.cards.box import CARDS
from fiefdom.games.kingdom_legacy.show.known import worded_cards
from fiefdom.kernel.words import LANGUAGES, words


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        known = worded_cards(CARDS, words(language))
        (folder / f"cards-{language}.json").write_text(json.dumps(known), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
