"""What is legal does not depend on which module was imported first."""

import subprocess
import sys

import pytest

PACKAGE = "fiefdom.games.kingdom_legacy"
SCRIPT = """
import sys
from importlib.util import find_spec, module_from_spec

# The package itself would import everything in its own order: it is not run.
sys.modules[sys.argv[1]] = module_from_spec(find_spec(sys.argv[1]))
__import__(sys.argv[2])
from fiefdom.games.kingdom_legacy.game import KingdomLegacy
from fiefdom.games.kingdom_legacy.play.turn import _USABLE
from fiefdom.kernel.rng import Rng

state, rng = KingdomLegacy().start(1, 4), Rng(4)
for _ in range(150):
    state.apply(rng.choice(state.legal()))
print(state.key(), sum(len(usable[-1]) for effects in _USABLE for usable in effects))
"""


def end_after(module: str) -> str:
    command = [sys.executable, "-c", SCRIPT, PACKAGE, f"{PACKAGE}.{module}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "0"})
    return done.stdout


@pytest.mark.parametrize(
    "module", ["play.turn", "cards.steps.special", "cards.reading", "show.known", "text.read"]
)
def test_legality_does_not_depend_on_the_order_of_imports(module: str) -> None:
    expected = end_after("game")
    assert int(expected.split()[1]) > 100  # checks of effects
    assert end_after(module) == expected
