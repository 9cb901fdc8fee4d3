"""What follows from `server/protocol.py`: its JSON Schema, its TypeScript types, the tables of its page."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema
from writing import table

from ludotheque.server import protocol
from ludotheque.server.api import reviews
from ludotheque.server.app import make_app
from ludotheque.server.http import limits
from ludotheque.server.http.credentials import PATH
from ludotheque.server.realtime import connections
from ludotheque.server.realtime import ndjson as streams
from ludotheque.server.realtime import websocket as socket
from ludotheque.server.settings import Settings
from ludotheque.server.tables import new_tables, rights, tries

Schema = dict[str, Any]

PLACE = "#/$defs/"
WIDTH = 100  # of a line of TypeScript
ID, TABLE, NOW = "c17", "k3v9x0q2m7ab", 1794785362923
PIECE = "k3f7q2ab"

# Said of what has no docstring to say it.
UNIONS = {
    "Message": "What the house sends.",
    "TableCommand": "What a client asks of a table, over a socket or as the body of a request.",
    "SocketCommand": "What a client sends over a socket.",
}

# One of each, for readers to copy. `tests/server/test_protocol.py` holds them against the schema.
EXAMPLES: dict[str, dict[str, Any]] = {
    "Welcome": {"version": protocol.VERSION, "person": "vprb328s8uec", "nickname": "Ada", "now": NOW},
    "Whole": {
        "table": TABLE,
        "number": 0,
        "now": NOW,
        "shown": {
            "game": "seismic",
            "rules": 1,
            "options": {"variants": [], "table": "standard", "edition": "classic"},
            "clock": {"kind": "none"},
            "public": False,
            "chat": True,
            "hints": True,
            "lens": True,
            "grace": 60,
            "hidden": False,
            "host": "Ada",
            "is_host": True,
            "status": "waiting",
            "round": 1,
            "seats": [
                {"kind": "person", "name": "Ada", "ready": False, "left": False, "resigned": False},
                {"kind": "open", "ready": False, "left": False, "resigned": False},
            ],
            "yours": [0],
            "can": ["ready", "leave", "replace", "say:text", "say:phrase", "switch-chat", "close"],
            "commitment": "adec4d2baf2c2ecbbfdc3d6912202997e7550bea04cae95cb741b1d182859373",
            "moves": 0,
            "to_move": [],
        },
        "said": [],
        "here": [0],
    },
    "Event": {
        "table": TABLE,
        "number": 42,
        "at": NOW,
        "kind": "moved",
        "seat": 0,
        "name": "Ada",
        "move": "crew -",
        "drawn": ["01-24-35"],
        "changes": {"moves": 20, "to_move": [1], "legal": None, "view": {"pile": 69}},
    },
    "Presence": {"table": TABLE, "here": [0, 1]},
    "HandShown": {
        "table": TABLE,
        "seat": 2,
        "name": "Bo",
        "piece": PIECE,
        "x": 512.5,
        "y": 80.0,
        "held": True,
    },
    "Done": {"id": ID, "table": TABLE, "number": 42},
    "RefusedMessage": {
        "id": ID,
        "table": TABLE,
        "key": "not-your-turn",
        "text": "Ada cannot move: Bo is to move (SE-3.3)",
        "clause": "SE-3.3",
        "retry": False,
    },
    "Pulse": {"now": NOW, "lag": 31},
    "Pong": {"sent": 1250.5, "now": NOW},
    "Storing": {"working": True, "text": "moves can be stored again"},
    "Lobby": {"tables": []},
    "Bye": {
        "key": "restarting",
        "text": "the house is restarting; come back in a moment",
        "retry_after": 1.0,
    },
    "Watch": {"table": TABLE, "seen": 41},
    "Unwatch": {"table": TABLE},
    "WatchLobby": {"on": True},
    "Ping": {"sent": 1250.5},
    "Hand": {"table": TABLE, "piece": PIECE, "x": 512.5, "y": 80.0, "held": True},
    "Sit": {"seat": 1, "share": "8f3a61"},
    "Ready": {"share": "c0ffee"},
    "Leave": {},
    "Play": {"move": "place 03 0,-1 0"},
    "Pass": {},
    "Propose": {"what": "takeback"},
    "Answer": {"agree": True},
    "Resume": {},
    "Step": {},
    "Resign": {},
    "Replace": {"seat": 1, "bot": "greedy"},
    "Return": {},
    "Rematch": {},
    "Say": {"phrase": "good-luck"},
    "SwitchChat": {"on": False},
    "Practice": {"on": True},
    "CloseTable": {},
}


# The schema


@cache
def definitions() -> dict[str, Schema]:
    """A schema for each model and alias of the protocol, by name, in the order of the file.

    A client may leave out whatever has a default. The house leaves out only what does not apply. No member
    is null: it is left out.
    """
    models, aliases = _models(), _aliases()
    sent = _sent_by_clients()
    _, generated = models_json_schema(
        [(model, "validation") for model in models.values()], ref_template=PLACE + "{model}"
    )
    inline = {name: {**tidy(_inline(value)), **_about(name)} for name, value in aliases.items()}
    found = {
        name: _with_names(_object(generated["$defs"][name], model, name in sent), inline)
        for name, model in models.items()
    }
    for name, schema in inline.items():
        others = {other: one for other, one in inline.items() if other != name}
        found[name] = _with_names(schema, others)
    return {name: found[name] for name in vars(protocol) if name in found}


def _models() -> dict[str, type[BaseModel]]:
    return {
        name: value
        for name, value in vars(protocol).items()
        if isinstance(value, type)
        and issubclass(value, BaseModel)
        and value.__module__ == protocol.__name__
        and not name.startswith("_")
    }


def _aliases() -> dict[str, Any]:
    return {
        name: value
        for name, value in vars(protocol).items()
        if get_origin(value) in (Annotated, Literal) and not name.startswith("_")
    }


def _about(name: str) -> Schema:
    return {"description": UNIONS[name]} if name in UNIONS else {}


def _inline(alias: Any) -> Schema:
    schema: Schema = TypeAdapter(alias).json_schema(ref_template=PLACE + "{model}")
    return {key: value for key, value in schema.items() if key != "$defs"}


def _sent_by_clients() -> set[str]:
    """Models that a client sends: commands, bodies of requests, and their parts."""
    names = {model.__name__ for model in get_args(get_args(protocol.SocketCommand)[0])}
    for operation in _operations():
        names.update(references(operation[2].get("requestBody", {})))
    waiting = list(names)
    while waiting:
        model = _models()[waiting.pop()]
        parts = set(references(model.model_json_schema(ref_template=PLACE + "{model}"))) - names
        names |= parts
        waiting += parts
    return names


def references(schema: Any) -> Iterator[str]:
    """The names that a schema refers to."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield _name(schema)
        for key, part in schema.items():
            if key != "discriminator":
                yield from references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from references(part)


