"""What is true of every position of Kingdom Legacy."""

from fiefdom.games.kingdom_legacy.cards.box import CARDS, EQUIP, PERMANENT, STAGES
from fiefdom.games.kingdom_legacy.cards.resources import BITS, ENOUGH, UNIT, total
from fiefdom.games.kingdom_legacy.play.moves import (
    ABSENT,
    BLOCKED,
    DISCARDED,
    IN_BOX,
    IN_DECK,
    IN_PLAY,
    ON_SIDE,
    WORN,
    mask_of,
)
from fiefdom.games.kingdom_legacy.play.production import made, remake
from fiefdom.games.kingdom_legacy.play.rounds import DECISIONS_PER_TURN
from fiefdom.games.kingdom_legacy.play.state import LegacyState


def check_legacy(state: LegacyState) -> None:
    place = state.place
    where = {
        IN_DECK: [*state.deck, *state.looked],
        IN_PLAY: state.play,
        DISCARDED: state.discard,
        ON_SIDE: state.permanent,
        BLOCKED: list(state.blocked),
        WORN: list(state.worn),
    }
    for kind, cards in where.items():
        assert sorted(cards) == [card for card, at in enumerate(place) if at == kind]
    assert sum(state.groups) == len(state.deck)
    assert all(size > 0 for size in state.groups)
    if state.deck and not state.looked and state.expansion == 0:
        assert state.groups[-1] == 1  # L10
    for card, stage in enumerate(state.stage):
        assert stage // 4 == card
        if card not in CARDS:
            assert place[card] == ABSENT
            continue
        assert STAGES[stage].name
        assert not CARDS[card].scroll or place[card] in (IN_BOX, 6, 7)
        if place[card] == ON_SIDE:
            assert PERMANENT[stage]  # L24
        elif place[card] in (IN_DECK, IN_PLAY, DISCARDED, BLOCKED):
            assert not PERMANENT[stage]
        elif place[card] == IN_BOX:
            assert stage == card * 4  # L29
    for worn, by in state.worn.items():  # L34
        assert mask_of(state, by) & EQUIP[state.stage[worn]]
        assert place[by] in (IN_PLAY, BLOCKED)
        assert by not in state.worn
    for blocker in state.blocked.values():
        assert place[blocker] in (IN_PLAY, BLOCKED)  # L25: a blocker may itself be blocked
    assert state.resources >= 0
    assert state.resources & ENOUGH == 0
    assert state.resources >> BITS * len(UNIT) == 0
    for stage, marks in state.marks.items():
        assert 0 <= marks < 1 << len(STAGES[stage].boxes)
    for stage in state.made:
        before = state.made[stage]
        remake(state, stage)
        assert state.made[stage] == before
        assert all(gives > 0 and gives & ENOUGH == 0 for gives in before)
        # L5: a sticker may bring a stage to 9, not beyond.
        assert max(map(total, made(state, stage)), default=0) <= max(9, *map(total, STAGES[stage].makes), 0)
    assert state.decisions < DECISIONS_PER_TURN  # L60: never reached
    assert (state.actor is None) == (state.ended_by is not None)
    rules, state.rules = state.rules, -1
    assert rules in (-1, state.rules_now())
    if state.actor is not None:
        assert not state.agenda or state.options
