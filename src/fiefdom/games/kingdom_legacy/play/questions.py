"""Questions to the player that can be pending, as typed data. What may be answered and what comes of it is
registered by type (`interpreter.py`), beside the step or rule that asks.
"""

from typing import NamedTuple


class Trigger(NamedTuple):
    """An effect whose moment has come, and the cards that it is about."""

    card: int
    stage: int
    part: int
    data: tuple[int, ...] = ()


class Moment(NamedTuple):
    triggers: tuple[Trigger, ...]


class Thresholds(NamedTuple):
    pass


class Passive(NamedTuple):
    pass


class PickUpgrade(NamedTuple):
    card: int
    free: bool
    what: int


class PayMixed(NamedTuple):
    amount: int
    card: int


class PaySlots(NamedTuple):
    card: int
    slots: tuple[int, ...]
    used: tuple[int, ...]


class PayNamed(NamedTuple):
    card: int
    name: str


class PayOne(NamedTuple):
    card: int


class PickDiscard(NamedTuple):
    card: int
    number: int
    what: int
    used: tuple[int, ...]


class Replace(NamedTuple):
    card: int


class PickWorth(NamedTuple):
    card: int
    glory: int
    what: int


class PickDestroy(NamedTuple):
    card: int
    what: int


class PickRuin(NamedTuple):
    card: int
    number: int
    what: int


class PickBlock(NamedTuple):
    card: int
    number: int
    found: tuple[int, ...]


class FloodEnd(NamedTuple):
    card: int
    blocked: tuple[int, ...]


class PickKeep(NamedTuple):
    card: int
    number: int
    what: int
    itself: bool
    first: bool


class PickWork(NamedTuple):
    card: int
    what: int


class TakeOne(NamedTuple):
    choices: tuple[int, ...]
    card: int


class PickSide(NamedTuple):
    card: int
    sides: tuple[int, ...]


class PickVictim(NamedTuple):
    found: tuple[int, ...]
    card: int


class PickPlay(NamedTuple):
    card: int
    what: int


class AskPut(NamedTuple):
    card: int
    number: int
    sources: tuple[str, ...]
    ends: tuple[str, ...]
    more: bool


class PickBox(NamedTuple):
    card: int
    stage: int
    least: int
    most: int


class PickPriced(NamedTuple):
    card: int
    stage: int


class MarkOthers(NamedTuple):
    card: int
    number: int | None
    used: tuple[int, ...]


class AskName(NamedTuple):
    card: int
    free: bool


class GainAny(NamedTuple):
    number: int
    card: int


class DefeatEnemy(NamedTuple):
    card: int


class Convert(NamedTuple):
    card: int


class Better(NamedTuple):
    card: int
    pairs: tuple[tuple[str, int], ...]


class PayNumber(NamedTuple):
    card: int
    stage: int
    unit: int


class Seal(NamedTuple):
    number: int
    card: int


class Practise(NamedTuple):
    card: int


class Invent(NamedTuple):
    card: int
    cards: tuple[int, ...]


class Guild(NamedTuple):
    card: int
    stage: int
    seals: int
    number: int
    used: tuple[int, ...]


class Princess(NamedTuple):
    card: int
    number: int


class Espionage(NamedTuple):
    card: int
    stage: int
    number: int


class Sticker(NamedTuple):
    card: int
    groups: tuple[tuple[int, ...], ...]
    what: int
    scope: str
    times: int
    used: tuple[int, ...]


class AskStick(NamedTuple):
    card: int
    stage: int
    stickers: tuple[int, ...]


class Boost(NamedTuple):
    card: int
    what: int
    scope: str


class Groom(NamedTuple):
    card: int
    stickers: tuple[int, ...]


class AskCrossCost(NamedTuple):
    card: int


class AskCrossOut(NamedTuple):
    scope: str  # self, play, kingdom
    number: int
    card: int


class EnterSide(NamedTuple):
    card: int


class PickDiscover(NamedTuple):
    found: tuple[int, ...]
    splits: bool
    card: int


class Restart(NamedTuple):
    card: int


class KeepTwo(NamedTuple):
    cards: tuple[int, ...]
    kept: tuple[int, ...]
    card: int


class Expansions(NamedTuple):
    pass


class PickPurge(NamedTuple):
    pass


class PurgePermanent(NamedTuple):
    pass


class PickSave(NamedTuple):
    card: int
    number: int


# Those without facts are made once.
THRESHOLDS = Thresholds()
PASSIVE = Passive()
EXPANSIONS = Expansions()
