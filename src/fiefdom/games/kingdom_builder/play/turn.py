"""The turn: which card counts, the mandatory action, tiles put to use, reactions, and the end of it all."""

from typing import TYPE_CHECKING, Literal

from fiefdom.games.kingdom_builder.board.hexes import BIT, NEIGHBOURS, Hex
from fiefdom.games.kingdom_builder.board.terrain import SWAMP, TERRAINS, card_name
from fiefdom.games.kingdom_builder.play.agenda import NO_SPACE, Asked, Doing
from fiefdom.games.kingdom_builder.play.deck import draw
from fiefdom.games.kingdom_builder.play.gold import look_at_build
from fiefdom.games.kingdom_builder.play.pieces import check_end
from fiefdom.games.kingdom_builder.play.tiles import replaced, spend, take_tiles
from fiefdom.kernel.game import Event

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState

BEFORE, DURING, AFTER = range(3)  # the mandatory action
STAGES: tuple[Literal["before"], Literal["during"], Literal["after"]] = ("before", "during", "after")
NUMBER = tuple(2 if terrain == SWAMP else 3 for terrain in range(SWAMP + 1))  # K9, M4: settlements to build
IDLE_ROUNDS = 3  # K25 (ruling): rounds in a row in which nobody could build from the supply end the game


def choose(state: "KingdomState", terrain: int) -> None:
    """X5, M4: from now on this terrain counts for the whole turn."""
    state.terrain = terrain
    if state.log is not None:
        state.log.append(Event("chose", state.turn, {"terrain": TERRAINS[terrain]}))


def free_first(state: "KingdomState") -> bool:
    """M14: may the first settlement of the mandatory action stand anywhere on its terrain?"""
    return bool(state.ready_bonus & state.layout.free_first)


def has_ready_bonus(state: "KingdomState", name: str) -> bool:
    """M6: does the seat whose turn it is hold this bonus tile since before its turn?"""
    return any(
        bonus.name == name and state.ready_bonus >> number & 1
        for number, bonus in enumerate(state.layout.bonuses)
    )


def build_mandatory(state: "KingdomState", number: Hex) -> None:
    """K9: one settlement more of the mandatory action."""
    seat = state.turn
    supply = state.supply[seat]
    first = state.stage == BEFORE
    if first:
        of_card = NUMBER[state.terrain]
        if supply < of_card:
            of_card = supply
        state.left = of_card + state.due  # M13: the kept ones besides
        state.stage = DURING
    if state.due:  # ruling: the kept ones are built first
        state.due -= 1
        state.kept = replaced(state.kept, seat, state.kept[seat] - 1)
    else:
        state.supply[seat] = supply = supply - 1
        state.busy = True
    state.left -= 1
    if state.log is not None:
        state.log.append(Event("built", seat, {"hex": number, "by": "mandatory"}))
    # `settle` of pieces.py, written out: this is where playouts spend their time.
    one = BIT[number]
    state.own[seat] |= one
    state.near[seat] |= NEIGHBOURS[number]
    state.empty ^= one
    state.free ^= one
    state.trail += (number,)
    layout = state.layout
    touched = layout.touching[number]
    if touched:
        take_tiles(state, seat, touched)
    if layout.watched:
        if first:
            state.number = of_card
        state.built += (number,)
        state.anywhere = False
        look_at_build(state, seat, one, "mandatory")
    if not supply and not state.ending:
        check_end(state, seat)
    if state.agenda:
        resume(state)
    elif not state.left:
        state.stage = AFTER
    elif not state.deck and not state.discard:
        check_left(state)


def to_build(state: "KingdomState") -> int:
    """How many settlements the mandatory action still builds (M13: the kept ones besides)."""
    if state.stage == DURING:
        return state.left
    if state.stage == AFTER:
        return 0
    number = NUMBER[state.terrain] if state.terrain >= 0 else max(NUMBER)
    return min(number, state.supply[state.turn]) + state.due


