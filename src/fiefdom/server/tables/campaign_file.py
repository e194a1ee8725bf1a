"""A campaign as a file: its record with a name, and a sum over both that tells when somebody changed it."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fiefdom.kernel import registry
from fiefdom.kernel.errors import BadRecord, NotInBox, UnknownGame
from fiefdom.kernel.json import JSON
from fiefdom.kernel.match import FORMAT, Match
from fiefdom.server.refused import Refused, other_box
from fiefdom.server.tables.table import OtherBox, Table

MOST_ACTIONS = 20_000
"""Ten campaigns of somebody who tries everything: more is no campaign but an attack."""


@dataclass(frozen=True, slots=True)
class CampaignFile:
    match: Match[Any]
    name: JSON
    """As the file has it, unchecked; None if it has none."""


def write_file(table: Table) -> str:
    """The record of a campaign, with its name; `fiefdom replay` reads it, too."""
    record: dict[str, JSON] = {"name": table.name, **_record(table)}
    record["sum"] = _sum(record)
    *head, actions = json.dumps(record, ensure_ascii=False).partition('"actions": [')
    return "".join(head) + "\n" + actions.replace("}, {", "},\n{").replace("}], ", "}\n], ") + "\n"


def _record(table: Table) -> dict[str, JSON]:
    """Also where it cannot be played: the record is only data, and it may be playable elsewhere (L37)."""
    if table.match is not None:
        found: dict[str, JSON] = json.loads(table.match.to_json())
        return found
    assert table.unplayed is not None  # noqa: S101 - a campaign begins at once
    return {
        "fiefdom": FORMAT,
        "game": table.setup.game,
        "rules": table.setup.rules,
        "seats": len(table.chairs),
        "seed": table.setup.seed,
        "options": dict(table.setup.options),
        "version": table.unplayed.version,
        "actions": table.unplayed.actions,
    }


def read_file(record: Mapping[str, JSON]) -> CampaignFile:
    """Plays the file again, checking every decision. Refused: bad-file, changed-file, foreign-file, file-rules."""
    if record.get("fiefdom") is None or not isinstance(record.get("game"), str):
        raise Refused("bad-file", detail="this is no record of Fiefdom")
    try:
        game = registry.game(str(record["game"]))
    except UnknownGame as error:
        raise Refused("foreign-file", detail=str(error)) from None
    if not game.campaign:
        raise Refused("foreign-file", detail=f"{game.name} has no campaigns")
    if "sum" in record and record["sum"] != _sum(record):
        raise Refused("changed-file", detail="the sum does not fit")
    if record.get("rules") not in game.rules_versions:
        raise Refused(
            "file-rules", detail=f"rules {record.get('rules')!r}, not of {list(game.rules_versions)}"
        )
    if not isinstance(record.get("name"), str | None):
        raise Refused("bad-file", detail="the name of the campaign is no text")
    actions = record.get("actions")
    if isinstance(actions, list) and len(actions) > MOST_ACTIONS:
        raise Refused("bad-file", detail=f"more than {MOST_ACTIONS} decisions")
    try:
        match = Match.from_json(json.dumps(record))
    except BadRecord as error:
        if isinstance(error.__cause__, NotInBox):  # L37
            cause = error.__cause__
            raise other_box("file-rules", OtherBox.reason, str(cause), cause.name) from None
        raise Refused("bad-file" if error.step is None else "changed-file", detail=str(error)) from None
    return CampaignFile(match, record.get("name"))


def _sum(record: Mapping[str, JSON]) -> str:
    """Over everything but itself, however it is spaced and ordered."""
    rest = {key: value for key, value in record.items() if key != "sum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]
