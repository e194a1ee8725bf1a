"""What an arena says of each bot: its rating and how sure it is, its victories, its scores, its time."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from fiefdom.arena.lineups import Fixture
from fiefdom.arena.statistics import interval, mean
from fiefdom.arena.tournament import Outcome
from fiefdom.kernel.json import JSON


@dataclass(frozen=True, slots=True)
class Row:
    """A bot in the standings."""

    bot: str
    rating: float | None  # None: alone at the table, or nobody can rate (openskill is not installed)
    uncertainty: float | None
    games: int
    wins: float  # a shared victory counts in part
    low: float
    high: float  # of the share of wins, 95 %
    mean_score: float
    score_error: float | None  # how far the mean may be from the true one, 95 %; None: one game
    lowest: int
    highest: int
    seconds_per_decision: float
    forfeits: int

    def to_json(self) -> dict[str, JSON]:
        return asdict(self)


def standings(fixtures: Sequence[Fixture], outcomes: dict[str, Outcome]) -> list[Row]:
    """The bots, best first. The same for the same games, in whatever order they ended."""
    played = [
        (fixture.lineup.bots, outcomes[fixture.name]) for fixture in fixtures if fixture.name in outcomes
    ]
    names = list(dict.fromkeys(bot for bots, _ in played for bot in bots))
    ratings = _ratings(names, played)
    rows = [_row(name, played, ratings.get(name)) for name in names]
    return sorted(
        rows, key=lambda row: (-(row.rating or 0.0), -row.wins / max(1, row.games), -row.mean_score)
    )


def _row(
    name: str, played: Sequence[tuple[tuple[str, ...], Outcome]], rating: tuple[float, float] | None
) -> Row:
    games, wins, decisions, seconds, forfeits = 0, 0.0, 0, 0.0, 0
    scores: list[int] = []
    for bots, outcome in played:
        for place, bot in enumerate(bots):
            if bot != name:
                continue
            games += 1
            wins += 1 / len(outcome.winners) if place in outcome.winners else 0.0
            scores.append(outcome.scores[place])
            decisions += outcome.decisions[place]
            seconds += outcome.seconds[place]
            forfeits += outcome.forfeit is not None and place not in outcome.winners
    low, high = interval(wins, games)
    return Row(
        name,
        rating and rating[0],
        rating and rating[1],
        games,
        wins,
        low,
        high,
        *mean(scores),
        min(scores),
        max(scores),
        seconds / max(1, decisions),
        forfeits,
    )


def _ratings(
    names: Sequence[str], played: Sequence[tuple[tuple[str, ...], Outcome]]
) -> dict[str, tuple[float, float]]:
    """By Plackett and Luce (openskill), game after game in the order of the fixtures."""
    if len(names) < 2:
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for bots, outcome in played:
        if len(set(bots)) < len(bots):  # a bot that sits there twice: its better place counts
            best = {
                bot: min(_rank(outcome, i) for i, other in enumerate(bots) if other == bot) for bot in bots
            }
        else:
            best = {bot: _rank(outcome, place) for place, bot in enumerate(bots)}
        if len(best) < 2:
            continue
        rated = model.rate([[ratings[bot]] for bot in best], ranks=list(map(float, best.values())))
        for bot, (rating,) in zip(best, rated, strict=True):
            ratings[bot] = rating
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def _rank(outcome: Outcome, place: int) -> int:
    """1 for the winners, then by score; who forfeits is last."""
    if place in outcome.winners:
        return 1
    if outcome.forfeit is not None:
        return len(outcome.scores)
    better = [
        other
        for other, score in enumerate(outcome.scores)
        if other in outcome.winners or score > outcome.scores[place]
    ]
    return 1 + len(better)


def endings(outcomes: Sequence[Outcome]) -> Counter[str]:
    """How many games ended by which rule."""
    return Counter(outcome.ended_by for outcome in outcomes)
