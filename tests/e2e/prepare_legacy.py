"""Campaigns of Kingdom Legacy for the browser tests, as records to bring to a server (POST /api/matches/import).

    prepare_legacy.py WANTED …

WANTED is `ask:WORD` (that is to be decided, as in the view's `asked`), `one-of` (one of several cards is discovered, the
others go back), `side` (a card enters on a side of one's
choice), `round:N` (the first decision of a round), `blocked` (a card lies blocked), `piles:N` (so many
cards are in play), `over` (the base game is scored),
`end` (the campaign is over), `amber:WORD` (in the Amber Coast: `held`, equipment that several cards could wield,
`worn`, one wields it, `fair`, both effects of the Amber Fair can be used, or `tab`, a marked card is in the deck), `seed:N` (the very beginning, and what the greedy bot
does until the Amber Coast is scored), or `coast:N` (the same from where that expansion is chosen). Prints a JSON list: for each the record and what the bot then does. `words` instead prints, by
language and card, everything that a card says.
"""

import json
import sys
from collections.abc import Callable
from typing import Any

import fiefdom
from fiefdom.bots import make_bot
from fiefdom.games.kingdom_legacy.cards.box import CARDS
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS
from fiefdom.games.kingdom_legacy.cards.steps.discover import PickDiscover
from fiefdom.games.kingdom_legacy.play.actions import Expand, Side
from fiefdom.games.kingdom_legacy.show.asked import ask_word
from fiefdom.games.kingdom_legacy.show.known import worded_cards
from fiefdom.kernel.rng import Rng
from fiefdom.kernel.words import LANGUAGES, words

GAME = fiefdom.game("kingdom-legacy")


COAST = 140
STAMP = EXPANSIONS[COAST].stamp
LIGHT = (149, 0)  # its effect that marks a card with a tab


def wanted(what: str) -> Callable[[Any], bool]:
    kind, _, value = what.partition(":")
    if kind == "ask":
        return lambda state: bool(state.agenda) and ask_word(type(state.agenda[-1])) == value
    if kind == "one-of":
        return lambda state: (
            bool(state.agenda) and isinstance(asks := state.agenda[-1], PickDiscover) and not asks.splits
        )
    if kind == "side":
        return lambda state: bool(state.agenda) and isinstance(state.legal()[0], Side)
    if kind == "round":
        return lambda state: not state.agenda and state.round >= int(value)
    if kind == "blocked":
        return lambda state: bool(state.blocked) and not state.agenda
    if kind == "piles":
        return lambda state: not state.agenda and len(state.play) >= int(value)
    if kind == "amber":
        return AMBER[value]
    if kind == "end":
        return lambda state: state.actor is None
    return lambda state: bool(state.agenda) and ask_word(type(state.agenda[-1])) == "expansions"


def equips(state: Any) -> list[Any]:
    return [] if state.agenda else [action for action in state.legal() if action.do == "equip"]


AMBER: dict[str, Callable[[Any], bool]] = {
    "held": lambda state: len({action.by for action in equips(state)}) > 1,
    "worn": lambda state: not state.agenda and bool(state.worn),
    "fair": lambda state: (
        not state.agenda and {0, 1} <= {a.effect for a in state.legal() if a.do == "use" and a.card == COAST}
    ),
    "tab": lambda state: not state.agenda and any(card in state.tabs for card in state.deck[:-1]),
}


def on_the_coast(state: Any, bot: Any, light: bool = False) -> Any:
    """What the bot does in a campaign whose first expansion is the Amber Coast: it likes equipment and, with `light`, tabs."""
    if state.agenda and ask_word(type(state.agenda[-1])) == "expansions":
        return Expand(COAST)
    marks = [
        a
        for a in state.legal()
        if a.do == "use" and (a.card, a.effect) == LIGHT and state.stage[LIGHT[0]] % 4 == 1
    ]
    tower = [a for a in state.legal() if light and a.do == "upgrade" and a.card == LIGHT[0]]
    return next(iter([*marks, *tower, *equips(state)]), None) or bot.choose(state)


def positions(whats: list[str]) -> dict[str, Any]:
    """Greedy first, then partly at random, since not every card pleases the bot."""
    missing, found = {what: wanted(what) for what in whats}, {}
    for seed in (1, 7, *range(2, 60)):  # a tab comes in the second
        coast = any(what.startswith("amber:") for what in missing)
        options = {"expansions": [STAMP]} if coast else {}
        match: Any = fiefdom.Match(GAME, 1, seed, options)
        bot, rng = make_bot("greedy", GAME.name, seed=seed), Rng(seed)
        while missing:
            for what in [what for what, holds in missing.items() if holds(match.state)]:
                del missing[what]
                found[what] = {"record": json.loads(match.to_json()), "then": []}
            if match.state.actor is None:
                break
            bold = seed > 4 and not coast and rng.below(3) == 0
            if coast:
                match.play(on_the_coast(match.state, bot, light=True))
                if len(match.state.scores) > 1:
                    break
            else:
                match.play(rng.choice(match.state.legal()) if bold else bot.choose(match.state))
        if not missing:
            return found
    raise SystemExit(f"no position found for {', '.join(missing)}")


def whole(seed: int, coast: bool = False) -> Any:
    """A campaign from its beginning (or from where its expansion is chosen), up to the score of its first expansion."""
    match: Any = fiefdom.Match(GAME, 1, seed, {"expansions": [STAMP]})
    bot = make_bot("greedy", GAME.name, seed=seed)
    begun, then = json.loads(match.to_json()), list[Any]()
    while len(match.state.scores) < 2:
        action = on_the_coast(match.state, bot)
        if coast and isinstance(action, Expand):
            begun, then = json.loads(match.to_json()), []
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
        for card in worded_cards(CARDS, words(language))["cards"]
    ]


def main(whats: list[str]) -> Any:
    if whats == ["words"]:
        return {language: said(language) for language in LANGUAGES}
    middle = [what for what in whats if not what.startswith(("seed:", "coast:"))]
    found = positions(middle) if middle else {}
    return [
        found[what] if what in found else whole(int(what.partition(":")[2]), coast=what.startswith("coast:"))
        for what in whats
    ]


if __name__ == "__main__":
    json.dump(main(sys.argv[1:]), sys.stdout)
