"""Every stage of every card: what it prints is what it does, and every effect has its scene."""

import re
from pathlib import Path

import pytest

from fiefdom.games.kingdom_legacy.cards.box import CARDS, STAGES
from fiefdom.games.kingdom_legacy.cards.resources import unpack
from fiefdom.games.kingdom_legacy.play.actions import Produce, Upgrade
from fiefdom.games.kingdom_legacy.play.moves import BLOCKED
from fiefdom.games.kingdom_legacy.play.production import made
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.games.kingdom_legacy.show.facts import all_facts
from fiefdom.games.kingdom_legacy.show.score import worth_of
from games.kingdom_legacy.legacy_printed import STAGES as PRINTED
from games.kingdom_legacy.legacy_scenes import SCENES, Scene
from games.kingdom_legacy.legacy_table import (
    action,
    amount,
    asked,
    can,
    do,
    lay,
    mark,
    marked,
    side,
    stages,
    stickers,
    store,
    where,
)

ROWS = [[part.strip() for part in row.split("|")] for row in PRINTED.strip().splitlines()]
# Cards that can stand in for a keyword in a cost.
STAND_INS = {"person": [10, 13, 54], "land": [1, 2], "building": [9, 17], "seafaring": [22, 74]}
STAND_IN_SIDES = {17: ".2", 22: ".4", 74: ".4"}


def test_L6_all_140_cards_and_their_stages_are_there() -> None:
    box = [card for card in CARDS.values() if card.number < 140]
    assert len(box) == 140
    assert len(ROWS) == 426
    assert {row[0] for row in ROWS} == {f"{c.number}.{s}" for c in box for s in c.sides}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_L7_a_stage_prints_what_the_card_says(row: list[str]) -> None:
    name, keywords, makes, glory, upgrades, rest = row
    ((card, number),) = stages(name)
    stage = CARDS[card].sides[number]
    assert list(stage.keywords) == keywords.split()
    assert [unpack(gives) for gives in stage.makes] == [
        unpack(amount(p)) for p in makes.split("/") if p.strip()
    ]
    boxes, _, flags = rest.partition(" ")
    assert len(stage.boxes) == int(boxes)
    assert stage.obstacle == ("O" in flags)  # L8
    assert stage.permanent == ("P" in flags)
    assert CARDS[card].scroll == ("S" in flags)
    assert CARDS[card].choose_side == ("C" in flags)
    if glory == "*":
        assert stage.worth is not None
        assert stage.glory == 0
    else:
        assert stage.glory == int(glory)
    assert len(stage.upgrades) == len([u for u in upgrades.split(";") if u])


@pytest.mark.parametrize("row", [row for row in ROWS if row[2]], ids=lambda row: row[0])
def test_L12_a_stage_in_play_produces_what_it_prints(row: list[str]) -> None:
    ((card, _),) = stages(row[0])
    state = lay(row[0])
    # Its own bonus counts for itself: Farming Machines and the like print none; Scientist prints nothing.
    wanted = [amount(part) for part in row[2].split("/")]
    found = [a for a in state.legal() if isinstance(a, Produce)]
    assert [a.gives for a in found] == wanted
    for chosen in found:
        after = state.copy()
        after.apply(chosen)
        assert where(after, card) == "discard"
        assert after.resources == chosen.gives


UPGRADES = [
    (row[0], frame, text.strip())
    for row in ROWS
    for frame, text in enumerate(row[4].split(";"))
    if text.strip()
]


