"""Reads the JSON of every action that there can be."""

from functools import lru_cache

from fiefdom.games.kingdom_builder.expansions.register import REGISTER
from fiefdom.games.kingdom_builder.play.actions import (
    BUILD,
    CHOOSE,
    DECLINE,
    END_TURN,
    MOVE,
    PICK,
    PLACE,
    REDRAW,
    STOP,
    TAKE_BACK,
    USE,
    KingdomAction,
    UseBonus,
)
from fiefdom.kernel.action import Codec


def actions() -> tuple[KingdomAction, ...]:
    return (
        *CHOOSE,
        REDRAW,
        *BUILD.things,
        *USE,
        *(UseBonus(bonus.name) for bonus in REGISTER.bonuses),
        *PICK.things,
        *MOVE.things,
        *PLACE.things,
        *TAKE_BACK.things,
        STOP,
        DECLINE,
        END_TURN,
    )


@lru_cache(maxsize=1)
def _codec(version: int) -> Codec[KingdomAction]:  # noqa: ARG001 - of the register
    return Codec(actions())


def codec() -> Codec[KingdomAction]:
    return _codec(REGISTER.version)
