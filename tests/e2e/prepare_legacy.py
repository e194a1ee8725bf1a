"""Campaigns of Kingdom Legacy for the browser tests, as records to bring to a server (POST /api/matches/import).

    prepare_legacy.py WANTED …

WANTED is `ask:WORD` (that is to be decided, as in the view's `asked`), `side` (a card enters on a side of one's
choice), `round:N` (the first decision of a round), `blocked` (a card lies blocked), `over` (the base game is scored),
`end` (the campaign is over), or `seed:N` (the very beginning, and what the greedy bot does until it has played one
expansion). Prints a JSON list: for each the record and what the bot then does. `words` instead prints, by language
and card, everything that a card says.
"""

import json
import sys
from collections.abc import Callable
from typing import Any

import fiefdom
from fiefdom.bots import make_bot
from fiefdom.games.kingdom_legacy.cards.box import CARDS
from fiefdom.games.kingdom_legacy.play.actions import Side
from fiefdom.games.kingdom_legacy.show.asked import ask_word
from fiefdom.games.kingdom_legacy.show.known import worded_cards
from fiefdom.kernel.rng import Rng
from fiefdom.kernel.words import LANGUAGES, words

GAME = fiefdom.game("kingdom-legacy")


def wanted(what: str) -> Callable[[Any], bool]:
    kind, _, value = what.partition(":")
    if kind == "ask":
        return lambda state: bool(state.agenda) and ask_word(type(state.agenda[-1])) == value
    if kind == "side":
        return lambda state: bool(state.agenda) and isinstance(state.legal()[0], Side)
    if kind == "round":
        return lambda state: not state.agenda and state.round >= int(value)
    if kind == "blocked":
        return lambda state: bool(state.blocked) and not state.agenda
    if kind == "end":
        return lambda state: state.actor is None
    return lambda state: bool(state.agenda) and ask_word(type(state.agenda[-1])) == "expansions"


def positions(whats: list[str]) -> dict[str, Any]:
    """Greedy first, then partly at random, since not every card pleases the bot."""
    missing, found = {what: wanted(what) for what in whats}, {}
    for seed in range(1, 60):
        match, bot, rng = fiefdom.Match(GAME, 1, seed), make_bot("greedy", GAME.name, seed=seed), Rng(seed)
        while missing:
            for what in [what for what, holds in missing.items() if holds(match.state)]:
                del missing[what]
                found[what] = {"record": json.loads(match.to_json()), "then": []}
            if match.state.actor is None:
                break
            bold = seed > 4 and rng.below(3) == 0
            match.play(rng.choice(match.state.legal()) if bold else bot.choose(match.state))
        if not missing:
            return found
    raise SystemExit(f"no position found for {', '.join(missing)}")


def whole(seed: int) -> Any:
    """A campaign from its beginning, up to the score of its first expansion."""
    match: Any = fiefdom.Match(GAME, 1, seed)
    bot = make_bot("greedy", GAME.name, seed=seed)
    begun, then = json.loads(match.to_json()), []
    while len(match.state.scores) < 2:
        action = bot.choose(match.state)
        alike = [
            one
            for one in match.state.legal()
            if one.do == action.do and getattr(one, "card", None) == getattr(action, "card", None)
        ]
        then.append({**GAME.encode(action), "nth": alike.index(action)})  # type: ignore[dict-item]
        match.play(action)
    return {"record": begun, "then": then}


def said(language: str) -> list[list[str]]:
    """By card: its names and sentences."""
    return [
        [text for side in card["sides"] for text in (side["name"], *(line["text"] for line in side["lines"]))]
        for card in worded_cards(range(len(CARDS)), words(language))["cards"]
    ]


def main(whats: list[str]) -> Any:
    if whats == ["words"]:
        return {language: said(language) for language in LANGUAGES}
    middle = [what for what in whats if not what.startswith("seed:")]
    found = positions(middle) if middle else {}
    return [found[what] if what in found else whole(int(what.partition(":")[2])) for what in whats]


if __name__ == "__main__":
    json.dump(main(sys.argv[1:]), sys.stdout)