@pytest.mark.parametrize(("name", "frame", "text"), UPGRADES, ids=lambda value: str(value))
def test_L12_an_upgrade_costs_what_it_prints_and_turns_the_card(name: str, frame: int, text: str) -> None:
    ((card, _),) = stages(name)
    cost, _, to = text.partition(" > ")
    words = cost.split() if cost != "free" else []
    resources, helpers = "", []
    if cost.startswith("destroy"):
        helpers = ["12.4"]
    else:
        for number, kind in zip(words[::2], words[1::2], strict=True):
            if kind in STAND_INS:
                free = [c for c in STAND_INS[kind] if c != card]
                helpers += [f"{c}{STAND_IN_SIDES.get(c, '')}" for c in free[: int(number)]]
            else:
                resources += f" {number} {kind}"
    chosen = Upgrade(card, frame)
    deck = " ".join(str(c) for c in (19, 20, 21, 35, 11, 70) if c != card)
    state = lay(f"{name} {' '.join(helpers)}", store=resources, deck=deck)
    assert chosen in state.legal()
    if helpers:
        assert chosen not in lay(f"{name} {' '.join(helpers[1:])}", store=resources).legal()
    if resources:
        kinds = resources.split()
        kinds[0] = str(int(kinds[0]) - 1)
        less = " ".join(kinds if kinds[0] != "0" else kinds[2:])
        assert chosen not in lay(f"{name} {' '.join(helpers)}", store=less).legal()
    turn = state.turn
    state.apply(chosen)
    while asked(state) in ("pay-slots", "moment", "name"):
        state.apply(state.legal()[-1])
    assert side(state, card) == int(to)
    assert where(state, card) in ("discard", "permanent")  # L3
    assert state.turn == turn + 1  # L4
    for helper, _ in stages(" ".join(helpers)):
        assert where(state, helper) == ("destroyed" if cost.startswith("destroy") else "discard")


# Scenes


def set_up(scene: Scene, subject: str) -> LegacyState:
    card = subject.partition(".")[0]
    blocked = re.findall(r"block ([\d. ]+)", scene.marks)

    def text(given: str) -> str:
        return given.replace("@", subject)

    state = lay(
        text(scene.play),
        deck=None if scene.deck is None else text(scene.deck),
        discard=text(scene.discard),
        permanent=text(scene.permanent),
        destroyed=text(scene.destroyed),
        blocked=[(cards, int(card)) for cards in blocked],
        store=scene.store,
    )
    for stage, number in re.findall(r"([@\d]+\.\d)=(\d+)", scene.marks):
        mark(state, stage.replace("@", card), int(number))
    for number, plays in re.findall(r"plays (\d+)=(\d+)", scene.marks):
        state.plays[int(number)] = int(plays)
    return state


def check(state: LegacyState, text: str) -> None:
    words = text.split()
    match words:
        case ["store", *rest]:
            assert store(state) == (unpack(amount(" ".join(rest))) if rest != ["-"] else {})
        case [card, "side", number]:
            assert side(state, int(card)) == int(number)
        case [card, "kingdom"]:
            assert where(state, int(card)) in ("deck", "play", "discard", "permanent")
        case [card, "any"]:
            assert where(state, int(card)) in ("deck", "discard")
        case ["legal", *rest]:
            assert can(state, " ".join(rest))
        case ["illegal", *rest]:
            assert not can(state, " ".join(rest))
        case ["asked", word]:
            assert asked(state) == (None if word == "none" else word)
        case ["top", card]:
            assert state.deck[-1] == int(card)
        case ["bottom", card]:
            assert state.deck[0] == int(card)
        case ["known", number]:
            assert state.groups[-int(number) :] == [1] * int(number)
        case ["decksize", number]:
            assert len(state.deck) == int(number)
        case [what, *_] if "=" in text:
            name, _, value = text.removeprefix(what).strip().partition("=")
            if what == "marks":
                assert marked(state, name) == int(value)
            elif what == "stickers":
                assert stickers(state, name) == (value.split() if value != "-" else [])
            elif what == "worth":
                assert worth_of(state, int(name)) == int(value)
            elif what == "blocked":
                assert state.blocked[int(name)] == int(value)
            elif what == "given":
                assert state.names[int(name)] == int(value)
            elif what == "makes":
                assert [unpack(g) for g in made(state, state.stage[int(name)])] == [unpack(amount(value))]
            else:
                ((of_card, of_side),) = stages(name)
                at = of_card * 4 + of_side - 1
                assert (sum(state.written[at]) if what == "written" else state.paid[at]) == int(value)
        case [card, place]:
            assert where(state, int(card)) == place, text
        case _:
            pytest.fail(f"no such check: {text}")


