"""What is pending, as typed data: questions to the player, and things that are done at once.

What they ask and do is registered by their type (`interpreter.py`), beside the step or rule that they carry out.
"""

import re
from typing import NamedTuple, TypeAlias, Union


class Trigger(NamedTuple):
    """An effect whose moment has come, and the cards that it is about."""

    card: int
    stage: int
    part: int
    data: tuple[int, ...] = ()


class Run(NamedTuple):
    """The steps of an effect, box or defeat, one by one."""

    card: int
    stage: int
    part: int
    at: int
    data: tuple[int, ...] = ()


class Moment(NamedTuple):
    triggers: tuple[Trigger, ...]


class StartTurn(NamedTuple):
    pass


class EndTurn(NamedTuple):
    pass


class TurnOver(NamedTuple):
    pass


class EndRound(NamedTuple):
    pass


class AfterRound(NamedTuple):
    pass


class Thresholds(NamedTuple):
    pass


class NextRound(NamedTuple):
    pass


class StartRound(NamedTuple):
    pass


class DropDeck(NamedTuple):
    pass


class Upgraded(NamedTuple):
    card: int
    stage: int
    side: int


class Passive(NamedTuple):
    pass


class PickUpgrade(NamedTuple):
    card: int
    free: bool
    what: int


class Discard(NamedTuple):
    card: int


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


class MarkBox(NamedTuple):
    card: int
    stage: int
    box: int


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


class DiscoverNext(NamedTuple):
    number: int


class Discover(NamedTuple):
    card: int


class EnterSide(NamedTuple):
    card: int


class PickDiscover(NamedTuple):
    found: tuple[int, ...]
    splits: bool
    card: int


class Follow(NamedTuple):
    card: int
    word: str


class Restart(NamedTuple):
    card: int


class KeepTwo(NamedTuple):
    cards: tuple[int, ...]
    kept: tuple[int, ...]
    card: int


class Record(NamedTuple):
    pass


class Expansions(NamedTuple):
    pass


class GameOver(NamedTuple):
    pass


class PurgeGroup(NamedTuple):
    pass


class ReturnGroup(NamedTuple):
    pass


class PickPurge(NamedTuple):
    pass


class PurgePermanent(NamedTuple):
    pass


class Save(NamedTuple):
    pass


class PickSave(NamedTuple):
    card: int
    number: int


class Purge(NamedTuple):
    pass


# Those without facts are made once.
START_TURN = StartTurn()
END_TURN = EndTurn()
TURN_OVER = TurnOver()
END_ROUND = EndRound()
AFTER_ROUND = AfterRound()
THRESHOLDS = Thresholds()
NEXT_ROUND = NextRound()
START_ROUND = StartRound()
DROP_DECK = DropDeck()
PASSIVE = Passive()
RECORD = Record()
EXPANSIONS = Expansions()
GAME_OVER = GameOver()
PURGE_GROUP = PurgeGroup()
RETURN_GROUP = ReturnGroup()
SAVE = Save()
PURGE = Purge()


Pending: TypeAlias = Union[  # noqa: UP007 - of all that can be pending
    Run,
    Moment,
    StartTurn,
    EndTurn,
    TurnOver,
    EndRound,
    AfterRound,
    Thresholds,
    NextRound,
    StartRound,
    DropDeck,
    Upgraded,
    Passive,
    PickUpgrade,
    Discard,
    PayMixed,
    PaySlots,
    PayNamed,
    PayOne,
    PickDiscard,
    Replace,
    PickWorth,
    PickDestroy,
    PickRuin,
    PickBlock,
    FloodEnd,
    PickKeep,
    PickWork,
    TakeOne,
    PickSide,
    PickVictim,
    PickPlay,
    AskPut,
    PickBox,
    PickPriced,
    MarkBox,
    MarkOthers,
    AskName,
    GainAny,
    DefeatEnemy,
    Convert,
    Better,
    PayNumber,
    Seal,
    Practise,
    Invent,
    Guild,
    Princess,
    Espionage,
    Sticker,
    AskStick,
    Boost,
    Groom,
    AskCrossCost,
    AskCrossOut,
    DiscoverNext,
    Discover,
    EnterSide,
    PickDiscover,
    Follow,
    Restart,
    KeepTwo,
    Record,
    Expansions,
    GameOver,
    PurgeGroup,
    ReturnGroup,
    PickPurge,
    PurgePermanent,
    Save,
    PickSave,
    Purge,
]


def _word(kind: type[Pending]) -> str:
    """PickDiscard is pick-discard: what the text and the view call it."""
    return re.sub(r"(?<!^)([A-Z])", r"-\1", kind.__name__.removeprefix("Ask")).lower()


WORD_OF: dict[type[Pending], str] = {kind: _word(kind) for kind in Pending.__args__}  # type: ignore[attr-defined]
PENDING = {word: kind for kind, word in WORD_OF.items()}
