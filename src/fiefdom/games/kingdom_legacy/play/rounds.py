"""Turns and rounds end and begin (L14–L17), and expansions follow the base game (L37, L40)."""

from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.box import LAST_OF_ROUNDS, STAGES, column
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS as EXPANSION_CARDS
from fiefdom.games.kingdom_legacy.cards.expansion import MOST_EXPANSIONS
from fiefdom.games.kingdom_legacy.play.actions import DONE, STOP, Done, Expand, LegacyAction, Mark, Stop
from fiefdom.games.kingdom_legacy.play.agenda import NOTHING, About, question, task
from fiefdom.games.kingdom_legacy.play.deck import drop_top, show_top, shuffle_kingdom
from fiefdom.games.kingdom_legacy.play.discarding import turn
from fiefdom.games.kingdom_legacy.play.discovery import DiscoverNext, push_discoveries
from fiefdom.games.kingdom_legacy.play.entering import START_TURN, Moment, Trigger, at_moment, triggers_of
from fiefdom.games.kingdom_legacy.play.interpreter import AFTER, BOX, PARTS, push_run
from fiefdom.games.kingdom_legacy.play.moves import (
    ASIDE,
    DESTROYED,
    DISCARDED,
    IN_BOX,
    ON_SIDE,
    awake,
    tell,
    tell_marked,
)
from fiefdom.games.kingdom_legacy.play.production import STAYING, stays
from fiefdom.games.kingdom_legacy.play.purge import push_purge
from fiefdom.games.kingdom_legacy.show.score import glory
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

DECISIONS_PER_TURN = 1000  # L60
_LAST_SCROLL, _END_OF_BOX = 68, 139
_TURN_END = column(lambda stage: () if stage.equip else triggers_of(stage, "turn-end"))
_ROUND_END = column(lambda stage: () if stage.equip else at_moment(stage, "round-end"))
_WORN_TURN_END = column(lambda stage: at_moment(stage, "turn-end"))
_WORN_ROUND_END = column(lambda stage: at_moment(stage, "round-end"))


# Turn


@task
class EndTurn(NamedTuple):
    """L14, L55: one moment for all turn-end effects of unblocked cards in play and permanent cards."""

    def do(self, state: "LegacyState") -> None:
        state.agenda.append(TURN_OVER)
        triggers = [
            trigger for card in (*state.play, *state.permanent) for trigger in _TURN_END[state.stage[card]]
        ]
        for worn in awake(state) if state.worn else ():
            triggers += [
                Trigger(worn, state.stage[worn], number) for number in _WORN_TURN_END[state.stage[worn]]
            ]
        if triggers:
            state.agenda.append(Moment(tuple(triggers)))


@task
class TurnOver(NamedTuple):
    def do(self, state: "LegacyState") -> None:
        state.resources = 0  # L18, L55: after the turn-end effects
        may_stay = state.kept or state.stickers or state.rules_now() & STAYING
        staying = (
            [card for card in state.play if card in state.kept or stays(state, card)] if may_stay else []
        )
        if len(staying) < len(state.play):
            going = [card for card in state.play if card not in staying]
            _sweep(state, going, "turn")
        state.play = staying
        state.kept = ()
        state.rules = -1
        if state.log is not None:
            tell(state, "turn-ended", turn=state.turn)
        # L32: an empty deck always means that the round ends with this turn.
        state.agenda.append(START_TURN if state.deck else END_ROUND)


def _sweep(state: "LegacyState", cards: list[int], at: str) -> None:
    """L25: at the end of a turn or round a blocked card is discarded with its blocker, and the whole stack."""
    freed = cards if state.blocked else []
    while freed:
        freed = [card for card, by in state.blocked.items() if by in freed]
        for card in freed:
            del state.blocked[card]
        cards = cards + freed
        if state.edition.one_level:
            break
    if state.worn:  # L34: equipment goes with its wielder
        worn = [card for card, by in state.worn.items() if by in cards]
        for card in worn:
            del state.worn[card]
        cards = cards + worn
    for card in cards:
        state.place[card] = DISCARDED
    state.discard += cards
    if state.log is not None and cards:
        swept: list[JSON] = list(cards)
        tell(state, "swept", cards=swept, at=at)


# Round


@task
class EndRound(NamedTuple):
    """L15, L56: what was in play and what blocked what is noted, then all is discarded."""

    def do(self, state: "LegacyState") -> None:
        triggers = [
            Trigger(
                card, state.stage[card], number, tuple(c for c, by in state.blocked.items() if by == card)
            )
            for card in (*state.play, *state.permanent)
            for number in _ROUND_END[state.stage[card]]
        ]
        triggers += [
            Trigger(worn, state.stage[worn], number)
            for worn in awake(state)
            for number in _WORN_ROUND_END[state.stage[worn]]
        ]
        _sweep(state, state.play, "round")
        state.play = []
        state.rules = -1
        if state.log is not None:
            tell(state, "round-ended", round=state.round, glory=glory(state))
        # L56: round-end effects, then the expansion's own, then Export, then what comes next.
        state.agenda += [NEXT_ROUND, THRESHOLDS, AFTER_ROUND]
        if triggers:
            state.agenda.append(Moment(tuple(triggers)))


@task
class AfterRound(NamedTuple):
    def do(self, state: "LegacyState") -> None:
        card = state.expansion
        if card and state.stage[card] == item_stage(state, card) and PARTS[state.stage[card], AFTER]:
            state.robbed = False
            push_run(state, card, state.stage[card], AFTER)


