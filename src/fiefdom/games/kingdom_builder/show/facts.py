"""Everything there is in the boxes, as facts: what the page and programs need to know without knowing rules."""

from collections import Counter

from fiefdom.games.kingdom_builder.board.quadrants import NEEDED
from fiefdom.games.kingdom_builder.board.terrain import ELIGIBLE, LETTERS, TERRAINS, card_name
from fiefdom.games.kingdom_builder.expansions.kind import Expansion
from fiefdom.games.kingdom_builder.expansions.location import Location
from fiefdom.games.kingdom_builder.expansions.register import REGISTER
from fiefdom.games.kingdom_builder.play.options import BOARDS, GOALS_IN_USE, OWN_QUADRANTS, options_model
from fiefdom.kernel.json import JSON
from fiefdom.kernel.options import read_options


def all_facts() -> dict[str, JSON]:
    """Boards, spaces, pieces, locations with their bonus tiles, cards, tasks, and what each expansion brings."""
    each = list(REGISTER)
    named = read_options(options_model(), {"expansions": REGISTER.names}).box.named
    return {
        "expansions": [_expansion(box) for box in each],
        "terrains": [
            {
                "name": name,
                "letter": LETTERS[number],
                "eligible": number in ELIGIBLE,
                "needed": LETTERS[number] in NEEDED,
            }
            for number, name in enumerate(TERRAINS)
        ],
        "spaces": [
            {
                "name": space.name,
                "letter": space.letter,
                "rule": space.rule,
                "expansion": box.name,
                "gold": space.gold,
                "tiles": space.tiles,
                "drawn": [name for name, _ in space.pool],
                "printed": not space.laid,
            }
            for box in each
            for space in box.spaces
        ],
        "pieces": [piece.facts(box.name) for box in each for piece in box.pieces],
        "quadrants": [board.to_json() for board in REGISTER.quadrants],
        "boards": {"number": BOARDS, "own": OWN_QUADRANTS},
        "locations": [_location(kind, box, kind.name in named) for box in each for kind in box.locations],
        "bonuses": [_location(bonus, box, False) for box in each for bonus in box.bonuses],
        "goals": [
            {"name": goal.name, "expansion": box.name, "rule": goal.rule, "pays": goal.pays is not None}
            for box in each
            for goal in box.goals
        ],
        "goals_in_use": GOALS_IN_USE,
        "tasks": [
            {"name": task.name, "expansion": box.name, "rule": task.rule, "gold": task.gold}
            for box in each
            for task in box.tasks
        ],
        "terrain_cards": [
            {"name": card_name(card), "expansion": box.name, "copies": copies}
            for box in each
            for card, copies in Counter(box.cards).items()
        ],
    }


def _expansion(box: Expansion) -> dict[str, JSON]:
    return {
        "name": box.name,
        "seats": list(box.seats),
        "letters": list(box.letters),
        "options": list(box.options),
        "tasks": bool(box.tasks),
    }


def _location(kind: Location, box: Expansion, named: bool) -> dict[str, JSON]:
    return {
        "name": kind.name,
        "expansion": box.name,
        "rule": kind.rule,
        "kind": kind.kind,
        "usable": kind.extra_action,
        "reacts": kind.reacts,
        "one_shot": kind.one_shot,
        "named": named,
        "terrain": None if kind.terrain is None else TERRAINS[kind.terrain],
        "piece": kind.piece,
    }
