"""Whole campaigns to the very end of all three expansions, and what of the cards they reach."""

from collections.abc import Iterator

import pytest

from fiefdom import Rng
from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.games.kingdom_legacy import KingdomLegacy
from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.resources import unpack
from fiefdom.games.kingdom_legacy.play.actions import DONE, Expand, LegacyAction, Option, Stop
from fiefdom.games.kingdom_legacy.play.moves import IN_BOX
from fiefdom.games.kingdom_legacy.play.rounds import Expansions
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.games.kingdom_legacy.show.score import glory
from games.kingdom_legacy.legacy_invariants import check_legacy
from games.kingdom_legacy.legacy_printed import STAGES as PRINTED
from games.kingdom_legacy.legacy_scenes import SCENES

_RESTART = Option("restart")
COAST = 140


def random_choice(state: LegacyState, rng: Rng) -> LegacyAction:
    """Any action, but the campaign is neither restarted nor ended early."""
    legal = [a for a in state.legal() if a is not _RESTART and not isinstance(a, Stop)]
    return rng.choice(legal or state.legal())  # type: ignore[no-any-return]


def eager_choice(state: LegacyState, rng: Rng) -> LegacyAction:
    """Prefers what changes cards: so that campaigns come further than by chance alone."""
    legal = [a for a in state.legal() if a is not _RESTART and not isinstance(a, Stop) and a is not DONE]
    for kind in ("upgrade", "use", "produce"):
        found = [a for a in legal if a.do == kind]
        if found and rng.below(8):
            return rng.choice(found)  # type: ignore[no-any-return]
    return rng.choice(legal or state.legal())  # type: ignore[no-any-return]


def greedy_choice(state: LegacyState, rng: Rng) -> LegacyAction:
    """One step ahead by the bots' evaluation, over a guess and never the true order."""
    estimate = EVALUATIONS["kingdom-legacy"].estimate
    best, best_value = [], float("-inf")
    for action in state.legal():
        if action is _RESTART or isinstance(action, Stop):
            continue
        after = state.guess(0, Rng(1))
        after.apply_unchecked(action)
        value = estimate(after)[0]
        if value > best_value + 1e-9:
            best, best_value = [action], value
        elif value > best_value - 1e-9:
            best.append(action)
    return rng.choice(best or state.legal())  # type: ignore[no-any-return]


def campaign(seed: int, choose: object, coast: bool = False) -> Iterator[LegacyState]:
    """`coast`: with the Amber Coast in the box, which is then the first expansion."""
    options = KingdomLegacy().new_options({}) if coast else {}
    state, rng = KingdomLegacy().start(1, seed, options), Rng(seed)
    while state.actor is not None and coast and not state.scores:
        yield state
        state.apply_unchecked(choose(state, rng))  # type: ignore[operator]
    if coast:
        state.apply_unchecked(Expand(COAST))
    while state.actor is not None:
        yield state
        state.apply_unchecked(choose(state, rng))  # type: ignore[operator]
    yield state


def check_end(state: LegacyState, expansions: int = 3) -> None:
    assert state.ended_by == "L37"
    assert len(state.scores) == 1 + expansions  # L40
    assert state.scores[-1] == glory(state) == state.result().scores[0]
    assert not [card for card in range(71) if state.place[card] == IN_BOX]


@pytest.mark.parametrize("seed", range(12))
def test_random_campaigns_end_after_all_expansions(seed: int) -> None:
    state = None
    for state in campaign(seed, random_choice):
        check_legacy(state)
    assert state is not None
    check_end(state)


@pytest.mark.parametrize("seed", range(3))
def test_greedy_campaigns_end_after_all_expansions(seed: int) -> None:
    state = None
    for number, state in enumerate(campaign(seed, greedy_choice)):
        if number % 10 == 0:
            check_legacy(state)
    assert state is not None
    check_end(state)
    assert state.scores[0] > 0


@pytest.mark.parametrize(
    ("seed", "choose"), [(1, random_choice), (2, random_choice), (3, eager_choice), (4, greedy_choice)]
)
def test_campaigns_with_the_amber_coast(seed: int, choose: object) -> None:
    """L34 to L37: equipment, tabs and amber turn up in play, and every position is sound."""
    state, worn, ambers = None, 0, 0
    for number, state in enumerate(campaign(seed, choose, coast=True)):
        if number % 10 == 0 or state.worn:
            check_legacy(state)
        worn += bool(state.worn)
        ambers += "amber" in unpack(state.resources)
    assert state is not None
    check_end(state, expansions=4)
    assert worn
    assert ambers


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 400))
def test_many_campaigns(seed: int) -> None:
    state = None
    coast = seed >= 250
    for state in campaign(seed, (random_choice, eager_choice, greedy_choice)[seed % 3], coast):
        check_legacy(state)
    assert state is not None
    check_end(state, 3 + coast)


def test_every_stage_that_play_does_not_reach_has_its_scene_or_row(
    capsys: pytest.CaptureFixture[str],
) -> None:
    reached: set[int] = set()
    for choose, seeds in ((random_choice, 10), (eager_choice, 50), (greedy_choice, 3)):
        for seed in range(seeds):
            for state in campaign(seed, choose):
                reached.update(state.stage[card] for card in (*state.play, *state.permanent, *state.discard))
    every = {stage.index for stage in STAGES if stage.name}
    names = {index: f"{STAGES[index].card}.{STAGES[index].side}" for index in every}
    rest = sorted(every - reached)
    cards = {index // 4 for index in reached}
    with capsys.disabled():
        print(f"\nplay reached {len(cards)} cards, {len(reached)} of {len(every)} stages; the rest by scene:")
        print(" ".join(names[index] for index in rest))
    assert len(reached) >= 200, "play reaches too little of the cards"
    rows = {row.split("|")[0].strip() for row in PRINTED.strip().splitlines()}
    scenes = {subject for scene in SCENES for subject in scene.stages.split()}
    for index in rest:
        stage = STAGES[index]
        assert names[index] in rows or stage.card >= 140
        assert names[index] in scenes or stage.card > 135 or not (stage.effects or stage.worth), names[index]


def test_choices_about_expansions_are_the_players() -> None:
    offered = []
    for state in campaign(3, random_choice):
        if state.agenda and isinstance(state.agenda[-1], Expansions):
            offered.append(len([a for a in state.legal() if isinstance(a, Expand)]))
            assert any(isinstance(a, Stop) for a in state.legal())
    assert offered == [3, 2, 1]  # with none left there is nothing to ask