def _name(reference: Schema) -> str:
    return str(reference["$ref"].rpartition("/")[2])


def _object(schema: Schema, model: type[BaseModel], is_sent: bool) -> Schema:
    """The schema of a model: its tag first, and whether each member may be left out."""
    members, needed = {}, []
    order = sorted(schema["properties"], key=lambda key: "const" not in schema["properties"][key])
    for key in order:
        member = tidy(schema["properties"][key])
        field = model.model_fields[key]
        default = field.get_default(call_default_factory=True)
        if not field.is_required() and default is None:
            others = [part for part in member.pop("anyOf") if part != {"type": "null"}]
            member = {**member, **(others[0] if len(others) == 1 else {"anyOf": others})}
        elif field.is_required() or not is_sent or "const" in member:
            needed.append(key)
        if key in needed or default is None:
            member.pop("default", None)
        members[key] = member
    return {
        "description": schema["description"],
        "type": "object",
        "properties": members,
        "required": needed,
        "additionalProperties": False,
    }


def tidy(schema: Any) -> Any:
    """Without the titles, which repeat names, and without what is no part of JSON Schema."""
    if isinstance(schema, list):
        return [tidy(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: tidy(value) for key, value in schema.items() if key not in ("title", "discriminator")}


def _with_names(schema: Any, aliases: Mapping[str, Schema]) -> Any:
    """With a reference wherever an alias is meant."""
    if isinstance(schema, list):
        return [_with_names(part, aliases) for part in schema]
    if not isinstance(schema, dict):
        return schema
    for name, body in aliases.items():
        if body.items() <= schema.items():
            rest = {key: value for key, value in schema.items() if key not in body}
            return {"$ref": PLACE + name, **rest}
    return {key: _with_names(value, aliases) for key, value in schema.items()}


def schema() -> Iterator[str]:
    """The JSON Schema of everything between the house and a client."""
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:ludotheque:protocol:{protocol.VERSION}",
        "title": "Messages, commands and bodies of Ludotheque",
        "description": "What goes over a socket. $defs has every message, command and body by name. "
        "Written by docs/generate.py from server/protocol.py.",
        "anyOf": [{"$ref": PLACE + "Message"}, {"$ref": PLACE + "SocketCommand"}],
        "$defs": definitions(),
    }
    yield json.dumps(document, indent=2, ensure_ascii=False)