def item_stage(state: "LegacyState", card: int) -> int:
    """The side of an expansion that the round was played on (138 turns at its round end already)."""
    return card * 4 + EXPANSION_CARDS[card].rounds[state.expansion_round] - 1


@question
class Thresholds(NamedTuple):
    """27: between rounds each reached number may be used once."""

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        found: list[LegacyAction] = []
        for card in state.permanent:
            stage = STAGES[state.stage[card]]
            if not stage.thresholds:
                continue
            marks, paid = state.marks.get(stage.index, 0), state.paid.get(stage.index, 0)
            for box, needed in enumerate(stage.thresholds):
                if paid >= needed and not marks >> box & 1:
                    steps = PARTS[stage.index, BOX + box]
                    if all(step.possible(state, card) for step in steps):
                        found.append(Mark(card, box))
        return [*found, DONE] if found else []

    def take(self, state: "LegacyState", action: Mark | Done) -> None:
        if isinstance(action, Done):
            return
        stage = state.stage[action.card]
        state.marks[stage] = state.marks.get(stage, 0) | 1 << action.box
        tell_marked(state, action.card, stage, action.box)
        state.agenda.append(THRESHOLDS)
        push_run(state, action.card, stage, BOX + action.box)

    def about(self) -> About:
        return NOTHING


@task
class NextRound(NamedTuple):
    def do(self, state: "LegacyState") -> None:
        if state.log is not None:
            tell(state, "round-counted", round=state.round, glory=glory(state))
        if state.expansion:
            state.expansion_round += 1
            if state.expansion_round < len(EXPANSION_CARDS[state.expansion].rounds):
                push_round(state)
            else:
                state.agenda += [EXPANSIONS, RECORD]
        elif state.last_round:  # L17
            state.agenda += [EXPANSIONS, RECORD]
        else:
            state.agenda += [START_ROUND, DiscoverNext(2)]  # L16


def push_round(state: "LegacyState") -> None:
    """L37: the next round of an expansion, on the side of its card that belongs to it, with the cards that it brings."""
    expansion = EXPANSION_CARDS[state.expansion]
    if state.place[expansion.card] == ON_SIDE:
        turn(state, expansion.card, expansion.rounds[state.expansion_round])
    coming = [card for card in expansion.cards if state.place[card] == IN_BOX]
    state.agenda.append(START_ROUND)
    push_discoveries(state, coming[: expansion.discover[state.expansion_round]])


@task
class BeginExpansion(NamedTuple):
    def do(self, state: "LegacyState") -> None:
        push_round(state)


@task
class StartRound(NamedTuple):
    """L16: all cards of the kingdom are shuffled into a new deck; then the first turn."""

    def do(self, state: "LegacyState") -> None:
        state.round += 1
        state.turn = 0
        state.last_round = not state.expansion and state.place[LAST_OF_ROUNDS] != IN_BOX  # L17, L58
        shuffle_kingdom(state)
        show_top(state)  # L10
        tell(state, "round-started", reveals=True, round=state.round, last=state.last_round)
        # Purged away to nothing: a round without cards is over at once.
        state.agenda.append(START_TURN if state.deck else END_ROUND)


@task
class DropDeck(NamedTuple):
    def do(self, state: "LegacyState") -> None:
        drop_top(state, len(state.deck))


# After the base game


@task
class Record(NamedTuple):
    """L40: the score goes on the track; L17: after the base game card 68 has done its duty."""

    def do(self, state: "LegacyState") -> None:
        if state.place[_LAST_SCROLL] == ASIDE:
            state.stage[_LAST_SCROLL] = _LAST_SCROLL * 4 + 2
            state.place[_LAST_SCROLL] = DESTROYED
        state.scores = (*state.scores, glory(state))
        state.expansion = 0
        state.expansion_round = 0
        tell(state, "scored", score=state.scores[-1])


@question
class Expansions(NamedTuple):
    """L37: which one comes next, if any."""

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        if len(state.scores) > MOST_EXPANSIONS:
            return [STOP]
        found: list[LegacyAction] = [Expand(c) for c in EXPANSION_CARDS if state.place[c] == IN_BOX]
        return [*found, STOP]

    def take(self, state: "LegacyState", action: Expand | Stop) -> None:
        if isinstance(action, Stop):
            state.agenda.append(GAME_OVER)
            return
        card = action.card
        state.place[card] = ON_SIDE
        state.permanent.append(card)
        state.rules = -1
        state.expansion = card
        state.expansion_round = 0
        tell(state, "expansion", reveals=True, card=card)
        state.agenda.append(BeginExpansion())
        push_purge(state, EXPANSION_CARDS[card].purge, EXPANSION_CARDS[card].purge_permanent)

    def about(self) -> About:
        return NOTHING


@task
class GameOver(NamedTuple):
    def do(self, state: "LegacyState") -> None:
        state.actor = None
        state.ended_by = "L17" if len(state.scores) == 1 else "L37"
        state.place[_END_OF_BOX] = DESTROYED  # 139: the end of the box has no more use
        tell(state, "game-over", score=state.scores[-1], rule=state.ended_by)


# Those without facts are made once.
END_TURN, TURN_OVER = EndTurn(), TurnOver()
START_ROUND, END_ROUND, AFTER_ROUND, NEXT_ROUND = StartRound(), EndRound(), AfterRound(), NextRound()
DROP_DECK, THRESHOLDS = DropDeck(), Thresholds()
RECORD, EXPANSIONS, GAME_OVER = Record(), Expansions(), GameOver()
