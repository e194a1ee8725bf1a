"""What a player may know of the cards: every side worded and drawn, and nothing of what is still in the box."""

import gzip
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from fiefdom.games.kingdom_legacy.art.scenes import icons, read_scene, scene_of, scenes
from fiefdom.games.kingdom_legacy.cards.box import CARDS, STAGES
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.games.kingdom_legacy.show.known import RULINGS, KnownCards, worded_cards
from fiefdom.games.kingdom_legacy.show.view import known_numbers
from fiefdom.kernel.words import LANGUAGES, words
from games.kingdom_legacy.legacy_table import do, lay
from games.kingdom_legacy.test_campaigns import COAST, campaign, eager_choice

TOKEN = re.compile(r"\[(?:-?\d+ )?(\w+)\]")


def told(card: int, side: int, language: str = "en") -> list[str]:
    sides = worded_cards([card], words(language))["cards"][0]["sides"]
    return [line["text"] for one in sides if one["side"] == side for line in one["lines"]]


def texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)


def test_every_side_has_a_scene_and_every_icon_exists() -> None:
    drawings = icons()
    used = set()
    for stage in STAGES:
        if stage.name:
            used |= {one.icon for one in scene_of(stage.name, stage.card, stage.side).icons}
    named = {one.icon for scene in scenes().values() for one in scene.icons}
    assert named <= used == set(drawings)  # every scene belongs to a card, every drawing to a scene
    assert all(re.fullmatch(r"m[-\dmlhvcz ]+z", path) for path in drawings.values())


def test_scenes_of_different_stages_differ() -> None:
    found = list(scenes().values())
    assert len(set(found)) == len(found)
    pictures = [tuple(sorted(one.icon for one in scene.icons)) for scene in found]
    twins = [names for names in pictures if pictures.count(names) > 1]
    assert twins == []


def test_icons_stay_inside_the_picture() -> None:
    for name, scene in scenes().items():
        for one in scene.icons:
            assert 0 <= one.x <= 160, name
            assert one.y - one.size >= 0, f"{name}: {one.icon} sticks out at the top"