# TypeScript


def typescript() -> Iterator[str]:
    """The types of everything between the house and a client."""
    yield "// Written by docs/generate.py from src/ludotheque/server/protocol.py."
    yield ""
    yield "/** The version of the protocol; it is part of every address. */"
    yield f"export const VERSION = {protocol.VERSION};"
    for name, schema in definitions().items():
        yield ""
        yield from comment(told(schema))
        yield from _interface(name, schema) if "properties" in schema else _alias(name, schema)


def _interface(name: str, schema: Schema) -> Iterator[str]:
    yield f"export interface {name} {{"
    yield from members(schema)
    yield "}"


def members(schema: Schema) -> Iterator[str]:
    """What is in an object."""
    for member, part in schema["properties"].items():
        yield from comment(told(part), "  ")
        mark = "" if member in schema["required"] else "?"
        yield f"  {member}{mark}: {written(part)};"


def _alias(name: str, schema: Schema) -> Iterator[str]:
    line = f"export type {name} = {written(schema)};"
    if len(line) <= WIDTH:
        yield line
        return
    *parts, last = written(schema).split(" | ")
    yield f"export type {name} ="
    yield from (f"  | {part}" for part in parts)
    yield f"  | {last};"


def comment(words: str, indent: str = "") -> Iterator[str]:
    """What is said above a type or a member."""
    if words:
        assert "*/" not in words
        yield f"{indent}/** {words} */"


def written(schema: Schema) -> str:
    """A schema as TypeScript writes it."""
    if "$ref" in schema:
        return _name(schema)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " | ".join(written(part) for part in schema[key])
    if "prefixItems" in schema:
        return f"[{', '.join(written(part) for part in schema['prefixItems'])}]"
    if schema["type"] == "array":
        items = written(schema["items"])
        return f"({items})[]" if " | " in items else f"{items}[]"
    if schema["type"] == "object":
        values = schema["additionalProperties"]
        return f"Record<string, {'unknown' if values is True else written(values)}>"
    return "number" if schema["type"] == "integer" else str(schema["type"])


# The page


def reference() -> Iterator[str]:
    """Routes, limits, messages, commands, bodies: the part of the page that is not written by hand."""
    messages, every, posted = (list(references(definitions()[name])) for name in _SPOKEN)
    yield "## Addresses"
    yield ""
    yield from _routes()
    yield ""
    yield "## Limits"
    yield ""
    yield from table(("what", "most"), list(_limits()))
    yield ""
    yield "## Messages of the house"
    yield ""
    yield "A field with `?` is left out where it does not apply. No field is null."
    for name in messages:
        yield from _model(name)
    yield ""
    yield "## Commands of a client"
    yield ""
    yield (
        "A field with `?` may be left out. All commands go over a socket; those with an `id` may be posted "
        f"to `{PATH}/commands` too."
    )
    for name in every:
        yield from _model(name, {"id": ID, "table": TABLE} if name in posted else {})
    yield ""
    yield "## Parts and bodies"
    for name in definitions():
        if name not in (*messages, *every, *UNIONS):
            yield from _model(name)


_SPOKEN = ("Message", "SocketCommand", "TableCommand")


def _model(name: str, head: Mapping[str, Any] | None = None) -> Iterator[str]:
    """One model or alias: what it is, its fields, an example."""
    schema = definitions()[name]
    yield ""
    yield f"### {name}"
    yield ""
    if words := told(schema):
        yield words
        yield ""
    if "properties" not in schema:
        yield _type(schema) + (f", `{schema['pattern']}`" if "pattern" in schema else "")
        return
    rows = [
        (f"`{member}`" + ("" if member in schema["required"] else " ?"), _type(part), told(part))
        for member, part in schema["properties"].items()
    ]
    yield from table(("field", "type", "meaning"), rows)
    if name in EXAMPLES:
        tag = schema["properties"]["type"]["const"]
        yield ""
        yield "```json"
        yield json.dumps({"type": tag, **(head or {}), **EXAMPLES[name]}, ensure_ascii=False)
        yield "```"


def told(schema: Schema) -> str:
    """What there is to say of a value: what it is, its bounds, its default."""
    words = [schema["description"]] if "description" in schema else []
    if bounds := _bounds(schema):
        words.append(f"{bounds[0].upper()}{bounds[1:]}.")
    if "default" in schema:
        words.append(f"Default: `{json.dumps(schema['default'])}`.")
    return " ".join(words)


