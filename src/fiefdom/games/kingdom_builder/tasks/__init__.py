"""The task cards; the module of each expansion registers its own."""

from fiefdom.games.kingdom_builder.tasks import crossroads
from fiefdom.games.kingdom_builder.tasks.task import TASKS, Task

__all__ = ["TASKS", "Task", "crossroads"]
