"""Upgrades by effects: School, Priest, Cardinal (L51)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.language import Facts, Step, refuse, step
from fiefdom.games.kingdom_legacy.cards.steps.pay import fee
from fiefdom.games.kingdom_legacy.cards.vocabulary import RULE
from fiefdom.games.kingdom_legacy.play.actions import UPGRADE, LegacyAction, Upgrade
from fiefdom.games.kingdom_legacy.play.agenda import About, Run, question
from fiefdom.games.kingdom_legacy.play.moves import others
from fiefdom.games.kingdom_legacy.play.payment import affordable, payable
from fiefdom.games.kingdom_legacy.play.refusals import forbidding
from fiefdom.games.kingdom_legacy.play.turn import UPGRADES, upgrade, upgrade_cost
from fiefdom.kernel.game import Refusal

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller

_NO_UPGRADE = RULE["no-upgrade"]


@step("upgrade FREE WHAT")
@dataclass(frozen=True, slots=True)
class UpgradeOther(Step):
    free: bool
    what: int

    def possible(self, state: "LegacyState", card: int) -> bool:
        price = fee(s for effect in STAGES[state.stage[card]].effects for s in effect.steps)
        if not affordable(state, price):
            return False
        state.resources -= price  # the Priest's own price comes first
        found = bool(_upgrades(state, card, self.free, self.what))
        state.resources += price
        return found

    def why_not(self, state: "LegacyState", card: int) -> Refusal:
        by = forbidding(state, "no-upgrade")
        if by is not None:
            return refuse("L52", "forbidden-upgrade", card=card, by=by)
        return Step.why_not(self, state, card)

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PickUpgrade(run.card, self.free, self.what))

    def facts(self, teller: "Teller") -> Facts:
        return {"what": teller.noun(self.what, 1)}

    def reads(self, teller: "Teller") -> str:
        return teller.say("step-upgrade-free" if self.free else "step-upgrade-paid", **self.facts(teller))


def _upgrades(state: "LegacyState", card: int, free: bool, what: int) -> list[LegacyAction]:
    if state.rules_now() & _NO_UPGRADE:
        return []  # L52
    return [
        UPGRADE[c][frame]
        for c in others(state, card, what)
        for frame in range(len(UPGRADES[state.stage[c]]))
        if free or payable(state, c, upgrade_cost(state, state.stage[c], frame), absent=card)
    ]


@question
class PickUpgrade(NamedTuple):
    card: int
    free: bool
    what: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return _upgrades(state, self.card, self.free, self.what)

    def take(self, state: "LegacyState", action: Upgrade) -> None:
        upgrade(state, action.card, action.frame, free=self.free)

    def about(self) -> About:
        return About(what=self.what, free=self.free)