def _bounds(schema: Schema) -> str:
    """How large a value may be, in words."""
    least, most = schema.get("minimum"), schema.get("maximum")
    if "exclusiveMaximum" in schema:
        most = schema["exclusiveMaximum"] - 1
    if least is not None:
        return f"{least} or more" if most is None else f"from {least} to {most}"
    if "maxLength" in schema:
        least = schema.get("minLength")
        return (
            f"{least} to {schema['maxLength']} characters"
            if least
            else f"{schema['maxLength']} characters at most"
        )
    if "maxItems" in schema:
        least, most = schema["minItems"], schema["maxItems"]
        return f"{least} of them" if least == most else f"{least} to {most} of them"
    return next((bounds for part in schema.get("anyOf", ()) if (bounds := _bounds(part))), "")


def _type(schema: Schema) -> str:
    """A type in a table, with links to what it names."""
    if "$ref" in schema:
        return _link(_name(schema))
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(_type(part) for part in schema[key])
    if schema["type"] == "array":
        return f"list of {_type(schema['items'])}"
    return f"`{schema['type']}`"


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


@cache
def _openapi() -> Mapping[str, Any]:
    return make_app(Settings(data_dir=Path())).openapi()


def _operations() -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Method, path and description of every route."""
    for path, methods in _openapi()["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def _routes() -> Iterator[str]:
    rows = []
    for method, path, operation in _operations():
        asked = [f"`{one['name']}`" for one in operation.get("parameters", ()) if one["in"] == "query"]
        does = " ".join(operation["description"].split())
        does += f" Query: {', '.join(asked)}." if asked else ""
        rows.append((method, f"`{path}`", does, _body(operation), _answer(operation["responses"])))
    yield from table(("method", "path", "does", "body", "answer"), rows)
    refusals = [(status, one["description"]) for status, one in sorted(operation["responses"].items())]
    yield ""
    yield f"A refusal is a {_link('Problem')}, under one of these:"
    yield ""
    yield from table(("status", "why"), [(status, why) for status, why in refusals if status >= "400"])


def _body(operation: Mapping[str, Any]) -> str:
    names = list(references(operation.get("requestBody", {})))
    return _link(names[0]) if len(names) == 1 else "a command with an `id`" if names else ""


def _answer(responses: Mapping[str, Any]) -> str:
    return " or ".join(_good(status, one) for status, one in sorted(responses.items()) if status < "300")


def _good(status: str, good: Mapping[str, Any]) -> str:
    names = list(references(good))
    if not names:
        return status if status == "204" else f"{status}: {good['description'].removesuffix('.')}"
    is_list = any(part["schema"].get("type") == "array" for part in good["content"].values())
    return f"{status}: {'list of ' if is_list else ''}{_link(names[0])}"


def _limits() -> Iterator[tuple[str, str]]:
    rates = limits.Limits(Settings(data_dir=Path()))
    yield "a command on a socket", f"{protocol.LONGEST_MESSAGE >> 10} KiB"
    yield "the body of a request", f"{protocol.LONGEST_BODY >> 10} KiB"
    yield "a nickname", f"{protocol.LONGEST_NICKNAME} characters"
    yield "a line of talk", f"{protocol.LONGEST_SAYING} characters"
    yield "connections of one person", f"{connections.MOST_CONNECTIONS}"
    yield "tables watched on one socket", f"{socket._MOST_WATCHED}"
    yield "tables of one host that are not over", f"{new_tables.MOST_OPEN_TABLES}"
    yield "events of one table", f"{rights.MOST_EVENTS}"
    yield "bytes that wait for a slow reader of a socket", f"{socket._MOST_UNSENT >> 10} KiB"
    yield "messages that wait for a slow reader of a stream", f"{streams._MOST_WAITING}"
    yield "requests of one address", _rate(rates.requests)
    yield "people who enter from one address", _rate(rates.entering)
    yield (
        "positions of records asked for by one address, a lens or a review as well; a whole game counts as 5",
        _rate(rates.replays),
    )
    yield "reviews that wait to be made", f"{reviews.MOST_WAITING}, of one person {reviews.MOST_OF_ONE}"
    yield "commands of one person", _rate(rates.commands)
    yield "lines of talk of one person", _rate(rates.sayings)
    yield "hands of one person that partners are shown", _rate(rates.hands)
    yield "tries of one seat to lay a piece", f"{tries.MOST_TRIES} in {tries.WITHIN // 1000} second"
    yield "tables that one person opens", _rate(rates.tables)


def _rate(limit: limits.Limit) -> str:
    each = f"{limit.rate:g} a second" if limit.rate >= 1 else f"one every {1 / limit.rate:g} seconds"
    return f"{limit.burst:g} at once, then {each}"
