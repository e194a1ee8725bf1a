"""What may be done in each game (the mask) and what it does: the turn of the base game on arrays.

An action is a number: a hex (0 to 399), REDRAW or END. A hex means what the moment asks for: build there, pick the
settlement there, move it there; a location's hex means using its tile. So no two legal actions share a number.
"""

from typing import Any

from fiefdom.games.kingdom_builder.board.hexes import HEXES
from fiefdom.games.kingdom_builder.board.terrain import DESERT, GRASS, SWAMP, WATER
from fiefdom.games.kingdom_builder.expansions.base.locations import TAVERN_LINE
from fiefdom.games.kingdom_builder.play.turn import AFTER, BEFORE, DURING, IDLE_ROUNDS, NUMBER
from fiefdom.rl.batch.board import AHEAD, AROUND, AROUND_NUMBER, BACK, KINDS, LOCATION, OFF, STEP
from fiefdom.rl.batch.games import ELIGIBLE, NOBODY, NONE, Array
from fiefdom.rl.batch.luck import compiled, shuffle
from fiefdom.rl.batch.sets import EDGE_SET, allow, allow_best, has, meet, put, take

REDRAW, END = HEXES, HEXES + 1
NUM_ACTIONS = HEXES + 2
ORACLE, FARM, OASIS, TOWER, TAVERN, BARN, HARBOR, PADDOCK = (
    KINDS.index(name) for name in ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
)
_BUILT = NUMBER[GRASS]  # K9
assert TAVERN_LINE == 3  # noqa: S101 - _tavern looks at the two beside the middle one


# What may be done.


@compiled
def legal(game: Any, mask: Array) -> None:
    """Sets the mask (by words, `sets.py`) of the seat that must decide; all 0 once the game is over."""
    mask[:] = 0
    if game.over:
        return
    seat = game.turn
    if game.doing != NONE:
        _legal_of_tile(game, seat, mask)
        return
    stage, land = game.stage, game.spaces[game.hand[seat]]
    if stage == AFTER or (stage == BEFORE and not game.supply[seat]):  # K25: the supply is empty
        allow(mask, END)
    elif meet(land, game.empty):
        allow_best(mask, land, game.empty, game.near[seat])
    elif stage == DURING or game.cards_left > 0 or _any(game.discard):  # K11
        allow(mask, REDRAW)
    else:
        allow(mask, END)
    if stage != DURING and game.ready:  # K8: nothing else between its builds
        for space in range(game.locations):
            if game.ready >> space & 1 and _possible(game, seat, game.kind[space]):
                allow(mask, game.location[space])


@compiled
def _any(counts: Array) -> bool:
    for number in counts:
        if number:
            return True
    return False


@compiled
def _land_of(kind: int, terrain: int) -> int:
    """The land that a tile builds on or moves to."""
    if kind == FARM:
        return GRASS
    if kind == OASIS:
        return DESERT
    if kind == HARBOR:
        return WATER
    return terrain  # K18, K22


@compiled
def _possible(game: Any, seat: int, kind: int) -> bool:
    """K17: can the tile's action be carried out now?"""
    supply, settled = game.supply[seat], game.settled[seat]
    if kind in (ORACLE, FARM, OASIS):
        return supply > 0 and meet(game.spaces[_land_of(kind, game.hand[seat])], game.empty)
    if kind == TOWER:
        for word in range(len(EDGE_SET)):
            if EDGE_SET[word] & game.spaces[ELIGIBLE, word] & game.empty[word]:
                return supply > 0
        return False
    if kind == TAVERN:
        return supply > 0 and _tavern(game, seat, game.empty[:0])
    if kind == PADDOCK:
        for place in range(settled):
            if _jumps(game, game.own[seat, place], game.empty[:0]):
                return True
        return False
    land = _land_of(kind, game.hand[seat])
    if meet(game.spaces[land], game.empty):
        return settled > 0
    for place in range(settled):  # K16: only back to where they were
        if game.land[game.own[seat, place]] == land:
            return True
    return False


