"""Trains a small policy for Kingdom Builder in PyTorch, from nothing (`pip install 'fiefdom[torch]'`).

python examples/train_policy.py --decisions 3      learns from three million decisions; again: goes on where it stopped
fiefdom arena kingdom-builder --bots easy,./examples/train_policy.py:Bot --games 200

The policy plays against itself at many tables at once (fiefdom.rl.batch), and what turned out better than expected
becomes likelier (PPO). It looks at every legal action by itself: the gold that it brings at once (`batch.gains`), what
lies on its hex, next to it and two steps away, and the facts beside the board. So the work of a decision is that of its
handful of legal actions, not of all 402. docs/rl.md has a learning curve.
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
from fiefdom.games.kingdom_builder.board.hexes import HEXES, NEIGHBOUR_NUMBERS
from fiefdom.rl.batch import KingdomBuilderBatch

NUMBERS = fiefdom.rl.encoding("kingdom-builder", seats=2)
NAMES, FACTS = NUMBERS.parts["board"].names, len(NUMBERS.parts["facts"].names)
PLANES, TILES_LEFT = len(NAMES), NAMES.index("tiles left")
LOCATION, MINE, TILE = map(NAMES.index, ("space: location", "settlement mine", "tile mine"))
RINGS = (0, 1, 7, 19)  # of the 19 hexes within two steps: where each ring begins, and the end
GAIN = 3 * PLANES  # the signs of an action: by ring and plane how many; what it brings at once;
NEW_TILES = GAIN + 1  # by ring how many tiles that are new to the seat;
REDRAW, SIGNS = NEW_TILES + 3, NEW_TILES + 5  # and whether it is REDRAW or END, which have no hex
TILE_IN_GOLD = 3  # what is gained by taking a tile: its gold comes much later
DISCOUNT, TRACE = 0.99, 0.95  # of what comes later, and of the surprise at it
HIDDEN, MOMENTS = 64, 32  # of the network; played before it is improved
FOLDER = Path("policy")  # where a run keeps what it has learnt

# By hex: itself, the six next to it, the twelve two steps away. HEXES stands for what is beyond the edge.
AROUND = np.full((HEXES, RINGS[3]), HEXES)
for _hex, _near in enumerate(NEIGHBOUR_NUMBERS):
    _far = {there for beside in _near for there in NEIGHBOUR_NUMBERS[beside]} - {_hex, *_near}
    for _first, _ring in zip(RINGS, ([_hex], _near, _far), strict=False):
        AROUND[_hex, _first : _first + len(_ring)] = list(_ring)


class Asked(NamedTuple):
    """What all tables ask at one moment: their legal actions with their signs, and the tables' facts."""

    numbers: np.ndarray  # by action
    signs: Tensor  # by action
    table: Tensor  # by action
    facts: Tensor  # by table


def ask(batch: KingdomBuilderBatch) -> Asked:
    seen, (table, number) = batch.observe(), np.nonzero(batch.mask)
    signs = np.zeros((len(table), SIGNS), np.int8)
    signs[:, GAIN] = batch.gains()[table, number].clip(-100, 100)
    look(seen, table, number, AROUND, signs)
    return Asked(number, *map(torch.from_numpy, (signs, table, seen[:, PLANES * HEXES :].copy())))


@numba.njit(cache=True)
def look(observations, table, numbers, around, signs):  # type: ignore[no-untyped-def]
    """Counts what lies around the hex of each action: free land, and all that is no land."""
    for action in range(len(numbers)):
        seen, number, sign = observations[table[action]], numbers[action], signs[action]
        if number >= HEXES:
            sign[REDRAW + number - HEXES] = 1
            continue
        for ring in range(3):
            for near in range(RINGS[ring], RINGS[ring + 1]):
                there = around[number, near]
                if there == HEXES:
                    continue
                settled = seen[MINE * HEXES + there] or seen[(MINE + 1) * HEXES + there]
                for plane in range(LOCATION if settled else 0, PLANES):
                    sign[ring * PLANES + plane] += seen[plane * HEXES + there]
                sign[NEW_TILES + ring] += (
                    seen[TILES_LEFT * HEXES + there] > 0 and not seen[TILE * HEXES + there]
                )


