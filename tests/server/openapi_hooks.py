"""What schemathesis has to know of the house, in its own process: who asks, and what is there."""

import json
import os
import urllib.request
import zlib
from pathlib import Path
from typing import Any

import schemathesis

HOUSE = os.environ["HOUSE"]
TOKEN = os.environ["TOKEN"]
*TABLES, STILL, LIVE = os.environ["TABLES"].split(",")  # nobody may end the last two
OVER = TABLES[1]
# What is asked of a game that is on.
ON = {
    "lens": STILL,
    "picture": STILL,
    "tray": LIVE,
    "hint": LIVE,
    "preview": STILL,
}
RECORD = json.loads((Path(__file__).parents[1] / "records" / "seismic" / "tie-tallest-wins.json").read_text())
MET: set[str] = set()  # operations of which a case was made right
ALONE = {("DELETE", "/api/v1/me"), ("DELETE", "/api/v1/me/others")}  # after these a token is good no more


def post(path: str, body: Any, token: str = "") -> Any:
    """Ask the house beside the requests that are checked."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{HOUSE}/api/v1{path}", json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request))


def legal() -> str:
    """A move that can be played at the table that stays on: all of its seats are this person's."""
    request = urllib.request.Request(
        f"{HOUSE}/api/v1/tables/{STILL}", headers={"Authorization": f"Bearer {TOKEN}"}
    )
    return str(json.load(urllib.request.urlopen(request))["shown"]["legal"][0])


def number_of(value: Any) -> int:
    """A number that is the same at every run."""
    return zlib.crc32(repr(value).encode("utf-8", "backslashreplace"))


@schemathesis.auth(refresh_interval=None)
class Token:
    """The same person for all requests, but for those that end it."""

    def get(self, case: Any, context: Any) -> str:
        """Who asks."""
        if (case.method, case.operation.path) not in ALONE:
            return TOKEN
        return str(post("/enter", {"nickname": "Somebody", "kind": "bot"})["token"])

    def set(self, case: Any, data: str, context: Any) -> None:
        """Say so."""
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {data}"}


@schemathesis.hook
def map_case(context: Any, case: Any) -> Any:
    """Most of what could be right is right: tables and games that are there, links that are good.

    What is asked of a game that is on is asked of one: only there is it ever taken. The first case of each
    operation is right, so that it is not left to chance whether any of them is.
    """
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return case
    is_first = case.operation.label not in MET
    MET.add(case.operation.label)
    number = number_of((case.path_parameters, case.body))
    asked = case.operation.path.removeprefix("/api/v1/tables/{table}/")
    if asked in ON:
        case.path_parameters["table"] = ON[asked]
        case.query = {"move": legal()} if asked == "preview" else {}
    elif is_first or number % 4:
        choose(case.path_parameters or {}, number // 4, is_first)
        if case.query:
            case.query.pop("edition", None)  # few names are those of one
        if isinstance(case.body, dict):
            choose(case.body, number // 4, is_first)
    return case


def choose(fields: dict[str, Any], number: int, is_first: bool) -> None:
    """Put values that the house knows in place of made-up ones: the first time a game that is over."""
    if "table" in fields:
        fields["table"] = OVER if is_first else TABLES[number % len(TABLES)]
        if "number" in fields:
            fields["number"] = 1
    elif "record" in fields:
        fields |= {"record": RECORD}
        fields.pop("seat", None)
        if "moves" in fields:
            fields["moves"] = number % (len(RECORD["moves"]) + 1)
    elif "seats" in fields:
        fields |= {"game": "seismic", "options": {}, "setup": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        if "start" in fields:
            fields["start"] = {"record": RECORD, "moves": number % len(RECORD["moves"])}
    elif "game" in fields:
        fields["game"] = "seismic"
    elif "nickname" in fields and is_first:
        fields["nickname"] = "Somebody"
    elif "token" in fields:
        fields["token"] = post("/me/link", None, TOKEN)["link"].removeprefix("/link/")
