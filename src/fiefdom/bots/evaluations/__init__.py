"""One small evaluation per game, found by the game's name."""

from fiefdom.bots.evaluation import Evaluation
from fiefdom.bots.evaluations import kingdom_builder, kingdom_legacy, the_builders

EVALUATIONS: dict[str, Evaluation] = {
    "kingdom-builder": kingdom_builder.EVALUATION,
    "the-builders": the_builders.EVALUATION,
    "kingdom-legacy": kingdom_legacy.EVALUATION,
}
