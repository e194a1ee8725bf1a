"""What the acting seat of each game sees, as `fiefdom.rl.kingdom_builder` gives it for one: the tests compare them."""

from typing import Any

from fiefdom.games.kingdom_builder.board.terrain import SINGLES, SWAMP, TERRAINS
from fiefdom.games.kingdom_builder.play.turn import AFTER, BEFORE, DURING, NUMBER
from fiefdom.rl.batch.board import CASTLE, GOALS, KINDS, LANDS, LOCATION
from fiefdom.rl.batch.games import NONE, Array
from fiefdom.rl.batch.luck import compiled

_LANDS, _TERRAINS, _KINDS, _GOALS = LANDS, len(TERRAINS), len(KINDS), len(GOALS)
_CARDS, _BUILDABLE, _STAGES, _NUMBER = len(SINGLES), SWAMP + 1, 3, NUMBER[0]
_FIRST_KIND = LANDS  # the planes of the lands come first: terrains, locations, castles
_SETTLEMENTS = LANDS + len(KINDS)
assert (LOCATION, CASTLE) == (_TERRAINS, _TERRAINS + 1)  # noqa: S101 - the order of the planes


def planes_of(seats: int) -> int:
    """How many planes there are: lands, kinds of locations, settlements, the picked one, tiles."""
    return _SETTLEMENTS + seats + 1 + seats + 2


def facts_of(seats: int) -> int:
    """How many facts there are."""
    return 4 + _STAGES + 1 + _BUILDABLE + _KINDS + 1 + 4 * _CARDS + 1 + _GOALS + _BUILDABLE + 3 * seats


@compiled
def observe(games: Array, planes: Array, facts: Array) -> None:
    """Fills in what is not 0."""
    for number in range(len(games)):
        see_board(games[number], games[number].turn, planes[number])
        see_facts(games[number], games[number].turn, facts[number])


@compiled
def see_board(game: Any, seat: int, planes: Array) -> None:
    seats = game.seats
    for number in range(planes.shape[1]):
        planes[game.land[number], number] = 1
    picked = _SETTLEMENTS + seats
    for step in range(seats):
        owner = (seat + step) % seats
        for place in range(game.settled[owner]):
            planes[_SETTLEMENTS + step, game.own[owner, place]] = 1
    if game.picked != NONE:
        planes[picked, game.picked] = 1
    for space in range(game.locations):
        number = game.location[space]
        planes[_FIRST_KIND + game.kind[space], number] = 1
        for step in range(seats):
            planes[picked + 1 + step, number] = game.tiles[(seat + step) % seats] >> space & 1
        planes[picked + 1 + seats, number] = game.ready >> space & 1
        planes[picked + 2 + seats, number] = game.stock[space]


@compiled
def see_facts(game: Any, seat: int, facts: Array) -> None:
    seats, turn = game.seats, game.turn
    terrain = game.hand[turn]
    facts[0] = seat == turn
    facts[1] = (game.starter - turn - 1) % seats
    facts[2] = game.ending
    facts[3] = game.idle
    facts[4 + game.stage] = 1
    at = 4 + _STAGES
    if game.stage == BEFORE:
        facts[at] = min(_NUMBER, game.supply[turn])
    elif game.stage == DURING:
        facts[at] = game.left
    at += 1
    facts[at + terrain] = 1
    at += _BUILDABLE
    if game.doing != NONE:
        facts[at + game.kind[game.doing]] = 1
    at += _KINDS + 1
    facts[at + terrain] = 1
    at += _CARDS
    facts[at + game.hand[seat]] = 1
    at += _CARDS
    for card in range(_CARDS):
        facts[at + card] = game.discard[card]
        facts[at + _CARDS + card] = game.aside[card]
    at += 2 * _CARDS
    facts[at] = game.cards_left
    at += 1
    for card in range(len(game.goals)):
        facts[at + game.goals[card]] = 1
    at += _GOALS + _BUILDABLE
    for step in range(seats):
        facts[at + step] = game.supply[(seat + step) % seats]


assert AFTER == _STAGES - 1  # noqa: S101 - the order of the facts
