"""The coach: of a finished game, decision by decision, what the hard bot would have done and what was lost by not
doing it."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from fiefdom.bots.catalog import make_bot
from fiefdom.bots.evaluation import Evaluation
from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.bots.planner import Care, PlannerBot
from fiefdom.bots.race import RaceBot
from fiefdom.bots.trial import gains, reveals
from fiefdom.kernel.errors import UnknownGame
from fiefdom.kernel.game import Game, Seat, State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.match import Match

COACH = "hard"
SAMPLES = 16  # guesses on which what was done and what the bot would do are played on, both on the same
MOMENTS = 3
WORTH_A_WORD = 0.5  # points; less is as good as nothing
NO_MORE_OF_IT = (
    "ended-turn",
    "turn-ended",
    "round-started",
)  # events that end a turn, or what follows its round


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision that was one: there were others to take."""

    step: int
    """Its place in the record."""
    seat: Seat
    lead: float
    """The lead over the best other seat that it leads to (alone: the score)."""
    lost: float
    """How much more the bot's way leads to; 0 if it would have done the same, or nothing better."""
    better: tuple[Any, ...] = ()
    """What the bot would have done until the end of the turn, or until something hidden shows; if it is better."""
    brings: Mapping[str, int] | None = None
    """By source: the points at once of the bot's way …"""
    brought: Mapping[str, int] | None = None
    """… and of what was done in the rest of the turn."""
    until: int = 0
    """Where that turn ends in the record."""

    def to_json(self, game: Game[Any]) -> dict[str, JSON]:
        return {
            "step": self.step,
            "seat": self.seat,
            "lead": round(self.lead, 1),
            "lost": round(self.lost, 1),
            "better": [game.encode(action) for action in self.better],
            "brings": dict(self.brings or {}),
            "brought": dict(self.brought or {}),
            "until": self.until,
        }


def turns(match: Match[Any]) -> list[range]:
    """The steps of a match, turn by turn: one seat's decisions in one go; what follows a round stands apart."""
    found: list[range] = []
    evaluation, state, now = _evaluation(match.game.name), match.at(0), None
    for step, action in enumerate(match.actions):
        turn = _turn(evaluation, state)
        if turn == now:
            found[-1] = range(found[-1].start, step + 1)
        else:
            found.append(range(step, step + 1))
        now = turn
        state.apply_unchecked(action)
    return found


def review(
    game: str,
    state: State[Any],
    taken: Sequence[Any],
    first: int = 0,
    seed: int = 0,
    seconds: float | None = None,
) -> Iterator[Judged]:
    """Judges the decisions of one turn, taken one after the other from this state on; the first is number `first`.
    Those that are free are not judged.

    The bot sees guesses only. With `seconds` it thinks at most so long about a turn, and that cannot be reproduced.
    """
    seat, state = state.actor, state.copy()
    assert seat is not None  # noqa: S101 - it was taken
    evaluation = _evaluation(game)
    bot = make_bot(COACH, game, seed, seconds)
    judge = bot if isinstance(bot, RaceBot) else PlannerBot(evaluation, Care(samples=SAMPLES), seed)
    plan: list[Any] = []
    for number, action in enumerate(taken):
        after = state.copy()
        hidden = reveals(after, action)
        if evaluation.free(state):
            return  # such a decision stands alone
        if len(state.legal()) > 1:
            plan = plan or _in_turn(evaluation, state, bot.plan(state))
            same = plan[0] == action
            # What the decision itself costs: after it the bot goes on as well as it can.
            goes_on = not hidden and after.actor == seat and number + 1 < len(taken)
            rest = plan[1:]
            if not same:
                rest = _in_turn(evaluation, after, bot.plan(after)) if goes_on and rest else []
            yield _judge(judge, state, seat, plan, [action, *rest], taken[number:], first + number)
            plan = rest
        else:
            plan = plan[1:]
        state = after


def _judge(
    judge: PlannerBot | RaceBot,
    state: State[Any],
    seat: Seat,
    plan: Sequence[Any],
    gone_on: Sequence[Any],
    taken: Sequence[Any],
    step: int,
) -> Judged:
    if plan[0] == taken[0]:
        (lead,) = judge.compare(state, seat, [tuple(plan)])
        return Judged(step, seat, lead, 0.0)
    theirs, lead = judge.compare(state, seat, [tuple(plan), tuple(gone_on)])
    if theirs - lead < WORTH_A_WORD:
        return Judged(step, seat, lead, 0.0)
    brings, brought = (_at_once(state, seat, way) for way in (plan, taken))
    return Judged(step, seat, lead, theirs - lead, tuple(plan), brings, brought, step + len(taken))


def _at_once(state: State[Any], seat: Seat, way: Sequence[Any]) -> Mapping[str, int]:
    then = state.copy()
    for action in way:
        if then.actor != seat or reveals(then, action):
            break
    return gains(state, then, seat)


def report(judged: Sequence[Mapping[str, JSON]]) -> dict[str, JSON]:
    """All that was judged, and the steps of the biggest moments: where most was lost, the most first, one of a turn."""
    worst: dict[JSON, Mapping[str, Any]] = {}
    for one in judged:
        if one["better"] and cast("float", one["lost"]) > worst.get(one["until"], {"lost": 0.0})["lost"]:
            worst[one["until"]] = one
    biggest = sorted(worst.values(), key=lambda one: -one["lost"])[:MOMENTS]
    return {
        "bot": COACH,
        "decisions": [dict(one) for one in judged],
        "moments": [one["step"] for one in biggest],
    }


def _turn(evaluation: Evaluation, state: State[Any]) -> Hashable:
    """What is equal for decisions that are judged together."""
    return state.actor, evaluation.turn_of(state), evaluation.between(state), evaluation.free(state)


def _in_turn(evaluation: Evaluation, state: State[Any], plan: Sequence[Any]) -> list[Any]:
    """As much of a plan as belongs to the turn."""
    turn, then, kept = _turn(evaluation, state), state.copy(), []
    for action in plan:
        if _turn(evaluation, then) != turn:
            break
        then.apply_unchecked(action)
        kept.append(action)
    return kept


def _evaluation(game: str) -> Evaluation:
    found = EVALUATIONS.get(game)
    if found is None:
        raise UnknownGame(game, EVALUATIONS)
    return found