class Policy(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.signs = nn.Linear(SIGNS, HIDDEN)
        self.facts = nn.Linear(FACTS, HIDDEN)
        self.gate = nn.Linear(FACTS, HIDDEN)
        self.hidden = nn.Linear(HIDDEN, HIDDEN)
        self.worth = nn.Linear(HIDDEN, 1)
        self.lead = nn.Sequential(nn.Linear(HIDDEN + FACTS, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1))
        nn.init.zeros_(self.worth.weight)

    def forward(self, asked: Asked) -> tuple[Tensor, Tensor]:
        """By action the logarithm of its probability, by table how much lead is still expected."""
        facts, table = asked.facts.float() / 4, asked.table
        tables = len(facts)
        seen = torch.relu(self.signs(asked.signs.float() / 4) + self.facts(facts)[table])
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
    chosen: np.ndarray  # by table: which of the actions
    before: Tensor  # the logarithms of their probabilities then
    expected: np.ndarray
    gained: np.ndarray  # lead, by the seat that acted
    on: np.ndarray  # 1 if the same seat acts next, -1 if the other does, 0 if the game is over


@torch.no_grad()
def play(policy: Policy, batch: KingdomBuilderBatch, luck: np.random.Generator) -> list[Moment]:
    """Takes some steps at all tables, by the policy's probabilities."""
    played, tables = [], np.arange(batch.number)
    for _ in range(MOMENTS):
        asked, actor, tiles = ask(batch), batch.actor.copy(), np.bitwise_count(batch.games["tiles"])
        worth, expected = policy(asked)
        keys, table = worth.numpy() + luck.gumbel(size=len(worth)), asked.table.numpy()
        chosen = np.lexsort((keys, table))[np.cumsum(np.bincount(table)) - 1]  # the highest key of each table
        batch.step(asked.numbers[chosen])
        more = np.bitwise_count(batch.games["tiles"]).astype(np.float32) - tiles
        gold = asked.signs[chosen, GAIN].numpy() + TILE_IN_GOLD * more[tables, actor] * ~batch.ended
        gained = gold / 5 + batch.rewards[tables, actor]
        on = np.where(batch.ended, 0, np.where(batch.actor == actor, 1, -1))
        played.append(Moment(asked, chosen, worth[chosen], expected.numpy(), gained, on))
    return played


def advantages(played: list[Moment], last: np.ndarray) -> np.ndarray:
    """How much better each decision was than expected (GAE); what is good for one seat is bad for the other."""
    found, better, following = [], np.zeros_like(last), last
    for moment in reversed(played):
        surprise = moment.gained + DISCOUNT * moment.on * following - moment.expected
        better = surprise + DISCOUNT * TRACE * moment.on * better
        following = moment.expected
        found.append(better)
    return np.stack(found[::-1]).astype(np.float32)


def improve(policy: Policy, adam: torch.optim.Adam, played: list[Moment], better: np.ndarray) -> None:
    """PPO: twice over all that was played, a moment at a time."""
    likelier = torch.from_numpy((better - better.mean()) / (better.std() + 1e-6))
    for number in torch.randperm(2 * MOMENTS).remainder(MOMENTS).tolist():
        asked, chosen, before, expected, *_ = played[number]
        worth, now = policy(asked)
        ratio, gain = (worth[chosen] - before).exp(), likelier[number]
        kept = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
        missed = (now - torch.from_numpy(expected + better[number])).square().mean()
        entropy = -(worth.exp() * worth).sum() / len(before)
        adam.zero_grad()
        (-kept + 0.25 * missed - 0.01 * entropy).backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
        adam.step()


class Bot:
    """The trained policy as a bot for the arena; it does what it holds to be best."""

    def __init__(self, game: str, seed: int, policy: Policy | None = None) -> None:  # noqa: ARG002
        self.policy, self.batch = policy or Policy(), KingdomBuilderBatch(1)
        if policy is None:
            self.policy.load_state_dict(torch.load(FOLDER / "checkpoint.pt")["policy"])

    @torch.no_grad()
    def choose(self, state: Any) -> Any:
        self.batch.load(0, state)
        asked = ask(self.batch)
        return NUMBERS.numbered(state)[int(asked.numbers[self.policy(asked)[0].argmax()])]


def against_easy(policy: Policy, games: int) -> float:
    """The share of wins against `easy` (a shared victory is half of one); the seats take turns over the same cards."""
    won, learner = 0.0, Bot("kingdom-builder", 0, policy)
    for number in range(games):
        state = NUMBERS.game.start(2, seed=10_000_000 + number // 2)
        easy = fiefdom.make_bot("easy", "kingdom-builder", seed=number)
        while state.actor is not None:
            state.apply((learner if state.actor == number % 2 else easy).choose(state))
        winners = state.result().winners
        won += (number % 2 in winners) / len(winners)
    return won / games


def draw(curve: list[tuple[float, float]]) -> str:
    """The learning curve as a picture: millions of decisions, and the share of wins against `easy`."""
    most = max(curve[-1][0], 0.001)
    points = [f"{60 + 640 * millions / most:.1f} {340 - 320 * share:.1f}" for millions, share in curve]
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 730 400" style="background:#fffdf6">']
    for n in range(5):
        lines.append(f'<path d="M60 {340 - 80 * n}h640" stroke="#{"a33" if n == 2 else "ddd"}"/>')
        lines.append(f'<text x="52" y="{345 - 80 * n}" text-anchor="end">{25 * n} %</text>')
        lines.append(f'<text x="{60 + 160 * n}" y="362" text-anchor="middle">{most * n / 4:.3g}</text>')
    pen = 'fill="none" stroke="#1d4e6b" stroke-linecap="round" stroke-width'
    lines.append(f'<path d="M{"L".join(points)}" {pen}="2"/><path d="M{"h0M".join(points)}h0" {pen}="8"/>')
    title = "Share of wins against easy, by millions of decisions learnt from"
    return "\n".join([*lines, f'<text x="380" y="388" text-anchor="middle">{title}</text>', "</svg>\n"])


def learn(decisions: int, tables: int, every: int, games: int) -> None:
    """Learns until so many decisions are behind it, looking up and keeping all after every so many."""
    torch.manual_seed(1)
    policy = Policy()
    adam = torch.optim.Adam(policy.parameters())
    FOLDER.mkdir(exist_ok=True)
    if (FOLDER / "checkpoint.pt").exists():
        kept = torch.load(FOLDER / "checkpoint.pt")
        policy.load_state_dict(kept["policy"])
        adam.load_state_dict(kept["adam"])
        torch.manual_seed(kept["done"])
    else:
        kept = {"done": 0, "seconds": 0.0, "curve": [(0.0, against_easy(policy, games))]}
    batch = KingdomBuilderBatch(tables, seats=2, seed=kept["done"])
    luck = np.random.default_rng(kept["done"])
    while kept["done"] < decisions:
        began, until = time.process_time(), min(kept["done"] + every, decisions)
        adam.param_groups[0]["lr"] = 1e-3 / (1 + kept["done"] / 1e6)
        while kept["done"] < until:
            played = play(policy, batch, luck)
            improve(policy, adam, played, advantages(played, last=policy(ask(batch))[1].detach().numpy()))
            kept["done"] += MOMENTS * tables
        kept["seconds"] += time.process_time() - began
        share, millions = against_easy(policy, games), kept["done"] / 1e6
        print(f"{millions:.4g} million, {kept['seconds']:.0f} s: {share:.1%} of {games} games", flush=True)
        kept["curve"].append((millions, share))
        kept |= {"policy": policy.state_dict(), "adam": adam.state_dict()}
        torch.save(kept, FOLDER / "checkpoint.pt")
        (FOLDER / "curve.svg").write_text(draw(kept["curve"]), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learns Kingdom Builder; goes on where it stopped.")
    parser.add_argument("--decisions", type=float, default=3, help="millions")
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--every", type=float, default=0.25, help="millions between two games with easy")
    parser.add_argument("--games", type=int, default=100, help="against easy each time")
    given = parser.parse_args()
    torch.set_num_threads(1)  # nothing here is large; and the same seed gives the same policy
    learn(int(given.decisions * 1e6), given.tables, int(given.every * 1e6), given.games)