def check_left(state: "KingdomState") -> None:
    """K11: is anything left of the mandatory action? Asked whenever it goes on."""
    if state.stage != DURING:
        return
    # A reaction of one's own (M7) may have taken from the supply meanwhile.
    state.left = min(state.left, state.supply[state.turn] + state.due)
    if not state.left or not (state.deck or state.discard or buildable(state)):
        state.stage = AFTER


def bound(state: "KingdomState") -> bool:
    """X5, M4: has an action that needs a terrain bound it: the mandatory one, an oracle, a barn?"""
    return state.bound if state.stage == BEFORE else state.terrain >= 0


def buildable(state: "KingdomState") -> bool:
    """Is there an empty eligible space of the terrain that counts, or of one that may still be chosen?"""
    options = (state.terrain,) if bound(state) else state.layout.options_of(state.hands[state.turn])
    return any(state.free & state.layout.terrain[terrain] for terrain in options)


def redraw(state: "KingdomState") -> None:
    """K11: the card is set aside for this turn, and another one takes its place."""
    seat = state.turn
    hand = state.hands[seat]
    # X5: of several cards the one that counts is rejected; the others go with it, out of this turn
    rejected = [
        card for card in hand if not bound(state) or state.terrain in state.layout.options_of((card,))
    ]
    card = draw(state)
    state.aside += hand
    state.hands = (*state.hands[:seat], (card,), *state.hands[seat + 1 :])
    if state.old[seat]:
        state.old = replaced(state.old, seat, 0)
    state.bound = False  # of the new card nothing has been used yet (M5)
    bind(state)
    if state.log is not None:
        facts = {"rejected": [card_name(old) for old in rejected], "card": card_name(card)}
        state.log.append(Event("redrew", seat, facts, reveals=True))
    if state.stage == BEFORE and not (state.deck or state.discard or buildable(state)):
        state.stage = AFTER  # no card could be built on: the mandatory action is over
    check_left(state)


def bind(state: "KingdomState") -> None:
    """The terrain of the turn is certain at once if the cards leave no choice."""
    hand = state.hands[state.turn]
    if len(hand) == 1 and hand[0] < SWAMP:
        state.terrain = hand[0]
        return
    options = state.layout.options_of(hand)
    state.terrain = options[0] if len(options) == 1 else -1


# Tiles put to use.


def use(state: "KingdomState", number: Hex) -> None:
    """K8: each tile once per turn; M7: a canoe once until its owner's next turn."""
    space = state.layout.space_at[number]
    seat = state.turn
    if state.asked():
        assert state.actor is not None  # noqa: S101 - somebody is asked
        seat = state.actor
        state.canoes = replaced(state.canoes, seat, state.canoes[seat] & ~(1 << space))
    else:
        state.ready &= ~(1 << space)
        state.used |= 1 << space
    location = state.layout.kinds[space]
    if location.needs_terrain:
        state.bound = True
    if state.log is not None:
        state.log.append(Event("used", seat, {"tile": number, "location": location.name}))
    location.begin(state, Doing(seat, space, location))
    resume(state)


def use_bonus(state: "KingdomState", name: str) -> None:
    """M6: bonus actions are used like extra actions."""
    number = next(n for n, bonus in enumerate(state.layout.bonuses) if bonus.name == name)
    state.ready_bonus &= ~(1 << number)
    state.used_bonus |= 1 << number
    if state.log is not None:
        state.log.append(Event("used-bonus", state.turn, {"location": name}))
    location = state.layout.bonuses[number]
    location.begin(state, Doing(state.turn, NO_SPACE, location))
    resume(state)


# M7: reactions.


def can_react(state: "KingdomState", seat: int) -> bool:
    canoes = state.canoes[seat]
    if not canoes:
        return False
    space = (canoes & -canoes).bit_length() - 1
    return state.layout.kinds[space].possible(state, seat)


