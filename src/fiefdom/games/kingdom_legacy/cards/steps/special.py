"""The steps that one card alone needs: Export, Inventor, Trebuchet, Guild, Princess, Espionage …"""

from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.box import CARDS, STAGES
from fiefdom.games.kingdom_legacy.cards.resources import GOOD, SWORD, UNIT, good_of, sword_of, wood_of
from fiefdom.games.kingdom_legacy.cards.steps.marks import mark_box, write
from fiefdom.games.kingdom_legacy.cards.vocabulary import ANY, ENEMY, FRIENDLY, LAND, PERSON, RULE
from fiefdom.games.kingdom_legacy.play.actions import (
    DONE,
    PICK,
    Amount,
    LegacyAction,
    Option,
    Pick,
    Side,
)
from fiefdom.games.kingdom_legacy.play.agenda import DROP_DECK, Discover, Run
from fiefdom.games.kingdom_legacy.play.discovery import in_box, look_at
from fiefdom.games.kingdom_legacy.play.interpreter import (
    DEFEAT,
    choice,
    possible,
    push_run,
    step,
    stop,
    taken,
)
from fiefdom.games.kingdom_legacy.play.moves import (
    IN_BOX,
    count,
    destroy,
    discard,
    kingdom,
    mask_of,
    others,
    protected,
    tell,
    turn,
    weight,
)
from fiefdom.games.kingdom_legacy.play.payment import next_box, pay
from fiefdom.games.kingdom_legacy.play.production import SEAL, add_sticker
from fiefdom.games.kingdom_legacy.play.questions import (
    AskName,
    AskStick,
    Better,
    Convert,
    DefeatEnemy,
    Espionage,
    GainAny,
    Guild,
    Invent,
    PayNumber,
    PickDiscard,
    PickDiscover,
    Practise,
    Princess,
    Seal,
)

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_EXCHANGE = RULE["exchange"]
_DISCARD, _TURN, _MARK = Option("discard"), Option("turn"), Option("mark")
_DISCOVER, _GAIN = Option("discover"), Option("gain")
_MOST_RESISTANCE = 100  # 138


# Defeat (L27), convert, replace by a better version


@step("defeat")
def _defeat(state: "LegacyState", item: Run) -> None:
    tell(state, "defeated", card=item.card)
    push_run(state, item.card, item.stage, DEFEAT)


def defeatable(state: "LegacyState") -> list[int]:
    """33: enemies that say how they are defeated, in play, in the discard pile or permanent."""
    cards = [*state.play, *sorted(state.discard), *state.permanent]
    return [c for c in cards if mask_of(state, c) & ENEMY and STAGES[state.stage[c]].defeat]


@step("defeat-enemy")
def _defeat_enemy(state: "LegacyState", item: Run) -> None:
    state.agenda.append(DefeatEnemy(item.card))


@possible("defeat-enemy")
def _can_defeat_enemy(state: "LegacyState", card: int) -> bool:
    return bool(defeatable(state))


@choice(DefeatEnemy)
def _enemy_options(state: "LegacyState", item: DefeatEnemy) -> list[LegacyAction]:
    return [PICK[c] for c in defeatable(state)]


@taken(DefeatEnemy)
def _pick_enemy(state: "LegacyState", item: DefeatEnemy, action: Pick) -> None:
    """L54: the full result of its defeat, without its payment."""
    tell(state, "defeated", card=action.card)
    push_run(state, action.card, state.stage[action.card], DEFEAT)


@step("convert")
def _convert(state: "LegacyState", item: Run) -> None:
    state.agenda.append(Convert(item.card))


def _converts(state: "LegacyState", card: int) -> list[int]:
    return [c for c in others(state, card, ENEMY) if STAGES[state.stage[c]].convert]  # L54


@possible("convert")
def _can_convert(state: "LegacyState", card: int) -> bool:
    return bool(_converts(state, card))


@choice(Convert)
def _convert_options(state: "LegacyState", item: Convert) -> list[LegacyAction]:
    return [PICK[c] for c in _converts(state, item.card)]


@taken(Convert)
def _pick_convert(state: "LegacyState", item: Convert, action: Pick) -> None:
    turn(state, action.card, STAGES[state.stage[action.card]].convert)


