"""The pieces of Crossroads (X2), in both printings."""

from dataclasses import replace

from fiefdom.games.kingdom_builder.board.terrain import ELIGIBLE, MOUNTAIN, WATER
from fiefdom.games.kingdom_builder.expansions.piece import FLOWER, Piece

HALL = Piece("hall", "X7", 1, ELIGIBLE, hexes=FLOWER, settles=True, stays=True)  # X8
WAGON = Piece("wagon", "X11", 1, (*ELIGIBLE, MOUNTAIN), anchors=True, steps=3)  # X13
SHIP = Piece("ship", "X12", 1, (WATER,), anchors=True, steps=3)
WARRIOR = Piece("warrior", "X9", 2, ELIGIBLE, closes=True)  # X10

FIRST = (HALL, WAGON, SHIP, WARRIOR)
SECOND = tuple(replace(piece, settles=True) for piece in FIRST)  # X16
