"""Plays expansions of Kingdom Legacy with a bot and counts what their cards did: tables for whoever tunes them.

legacy_balance.py base FIRST NUMBER OUT [BOT]     base games with seeds FIRST …: where each ended, a line of JSON each
legacy_balance.py play CARD BASE OUT [BOT [SHARE]]   the expansion CARD after each of them; SHARE per cent of its cards,
                                                  drawn anew each time, stay away, and their places stay empty
legacy_balance.py table OUT …                     what its cards did, and how often
legacy_balance.py worth OUT …                     what each card contributed: with it and without it, all else equal
legacy_balance.py compare ONE OTHER               the mean difference of two files over the same base games

`base` and `play` go on where their file ends, so they can be interrupted.
"""

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import mean, median, quantiles, stdev
from typing import Any

import fiefdom
from fiefdom.bots import make_bot
from fiefdom.bots.evaluations import EVALUATIONS
from fiefdom.games.kingdom_legacy.cards.box import CARDS
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS
from fiefdom.games.kingdom_legacy.play.actions import Expand, LegacyAction, Option, Stop
from fiefdom.games.kingdom_legacy.play.moves import ABSENT, DESTROYED, IN_BOX
from fiefdom.games.kingdom_legacy.play.rounds import Expansions
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.games.kingdom_legacy.rules import NEWEST
from fiefdom.games.kingdom_legacy.show.score import own_worth
from fiefdom.kernel.rng import Rng
from fiefdom.kernel.words import words

RESTART, GO_ON = Option("restart"), Option("go-on")
MOST_ANSWERS = 8
WORTH_COUNTING = ("use", "upgrade", "equip", "produce", "resolve")


class Settling:
    """Looks at what comes of each decision once all that it asks is answered, over a guess at what is hidden: the greedy
    bot sees only as far as the first question, so it never sails for what a card may discover."""

    estimate = staticmethod(EVALUATIONS["kingdom-legacy"].estimate)

    def choose(self, state: LegacyState) -> LegacyAction:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        guess, moment = state.guess(0, Rng(1)), (state.round, state.turn)

        def settled(action: LegacyAction) -> float:
            after = guess.copy()
            after.apply_unchecked(action)
            for _ in range(MOST_ANSWERS):
                if not after.agenda or after.actor is None or (after.round, after.turn) != moment:
                    break
                after.apply_unchecked(max(after.legal(), key=lambda one: self.one_step(after, one)))
            return self.estimate(after)[0]

        return max(legal, key=settled)

    def one_step(self, state: LegacyState, action: LegacyAction) -> float:
        after = state.copy()
        after.apply_unchecked(action)
        return self.estimate(after)[0]


def between(state: LegacyState) -> bool:
    return bool(state.agenda) and isinstance(state.agenda[-1], Expansions)


def base(seed: int, name: str) -> dict[str, Any]:
    """The base game up to the choice of an expansion."""
    game = fiefdom.game("kingdom-legacy")
    state = game.start(1, seed)
    assert isinstance(state, LegacyState)  # noqa: S101
    bot = make_bot(name, game.name, seed=seed)
    while not between(state):
        action = bot.choose(state)
        state.apply_unchecked(GO_ON if action == RESTART else action)
    return {"seed": seed, "score": state.scores[0], "text": state.to_text()}


def begin(row: dict[str, Any], card: int, away: set[int]) -> LegacyState:
    """This expansion alone lies in the box, so that the bot knows how many rounds are to come."""
    head, rest = row["text"].split("\n", 1)
    if EXPANSIONS[card].name not in NEWEST.expansions:
        head += f"\nexpansions: {EXPANSIONS[card].stamp}"
    state = fiefdom.game("kingdom-legacy").from_text(f"{head}\n{rest}")
    assert isinstance(state, LegacyState)  # noqa: S101
    for other in (*away, *EXPANSIONS):
        if other != card and state.place[other] == IN_BOX:
            state.place[other] = ABSENT
    return state


@contextmanager
def without(card: int, away: set[int]) -> Iterator[None]:
    """Cards stay away, and no other comes sooner for it."""
    whole, coming = EXPANSIONS[card], iter(EXPANSIONS[card].cards)
    rounds = [[one for one, _ in zip(coming, range(number), strict=False)] for number in whole.discover]
    discover = tuple(sum(one not in away for one in cards) for cards in rounds)
    EXPANSIONS[card] = replace(whole, discover=discover)
    yield
    EXPANSIONS[card] = whole


