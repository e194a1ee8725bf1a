"""L37: an expansion is a folder, and whatever is wrong in one is told with file and line."""

from pathlib import Path

import pytest

import fiefdom
from fiefdom.games.kingdom_legacy.art.scenes import GROUNDS, SKIES, TONES
from fiefdom.games.kingdom_legacy.cards.folder import _FIELDS, read_folder
from fiefdom.games.kingdom_legacy.cards.reading import _CARD_FIELDS, _STAGE_FIELDS, _WORTHS
from fiefdom.games.kingdom_legacy.cards.vocabulary import KEYWORDS, RULE

PAGE = (Path(__file__).parents[3] / "docs" / "expansions.md").read_text(encoding="utf-8")
HEAD, CARDS, FURTHER = (part.split("```")[0] for part in PAGE.split("```toml\n")[1:])
fiefdom.game("kingdom-legacy")  # the box: what a folder is checked against


def faults(folder: Path, head: str = HEAD, cards: str = CARDS) -> list[str]:
    (folder / "expansion.toml").write_text(head, encoding="utf-8")
    (folder / "cards.toml").write_text(cards, encoding="utf-8")
    return [str(fault) for fault in read_folder(folder).faults]


def test_the_example_of_the_page_is_an_expansion(tmp_path: Path) -> None:
    assert faults(tmp_path) == []
    found = read_folder(tmp_path).expansion
    assert found is not None
    assert (found.name, found.rounds, found.cards, found.numbers) == (
        "hop-garden",
        (1, 2),
        (301,),
        (300, 301),
    )


def test_the_page_has_every_field_keyword_rule_and_way_to_count_glory(tmp_path: Path) -> None:
    for word in (*_STAGE_FIELDS, *_CARD_FIELDS, *_FIELDS, *KEYWORDS, *RULE, *SKIES, *GROUNDS, *TONES):
        assert f"`{word}`" in PAGE or f"[{word}" in PAGE or f"\n{word} =" in PAGE, word
    for form in _WORTHS:
        assert f"`{form}`" in PAGE, form
    # Its further cards can be read, with the resource that the page gives them.
    head = HEAD.replace("[stickers]", '[resources.hops]\nicon = "vines"\ncolour = "#6a8f2f"\n\n[stickers]')
    head = head.replace("cards = [301]", "cards = [301, 302, 303]")
    for language in ("en", "hu", "pl"):
        mark = f"[words.{language}]\n"
        new = "".join(f'card-{name} = "x"\n' for name in ("hop-hook", "hop-scout", "old-scout"))
        head = head.replace(mark, f'{mark}resource-hops = "hops"\namount-hops = "{{ $number }} hops"\n{new}')
    assert faults(tmp_path, head, CARDS + FURTHER) == []


MANY = "".join(f"[resources.salt-{letter}]\nicon = 'gems'\ncolour = '#c9651a'\n" for letter in "abcdefghijkl")


def line_of(text: str, mark: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(mark))


