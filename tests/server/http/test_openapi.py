"""The machine-readable description is complete, and what is sent is what it says."""

import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter

from fiefdom.server.http import models
from fiefdom.server.http.error_models import ErrorOut
from fiefdom.server.http.refusals import STATUS
from server.table_side import Json, Person

API = Path(__file__).parents[3] / "docs" / "api.md"


@pytest.fixture
def spec(stranger: Person) -> Json:
    found: Json = stranger.get("/api/openapi.json")
    return found


def calls(spec: Json) -> dict[str, Json]:
    return {
        f"{method.upper()} {path}": call
        for path, methods in spec["paths"].items()
        for method, call in methods.items()
    }


def test_the_document_and_the_description_name_the_same_calls(spec: Json) -> None:
    written = set(
        re.findall(r"^\| `((?:GET|POST|PUT|PATCH|DELETE) /[^` ]+)` \|", API.read_text(), re.MULTILINE)
    )
    described = {re.sub(r"\{match_id\}", "{id}", name) for name in calls(spec)}
    assert written == described


def test_the_document_names_every_code() -> None:
    table = API.read_text().partition("| status | code | when |")[2]
    written: dict[str, int] = {}
    for status, codes in re.findall(r"^\| (\d{3}) \| ([^|]+) \|", table, re.MULTILINE):
        written |= dict.fromkeys(re.findall(r"`([a-z-]+)`", codes), int(status))
    assert written == STATUS


def test_every_call_says_what_it_takes_gives_and_refuses(spec: Json) -> None:
    for name, call in calls(spec).items():
        assert call["description"], name
        assert call["tags"], name
        good = [code for code in call["responses"] if code.startswith("2")]
        assert len(good) == 1, name
        assert "422" not in call["responses"], f"{name}: we answer 400"
        if not name.startswith("GET"):
            assert {"400", "401", "403", "413", "429"} <= set(call["responses"]), name
            for code, answer in call["responses"].items():
                if code >= "400":
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema["$ref"].endswith("/ErrorOut"), name


def test_every_shape_that_is_named_is_there(spec: Json) -> None:
    known = set(spec["components"]["schemas"])
    named = set(re.findall(r"#/components/schemas/(\w+)", str(spec)))
    assert named <= known
    assert {"TableOut", "TableLine", "Moment", "ErrorOut", "GameInfo"} <= known


def read_as(shape: Any, payload: Json) -> Any:
    """The payload as this shape, which names every field of it."""
    read = TypeAdapter(shape).validate_python(payload, strict=True)
    left = read.model_dump(exclude_unset=True) if isinstance(read, BaseModel) else read
    assert left == payload
    return read


def test_a_table_is_what_the_description_says(ann: Person) -> None:
    table = ann.create("easy")
    for payload in (table, ann.my_turn(table["id"]), ann.create("open")):
        read_as(models.TableOut, payload)
    lines = ann.get("/api/matches")
    assert len(lines) == 2
    for line in lines:
        read_as(models.TableLine, line)


def test_a_finished_match_is_what_the_description_says(ann: Person) -> None:
    match = ann.create("easy", options={"goal": 1})["id"]
    ann.post(f"/api/matches/{match}/leave")
    table = ann.my_turn(match)
    moment = ann.get(f"/api/matches/{match}/at/{table['steps']}")
    assert read_as(models.Moment, moment)["result"]["winners"]


def test_an_error_is_what_the_description_says(ann: Person) -> None:
    match = ann.create("easy")["id"]
    table = ann.my_turn(match)
    act = f"/api/matches/{match}/actions"
    gone = next(card for card in range(41) if card not in table["view"]["worker_row"])
    for body in (
        {"version": 0, "action": {"do": "end"}},
        {"version": table["version"], "action": {"do": "coins", "actions": 9}},
        {"version": table["version"], "action": {"do": "hire", "card": gone}},
        {},
    ):
        read_as(ErrorOut, ann.http.post(act, json=body).json())