@compiled
def _free(game: Any, number: int) -> bool:
    """K2: empty and eligible."""
    return number != OFF and game.owner[number] == NOBODY and game.land[number] <= SWAMP


@compiled
def _tavern(game: Any, seat: int, mask: Array) -> bool:
    """K21: the free ends of straight lines of three; into the mask if there is one."""
    owner, found = game.owner, False
    for place in range(game.settled[seat]):
        middle = game.own[seat, place]
        for line in range(3):
            one, other = STEP[AHEAD[line], middle], STEP[BACK[line], middle]
            if one == OFF or other == OFF or owner[one] != seat or owner[other] != seat:
                continue
            for end in (STEP[AHEAD[line], one], STEP[BACK[line], other]):
                if _free(game, end):
                    found = True
                    if not len(mask):
                        return True
                    allow(mask, end)
    return found


@compiled
def _jumps(game: Any, number: int, mask: Array) -> bool:
    """K24: two steps straight on, over anything; into the mask if there is one."""
    found = False
    for direction in range(6):
        over = STEP[direction, number]
        if over == OFF:
            continue
        there = STEP[direction, over]
        if _free(game, there):
            found = True
            if not len(mask):
                return True
            allow(mask, there)
    return found


@compiled
def _legal_of_tile(game: Any, seat: int, mask: Array) -> None:
    kind, picked = game.kind[game.doing], game.picked
    land = _land_of(kind, game.hand[seat])
    near = game.near[seat]
    if kind in (ORACLE, FARM, OASIS):
        allow_best(mask, game.spaces[land], game.empty, near)
    elif kind == TOWER:
        edge = game.spaces[ELIGIBLE] & EDGE_SET
        allow_best(mask, edge, game.empty, near)
    elif kind == TAVERN:
        _tavern(game, seat, mask)
    elif picked == NONE:
        anywhere = kind != PADDOCK and meet(game.spaces[land], game.empty)
        for place in range(game.settled[seat]):
            number = game.own[seat, place]
            if kind == PADDOCK:
                if _jumps(game, number, game.empty[:0]):
                    allow(mask, number)
            elif anywhere or game.land[number] == land:
                allow(mask, number)
    elif kind == PADDOCK:
        _jumps(game, picked, mask)
    else:
        # K16: lifted first, so that it is next to nothing any more, and its own space counts as empty.
        _lift(game, seat, picked)
        allow_best(mask, game.spaces[land], game.empty, near)
        _stand(game, seat, picked)


# What is done.


@compiled
def apply(game: Any, action: int) -> None:
    """Takes a legal action of the seat whose turn it is."""
    if action == END:
        _end_turn(game)
    elif action == REDRAW:
        _redraw(game)
    elif game.doing != NONE:
        _go_on(game, action)
    elif game.land[action] <= SWAMP:
        _build_mandatory(game, action)
    else:
        space = _space_of(game, action)
        game.doing = space
        game.ready &= ~(1 << space)  # K8: once per turn
        game.used |= 1 << space
        if game.kind[space] in (ORACLE, BARN):
            game.bound = 1


@compiled
def _stand(game: Any, seat: int, number: int) -> None:
    """A settlement of the seat stands there."""
    game.owner[number] = seat
    take(game.empty, number)
    near = game.near[seat]
    for beside in range(AROUND_NUMBER[number]):
        put(near, AROUND[number, beside])


@compiled
def _lift(game: Any, seat: int, number: int) -> None:
    """It does not any more: what no other one of the seat is next to is no longer near."""
    game.owner[number] = NOBODY
    put(game.empty, number)
    near = game.near[seat]
    for beside in range(AROUND_NUMBER[number]):
        there, alone = AROUND[number, beside], True
        for other in range(AROUND_NUMBER[there]):
            if game.owner[AROUND[there, other]] == seat:
                alone = False
        if alone:
            take(near, there)


