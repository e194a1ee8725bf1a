"""A broken card file is refused with the card and the field."""

import pytest

from fiefdom.games.kingdom_legacy.cards.language import read_steps
from fiefdom.games.kingdom_legacy.cards.loading import card_files
from fiefdom.games.kingdom_legacy.cards.reading import read_cards

BASE, FOUND, *EXPANSIONS = card_files()


def broken(old: str, new: str) -> list[str]:
    assert old in BASE
    return [BASE.replace(old, new, 1), FOUND, *EXPANSIONS]


def test_the_files_as_they_are_hold_140_cards() -> None:
    assert [card.number for card in read_cards(BASE, FOUND, *EXPANSIONS)] == list(range(140))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('makes = "1 coin"', 'makes = "1 gold"', "card 1 side 1: makes"),
        ('makes = "1 coin"', 'makes = "coin"', "card 1 side 1: makes"),
        ('makes = "1 coin"', "makes = 1", "card 1 side 1: makes: must be a text"),
        ('makes = "1 coin"', 'mkes = "1 coin"', "card 1 side 1: mkes: there is no such field"),
        ('keywords = ["land"]', 'keywords = ["lnd"]', "card 1 side 1: keywords"),
        ('upgrades = ["2 coin > 2"]', 'upgrades = ["2 coin"]', "card 1 side 1: upgrades"),
        (
            'upgrades = ["3 wood > 3"]',
            'upgrades = ["3 wood > 9"]',
            "card 1 side 4: upgrades: the card has no side 9",
        ),
        ('upgrades = ["2 coin > 2"]', 'upgrades = ["2 beer > 2"]', "card 1 side 1: upgrades"),
        ("discard 1 friendly; gain 2 coin", "discard 1 friend; gain 2 coin", "card 1 side 2: effects"),
        (
            "discard 1 friendly; gain 2 coin",
            "sell 1 friendly",
            "card 1 side 2: effects: there is no step 'sell'",
        ),
        ("activated: discard 1 friendly", "sometimes: discard 1 friendly", "card 1 side 2: effects"),
        ("discover 84/85", "discover 84/185", "card 5 side 3: effects: there is no card 185"),
        ("gain 3 wood; turn 2", "gain 3 wood; turn 9", "card 7 side 1: effects: the card has no side 9"),
        ('rules = ["stays"]', 'rules = ["sits"]', "card 1 side 3: rules"),
        ("lumberjack>100", "lumbrjack>100", "card 33 side 1: effects: no stage is named 'lumbrjack'"),
        ("like = 1", "like = 99", "card 2: like"),
        ("destroy stone-bridge", "destroy stone-bride", "card 49 side 1: upgrades"),
        ('worth = "track"', 'worth = "trick"', "card 25 side 1: worth"),
        ('follow = "stop"', 'follow = "go"', "card 23 side 1: follow"),
        ('named = "may"', 'named = "perhaps"', "card 36 side 3: named"),
        ('"1 sword", "2 sword"', '"1 sword"', "card 25 side 1: prices"),
        ("[1.side.1]", "[1.side.7]", "card 1: side"),
        ("choose_side = true", "chose_side = true", "card 13: chose_side"),
    ],
)
def test_a_fault_is_told_by_card_and_field(old: str, new: str, said: str) -> None:
    with pytest.raises(ValueError, match=said.replace("(", "\\(")):
        read_cards(*broken(old, new))


def test_missing_and_doubled_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="140"):
        read_cards(BASE, FOUND)
    with pytest.raises(ValueError, match="card 0: number"):
        read_cards(BASE, BASE)


@pytest.mark.parametrize(
    "text",
    ["pay", "gain 2", "put 1 hand top", "sticker gold here", "upgrade half any", "leave now", "turn x"],
)
def test_steps_that_make_no_sense(text: str) -> None:
    with pytest.raises(ValueError, match=text.split()[0]):
        read_steps(text)
