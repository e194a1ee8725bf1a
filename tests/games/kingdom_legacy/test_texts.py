"""Every card, question, rule and sentence in every language; positions as text."""

import re
from importlib.resources import files

import pytest

import fiefdom
from fiefdom.games.kingdom_legacy import KingdomLegacy
from fiefdom.games.kingdom_legacy.cards.box import FIRST_KINGDOM, STAGES
from fiefdom.games.kingdom_legacy.cards.names import MEN, NAMES, WOMEN
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES
from fiefdom.games.kingdom_legacy.cards.vocabulary import BIT, STICKERS
from fiefdom.games.kingdom_legacy.play.actions import OPTIONS
from fiefdom.games.kingdom_legacy.play.agenda import ASKED
from fiefdom.games.kingdom_legacy.play.moves import PLACES
from fiefdom.games.kingdom_legacy.show.asked import ask_word
from fiefdom.kernel.words import LANGUAGES, words
from fiefdom.server.http.routes.games import _cards
from games.kingdom_legacy.legacy_table import do, lay, mark, stick

PREFIX = "kingdom-legacy-"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_game_is_there(language: str) -> None:
    said = words(language)
    keys = [f"ask-{ask_word(kind)}" for kind in ASKED]
    keys += [f"option-{word}" for word in OPTIONS]
    keys += [f"keyword-{word}" for word in BIT]
    keys += [f"sticker-{word}" for word in STICKERS]
    keys += [f"place-{word}" for word in PLACES]
    keys += [f"resource-{word}" for word in RESOURCES]
    keys += [
        f"source-{word}"
        for word in ("printed", "track", "boxes", "written", "walls", "goal", "stickers", "purged")
    ]
    for key in keys:
        assert said.say(PREFIX + key), key
    for number in range(1, 61):
        assert said.say(f"rule-L{number}")
    ruling = {"en": "(ruling)", "hu": "(döntésünk)", "pl": "(rozstrzygnięcie)"}[language]
    for number in range(42, 61):
        assert ruling in said.say(f"rule-L{number}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_L2_what_the_page_says_from_the_start_names_no_card_of_the_box(language: str) -> None:
    """All locale files but that of the cards go to the browser: questions, rules, rulings, deeds."""
    said = words(language)
    open_names = {stage.name for stage in STAGES if stage.card in (0, *FIRST_KINGDOM)}
    names = {said.say(f"{PREFIX}card-{stage.name}") for stage in STAGES if stage.name}
    shown = " ".join(said.say(f"{PREFIX}card-{name}") for name in open_names if name)
    hidden = {name for name in names if name not in shown}
    assert len(hidden) > 250
    folder = files("fiefdom") / "locales" / language
    sent = [one for one in folder.iterdir() if "legacy" in one.name and "cards" not in one.name]
    assert len(sent) == 4
    for line in "\n".join(one.read_text(encoding="utf-8") for one in sent).splitlines():
        if not line.startswith("#"):
            found = [name for name in hidden if re.search(rf"\b{re.escape(name)}\b", line)]
            assert not found, line


def test_names_are_all_different() -> None:
    assert len(set(NAMES)) == len(WOMEN) + len(MEN) == 24


def test_the_same_in_all_languages_is_not_forgotten_translation() -> None:
    same = [
        stage.name
        for stage in STAGES
        if stage.name
        and len({words(language).say(f"{PREFIX}card-{stage.name}") for language in LANGUAGES}) == 1
    ]
    assert set(same) == {"aric-blackwood", "camelot", "eadric-shadowstrike"}


def test_a_position_in_the_middle_of_anything_survives_as_text() -> None:
    state = lay("96.4 63.4 10", discard="5", permanent="25", blocked=[("9", 63)])
    mark(state, "25.1", 3)
    stick(state, "9.1", "coin", "knight")
    state.names[62] = 3
    do(state, "use 63")
    again = KingdomLegacy().from_text(state.to_text())
    assert again.to_text() == state.to_text()
    assert again.legal() == state.legal()
    do(again, "option let")
    do(state, "option let")
    assert again.to_text() == state.to_text()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("round=2", "round=x"),
        ("round=2", "rond=2"),
        ("play: 9.2:town-hall", "play: 9.2:castle"),
        ("play: 9.2:town-hall", "play: 9.7:town-hall"),
        ("play: 9.2:town-hall", "play: 1.1:wild-grass"),
        ("resources: 1 coin", "resources: 1 gold"),
        ("resources: 1 coin", "resources: 99999999999 good"),
        ("blocked: -", "blocked: 17.1:hill<55"),
        ("turnly: -", "nonsense: 3"),
        ("turnly: -", 'pending: ["no such"]'),
        ("turnly: -", 'pending: ["run", 1, 5, 77, 0, []]'),
        ("turnly: -", "marks 9999: 3"),
        ("turnly: -", "marks 5: [3]"),
        ("turnly: -", "stickers 5: [99]"),
        ("turnly: -", "stickers 5: 3"),
        ("turnly: -", 'pending: ["stick"]'),
        ("turnly: -", 'pending: ["pick-discard", 1, "x", null, 3]'),
        ("turnly: -", "turnly: -\nturnly: -"),
        ("discard: -", "play: -"),
        ("expansion=0", "expansion=5"),
        ("expansion_round=0", "expansion_round=4"),
        ("turnly: -", "marks 64: 8"),
        ("permanent: -", "permanent: 11.1:jungle"),
        ("discard: -", "discard: 25.1:army"),
        ("\nend\n", "\n"),
    ],
)
def test_a_text_that_cannot_be_is_refused(old: str, new: str) -> None:
    text = lay("9.2", store="1 coin").to_text()
    assert old in text
    with pytest.raises(fiefdom.errors.BadText):
        KingdomLegacy().from_text(text.replace(old, new, 1))