def play(row: dict[str, Any], card: int, name: str, share: int) -> dict[str, Any]:
    rng = Rng(row["seed"] * 1000 + share)
    away = {one for one in EXPANSIONS[card].numbers if one != card and rng.below(100) < share}
    with without(card, away):
        return {"away": sorted(away), **played(row, card, name, away)}


def played(row: dict[str, Any], card: int, name: str, away: set[int]) -> dict[str, Any]:
    state = begin(row, card, away)
    bot: Any = Settling() if name == "settling" else make_bot(name, "kingdom-legacy", seed=row["seed"])
    numbers = set(EXPANSIONS[card].numbers)
    offered: dict[str, set[tuple[int, int]]] = defaultdict(set)
    chosen: dict[str, set[tuple[int, int]]] = defaultdict(set)
    met: Counter[str] = Counter()

    def key(action: LegacyAction) -> str | None:
        of = getattr(action, "card", 0)
        if action.do not in WORTH_COUNTING or of not in numbers:
            return None
        number = getattr(action, "effect", "")
        return f"{of}.{state.stage[of] % 4 + 1} {action.do} {number}".strip()

    while state.actor is not None:
        moment = (state.round, state.turn)
        legal = state.legal()
        for action in legal:
            if (about := key(action)) is not None:
                offered[about].add(moment)
        if between(state):
            action = Expand(card) if len(state.scores) == 1 else Stop()
        elif state.agenda and len(legal) > 1 and all(getattr(one, "card", 0) in numbers for one in legal):
            action = bot.choose(state)
            met[f"{action.card} pick"] += 1
        else:
            action = bot.choose(state)
        if (about := key(action)) is not None:
            chosen[about].add(moment)
        state.apply_unchecked(action)
    return {
        "seed": row["seed"],
        "scores": list(state.scores),
        "offered": {about: len(moments) for about, moments in offered.items()},
        "chosen": {about: len(moments) for about, moments in chosen.items()},
        "picked": met,
        "ends": {
            number: [state.stage[number] % 4 + 1, own_worth(state, number)]
            for number in numbers
            if state.place[number] not in (IN_BOX, ABSENT, DESTROYED)
        },
        "destroyed": [number for number in numbers if state.place[number] == DESTROYED],
    }


def rows_of(*files: str | Path) -> list[dict[str, Any]]:
    lines = [
        line for file in files if Path(file).exists() for line in Path(file).read_text("utf-8").splitlines()
    ]
    return [json.loads(line) for line in lines]


def gain(row: dict[str, Any]) -> int:
    found: int = row["scores"][1] - row["scores"][0]
    return found


def table(files: list[str]) -> None:
    rows = rows_of(*files)
    gained = [gain(row) for row in rows]
    cuts = quantiles(gained, n=10)
    print(
        f"{len(rows)} campaigns. Base game: {mean(row['scores'][0] for row in rows):.1f} glory on average; "
        f"the expansion added {mean(gained):.1f} ± {1.96 * stdev(gained) / sqrt(len(rows)):.1f} "
        f"(median {median(gained)}, a tenth below {cuts[0]:.0f}, a tenth above {cuts[8]:.0f}, "
        f"from {min(gained)} to {max(gained)}).\n"
    )
    said = words("en")
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for row in rows:
        offered.update(row["offered"])
        chosen.update(row["chosen"])
    print("| Card | side | ends there | glory then | what it can do | turns offered | taken |")
    print("|---|---|---|---|---|---|---|")
    numbers = sorted({int(number) for row in rows for number in (*row["ends"], *row["destroyed"])})
    for number in numbers:
        for side, stage in CARDS[number].sides.items():
            ends = [row["ends"].get(str(number)) for row in rows]
            worths = [end[1] for end in ends if end is not None and end[0] == side]
            name = f"{said.say(f'kingdom-legacy-card-{stage.name}')} ({number})"
            share = f"{100 * len(worths) / len(rows):.0f} %"
            worth = f"{mean(worths):.1f}" if worths else "–"
            deeds = sorted(about for about in offered if about.startswith(f"{number}.{side} "))
            if not deeds:
                print(f"| {name} | {side} | {share} | {worth} | – | – | – |")
            for about in deeds:
                what = about.split(" ", 1)[1]
                taken = 100 * chosen[about] / offered[about]
                print(
                    f"| {name} | {side} | {share} | {worth} | {what} | "
                    f"{offered[about] / len(rows):.2f} | {taken:.0f} % |"
                )
                name = side = share = worth = ""  # type: ignore[assignment]
    picked: Counter[str] = Counter()
    for row in rows:
        picked.update(row["picked"])
    print("\nChosen among cards of the expansion:", dict(picked.most_common()))


