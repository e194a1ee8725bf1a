"""Positions for the browser tests (prepare.py, prepare_legacy.py): a line of JSON asks, a line of JSON answers.

One process for all that a worker of the tests asks: to start Python takes longer than to find most positions.
"""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from e2e import prepare, prepare_legacy


def answer(game: str, *asked: Any) -> Any:
    if game == "kingdom-legacy":
        return prepare_legacy.main(list(asked))
    data, guests, *wanted = asked
    return asyncio.run(prepare.tables(Path(data), guests, wanted))


if __name__ == "__main__":
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(*json.loads(line))) + "\n")
        sys.stdout.flush()