PLAYED = [
    pytest.param(scene, subject, id=f"{subject}-{number}")
    for number, scene in enumerate(SCENES)
    for subject in scene.stages.split()
    if scene.then
]


@pytest.mark.parametrize(("scene", "subject"), PLAYED)
def test_L19_every_effect_does_what_the_card_says(scene: Scene, subject: str) -> None:
    card = subject.partition(".")[0]
    state = set_up(scene, subject)
    for words in scene.do.replace("@", card).split(";"):
        if words.strip():
            chosen = action(words)
            assert chosen in state.legal(), f"{words.strip()}: only {[a.to_json() for a in state.legal()]}"
            do(state, words)
    for text in scene.then.replace("@", card).split(";"):
        check(state, text.strip())
    assert all(place != BLOCKED or number in state.blocked for number, place in enumerate(state.place))


# What is proved by tests of its own, by file.
ELSEWHERE = {
    "test_scrolls.py": {
        "23.1 follow",
        "24.1 follow",
        "30.1 follow",
        "37.1 follow",
        "47.1 follow",
        "68.1 follow",
    },
    "test_interplay.py": {"36.3 named", "46.4 named", "62.4 named", "123.3 fortress"},
    "test_expansions.py": {
        *(f"81.{s} saves-{n}" for s, n in ((2, "one"), (4, "two"), (3, "three"))),
        *(f"{card}.{s} after" for card in (136, 137, 138) for s in (1, 2, 3, 4) if (card, s) != (138, 4)),
        *("136.1 friendly-coin", "136.2 0", "136.4 0", "136.4 boxes", "137.1 0", "137.2 0", "137.4 surplus"),
        *("138.1 lands-stay", "138.2 0", "138.2 boxes", "138.3 0", "138.4 0", "138.4 1"),
    },
}


def features(stage: object) -> set[str]:
    """Everything of a stage that must be proved, apart from what every stage prints."""
    found = {str(number) for number in range(len(stage.effects))}  # type: ignore[attr-defined]
    found |= set(stage.rules)  # type: ignore[attr-defined]
    found |= {
        name
        for name in ("worth", "full", "defeat", "after", "convert", "named", "follow")
        if getattr(stage, name)
    }
    if any(box.text for box in stage.boxes):  # type: ignore[attr-defined]
        found.add("boxes")
    return found


def test_facts_tell_defeats_full_tracks_and_what_follows_a_round() -> None:
    rows = {(row["card"], row["side"]): row for row in all_facts()}
    assert rows[14, 1]["defeat"] == "destroy self; gain any 2"
    assert rows[14, 1]["convert"] == 3
    assert rows[89, 3]["full"] == "turn 4"
    assert rows[136, 3]["after"] == "cross-per-mark 4; destroy self"
    assert [rows[1, 1][name] for name in ("full", "defeat", "after", "convert")] == [None] * 4


def test_every_stage_has_its_scenes() -> None:
    played: dict[str, set[str]] = {}
    for scene in SCENES:
        for subject in scene.stages.split():
            played.setdefault(subject, set()).update(scene.covers.split())
    for file, names in ELSEWHERE.items():
        text = (Path(__file__).parent / file).read_text(encoding="utf-8")
        for name in names:
            subject, feature = name.split()
            assert subject.partition(".")[0] in text, f"{file} never names card {subject}"
            played.setdefault(subject, set()).add(feature)
    missing = {
        f"{stage.card}.{stage.side}": features(stage) - played.get(f"{stage.card}.{stage.side}", set())
        for stage in STAGES
        if stage.name and stage.card < 140  # the rest: test_amber_coast.py
    }
    assert {name: left for name, left in missing.items() if left} == {}
