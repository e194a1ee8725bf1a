"""Trains a small policy for Kingdom Builder in PyTorch, from nothing (`pip install 'fiefdom[torch]'`).

python examples/train_policy.py --decisions 3      learns from three million decisions; again: goes on where it stopped
fiefdom arena kingdom-builder --bots easy,./examples/train_policy.py:Bot --games 200

The policy plays against itself at 256 tables at once (fiefdom.rl.batch), and what turned out better than expected
becomes likelier (PPO). It looks at every legal action by itself: what lies within two steps of its hex, how many
settlements share its row and its quarter of the board, and the facts beside the board. So the work of a decision is
that of its handful of legal actions, not of all 402. docs/rl.md has a learning curve.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
import torch
from torch import Tensor, nn

import fiefdom
import fiefdom.rl
from fiefdom.rl.batch import KingdomBuilderBatch

NUMBERS = fiefdom.rl.encoding("kingdom-builder", seats=2)
PLANES, SIDE, _ = NUMBERS.parts["board"].shape
HEXES, FACTS = SIDE * SIDE, NUMBERS.parts["facts"].shape[0]
NAMES = NUMBERS.parts["board"].names
MINE, TILE = NAMES.index("settlement mine"), NAMES.index("tile mine")  # the next plane has the other seat's
KINDS = [plane for plane, name in enumerate(NAMES) if name.startswith("location: ")]
KIND, KINDS_END = KINDS[0], KINDS[-1] + 1
ALL_FACTS = FACTS + 2 * len(KINDS)  # and by seat and kind: how many tiles
HIDDEN = 64
TILE_IN_GOLD = 3  # what is gained by taking a tile: its gold comes much later
MOMENTS = 32  # played before the policy is improved
AT_ONCE = 8  # moments in a step of the optimiser
FOLDER = Path("policy")  # where a run keeps what it has learnt


def around() -> np.ndarray:
    """By hex: the 19 within two steps. HEXES stands for what is beyond the edge."""
    row, column = np.divmod(np.arange(HEXES), SIDE)
    found = []
    for down in range(-2, 3):
        for right in range(abs(down) - 4, 5 - abs(down), 2):  # in halves: every odd row is shifted by one
            there = row + down
            across = (2 * column + row % 2 + right - there % 2) // 2
            inside = (there >= 0) & (there < SIDE) & (across >= 0) & (across < SIDE)
            found.append(np.where(inside, SIDE * there + across, HEXES))
    return np.stack(found, axis=1)


AROUND = around()
REDRAW = 19 * PLANES  # the signs of an action: what lies on which of the 19 hexes, and then …
END = REDRAW + 1
COUNTS = END + 1  # … how many settlements of mine and of the other seat are in its row, and in its quarter
SIGNS = COUNTS + 4 * 10
MOST_SIGNS = REDRAW + 4  # of one action


class Asked(NamedTuple):
    """What so many tables ask at one moment: all their legal actions, each with its signs, and the tables' facts."""

    signs: Tensor  # of one action after the other
    first: Tensor  # by action: its first sign
    table: Tensor  # by action
    facts: Tensor  # by table
    numbers: np.ndarray  # by action


def ask(observations: np.ndarray, masks: np.ndarray) -> Asked:
    table, action = np.nonzero(masks)
    signs, first = np.empty(len(table) * MOST_SIGNS, np.int32), np.empty(len(table), np.int32)
    signs = signs[: look(observations, table, action, AROUND, signs, first)].copy()
    facts = np.zeros((len(masks), ALL_FACTS), np.uint8)
    facts[:, :FACTS] = observations[:, PLANES * HEXES :]
    count_tiles(observations, facts[:, FACTS:])
    return Asked(*map(torch.from_numpy, (signs, first, table, facts)), action)