@pytest.mark.parametrize(
    "line", ["day", "noon hills | hut 1 2", "day hills", "day hills | hut 1", "day hills | hut 1 2 pink"]
)
def test_a_scene_that_makes_no_sense_is_refused(line: str) -> None:
    with pytest.raises((TypeError, ValueError)):
        read_scene(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_of_every_card_is_worded(language: str) -> None:
    cards = worded_cards(CARDS, words(language))["cards"]
    assert sum(len(card["sides"]) for card in cards if card["card"] < 140) == 426
    for card in cards:
        for side in card["sides"]:
            stage = CARDS[card["card"]].sides[side["side"]]
            effects = [line["number"] for line in side["lines"] if line["what"] == "effect"]
            assert effects == list(range(len(stage.effects)))
            for text in texts(side):
                assert text == "" or text.strip()
                assert not re.search(r"[{}]|kingdom-legacy", text)
            for line in side["lines"]:
                assert line["text"][0] in "[„“1" or line["text"][0].isupper()
                assert set(TOKEN.findall(line["text"])) <= {*RESOURCES, "any", "glory"}


def test_what_cards_say() -> None:
    assert told(10, 4) == ["Pay [coin], gain [wood] / [stone] / [metal]."]
    assert told(14, 1) == [
        "When played: block 1 card that produces [coin].",
        "Pay [sword], defeat it: destroy this card, gain [2 any].",
    ]
    assert told(79, 2) == ["At the end of the turn you may: discard this card, keep up to 2 people in play."]
    assert told(31, 2, "hu") == ["Kapsz [coin] minden játékban lévő személy után."]
    assert told(79, 2, "pl") == ["Na koniec tury możesz: odrzuć tę kartę, zostaw w grze najwyżej 2 osoby."]
    assert told(59, 4, "pl")[0].startswith("Odrzuć 6 przyjaznych kart")


def test_L6_how_a_card_turns() -> None:
    forest = worded_cards([7], words("en"))["cards"][0]["sides"]
    assert [(up["to_name"], up["how"]) for up in forest[1]["upgrades"]] == [
        ("Lumberjack", "flip"),
        ("Forest", "rotate"),
    ]


def test_rulings_are_about_cards_that_there_are() -> None:
    names = {stage.name for stage in STAGES}
    for rule, key, stages in RULINGS:
        assert stages <= names, key
        for language in LANGUAGES:
            assert words(language).say(f"rule-{rule}")
            assert words(language).say(f"kingdom-legacy-ruling-{key}")


def known(state: LegacyState, language: str = "en") -> KnownCards:
    return state.known_cards(0, words(language))  # type: ignore[return-value]


def test_L2_only_cards_that_are_known() -> None:
    state = lay("12.3", deck="1 2 3 4")
    do(state, "use 12")
    assert {71, 72, 73, 74, 12, 1} <= {card["card"] for card in known(state)["cards"]}
    do(state, "pick 72")
    numbers = {card["card"] for card in known(state)["cards"]}
    assert 72 in numbers
    assert not {71, 73, 74, 75} & numbers


def test_L2_what_the_asker_has_is_left_out_and_tells_nothing_of_the_box() -> None:
    state = lay("12.3", deck="1 2 3 4")
    all_ = known(state)
    english, held = words("en"), [1, 2, 3, 4]
    rest: KnownCards = state.known_cards(0, english, worded=held, drawn=held)  # type: ignore[assignment]
    assert rest["cards"] == [card for card in all_["cards"] if card["card"] not in held]
    theirs = {
        one["icon"]
        for c in all_["cards"]
        if c["card"] in held
        for s in c["sides"]
        for one in s["scene"]["icons"]
    }
    assert rest["icons"] == {name: path for name, path in all_["icons"].items() if name not in theirs}
    words_only: KnownCards = state.known_cards(0, english, drawn=known_numbers(state))  # type: ignore[assignment]
    assert (words_only["cards"], words_only["icons"]) == (all_["cards"], {})
    in_the_box = set(CARDS) - set(known_numbers(state))
    assert state.known_cards(0, english, worded=in_the_box, drawn=in_the_box) == all_


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_a_whole_base_game_are_small(language: str) -> None:
    """Without drawings they are part of the table's code and texts, for which there are 160 kB."""
    cards = worded_cards(range(71), words(language))

    def size(value: object) -> int:
        return len(gzip.compress(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode(), 5))

    assert size(cards["cards"]) < 22_000
    assert size(cards["icons"]) < 75_000


def foretold(numbers: list[int]) -> set[str]:
    """Names of other cards that known cards print: what a better version needs, what an upgrade destroys."""
    found = {"knight", "wall", "horse", "lord-nimrod", "bandit"}  # words of rules and keywords, too
    for number in numbers:
        for stage in CARDS[number].sides.values():
            found |= {up.cost.destroys for up in stage.upgrades if up.cost.destroys}
            for effect in stage.effects:
                for step in effect.steps:
                    found |= set(step.to_names())
    return found


@pytest.mark.parametrize(("seed", "coast"), [(3, False), (8, True)])
def test_L2_nothing_of_the_box_in_any_round_of_a_campaign(seed: int, coast: bool) -> None:
    """`coast`: nor of the Amber Coast, whose cards come a few at a time (L37)."""
    said = words("en")
    titles = {stage.name: said.say(f"kingdom-legacy-card-{stage.name}") for stage in STAGES if stage.name}
    seen_round, rounds = -1, 0
    for state in campaign(seed, eager_choice, coast):
        if state.round == seen_round:
            continue
        seen_round, rounds = state.round, rounds + 1
        numbers = known_numbers(state)
        shown = known(state)
        assert [card["card"] for card in shown["cards"]] == numbers
        drawn = {one["icon"] for c in shown["cards"] for s in c["sides"] for one in s["scene"]["icons"]}
        assert set(shown["icons"]) == drawn
        assert ("amber" in json.dumps(shown).lower()) <= (COAST in numbers or bool(state.scores))
        mine = {stage.name for number in numbers for stage in CARDS[number].sides.values()}
        hidden = {stage.name for stage in STAGES if stage.name} - mine - foretold(numbers)
        text = " ".join(t for t in texts(shown["cards"]))
        keys = {side["key"] for card in shown["cards"] for side in card["sides"]}
        assert not keys & hidden
        allowed = " | ".join(titles[name] for name in mine | foretold(numbers) if name)
        for title in {titles[name] for name in hidden}:
            if title in text and title not in allowed:
                assert not re.search(rf"(?<!\w){re.escape(title)}(?!\w)", text), title
    assert rounds > 10
