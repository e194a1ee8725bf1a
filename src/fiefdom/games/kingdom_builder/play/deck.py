"""The terrain cards (K6, M3): how they are drawn, Scouts (M25), and what a seat cannot know of them."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.terrain import SWAMP, halves
from fiefdom.kernel.game import Event
from fiefdom.kernel.rng import Rng

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState


def scout(deck: list[int], rng: Rng) -> tuple[list[int], int]:
    """M25: the top card is shown; all cards with its terrain leave. Gives those left, and the terrain."""
    rng.shuffle(deck)
    terrain = next(half for half in halves(deck[-1]) if half != SWAMP)
    return [card for card in deck if terrain not in halves(card)], terrain


def hidden_from(state: "KingdomState", seat: int, owner: int) -> bool:
    """K6: a hand is hidden from the others until its owner's turn, when all its cards are shown (X5)."""
    return owner not in (seat, state.turn)


def deal_anew(state: "KingdomState", seat: int, rng: Rng) -> None:
    """Deals the cards that this seat cannot see, and the luck to come, from `rng`.

    What the seat knows (its own cards, the shown, the discarded, the rejected, the removed) stays; the rest
    is sorted first, so that nothing depends on how it truly lies. Whoever keeps count knows at a shuffle
    (K12) which cards are in all other hands together: those are dealt among these hands only.
    """
    owners = [owner for owner in range(state.seats) if hidden_from(state, seat, owner)]
    hands, old = list(state.hands), state.old
    unseen = sorted([*state.deck, *(card for owner in owners for card in hands[owner][old[owner] :])])
    counted = sorted([card for owner in owners for card in hands[owner][: old[owner]]])
    rng.shuffle(unseen)
    rng.shuffle(counted)
    for owner in owners:
        hands[owner] = tuple(
            [(counted if place < old[owner] else unseen).pop() for place in range(len(hands[owner]))]
        )
    state.hands = tuple(hands)
    state.deck = tuple(unseen)
    state.chance = rng.fork().state


def draw(state: "KingdomState") -> int:
    """K12: the top card; the discards are shuffled when the deck is empty. There must be a card."""
    if not state.deck:
        cards = sorted(state.discard)
        rng = Rng(0)
        rng.state = state.chance
        rng.shuffle(cards)
        state.chance = rng.state
        state.deck, state.discard = tuple(cards), ()
        state.old = tuple([len(hand) for hand in state.hands])
        if state.log is not None:
            state.log.append(Event("reshuffled", None, {"count": len(cards)}))
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    return card