def _betters(state: "LegacyState", card: int, pairs: tuple[tuple[str, int], ...]) -> dict[int, int]:
    """33, 49: cards in play that have a better version in the box (L57)."""
    versions = {name: number for name, number in pairs if state.place[number] == IN_BOX}
    found = {}
    for c in others(state, card, ANY):
        better = versions.get(STAGES[state.stage[c]].name)
        if better is not None and not protected(state, c):
            found[c] = better
    return found


@step("better")
def _better(state: "LegacyState", item: Run, pairs: tuple[tuple[str, int], ...]) -> None:
    state.agenda.append(Better(item.card, pairs))


@possible("better")
def _can_better(state: "LegacyState", card: int, pairs: tuple[tuple[str, int], ...]) -> bool:
    return bool(_betters(state, card, pairs))


@choice(Better)
def _better_options(state: "LegacyState", item: Better) -> list[LegacyAction]:
    return [PICK[c] for c in _betters(state, item.card, item.pairs)]


@taken(Better)
def _pick_better(state: "LegacyState", item: Better, action: Pick) -> None:
    number = _betters(state, item.card, item.pairs)[action.card]
    state.agenda.append(Discover(number))
    destroy(state, action.card)


# 27 Export, 138 Resistance: any number of resources


def _payable_amounts(state: "LegacyState", unit: int) -> int:
    if unit == SWORD:
        return sword_of(state.resources)
    goods = good_of(state.resources)
    return goods + wood_of(state.resources) if state.rules_now() & _EXCHANGE else goods


@step("export")
def _export(state: "LegacyState", item: Run) -> None:
    state.agenda.append(PayNumber(item.card, item.stage, GOOD))


@step("resist")
def _resist(state: "LegacyState", item: Run) -> None:
    state.agenda.append(PayNumber(item.card, item.stage, SWORD))


@possible("export")
def _can_export(state: "LegacyState", card: int) -> bool:
    return _payable_amounts(state, GOOD) > 0


@possible("resist")
def _can_resist(state: "LegacyState", card: int) -> bool:
    return sword_of(state.resources) > 0


@choice(PayNumber)
def _number_options(state: "LegacyState", item: PayNumber) -> list[LegacyAction]:
    return [Amount(number) for number in range(1, _payable_amounts(state, item.unit) + 1)]


@taken(PayNumber)
def _pay_number(state: "LegacyState", item: PayNumber, action: Amount) -> None:
    card, stage, unit = item
    state.paid[stage] = state.paid.get(stage, 0) + action.number
    tell(state, "delivered", card=card, number=action.number, sum=state.paid[stage])
    pay(state, card, action.number * unit)


@step("resistance")
def _resistance(state: "LegacyState", item: Run) -> None:
    """138: the total, at most 100, goes as a glory seal on a land of the kingdom."""
    number = min(_MOST_RESISTANCE, state.paid.get(item.stage, 0))
    if number:
        state.agenda.append(Seal(number, item.card))


@choice(Seal)
def _seal_options(state: "LegacyState", item: Seal) -> list[LegacyAction]:
    return [PICK[c] for c in kingdom(state, LAND)]


@taken(Seal)
def _pick_seal(state: "LegacyState", item: Seal, action: Pick) -> None:
    add_sticker(state, action.card, state.stage[action.card], SEAL, item.number)


# 29 Pretend Noble, 34 Inspired Inventor, 92 Stranger, 109 Grand Guild Hall


def _bare_sides(state: "LegacyState", card: int) -> list[int]:
    return [side for side in CARDS[card].sides if not state.stickers.get(card * 4 + side - 1)]


@step("practise")
def _practise(state: "LegacyState", item: Run) -> None:
    state.agenda.append(Practise(item.card))


@possible("practise")
def _can_practise(state: "LegacyState", card: int) -> bool:
    return bool(_bare_sides(state, card))


@choice(Practise)
def _practise_options(state: "LegacyState", item: Practise) -> list[LegacyAction]:
    return [Side(item.card, side) for side in _bare_sides(state, item.card)]


@taken(Practise)
def _pick_practise(state: "LegacyState", item: Practise, action: Side) -> None:
    kinds = tuple(range(1, len(UNIT) + 1))
    state.agenda.append(AskStick(action.card, action.card * 4 + action.side - 1, kinds))