def compare(one: str, other: str) -> None:
    first, second = ({row["seed"]: gain(row) for row in rows_of(file)} for file in (one, other))
    differences = [first[seed] - second[seed] for seed in sorted(first.keys() & second.keys())]
    print(
        f"{mean(differences):+.2f} ± {1.96 * stdev(differences) / sqrt(len(differences)):.2f} "
        f"over {len(differences)} campaigns"
    )


def solved(rows: list[list[float]], right: list[list[float]]) -> list[list[float]]:
    """The solution of rows · x = right, column by column."""
    size = len(rows)
    table = [[*row, *more] for row, more in zip(rows, right, strict=True)]
    for n in range(size):
        pivot = max(range(n, size), key=lambda one: abs(table[one][n]))
        table[n], table[pivot] = table[pivot], table[n]
        table[n] = [one / table[n][n] for one in table[n]]
        for other in range(size):
            if other != n:
                times = table[other][n]
                table[other] = [one - times * mine for one, mine in zip(table[other], table[n], strict=True)]
    return [row[size:] for row in table]


def worth(files: list[str]) -> None:
    """Least squares: the glory gained, by which cards were there and by the score of the base game."""
    rows = rows_of(*files)
    numbers = sorted({number for row in rows for number in row["away"]})
    given = [
        [1.0, row["scores"][0], *(float(number not in row["away"]) for number in numbers)] for row in rows
    ]
    size = len(given[0])
    squares = [[sum(one[i] * one[j] for one in given) for j in range(size)] for i in range(size)]
    unit = [[float(i == j) for j in range(size)] for i in range(size)]
    inverse = solved(squares, unit)
    moments = [sum(one[i] * gain(row) for one, row in zip(given, rows, strict=True)) for i in range(size)]
    found = [sum(inverse[i][j] * moments[j] for j in range(size)) for i in range(size)]
    rest = [
        gain(row) - sum(f * one for f, one in zip(found, seen, strict=True))
        for row, seen in zip(rows, given, strict=True)
    ]
    spread = sqrt(sum(one * one for one in rest) / (len(rows) - size))
    said = words("en")
    print(
        f"{len(rows)} campaigns; what is left unexplained has a standard deviation of {spread:.1f} glory.\n"
    )
    print("| Card | glory it contributed | away in |\n|---|---|---|")
    for at, number in enumerate(numbers, 2):
        name = said.say(f"kingdom-legacy-card-{CARDS[number].sides[1].name}")
        away = sum(number in row["away"] for row in rows)
        half = 1.96 * spread * sqrt(inverse[at][at])
        print(f"| {name} ({number}) | {found[at]:+.1f} ± {half:.1f} | {away} |")


def main(arguments: list[str]) -> None:
    what, *rest = arguments
    if what == "table":
        table(rest)
    elif what == "worth":
        worth(rest)
    elif what == "compare":
        compare(*rest)
    elif what == "base":
        first, number, out = int(rest[0]), int(rest[1]), Path(rest[2])
        done = {row["seed"] for row in rows_of(out)}
        with out.open("a", encoding="utf-8") as file:
            for seed in range(first, first + number):
                if seed not in done:
                    print(json.dumps(base(seed, (rest[3:] or ["greedy"])[0])), file=file, flush=True)
    else:
        card, out = int(rest[0]), Path(rest[2])
        name, share = [*rest[3:], *("greedy", "0")[len(rest[3:]) :]]
        done = {row["seed"] for row in rows_of(out)}
        with out.open("a", encoding="utf-8") as file:
            for row in rows_of(rest[1]):
                if row["seed"] not in done:
                    print(json.dumps(play(row, card, name, int(share))), file=file, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