@pytest.mark.parametrize(
    "data",
    [
        {"do": "produce", "card": 1},
        {"do": "produce", "card": 1, "gives": {"gold": 1}},
        {"do": "produce", "card": 1, "gives": {"coin": 0}},
        {"do": "produce", "card": 157, "gives": {}},
        {"do": "produce", "card": True, "gives": {}},
        {"do": "stick", "sticker": "gold"},
        {"do": "option", "word": "fly"},
        {"do": "put", "card": 3, "end": "middle"},
        {"do": "name", "number": 24},
        {"do": "pass", "card": 1},
    ],
)
def test_actions_that_make_no_sense_are_no_actions(data: dict[str, object]) -> None:
    with pytest.raises(fiefdom.errors.BadAction):
        KingdomLegacy().decode(data)  # type: ignore[arg-type]


def test_cards_are_told_side_by_side() -> None:
    rows = KingdomLegacy().cards()
    assert isinstance(rows, list)
    assert len([row for row in rows if row["card"] < 140]) == 426
    view = KingdomLegacy().start(1, 1).view(0)
    assert isinstance(view, dict)
    assert view["known"] == list(range(11))


def test_L2_a_browser_gets_only_cards_that_are_known() -> None:
    public = _cards("kingdom-legacy")
    assert isinstance(public, list)
    assert {row["card"] for row in public} == set(range(11))


@pytest.mark.parametrize("language", LANGUAGES)
def test_L2_what_a_browser_loads_names_no_card_to_be_discovered(language: str) -> None:
    """The page has the game's general words; what names a card is in a file that it does not get."""
    folder = files("fiefdom") / "locales" / language
    general = (folder / "kingdom-legacy.ftl").read_text(encoding="utf-8")
    said = words(language)
    hidden = {stage.name for stage in STAGES if stage.name and stage.card not in (0, *FIRST_KINGDOM)}
    names = [said.say(f"{PREFIX}card-{name}") for name in hidden]
    assert [name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", general)] == []