@step("invent")
def _invent(state: "LegacyState", item: Run, cards: tuple[int, ...]) -> None:
    """34: one box of side 1, then an invention or resources for the marked boxes."""
    first = item.card * 4
    state.agenda.append(Invent(item.card, cards))
    box = next_box(state, first)
    if box is not None:
        mark_box(state, item.card, first, box)


@choice(Invent)
def _invent_options(state: "LegacyState", item: Invent) -> list[LegacyAction]:
    return [_DISCOVER, _GAIN] if in_box(state, item.cards) else [_GAIN]


@taken(Invent)
def _take_invent(state: "LegacyState", item: Invent, action: Option) -> None:
    if action is _GAIN:
        state.agenda.append(GainAny(state.marks.get(item.card * 4, 0).bit_count(), item.card))
        return
    found = in_box(state, item.cards)
    look_at(state, found)
    state.agenda.append(PickDiscover(found, False, item.card))


@step("grow")
def _grow(state: "LegacyState", item: Run, *groups: tuple[int, ...]) -> None:
    """92: a name the first time it is played, then a sticker, twice."""
    card, stage = item.card, item.stage
    plays = state.plays[card] = state.plays.get(card, 0) + 1
    if plays == 1:
        state.agenda.append(AskName(card, False))
    elif plays - 2 < len(groups):
        state.agenda.append(AskStick(card, stage, groups[plays - 2]))


@step("guild")
def _guild(state: "LegacyState", item: Run, seals: int) -> None:
    state.agenda.append(Guild(item.card, item.stage, seals, 0, ()))


@possible("guild")
def _can_guild(state: "LegacyState", card: int, seals: int) -> bool:
    return len(state.written.get(state.stage[card], ())) < seals and bool(others(state, card, PERSON))


@choice(Guild)
def _guild_options(state: "LegacyState", item: Guild) -> list[LegacyAction]:
    card, _, _, number, used = item
    found: list[LegacyAction] = [PICK[c] for c in others(state, card, PERSON) if c not in used]
    return [*found, DONE] if number else found


@taken(Guild)
def _take_guild(state: "LegacyState", item: Guild, action: Any) -> None:
    card, stage, seals, number, used = item
    if action is DONE:
        write(state, card, stage, number, seals)
        return
    number += weight(state, action.card, PERSON)
    state.agenda.append(Guild(card, stage, seals, number, (*used, action.card)))
    discard(state, action.card)


# 66 Young Princess, 138 Espionage and Attack


@step("princess")
def _princess(state: "LegacyState", item: Run, number: int) -> None:
    state.agenda.append(Princess(item.card, number))


@choice(Princess)
def _princess_options(state: "LegacyState", item: Princess) -> list[LegacyAction]:
    return [_DISCARD, _TURN] if count(state, item.card, PERSON) >= item.number else [_TURN]


@taken(Princess)
def _take_princess(state: "LegacyState", item: Princess, action: Option) -> None:
    if action is _TURN:
        turn(state, item.card, 2)
    else:
        state.agenda.append(PickDiscard(item.card, item.number, PERSON, ()))


@step("espionage")
def _espionage(state: "LegacyState", item: Run, number: int) -> None:
    state.agenda.append(Espionage(item.card, item.stage, number))


@choice(Espionage)
def _espionage_options(state: "LegacyState", item: Espionage) -> list[LegacyAction]:
    card, stage, number = item
    if next_box(state, stage) is None:
        return [_MARK]  # all marked: the deck goes again
    return [_MARK, _DISCARD] if len(others(state, card, FRIENDLY)) >= number else [_MARK]


@taken(Espionage)
def _take_espionage(state: "LegacyState", item: Espionage, action: Option) -> None:
    card, stage, number = item
    if action is _DISCARD:
        state.agenda.append(PickDiscard(card, number, FRIENDLY, ()))
        return
    box = next_box(state, stage)
    if box is not None:
        mark_box(state, card, stage, box)
    if next_box(state, stage) is None:
        state.agenda.append(DROP_DECK)


@step("if-no-sword")
def _if_no_sword(state: "LegacyState", item: Run) -> None:
    if sword_of(state.resources):
        stop(state)
