"""Rounds and turns (L11–L17): what happens by itself between the player's decisions."""

from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.box import LAST_OF_ROUNDS, MASK, RULES, STAGES
from fiefdom.games.kingdom_legacy.cards.vocabulary import BUILDING, LAND, PERSON, RULE
from fiefdom.games.kingdom_legacy.play.actions import DONE, LegacyAction, Mark, Resolve
from fiefdom.games.kingdom_legacy.play.agenda import (
    AFTER_ROUND,
    END_ROUND,
    NEXT_ROUND,
    RECORD,
    START_ROUND,
    START_TURN,
    TURN_OVER,
    AfterRound,
    DiscoverNext,
    DropDeck,
    EndRound,
    EndTurn,
    NextRound,
    StartRound,
    StartTurn,
    TurnOver,
)
from fiefdom.games.kingdom_legacy.play.interpreter import (
    AFTER,
    BOX,
    PARTS,
    POSSIBLE,
    choice,
    op,
    push_run,
    taken,
)
from fiefdom.games.kingdom_legacy.play.moves import (
    DISCARDED,
    IN_BOX,
    IN_DECK,
    IN_PLAY,
    draw,
    drop_top,
    mask_of,
    protected,
    show_top,
    tell,
    tell_marked,
)
from fiefdom.games.kingdom_legacy.play.production import STAYS_STICKER
from fiefdom.games.kingdom_legacy.play.questions import EXPANSIONS, THRESHOLDS, Moment, Thresholds, Trigger
from fiefdom.games.kingdom_legacy.show.score import glory
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

TURN_CARDS, ADVANCE_CARDS, CURSED_CARDS = 4, 2, 2  # L11, L12, 94
DECISIONS_PER_TURN = 1000  # L60
GROWN = 3  # 92: what happens when it is played is over after so many times
_STAYS, _LANDS_STAY = RULE["stays"], RULE["lands-stay"]

# Effects bound to a moment: by stage, the numbers of the effects.
BY_MOMENT: dict[str, dict[int, tuple[int, ...]]] = {}
for _stage in STAGES:
    for _number, _effect in enumerate(_stage.effects):
        _moment = BY_MOMENT.setdefault(_effect.kind.rstrip("!?"), {})
        _moment[_stage.index] = (*_moment.get(_stage.index, ()), _number)
