"""Reads the JSON of every action that there can be."""

from fiefdom.games.kingdom_builder.expansions import BONUSES
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

ACTIONS: tuple[KingdomAction, ...] = (
    *CHOOSE,
    REDRAW,
    *BUILD.actions,
    *USE,
    *(UseBonus(bonus.name) for bonus in BONUSES),
    *PICK.actions,
    *MOVE.actions,
    *PLACE.actions,
    *TAKE_BACK.actions,
    STOP,
    DECLINE,
    END_TURN,
)
CODEC: Codec[KingdomAction] = Codec(ACTIONS)