@compiled
def _settle(game: Any, seat: int, number: int, place: int) -> None:
    """K13: where a settlement now stands, tiles are taken at once, unless the seat ever had one of that space."""
    _stand(game, seat, number)
    game.own[seat, place] = number
    for beside in range(AROUND_NUMBER[number]):
        there = AROUND[number, beside]
        if game.land[there] == LOCATION:
            space = _space_of(game, there)
            if game.stock[space] and not game.had[seat] >> space & 1:
                game.stock[space] -= 1
                game.had[seat] |= 1 << space
                game.tiles[seat] |= 1 << space


@compiled
def _space_of(game: Any, number: int) -> int:
    """The space with tiles that this location is."""
    space = 0
    while game.location[space] != number:
        space += 1
    return space


@compiled
def _build(game: Any, seat: int, number: int) -> None:
    """One from the supply; K25: the last one begins the last round."""
    game.supply[seat] -= 1
    game.busy = 1
    _settle(game, seat, number, game.settled[seat])
    game.settled[seat] += 1
    if not game.supply[seat]:
        game.ending = 1


@compiled
def _build_mandatory(game: Any, number: int) -> None:
    """K9."""
    seat = game.turn
    if game.stage == BEFORE:
        game.left = min(_BUILT, game.supply[seat])
        game.stage = DURING
    game.left -= 1
    _build(game, seat, number)
    _check_left(game)


@compiled
def _check_left(game: Any) -> None:
    """K11: is anything left of the mandatory action?"""
    stuck = game.cards_left == 0 and not _any(game.discard)
    if stuck:
        stuck = not meet(game.spaces[game.hand[game.turn]], game.empty)
    if stuck or (game.stage == DURING and not game.left):
        game.stage = AFTER


@compiled
def _go_on(game: Any, number: int) -> None:
    """The tile in use: a settlement is built (K18 to K21), picked, or moved (K22 to K24)."""
    seat, kind = game.turn, game.kind[game.doing]
    if kind != BARN and kind != HARBOR and kind != PADDOCK:
        game.doing = NONE
        _build(game, seat, number)
    elif game.picked == NONE:
        game.picked = number
    else:
        picked = game.picked
        game.doing = NONE
        game.picked = NONE
        place = 0
        while game.own[seat, place] != picked:
            place += 1
        _lift(game, seat, picked)
        _settle(game, seat, number, place)
        for space in range(game.locations):  # K15: tiles that none of one's own is next to any more are lost
            if not has(game.near[seat], game.location[space]):
                game.tiles[seat] &= ~(1 << space)
        game.ready &= game.tiles[seat]


@compiled
def _draw(game: Any) -> int:
    """K12: the top card; the discards are shuffled when the deck is empty."""
    deck, discard = game.deck, game.discard
    if not game.cards_left:
        for terrain in range(len(discard)):
            for _ in range(discard[terrain]):
                deck[game.cards_left] = terrain
                game.cards_left += 1
            discard[terrain] = 0
        game.chance = shuffle(game.chance, deck, game.cards_left)
        game.old = (1 << game.seats) - 1
    game.cards_left -= 1
    game.old &= ~(1 << game.turn)
    return deck[game.cards_left]


@compiled
def _redraw(game: Any) -> None:
    """K11: the card is set aside for this turn, and another one takes its place."""
    seat = game.turn
    rejected = game.hand[seat]
    game.hand[seat] = _draw(game)
    game.aside[rejected] += 1
    game.bound = 0
    _check_left(game)


@compiled
def _end_turn(game: Any) -> None:
    """K12: discard, draw, and on to the next seat; K25: the end of the round may be that of the game."""
    seats = game.seats
    seat = game.turn
    after = (seat + 1) % seats
    if after == game.starter:
        game.idle = 0 if game.busy else game.idle + 1
        game.busy = 0
        if game.ending or game.idle >= IDLE_ROUNDS:
            game.over = 1
            game.ready = 0
            return
        game.round += 1
    game.discard[game.hand[seat]] += 1
    for terrain in range(len(game.aside)):
        game.discard[terrain] += game.aside[terrain]
        game.aside[terrain] = 0
    game.hand[seat] = _draw(game)
    game.turn = after
    game.stage = BEFORE
    game.left = 0
    game.used = 0
    game.bound = 0
    game.ready = game.tiles[after]  # K14