_ROUND_END = BY_MOMENT["round-end"]
# The same as what comes of them, where no other cards are part of it.
_PLAYED, _TURN_END = (
    {
        stage: tuple(Trigger(stage // 4, stage, n) for n in numbers)
        for stage, numbers in BY_MOMENT[moment].items()
    }
    for moment in ("played", "turn-end")
)
_NEXT_LAND, _NEXT_PERSON, _FLOOD = BY_MOMENT["next-land"], BY_MOMENT["next-person"], BY_MOMENT["flood"]
_UPRISING, _ESPIONAGE = BY_MOMENT["uprising"], BY_MOMENT["espionage"]
_WATCHING = {*_NEXT_LAND, *_NEXT_PERSON, *_FLOOD}
_COUNTING = {*_UPRISING, *_ESPIONAGE}


def stays(state: "LegacyState", card: int) -> bool:
    """L31: not discarded at the end of a turn: printed, by a sticker (7), or in Border Dispute (138)."""
    stage = state.stage[card]
    if RULES[stage] & _STAYS or STAYS_STICKER in state.stickers.get(stage, ()):
        return True
    return bool(MASK[stage] & LAND and state.rules_now() & _LANDS_STAY)


# Playing cards


def enter(state: "LegacyState", cards: list[int], source: str) -> None:
    """L21: all are in play before anything resolves. L18: the resources are lost."""
    before = state.play[:]
    state.resources = 0
    state.play += cards
    state.rules = -1
    for card in cards:
        state.place[card] = IN_PLAY
    if state.log is not None:
        played: list[JSON] = list(cards)
        tell(state, "played", reveals=source == "deck", cards=played, source=source)
    triggers: list[Trigger] = []
    stage = state.stage
    for card in cards:
        if state.plays.get(card, 0) < GROWN:
            triggers += _PLAYED.get(stage[card], ())
    triggers += _watchers(state, before, tuple(cards))
    if triggers:
        state.agenda.append(Moment(tuple(triggers)))


def _watchers(state: "LegacyState", before: list[int], cards: tuple[int, ...]) -> list[Trigger]:
    """Cards that wait for others to be played: 28, 57 (L53: played earlier), 65, and 136, 138."""
    stage = state.stage
    found: list[Trigger] = []
    for card in state.play:
        if stage[card] in _WATCHING:
            if card in before:
                for moment, what in ((_NEXT_LAND, LAND), (_NEXT_PERSON, PERSON)):
                    prey = [c for c in cards if mask_of(state, c) & what and not protected(state, c)]
                    if prey:
                        found += [Trigger(card, stage[card], n, cards) for n in moment.get(stage[card], ())]
            if any(mask_of(state, c) & BUILDING for c in state.play):
                found += [Trigger(card, stage[card], n) for n in _FLOOD.get(stage[card], ())]
    if state.expansion:
        for card in state.permanent:
            if stage[card] in _COUNTING:
                persons = [c for c in cards if mask_of(state, c) & PERSON]
                # 136: a person must be in play already; 138: every person counts.
                crowded = any(mask_of(state, c) & PERSON for c in before)
                for _ in persons:
                    found += [Trigger(card, stage[card], n) for n in _ESPIONAGE.get(stage[card], ())]
                    if crowded:
                        found += [Trigger(card, stage[card], n) for n in _UPRISING.get(stage[card], ())]
    return found


def play_from_deck(state: "LegacyState", number: int) -> None:
    cards = [draw(state) for _ in range(min(number, len(state.deck)))]
    enter(state, cards, "deck")


# A moment: several effects at once (L20)


def _ready(state: "LegacyState", trigger: Trigger) -> bool:
    """L47: whether an optional effect has something to do."""
    card, stage, part, _ = trigger
    for name, *arguments in PARTS[stage, part]:
        if name == "leave" and state.place[card] != IN_PLAY:
            return False
        check = POSSIBLE.get(name)
        if check is not None and not check(state, card, *arguments):
            return False
    return True


@choice(Moment)
def _moment_options(state: "LegacyState", item: Moment) -> list[LegacyAction]:
    forced: list[LegacyAction] = []
    free: list[LegacyAction] = []
    for trigger in item.triggers:
        card, stage, part, _ = trigger
        if STAGES[stage].effects[part].kind.endswith("!"):
            forced.append(Resolve(card, part))
        elif _ready(state, trigger):
            free.append(Resolve(card, part))
    found = list(dict.fromkeys(forced + free))
    return found if forced or not free else [*found, DONE]


@taken(Moment)
def _resolve(state: "LegacyState", item: Moment, action: Any) -> None:
    if action is DONE:
        return
    triggers = item.triggers
    at = next(i for i, t in enumerate(triggers) if t.card == action.card and t.part == action.effect)
    card, stage, part, data = triggers[at]
    left = triggers[:at] + triggers[at + 1 :]
    if left:
        state.agenda.append(Moment(left))
    state.robbed = False
    tell(state, "resolved", card=card, effect=part)
    push_run(state, card, stage, part, data)


# Turn


@op(StartTurn)
def _start_turn(state: "LegacyState", item: StartTurn) -> None:
    state.turn += 1
    state.turnly = ()
    state.decisions = 0
    tell(state, "turn-started", turn=state.turn)
    play_from_deck(state, TURN_CARDS)  # L11


@op(EndTurn)
def _end_turn(state: "LegacyState", item: EndTurn) -> None:
    """L14, L55: one moment for all turn-end effects of unblocked cards in play and permanent cards."""
    state.agenda.append(TURN_OVER)
    triggers = [
        trigger
        for card in (*state.play, *state.permanent)
        if state.stage[card] in _TURN_END
        for trigger in _TURN_END[state.stage[card]]
    ]
    if triggers:
        state.agenda.append(Moment(tuple(triggers)))


@op(TurnOver)
def _turn_over(state: "LegacyState", item: TurnOver) -> None:
    state.resources = 0  # L18, L55: after the turn-end effects
    staying = [card for card in state.play if card in state.kept or stays(state, card)]
    if len(staying) < len(state.play):
        going = [card for card in state.play if card not in staying]
        _sweep(state, going, "turn")
    state.play = staying
    state.kept = ()
    state.rules = -1
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
    for card in cards:
        state.place[card] = DISCARDED
    state.discard += cards
    if state.log is not None and cards:
        swept: list[JSON] = list(cards)
        tell(state, "swept", cards=swept, at=at)


# Round


@op(EndRound)
def _end_round(state: "LegacyState", item: EndRound) -> None:
    """L15, L56: what was in play and what blocked what is noted, then all is discarded."""
    triggers = [
        Trigger(card, state.stage[card], number, tuple(c for c, by in state.blocked.items() if by == card))
        for card in (*state.play, *state.permanent)
        if state.stage[card] in _ROUND_END
        for number in _ROUND_END[state.stage[card]]
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


@op(AfterRound)
def _after_round(state: "LegacyState", item: AfterRound) -> None:
    card = state.expansion
    if card and state.stage[card] == item_stage(state, card) and PARTS[state.stage[card], AFTER]:
        state.robbed = False
        push_run(state, card, state.stage[card], AFTER)


def item_stage(state: "LegacyState", card: int) -> int:
    """The side of an expansion that the round was played on (138 turns at its round end already)."""
    return card * 4 + EXPANSION_SIDES[state.expansion_round] - 1


EXPANSION_SIDES = (1, 2, 4, 3)  # L37: one round each, in this order


@choice(Thresholds)
def _threshold_options(state: "LegacyState", item: Thresholds) -> list[LegacyAction]:
    """27: between rounds each reached number may be used once."""
    found: list[LegacyAction] = []
    for card in state.permanent:
        stage = STAGES[state.stage[card]]
        if not stage.thresholds:
            continue
        marks, paid = state.marks.get(stage.index, 0), state.paid.get(stage.index, 0)
        for box, needed in enumerate(stage.thresholds):
            if paid >= needed and not marks >> box & 1 and _useful(state, card, stage.index, box):
                found.append(Mark(card, box))
    return [*found, DONE] if found else []


def _useful(state: "LegacyState", card: int, stage: int, box: int) -> bool:
    for name, *arguments in PARTS[stage, BOX + box]:
        check = POSSIBLE.get(name)
        if check is not None and not check(state, card, *arguments):
            return False
    return True


@taken(Thresholds)
def _take_threshold(state: "LegacyState", item: Thresholds, action: Any) -> None:
    if action is DONE:
        return
    stage = state.stage[action.card]
    state.marks[stage] = state.marks.get(stage, 0) | 1 << action.box
    tell_marked(state, action.card, stage, action.box)
    state.agenda.append(THRESHOLDS)
    push_run(state, action.card, stage, BOX + action.box)


@op(NextRound)
def _next_round(state: "LegacyState", item: NextRound) -> None:
    if state.expansion:
        state.expansion_round += 1
        if state.expansion_round < len(EXPANSION_SIDES):
            state.agenda.append(START_ROUND)
        else:
            state.agenda += [EXPANSIONS, RECORD]
    elif state.last_round:  # L17
        state.agenda += [EXPANSIONS, RECORD]
    else:
        state.agenda += [START_ROUND, DiscoverNext(2)]  # L16


@op(StartRound)
def _start_round(state: "LegacyState", item: StartRound) -> None:
    """L16: all cards of the kingdom are shuffled into a new deck; then the first turn."""
    state.round += 1
    state.turn = 0
    state.last_round = not state.expansion and state.place[LAST_OF_ROUNDS] != IN_BOX  # L17, L58
    shuffle_kingdom(state)
    show_top(state)  # L10
    tell(state, "round-started", reveals=True, round=state.round, last=state.last_round)
    # Purged away to nothing: a round without cards is over at once.
    state.agenda.append(START_TURN if state.deck else END_ROUND)


def shuffle_kingdom(state: "LegacyState") -> None:
    """L1: shuffling keeps every card's stage. In order of number first, so that chance alone decides."""
    cards = sorted(state.discard)
    state.rng.shuffle(cards)
    state.deck = cards
    state.discard = []
    state.groups = [len(cards)] if cards else []
    for card in cards:
        state.place[card] = IN_DECK


@op(DropDeck)
def _drop_deck(state: "LegacyState", item: DropDeck) -> None:
    drop_top(state, len(state.deck))
