"""What is pending, as typed data: things that are done at once, and the questions of `questions.py`.

What they do is registered by their type (`interpreter.py`), beside the step or rule that they carry out.
"""

import re
from typing import NamedTuple, TypeAlias, Union

from fiefdom.games.kingdom_legacy.play import questions


class Run(NamedTuple):
    """The steps of an effect, box or defeat, one by one."""

    card: int
    stage: int
    part: int
    at: int
    data: tuple[int, ...] = ()


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


class Discard(NamedTuple):
    card: int


class MarkBox(NamedTuple):
    card: int
    stage: int
    box: int


class DiscoverNext(NamedTuple):
    number: int


class Discover(NamedTuple):
    card: int


class Follow(NamedTuple):
    card: int
    word: str


class Record(NamedTuple):
    pass


class GameOver(NamedTuple):
    pass


class PurgeGroup(NamedTuple):
    pass


class ReturnGroup(NamedTuple):
    pass


class Save(NamedTuple):
    pass


class Purge(NamedTuple):
    pass


# Those without facts are made once.
START_TURN = StartTurn()
END_TURN = EndTurn()
TURN_OVER = TurnOver()
END_ROUND = EndRound()
AFTER_ROUND = AfterRound()
NEXT_ROUND = NextRound()
START_ROUND = StartRound()
DROP_DECK = DropDeck()
RECORD = Record()
GAME_OVER = GameOver()
PURGE_GROUP = PurgeGroup()
RETURN_GROUP = ReturnGroup()
SAVE = Save()
PURGE = Purge()

Pending: TypeAlias = Union[  # noqa: UP007 - of all that can be pending
    AfterRound,
    Discard,
    Discover,
    DiscoverNext,
    DropDeck,
    EndRound,
    EndTurn,
    Follow,
    GameOver,
    MarkBox,
    NextRound,
    Purge,
    PurgeGroup,
    Record,
    ReturnGroup,
    Run,
    Save,
    StartRound,
    StartTurn,
    TurnOver,
    Upgraded,
    questions.AskCrossCost,
    questions.AskCrossOut,
    questions.AskName,
    questions.AskPut,
    questions.AskStick,
    questions.Better,
    questions.Boost,
    questions.Convert,
    questions.DefeatEnemy,
    questions.EnterSide,
    questions.Espionage,
    questions.Expansions,
    questions.FloodEnd,
    questions.GainAny,
    questions.Groom,
    questions.Guild,
    questions.Invent,
    questions.KeepTwo,
    questions.MarkOthers,
    questions.Moment,
    questions.Passive,
    questions.PayMixed,
    questions.PayNamed,
    questions.PayNumber,
    questions.PayOne,
    questions.PaySlots,
    questions.PickBlock,
    questions.PickBox,
    questions.PickDestroy,
    questions.PickDiscard,
    questions.PickDiscover,
    questions.PickKeep,
    questions.PickPlay,
    questions.PickPriced,
    questions.PickPurge,
    questions.PickRuin,
    questions.PickSave,
    questions.PickSide,
    questions.PickUpgrade,
    questions.PickVictim,
    questions.PickWork,
    questions.PickWorth,
    questions.Practise,
    questions.Princess,
    questions.PurgePermanent,
    questions.Replace,
    questions.Restart,
    questions.Seal,
    questions.Sticker,
    questions.TakeOne,
    questions.Thresholds,
]


def _word(kind: type[Pending]) -> str:
    """PickDiscard is pick-discard: what the text and the view call it."""
    return re.sub(r"(?<!^)([A-Z])", r"-\1", kind.__name__.removeprefix("Ask")).lower()


WORD_OF: dict[type[Pending], str] = {kind: _word(kind) for kind in Pending.__args__}  # type: ignore[attr-defined]
PENDING = {word: kind for kind, word in WORD_OF.items()}
