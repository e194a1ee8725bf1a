"""What a bot is asked at a table, and which one."""

from fiefdom.bots.bot import RandomBot
from fiefdom.kernel.json import JSON
from fiefdom.server.bots.thinking import Task, bot_seed
from fiefdom.server.tables.table import Level, Table


def people_at(table: Table) -> list[str]:
    return [chair.guest for chair in table.chairs if chair.kind == "person" and chair.guest is not None]


def bots_in_a_row(table: Table) -> int:
    """How many bots decide one after the other, from the one whose turn it is until a person's."""
    actor, chairs = table.actor, table.chairs
    assert actor is not None  # noqa: S101 - somebody is to decide
    order = [*chairs[actor + 1 :], *chairs[:actor]]
    return 1 + next((n for n, chair in enumerate(order) if chair.kind == "person"), len(order))


def bot_at(table: Table, seat: int) -> Level:
    """Who decides for a bot's seat: easy where nobody is left to play against."""
    return (table.chairs[seat].level or table.setup.level) if people_at(table) else "easy"


def task_at(table: Table, level: Level | None = None) -> Task:
    """A bot is asked at a table: the one whose turn it is, or one of this level in the place of a person."""
    match, actor = table.match, table.actor
    assert match is not None and actor is not None  # noqa: S101, PT018 - somebody is to decide
    return Task(
        match=table.setup.id,
        game=match.game.name,
        seats=match.seats,
        seed=match.seed,
        options=match.options,
        actions=tuple(map(match.game.encode, match.actions)),
        bot=level or bot_at(table, actor),
        seat=actor,
        rules=match.game.rules_version,
    )


def plain_decision(table: Table, task: Task) -> JSON:
    """Any legal decision, for a bot that has none."""
    match = table.match
    assert match is not None  # noqa: S101 - it was a bot's turn
    bot = RandomBot(bot_seed(task.seed, task.seat, len(task.actions)))
    return match.game.encode(bot.choose(match.state))
