"""Whatever is asked, the answers are what the description says. Few examples each: the suite is to stay quick."""

import re
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.conftest import NewPerson
from server.table_side import Person, RunningServer

CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ROUTES = Path(__file__).parents[3] / "src" / "fiefdom" / "server" / "http"


def operations() -> list[str]:
    """The names of all calls, without a server: one test each."""
    from fiefdom.server.http.app import create_app
    from fiefdom.server.settings import Settings

    spec = create_app(Settings("sqlite:////nowhere/f.sqlite")).openapi()
    return sorted(
        f"{method.upper()} {path}"
        for path, methods in spec["paths"].items()
        for method in methods
        if not path.endswith("/stream")  # never ends
    )


@pytest.mark.parametrize("call", operations())
def test_answers_are_what_the_description_says(server: RunningServer, newcomer: NewPerson, call: str) -> None:
    ann = newcomer(server, "Ann")
    table = ann.my_turn(ann.create("easy")["id"])
    method, path = call.split(" ")
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operation = schema[path][method]
    examples = 12

    @given(case=operation.as_strategy())
    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        if (
            case.path_parameters
            and "match_id" in case.path_parameters
            and len(case.path_parameters["match_id"]) % 2
        ):
            case.path_parameters["match_id"] = table["id"]  # half of them at a real table
        case.call_and_validate(headers=headers(ann), checks=CHECKS)

    ask()


def headers(person: Person) -> dict[str, str]:
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    return {"X-Fiefdom": "1", "Cookie": cookie}


def test_the_streams_alone_are_left_out() -> None:
    found = set(re.findall(r'"(/[^"]*/stream)"', "".join(file.read_text() for file in ROUTES.rglob("*.py"))))
    assert found == {"/matches/{match_id}/stream", "/lobby/stream"}