@pytest.mark.parametrize(
    ("old", "new", "mark", "told"),
    [
        ('name = "hop-garden" #', 'name = "Hop Garden" #', "name", "small letters"),
        ('name = "hop-garden" #', 'name = "water-mill" #', "name", "is taken already"),
        ('name = "hop-garden" #', "name = 5 #", "name", "must be a text"),
        ("card = 300 #", "card = 302 #", "card", "has no card 302"),
        ("rounds = [1, 2]", "rounds = []", "rounds", "1 to 8 rounds"),
        ("rounds = [1, 2]", "rounds = [1, 3]", "rounds", "no permanent side 3"),
        ("discover = [1, 0]", "discover = [1]", "discover", "for each round"),
        ("discover = [1, 0]", "discover = [1, 1]", "discover", "but there are 1"),
        ("cards = [301]", "cards = [300]", "cards", "none of its cards"),
        ("purge = 10", "purge = -1", "purge", "from 0 to 99"),
        ("purge = 10", "burn = 10", "burn", "no such field"),
        ("coin = 3", "pearl = 3", "pearl", "is not a sticker"),
        ("coin = 3", "coin = -1", "coin", "is a number"),
        ("purge = 10", 'purge="many"', "purge", "must be a whole number"),
        ("rounds = [1, 2]", "rounds = [1.0, 2]", "rounds", "1 to 8 rounds"),
        ("discover = [1, 0]", "discover = [true, false]", "discover", "for each round"),
        ("cards = [301]", "cards = [301, 301]", "cards", "each once"),
        ("cards = [301]", "cards = [[301]]", "cards", "each once"),
        (
            "[stickers]",
            "[scenes]\nnobody = 'day hills | hills 80 60'\n[stickers]",
            "nobody",
            "nothing is called",
        ),
        ("[stickers]", "[scenes]\nhop-picker = 'day hills | hills'\n[stickers]", "hop-picker", "NAME X SIZE"),
        (
            "[stickers]",
            "[scenes]\nhop-picker = 'day moon | hills 80 60'\n[stickers]",
            "hop-picker",
            "sky and a ground",
        ),
        (
            "[stickers]",
            "[scenes]\nhop-picker = 'day hills | ufo 80 60'\n[stickers]",
            "hop-picker",
            "no drawing 'ufo'",
        ),
        ("[stickers]", "[scenes]\nhop-picker = 5\n[stickers]", "hop-picker", "is no text"),
        (
            "[stickers]",
            "[resources.person]\nicon = 'gems'\ncolour = '#c9651a'\n[stickers]",
            "[resources.person",
            "cannot be",
        ),
        (
            "[stickers]",
            "[resources.salt]\nicon = ['gems']\ncolour = '#c9651a'\n[stickers]",
            "[resources.salt",
            "no drawing",
        ),
        (
            "[stickers]",
            "[resources.salt]\nicon = 'gems'\ncolour = 'red'\n[stickers]",
            "[resources.salt",
            "#rrggbb",
        ),
        ("[stickers]", f"{MANY}[stickers]", "[resources.salt-a", "more at most"),
        ('card-hop-picker = "Hop Picker"', "card-hop-picker = 5", "card-hop-picker", "is no text"),
        ('card-hop-picker = "Hop Picker"', 'card-hop-picker = "{ $x }"', "card-hop-picker", "x"),
        ('card-hop-picker = "Hop Picker"\n', "", "[words.en]", "'card-hop-picker' is missing"),
        ('card-hop-picker = "Hop Picker"', 'card-hop-king = "King"', "[words.en]", "is missing"),
        (
            'card-hop-picker = "Hop Picker"',
            'card-hop-picker = "Hop Picker"\ncard-trader = "Trader"',
            "card-trader",
            "a card of the box",
        ),
        ("[words.pl]", "[words.de]", "name", "words.pl: is missing"),
    ],
)
def test_faults_of_the_head(tmp_path: Path, old: str, new: str, mark: str, told: str) -> None:
    assert old in HEAD
    head = HEAD.replace(old, new, 1)
    found = faults(tmp_path, head)
    assert found
    assert told in found[0]
    assert found[0].startswith(f"expansion.toml:{line_of(head, mark)}:"), found


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('keywords = ["person"]', 'keywords = ["dragon"]', "dragon"),
        ('makes = "1 good"', 'makes = "1 pearl"', "pearl"),
        ("glory = 1", 'glory = "much"', "glory"),
        ("gain 2 coin", "win 2 coin", "win"),
        ("[301]\n[301.side.1]", "[101]\n[101.side.1]", "140 to 999"),
        ("[301.side.1]", "[301.side.5]", "side"),
        ('name = "hop-picker"\n', "", "name"),
        ("[301]\n[301.side.1]\n", "[301]\nside = 5\n[302.side.1]\n", "a table with its sides"),
        ("[301]\n[301.side.1]\n", "[301]\nside.1 = 5\n[302.side.1]\n", "a table with its fields"),
        ("[301]\n[301.side.1]\n", "[301]\nlike = [1]\n[302.side.1]\n", "there is no card [1]"),
        ("[301]\n", '[301]\nchoose_side = "yes"\n', "true or false"),
        ("glory = 1", 'upgrades = [" > 1"]', "'' is no cost"),
        ("glory = 1", 'upgrades = ["1 coin 2 > 1"]', "is no cost"),
        ("glory = 1", 'upgrades = ["destroy > 1"]', "is no cost"),
        ("glory = 1", 'upgrades = ["1 coin > 2"]', "has no side 2"),
        ("glory = 1", 'effects = [""]', "is no kind of effect"),
        ("glory = 1", "effects = [5]", "each must be a text"),
        ("glory = 1", 'effects = ["passive: gain 1 coin"]', "without end"),
        ("glory = 1", 'effects = ["activated: discover 999"]', "there is no card 999"),
        ("glory = 1", 'equip = "dragon"', "dragon"),
        ("glory = 1", 'equip = "person"\nboxes = ["gain 1 coin"]', "equipment has none"),
        ('makes = "1 good"', 'makes = "70000 coin"', "1 to 99"),
    ],
)
def test_faults_of_the_cards(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in CARDS
    found = faults(tmp_path, cards=CARDS.replace(old, new, 1))
    assert found
    assert told in found[0]
    assert found[0].startswith("cards.toml:")


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    assert faults(tmp_path, head=f"\ufeff{HEAD}", cards=f"\ufeff{CARDS}") == []


def test_files_that_are_missing_or_no_toml(tmp_path: Path) -> None:
    assert [str(fault) for fault in read_folder(tmp_path).faults] == ["expansion.toml:1: is missing"]
    found = faults(tmp_path, head="name = 'a'\nname = 'b'\n")
    assert "no TOML" in found[0]
    (tmp_path / "cards.toml").unlink()
    (tmp_path / "expansion.toml").write_text(HEAD, encoding="utf-8")
    assert [str(fault) for fault in read_folder(tmp_path).faults] == ["cards.toml:1: is missing"]
