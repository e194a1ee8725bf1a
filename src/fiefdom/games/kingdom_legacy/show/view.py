"""What the player sees: everything but the order of the deck and the cards of the box (L2, L10)."""

from typing import TYPE_CHECKING, Annotated

from typing_extensions import TypedDict

from fiefdom.games.kingdom_legacy.cards.box import CARDS, LAST_OF_ROUNDS
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES, unpack
from fiefdom.games.kingdom_legacy.play.discovery import EnterSide, may_restart
from fiefdom.games.kingdom_legacy.play.moves import ABSENT, ASIDE, DESTROYED, IN_BOX, IN_PLAY
from fiefdom.games.kingdom_legacy.play.production import kinds, outcomes, taxed
from fiefdom.games.kingdom_legacy.play.rounds import BeginExpansion
from fiefdom.games.kingdom_legacy.show.asked import asked_of
from fiefdom.games.kingdom_legacy.show.facts import card_facts, kingdom_card
from fiefdom.games.kingdom_legacy.show.score import glory, subjects
from fiefdom.kernel.game import Seat
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState


class TabView(TypedDict):
    card: Annotated[int, "the number of a card"]
    at: Annotated[int, "how many cards lie above it"]


class WornView(TypedDict):
    card: Annotated[int, "the number of a card: equipment"]
    by: Annotated[int, "the card that wields it (L34)"]


class ExpansionView(TypedDict):
    card: Annotated[int, "the number of a card"]
    round: Annotated[int, "from 1"]
    rounds: Annotated[int, "how many it has"]
    cards: Annotated[int, "how many cards its rounds bring (L37)"]
    left: Annotated[int, "how many of them are still to come"]


def view_of(state: "LegacyState", seat: Seat | None) -> dict[str, JSON]:
    """The same for the player and for a spectator: nobody knows more than the player."""
    return {
        "game": "kingdom-legacy",
        "seat": seat,
        "actor": state.actor,
        "restarts": state.restarts,
        "may_restart": may_restart(state),
        "round": state.round,
        "turn": state.turn,
        "last_round": state.last_round,
        "expansion": {
            "card": state.expansion,
            "round": state.expansion_round + 1,
            "rounds": len(EXPANSIONS[state.expansion].rounds),
            "cards": sum(EXPANSIONS[state.expansion].discover),
            "left": _to_come(state),
        }
        if state.expansion
        else None,
        "scores": list(state.scores),
        "glory": glory(state),
        "purged": list(state.purged),
        "purged_glory": state.purged_glory,
        "ended_by": state.ended_by,
        "resources": unpack(state.resources),
        "kinds": [RESOURCES[kind] for kind in kinds(state)],
        "deck": _deck(state),
        "play": list(state.play),
        "blocked": [{"card": card, "by": by} for card, by in state.blocked.items()],
        "worn": [{"card": card, "by": by} for card, by in state.worn.items()],
        "kept": list(state.kept),
        "discard": sorted(state.discard),
        "permanent": list(state.permanent),
        "destroyed": [card for card, place in enumerate(state.place) if place == DESTROYED],
        "aside": [card for card, place in enumerate(state.place) if place == ASIDE],
        "box": [card for card, place in enumerate(state.place) if place == IN_BOX],
        "last_of_rounds": LAST_OF_ROUNDS,
        "known": list(known_numbers(state)),
        "looked": list(state.looked),
        "picked": list(state.picked),
        "seen": [card_facts(CARDS[card]) for card in state.seen],
        "asked": asked_of(state),
        "cards": [
            kingdom_card(state, card)
            | (
                {"gives": [unpack(taxed(state, gives)) for gives in outcomes(state, card)]}
                if state.place[card] == IN_PLAY
                else {}
            )
            for card in sorted((*subjects(state), *state.worn))
        ],
    }


def _to_come(state: "LegacyState") -> int:
    """L37: how many cards the rounds of this expansion still bring."""
    expansion = EXPANSIONS[state.expansion]
    purging = any(isinstance(item, BeginExpansion) for item in state.agenda)  # L38: before its first round
    coming = sum(expansion.discover[state.expansion_round + (0 if purging else 1) :])
    return min(coming, sum(state.place[card] == IN_BOX for card in expansion.cards))


def known_numbers(state: "LegacyState") -> list[int]:
    """L2: the cards of which everything may be shown: all that have left the box, those looked at, and one that
    is entering and whose side must be chosen (L6)."""
    open_ = {*state.seen, *(item.card for item in state.agenda if isinstance(item, EnterSide))}
    return [card for card, place in enumerate(state.place) if place not in (IN_BOX, ABSENT) or card in open_]


def _deck(state: "LegacyState") -> dict[str, JSON]:
    """From the top down: cards whose place is known, and sets whose order is not (sorted)."""
    runs: list[JSON] = []
    end = len(state.deck)
    for size in reversed(state.groups):
        runs.append(sorted(state.deck[end - size : end]))
        end -= size
    # L35: from the top, counted from 0.
    tabs: list[JSON] = [
        {"card": card, "at": at} for at, card in enumerate(reversed(state.deck)) if card in state.tabs
    ]
    return {"count": len(state.deck), "runs": runs, "tabs": tabs}