@numba.njit(cache=True)
def look(observations, table, action, around, signs, first):  # type: ignore[no-untyped-def]
    """Writes the signs of all actions; gives how many there are."""
    by_row, by_quarter = np.zeros((SIDE, 2), np.int32), np.zeros((4, 2), np.int32)
    size = 0
    for place in range(len(table)):
        seen, number = observations[table[place]], action[place]
        first[place] = size
        if number >= HEXES:
            signs[size] = REDRAW + number - HEXES
            size += 1
            continue
        if place == 0 or table[place] != table[place - 1]:
            by_row[:], by_quarter[:] = 0, 0
            for there in range(HEXES):
                for owner in range(2):
                    if seen[(MINE + owner) * HEXES + there]:
                        by_row[there // SIDE, owner] += 1
                        by_quarter[quarter(there), owner] += 1
        for near in range(19):
            there = around[number, near]
            if there < HEXES:
                for plane in range(PLANES):
                    if seen[plane * HEXES + there]:
                        signs[size] = near * PLANES + plane
                        size += 1
        for owner in range(2):
            signs[size] = COUNTS + 20 * owner + min(9, by_row[number // SIDE, owner])
            signs[size + 1] = COUNTS + 20 * owner + 10 + min(9, by_quarter[quarter(number), owner] // 2)
            size += 2
    return size


@numba.njit(cache=True)
def count_tiles(observations, tiles):  # type: ignore[no-untyped-def]
    """By table: how many tiles of each kind are mine, and the other seat's."""
    for table in range(len(observations)):
        seen = observations[table]
        for owner in range(2):
            for there in range(HEXES):
                if seen[(TILE + owner) * HEXES + there]:
                    for kind in range(KIND, KINDS_END):
                        if seen[kind * HEXES + there]:
                            tiles[table, owner * (KINDS_END - KIND) + kind - KIND] += 1


@numba.njit(cache=True)
def quarter(number):  # type: ignore[no-untyped-def]
    return number // (HEXES // 2) * 2 + number % SIDE // (SIDE // 2)


class Policy(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.signs = nn.EmbeddingBag(SIGNS, HIDDEN, mode="sum")
        nn.init.normal_(self.signs.weight, std=0.1)
        self.facts = nn.Linear(ALL_FACTS, HIDDEN)
        self.gate = nn.Linear(ALL_FACTS, HIDDEN)
        self.hidden = nn.Linear(HIDDEN, HIDDEN)
        self.worth = nn.Linear(HIDDEN, 1)
        self.lead = nn.Sequential(nn.Linear(HIDDEN + ALL_FACTS, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1))
        nn.init.zeros_(self.worth.weight)

    def forward(self, asked: Asked) -> tuple[Tensor, Tensor]:
        """By action the logarithm of its probability, by table how much lead is still expected."""
        facts, table = asked.facts.float() / 8, asked.table
        tables = len(facts)
        seen = torch.relu(self.signs(asked.signs, asked.first) + self.facts(facts)[table])
        seen = torch.relu(self.hidden(seen) * (1 + self.gate(facts))[table])
        worth = self.worth(seen).squeeze(1)
        top = torch.full((tables,), -torch.inf).scatter_reduce(0, table, worth.detach(), "amax")
        worth = worth - top[table]
        worth = worth - torch.zeros(tables).index_add(0, table, worth.exp()).log()[table]
        mean = torch.zeros(tables, HIDDEN).index_add(0, table, seen) / torch.bincount(table)[:, None]
        return worth, self.lead(torch.cat([mean, facts], dim=1)).squeeze(1)


class Moment(NamedTuple):
    """One step of all tables: what was asked, what was done, and what came of it."""

    asked: Asked
    chosen: Tensor  # by table: which of the actions
    before: Tensor  # the logarithms of their probabilities when they were chosen
    expected: np.ndarray
    gained: np.ndarray  # lead, by the seat that acted
    on: np.ndarray  # 1 if the same seat acts next, -1 if the other does, 0 if the game is over


def highest(keys: np.ndarray, asked: Asked) -> np.ndarray:
    """By table: which of its actions has the highest key."""
    table = asked.table.numpy()
    tables = np.arange(len(asked.facts))
    top = np.maximum.reduceat(keys, np.searchsorted(table, tables))
    where = np.flatnonzero(keys == top[table])
    return where[np.searchsorted(table[where], tables)]  # the first of equals


@torch.no_grad()
def play(policy: Policy, batch: KingdomBuilderBatch, luck: np.random.Generator, moments: int) -> list[Moment]:
    """Takes so many steps at all tables, by the policy's probabilities."""
    played, tables = [], np.arange(batch.number)
    gold, tiles = batch.current_scores(), tiles_of(batch)
    for _ in range(moments):
        asked, actor = ask(batch.observe(), batch.mask), batch.actor.copy()
        worth, expected = policy(asked)
        chosen = highest(worth.numpy() + luck.gumbel(size=len(worth)), asked)
        batch.step(asked.numbers[chosen])
        over = batch.ended[:, None]
        now, held = batch.current_scores(), tiles_of(batch)
        change = np.where(over, batch.scores - gold, now - gold + TILE_IN_GOLD * (held - tiles))
        gained = (change[tables, actor] - change[tables, 1 - actor]) / 5 + batch.rewards[tables, actor]
        on = np.where(batch.ended, 0, np.where(batch.actor == actor, 1, -1))
        played.append(Moment(asked, torch.from_numpy(chosen), worth[chosen], expected.numpy(), gained, on))
        gold, tiles = now, held
    return played


def tiles_of(batch: KingdomBuilderBatch) -> np.ndarray:
    """By table and seat: how many tiles it has."""
    return np.bitwise_count(batch.games["tiles"][:, :2]).astype(np.int16)


def advantages(
    played: list[Moment], last: np.ndarray, discount: float = 0.98, trace: float = 0.95
) -> np.ndarray:
    """How much better each decision was than expected (GAE); what is good for one seat is bad for the other."""
    found, better, following = [], np.zeros_like(last), last
    for moment in reversed(played):
        surprise = moment.gained + discount * moment.on * following - moment.expected
        better = surprise + discount * trace * moment.on * better
        following = moment.expected
        found.append(better)
    return np.stack(found[::-1]).astype(np.float32)


def joined(moments: list[Moment], tables: int) -> tuple[Asked, Tensor, Tensor]:
    """Several moments as one."""
    signs = np.cumsum([0, *(len(moment.asked.signs) for moment in moments)])
    actions = np.cumsum([0, *(len(moment.asked.table) for moment in moments)])
    asked = Asked(
        torch.cat([m.asked.signs for m in moments]),
        torch.cat([m.asked.first + int(signs[n]) for n, m in enumerate(moments)]),
        torch.cat([m.asked.table + tables * n for n, m in enumerate(moments)]),
        torch.cat([m.asked.facts for m in moments]),
        np.concatenate([m.asked.numbers for m in moments]),
    )
    chosen = torch.cat([m.chosen + int(actions[n]) for n, m in enumerate(moments)])
    return asked, chosen, torch.cat([m.before for m in moments])


def improve(
    policy: Policy,
    optimiser: torch.optim.Optimizer,
    played: list[Moment],
    last: np.ndarray,
    luck: np.random.Generator,
) -> None:
    """PPO: twice over all that was played, some moments at a time."""
    better = advantages(played, last)
    target = better + np.stack([moment.expected for moment in played])
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(2):
        order = luck.permutation(len(played))
        for first in range(0, len(order), AT_ONCE):
            some = order[first : first + AT_ONCE]
            asked, chosen, before = joined([played[n] for n in some], tables=len(last))
            worth, expected = policy(asked)
            ratio = (worth[chosen] - before).exp()
            gain = torch.from_numpy(better[some].ravel())
            kept = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            missed = (expected - torch.from_numpy(target[some].ravel())).square().mean()
            entropy = -(worth.exp() * worth).sum() / len(before)
            loss = -kept + 0.25 * missed - 0.015 * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


class Bot:
    """The trained policy as a bot for the arena; it does what it holds to be best."""

    def __init__(self, game: str, seed: int) -> None:  # noqa: ARG002 - what the arena gives
        self.policy = Policy()
        self.policy.load_state_dict(torch.load(FOLDER / "checkpoint.pt")["policy"])

    def choose(self, state: Any) -> Any:
        (action,) = best(self.policy, [state])
        return action


@torch.no_grad()
def best(policy: Policy, states: list[Any]) -> list[Any]:
    """The likeliest action in each of these positions of the engine."""
    numbered = [NUMBERS.numbered(state) for state in states]
    masks = np.zeros((len(states), NUMBERS.num_actions), np.bool_)
    for table, actions in enumerate(numbered):
        masks[table, list(actions)] = True
    asked = ask(np.stack([NUMBERS.observe(state, state.actor) for state in states]), masks)
    chosen = highest(policy(asked)[0].numpy(), asked)
    return [actions[number] for actions, number in zip(numbered, asked.numbers[chosen].tolist(), strict=True)]


def against_easy(policy: Policy, games: int, seed: int) -> float:
    """The share of wins against `easy` (a shared victory is half of one); the seats take turns over the same cards."""
    game = fiefdom.game("kingdom-builder")
    states = [game.start(2, seed + number // 2) for number in range(games)]
    easy = [fiefdom.make_bot("easy", "kingdom-builder", seed=number) for number in range(games)]
    while True:
        for number, state in enumerate(states):
            while state.actor == 1 - number % 2:
                state.apply(easy[number].choose(state))
        waiting = [state for state in states if state.actor is not None]
        if not waiting:
            break
        for state, action in zip(waiting, best(policy, waiting), strict=True):
            state.apply(action)
    won = [state.result().winners for state in states]
    return sum((n % 2 in winners) / len(winners) for n, winners in enumerate(won)) / games


def draw(curve: list[tuple[float, float]]) -> str:
    """The learning curve as a picture: millions of decisions, and the share of wins against `easy`."""
    wide, high, most = 640, 320, max(curve[-1][0], 0.001)
    points = [(60 + wide * x / most, 20 + high * (1 - y)) for x, y in curve]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide + 90} {high + 80}" font-family="serif" font-size="15">',
        f'<rect width="{wide + 90}" height="{high + 80}" fill="#fffdf6"/>',
    ]
    for share in (0, 25, 50, 75, 100):
        y = 20 + high * (1 - share / 100)
        lines.append(f'<path d="M60 {y:g}h{wide}" stroke="#{"a33" if share == 50 else "ddd"}"/>')
        lines.append(f'<text x="52" y="{y + 5:g}" text-anchor="end">{share} %</text>')
    for part in range(5):
        x, label = 60 + wide * part / 4, f"{most * part / 4:.3g}"
        lines.append(f'<text x="{x:g}" y="{high + 42}" text-anchor="middle">{label}</text>')
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    lines.append(f'<polyline points="{path}" fill="none" stroke="#1d4e6b" stroke-width="2"/>')
    lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#1d4e6b"/>' for x, y in points]
    title = "Share of wins against easy, by millions of decisions learnt from"
    lines.append(f'<text x="{60 + wide / 2:g}" y="{high + 68}" text-anchor="middle">{title}</text>')
    return "\n".join([*lines, "</svg>\n"])


def learn(decisions: int, tables: int, every: int, games: int) -> None:
    """Learns until so many decisions are behind it, looking up and keeping all after every so many."""
    policy = Policy()
    optimiser = torch.optim.Adam(policy.parameters())
    done, curve, seconds = 0, [], 0.0
    FOLDER.mkdir(exist_ok=True)
    if (FOLDER / "checkpoint.pt").exists():
        kept = torch.load(FOLDER / "checkpoint.pt")
        policy.load_state_dict(kept["policy"])
        optimiser.load_state_dict(kept["optimiser"])
        done, curve, seconds = kept["done"], kept["curve"], kept["seconds"]
    else:
        curve = [(0.0, against_easy(policy, games, seed=10_000_000))]
    batch = KingdomBuilderBatch(tables, seats=2, seed=done)
    luck = np.random.default_rng(done)
    while done < decisions:
        began, until = time.process_time(), min(done + every, decisions)
        optimiser.param_groups[0]["lr"] = 1e-3 / (1 + done / 1e6)
        while done < until:
            played = play(policy, batch, luck, MOMENTS)
            with torch.no_grad():
                last = policy(ask(batch.observe(), batch.mask))[1].numpy()
            improve(policy, optimiser, played, last, luck)
            done += MOMENTS * tables
        seconds += time.process_time() - began
        curve.append((done / 1e6, against_easy(policy, games, seed=10_000_000)))
        print(f"{done / 1e6:.4g} million, {seconds:.0f} s: {curve[-1][1]:.1%} of {games} games", flush=True)
        kept = {"policy": policy.state_dict(), "optimiser": optimiser.state_dict()}
        torch.save(kept | {"done": done, "curve": curve, "seconds": seconds}, FOLDER / "checkpoint.pt")
        (FOLDER / "curve.svg").write_text(draw(curve), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learns Kingdom Builder; goes on where it stopped.")
    parser.add_argument("--decisions", type=float, default=3, help="millions")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument(
        "--every", type=float, default=0.25, help="millions between two looks at the share of wins"
    )
    parser.add_argument("--games", type=int, default=40, help="against easy at each of them")
    given = parser.parse_args()
    torch.manual_seed(1)
    learn(int(given.decisions * 1e6), given.tables, int(given.every * 1e6), given.games)
