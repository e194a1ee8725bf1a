"""The base game and the expansions, a folder each; their modules register locations, cards and tasks."""

from fiefdom.games.kingdom_builder.expansions.base import goals as base_goals
from fiefdom.games.kingdom_builder.expansions.base import locations as base_locations
from fiefdom.games.kingdom_builder.expansions.crossroads import locations as crossroads_locations
from fiefdom.games.kingdom_builder.expansions.crossroads import tasks as crossroads_tasks
from fiefdom.games.kingdom_builder.expansions.goal import GOALS, Goal, Kingdom
from fiefdom.games.kingdom_builder.expansions.location import BONUSES, LOCATIONS, Location
from fiefdom.games.kingdom_builder.expansions.marshlands import goals as marshlands_goals
from fiefdom.games.kingdom_builder.expansions.marshlands import locations as marshlands_locations
from fiefdom.games.kingdom_builder.expansions.task import TASKS, Task

__all__ = [
    "BONUSES",
    "GOALS",
    "LOCATIONS",
    "TASKS",
    "Goal",
    "Kingdom",
    "Location",
    "Task",
    "base_goals",
    "base_locations",
    "crossroads_locations",
    "crossroads_tasks",
    "marshlands_goals",
    "marshlands_locations",
]
