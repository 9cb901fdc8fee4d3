"""schemathesis over the OpenAPI document: the house does what its document says, and nothing breaks it."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from jsonschema import Draft202012Validator

from tests.faults import LONGER
from tests.server.client import play_on, sit_down, visiting
from tests.support.services.house import House
from tests.support.services.loopback import NO_TLS, ending

EXAMPLES = 8 * LONGER  # of each kind, for each operation
SEED = os.environ.get("LUDOTHEQUE_SEED", "1")
ROOT = Path(__file__).resolve().parents[3]
LONGEST = 300 * LONGER  # seconds, far beyond what it takes
STREAM = "/api/v1/tables/{table}/stream"  # has no end
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
    "allow_header_conformance",
    "ignored_auth",
    "use_after_free",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in a process of its own, without limits on how often."""
    arguments = ["--limit-requests", "0", "--limit-messages", "0", "--thinking", "0.05"]
    with House(tmp_path_factory.mktemp("openapi") / "data", arguments=arguments) as house:
        yield house


@pytest.fixture(scope="module")
def document(house: House) -> dict[str, Any]:
    """What the house says of itself."""
    found: dict[str, Any] = httpx.get(
        f"{house.url}/api/v1/openapi.json", trust_env=False, verify=NO_TLS
    ).json()
    return found


async def set_up(url: str) -> tuple[str, list[str]]:
    """A person, and tables of theirs: one game is on, one over, one waits, two stay on."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        on = await sit_down(ada, bo)
        await play_on(on, ada, bo, moves=5)
        over = await sit_down(ada, bo)
        await play_on(over, ada, bo, moves=3)
        await bo.do("resign", over)
        public = await ada.open_table("me", "open", public=True)
        live = await sit_down(ada, bo, game="situation-4", options={"board": "skirmish"})
        still = await ada.open_table("me", {"kind": "me", "name": "Cy"})
        await ada.do("ready", still)
        return ada.token, [on, over, public, still, live]


async def test_the_house_does_what_its_document_says(
    house: House, document: dict[str, Any], tmp_path: Path
) -> None:
    """No 5xx; each answer has a status, a type and a shape that are written down; what is unfit is refused.

    Not checked: that all that fits the document is taken. Whether a nickname can be printed, or a game
    exists, no schema says; that is refused with 422 and words.
    """
    token, tables = await set_up(house.url)
    report = tmp_path / "report.json"
    command = [
        sys.executable, "-m", "schemathesis.cli", "run", f"{house.url}/api/v1/openapi.json",
        "--checks", ",".join(CHECKS), "--exclude-path", STREAM, "--max-examples", str(EXAMPLES),
        "--seed", SEED, "--continue-on-failure", "--warnings", "off", "--request-timeout", "20",
        "--report", "json", "--report-json-path", str(report),
    ]  # fmt: skip
    surroundings = {
        "HOUSE": house.url,
        "TOKEN": token,
        "TABLES": ",".join(tables),
        "SCHEMATHESIS_HOOKS": "tests.server.openapi_hooks",
        "PYTHONPATH": str(ROOT),
        "NO_PROXY": "127.0.0.1",
    }
    done = subprocess.run(
        command,
        env={**os.environ, **surroundings},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:] + ending(house.log)
    found = json.loads(report.read_text())
    operations = {f"{method.upper()} {path}" for path, ways in document["paths"].items() for method in ways}
    taken = {
        operation
        for operation, phases in found["valid_rates"].items()
        if sum(counts["accepted"] for counts in phases.values())
    }
    assert operations - taken == {f"GET {STREAM}"}, "these were refused whatever was sent"
    assert httpx.get(f"{house.url}/readyz", trust_env=False, verify=NO_TLS).status_code == 200
    assert '"level": "error"' not in house.log.read_text()


def test_what_the_document_says(document: dict[str, Any]) -> None:
    """Each operation says what it does, how it may be refused, and whether one has to have come in."""
    assert document["openapi"].startswith("3.1")
    for path, ways in document["paths"].items():
        for method, operation in ways.items():
            assert operation["description"], (method, path)
            assert {"400", "401", "404", "413", "422", "429", "503"} <= operation["responses"].keys(), path
            needs_person = operation.get("security") == [{"token": []}, {"cookie": []}]
            is_open = path in OPEN.get(method, ())
            assert needs_person != is_open, (method, path)
    assert document["components"]["securitySchemes"].keys() == {"token", "cookie"}
    for name, schema in document["components"]["schemas"].items():
        Draft202012Validator.check_schema(schema)
        for member, part in schema.get("properties", {}).items():
            assert "const" not in part or member in schema["required"], (name, member)
            may_be_null = {"type": "null"} in part.get("anyOf", ())
            assert not (may_be_null and member in schema.get("required", ())), (name, member)


async def test_what_is_not_there_is_left_out(house: House) -> None:
    """No answer says null for it: clients are told that it may be absent, and nothing of null."""
    async with visiting(house.url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", "me", game="beat-the-quake")
        await ada.watch(table)
        await ada.do("ready", table)
        await ada.until(table, lambda shown: shown.get("legal"))
        for answer in (
            await ada.post(f"/tables/{table}/hint"),
            await ada.get(f"/tables/{table}/told"),
            await ada.get("/me"),
            await ada.get("/tables"),
        ):
            assert answer.status_code == 200, answer.text
            assert list(_nulls(answer.json())) == []


def _nulls(found: Any, path: str = "") -> Iterator[str]:
    """Fields that are null, wherever they are; a place in a list may be."""
    if isinstance(found, dict):
        for key, value in found.items():
            if value is None:
                yield f"{path}.{key}"
            yield from _nulls(value, f"{path}.{key}")
    elif isinstance(found, list):
        for value in found:
            yield from _nulls(value, path)


OPEN = {
    "post": {
        "/api/v1/components",
        "/api/v1/enter",
        "/api/v1/link",
        "/api/v1/replays",
        "/api/v1/replays/told",
        "/api/v1/replays/lens",
        "/api/v1/replays/picture",
        "/api/v1/replays/poster",
    },
    "get": {
        "/api/v1/house",
        "/api/v1/me",
        "/api/v1/phrases",
        "/api/v1/print/{game}",
        "/api/v1/rules/{game}",
        "/api/v1/tables",
        "/api/v1/tables/{table}",
        "/api/v1/tables/{table}/told",
        "/api/v1/tables/{table}/lens",
        "/api/v1/tables/{table}/picture",
        "/api/v1/tables/{table}/games",
        "/api/v1/tables/{table}/games/{number}/record",
        "/api/v1/tables/{table}/games/{number}/poster",
        "/api/v1/tables/{table}/games/{number}/log",
    },
}


@pytest.mark.parametrize(
    "path", ["/api/v1/me", "/api/v1/tables", "/api/v1/house", "/plain/t/aaaaaaaaaaaa", "/healthz"]
)
def test_which_methods_an_address_has(house: House, document: dict[str, Any], path: str) -> None:
    """405 names all of them."""
    answer = httpx.request("PUT", house.url + path, trust_env=False, verify=NO_TLS)
    assert answer.status_code == 405
    allowed = set(answer.headers["allow"].split(", "))
    assert allowed == ({method.upper() for method in document["paths"].get(path, {})} or {"GET"})
