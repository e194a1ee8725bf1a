"""L2: no answer of the server tells anything of a card that is still in the box, whatever one asks, in any language;
the cards of an expansion included."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import fiefdom
from fiefdom.bots import make_bot
from fiefdom.games.kingdom_legacy.cards.box import CARDS
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS
from fiefdom.games.kingdom_legacy.play.actions import Expand
from fiefdom.games.kingdom_legacy.show.known import worded_card
from fiefdom.kernel.words import LANGUAGES, words
from server.table_side import Json, Person

GAME = fiefdom.game("kingdom-legacy")
COAST = 140


def record(coast: bool) -> Json:
    """A campaign in its third round, or in the second round of the Amber Coast."""
    match: Any = fiefdom.Match(GAME, 1, 3, {"expansions": [EXPANSIONS[COAST].stamp]})
    bot = make_bot("greedy", GAME.name, seed=3)
    while (match.state.expansion_round < 1) if coast else match.state.round < 3:
        expand = Expand(COAST)
        match.play(expand if expand in match.state.legal() else bot.choose(match.state))
    found: Json = {**json.loads(match.to_json()), "name": "Greenvale"}
    return found


@cache
def said(language: str, card: int) -> frozenset[str]:
    """Its names, sentences and keys (but keys that are words of other things, too, and what an expansion is called)."""
    sides = worded_card(CARDS[card], words(language))["sides"]
    keys = {side["key"] for side in sides if "-" in side["key"]} - {one.name for one in EXPANSIONS.values()}
    lines = {line["text"] for side in sides for line in side["lines"]}
    return frozenset({side["name"] for side in sides} | keys | lines)


def hidden_words(known: set[int]) -> set[str]:
    found: set[str] = set()
    for language in LANGUAGES:
        mine = "\n".join(text for card in known for text in said(language, card))
        theirs = {one for card in set(CARDS) - known for one in said(language, card)}
        found |= {one for one in theirs if len(one) > 3 and one not in mine}
    return found


def secrets_in(text: str, hidden: set[str]) -> set[str]:
    near = {one for one in hidden if one in text}
    return {one for one in near if re.search(rf"(?<![\w-]){re.escape(one)}(?![\w-])", text)}


def answers(person: Person, table: Json) -> Iterator[tuple[str, str]]:
    path, version = f"/api/matches/{table['id']}", table["version"]
    hidden = [number for number in CARDS if number not in table["view"]["known"]]
    for language in LANGUAGES:
        person.http.headers["Accept-Language"] = language
        for where in (
            "",
            "/cards",
            "/chronicle",
            "/what-if",
            "/scores",
            "/record",
            "/export",
            "/at/5",
            "/coach",
        ):
            yield where, person.http.get(path + where).text
        yield "hint", person.http.post(f"{path}/hint", json={}).text
        for about in (
            "/api/games",
            f"/api/games/{GAME.name}/cards",
            "/api/matches",
            "/api/me/history",
            "/api/lobby",
        ):
            yield about, person.http.get(about).text
        yield "the page", person.http.get(f"/table/{table['id']}").text
    for card in (*hidden[::9], *hidden[-5:]):
        for request in (
            {"target": {"card": card}},
            {"do": "upgrade", "card": card, "frame": 0},
            {"do": "use", "card": card, "effect": 0},
            {"do": "equip", "card": card, "by": table["view"]["play"][0]},
            {"do": "pick", "card": card},
        ):
            yield f"why not {request}", person.http.post(f"{path}/explain", json={"request": request}).text
            body = {"version": version, "action": request}
            yield f"refused {request}", person.http.post(f"{path}/actions", json=body).text


@pytest.mark.parametrize("coast", [False, True])
def test_nothing_of_a_card_in_the_box_in_any_answer(ann: Person, coast: bool) -> None:
    table = ann.post("/api/matches/import", **record(coast))
    known = set(table["view"]["known"])
    assert (COAST in known) is coast
    hidden = hidden_words(known)
    heard = dict(answers(ann, table))
    told = {where: secrets for where, text in heard.items() if (secrets := secrets_in(text, hidden))}
    assert told == {}
    assert secrets_in('… "white-whale" …', hidden) == {"white-whale"}