def decline(state: "KingdomState") -> None:
    top = state.agenda[-1]
    assert isinstance(top, Asked)  # noqa: S101 - the caller took its action from legal()
    if state.log is not None:
        state.log.append(Event("declined", state.actor))
    state.agenda = (*state.agenda[:-1], Asked(top.space, top.seats[1:]))
    resume(state)


def resume(state: "KingdomState") -> None:
    """Finds who decides next: whatever is on top of the agenda, and then the turn itself."""
    agenda = state.agenda
    while agenda:
        top = agenda[-1]
        if isinstance(top, Doing):
            state.agenda, state.actor = agenda, top.seat
            if not top.steps or top.location.goes_on(state, top):
                return
            top.location.stop(state, top)
            agenda = state.agenda
            continue
        for place, seat in enumerate(top.seats):
            if can_react(state, seat):
                state.agenda = (*agenda[:-1], Asked(top.space, top.seats[place:]))
                state.actor = seat
                return
        agenda = agenda[:-1]
    state.agenda, state.actor = agenda, state.turn
    check_left(state)


# The end of the turn, and of the game.


def end_turn(state: "KingdomState") -> None:
    """K12: discard, draw, and on to the next seat."""
    seat, layout = state.turn, state.layout
    if state.log is not None:
        state.log.append(Event("ended-turn", seat))
    state.last_trail, state.trail = state.trail, ()
    if layout.one_shot:  # those of this turn are over, used or not; those gained in it stay
        spend(state, seat, (state.ready | state.used) & layout.one_shot)
    if layout.watched:
        state.built, state.number, state.anywhere = (), 0, False
    state.turn = (seat + 1) % state.layout.seats
    if state.turn == state.starter and _end_round(state):
        return
    state.discard += state.hands[seat] + state.aside
    state.aside = ()
    # X5: one more for each crossroads tile; X6: a card once drawn stays, whatever becomes of the tile
    extra = state.tiles[seat] & layout.drawing
    number, left = 1, len(state.deck)
    if extra:
        number = min(1 + extra.bit_count(), left + len(state.discard))
    cards = (draw(state),) if number == 1 else tuple([draw(state) for _ in range(number)])
    state.hands = (*state.hands[:seat], cards, *state.hands[seat + 1 :])
    old = left if number > left else 0
    if old != state.old[seat]:
        state.old = replaced(state.old, seat, old)
    if state.log is not None:
        names = [card_name(card) for card in cards]
        state.log.append(Event("drew", seat, {"count": number}, {"cards": names}, reveals=True))
    start_turn(state)


def _end_round(state: "KingdomState") -> bool:
    """K25: the player to the right of the start player has had the last turn."""
    state.idle = 0 if state.busy else state.idle + 1
    state.busy = False
    if state.ending or state.idle >= IDLE_ROUNDS:
        state.ended_by = "K25"
        state.turn = (state.turn - 1) % state.seats
        state.actor = None
        state.ready = state.ready_bonus = 0
        if state.log is not None:
            state.log.append(Event("game-over", None, {"rule": state.ended_by}))
        return True
    state.round += 1
    return False


def start_turn(state: "KingdomState") -> None:
    """K8: the cards are shown; K14: what was gained before this turn can be used in it."""
    seat = state.turn
    state.actor = seat
    state.stage = BEFORE
    state.left = 0
    state.due = state.kept[seat]
    state.ready = state.tiles[seat] & state.layout.usable
    state.ready_bonus = state.bonus[seat]
    state.used = state.used_bonus = 0
    state.bound = False
    if state.layout.reacting:
        state.canoes = replaced(state.canoes, seat, state.tiles[seat] & state.layout.reacting)
    bind(state)
    if state.log is not None:
        names = [card_name(card) for card in state.hands[seat]]
        state.log.append(Event("showed", seat, {"cards": names}, reveals=True))
