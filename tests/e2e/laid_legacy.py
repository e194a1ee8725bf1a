"""A server for the browser tests of Kingdom Legacy whose campaigns begin in the middle, one for each kind of question.

    laid_legacy.py questions        prints the kinds of questions, in the order of the positions
    laid_legacy.py serve …          `fiefdom serve`, where the campaign with seed FIRST + n begins at position n

The positions stand in legacy_questions.txt, as `state.to_text()` writes them. Chance alone meets some of them once in
thousands of campaigns.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import fiefdom
from fiefdom.cli import main
from fiefdom.games.kingdom_legacy.game import KingdomLegacy
from fiefdom.games.kingdom_legacy.play.agenda import ASKED
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.games.kingdom_legacy.show.asked import ask_word
from fiefdom.kernel.json import JSON

FIRST = 1_000_000
END = "\nend\n"
GAME = fiefdom.game("kingdom-legacy")


def positions() -> list[str]:
    text = (Path(__file__).parent / "legacy_questions.txt").read_text(encoding="utf-8")
    return [one + END for one in text.split(END) if one]


def questions() -> list[dict[str, JSON]]:
    """What each position asks, and the record of a campaign that begins there. All kinds must be among them."""
    found: list[dict[str, JSON]] = []
    for number, text in enumerate(positions()):
        match = fiefdom.Match(GAME, 1, 1)
        state = GAME.from_text(text)
        asked = ask_word(type(state.agenda[-1]))  # type: ignore[attr-defined]
        record = {**json.loads(match.to_json()), "seed": FIRST + number}
        found.append({"ask": asked, "record": record})
    missing = {ask_word(kind) for kind in ASKED} - {str(one["ask"]) for one in found}
    if missing:
        raise SystemExit(f"legacy_questions.txt has no position for {', '.join(sorted(missing))}")
    return found


def lay(laid: list[str]) -> None:
    """Campaigns of those seeds begin as they are laid out."""
    begin = KingdomLegacy.start

    def start(
        self: KingdomLegacy, seats: int, seed: int, options: Mapping[str, JSON] | None = None
    ) -> LegacyState:
        if 0 <= seed - FIRST < len(laid):
            return self.from_text(laid[seed - FIRST])
        return begin(self, seats, seed, options)

    KingdomLegacy.start = start  # type: ignore[method-assign]


if __name__ == "__main__":
    if sys.argv[1:] == ["questions"]:
        json.dump(questions(), sys.stdout)
    else:
        lay(positions())
        main()
