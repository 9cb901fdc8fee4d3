"""The JSON Schemas of the package, ready to check records with."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

import ludotheque
from tests.support.home import folder_of

PACKAGE = Path(ludotheque.__file__).parent
GENERAL = PACKAGE / "engine" / "schemas" / "record.schema.json"


def schema_of(game: str) -> Path:
    """Where a game's own schema lies; one that brings none keeps to the general one."""
    own = folder_of(game) / "record.schema.json"
    return own if own.is_file() else GENERAL


def load(path: Path) -> Any:
    """A schema as a document."""
    return json.loads(path.read_text(encoding="utf-8"))


@cache
def validator(path: Path) -> Draft202012Validator:
    """What checks a record against a schema, the general one at hand for reference."""
    general = load(GENERAL)
    registry: Registry[Any] = Registry().with_resource(general["$id"], Resource.from_contents(general))
    return Draft202012Validator(load(path), registry=registry)


def complaints(game: str, document: Any) -> list[str]:
    """What the game's schema has to say against a record; nothing if it is fine."""
    return [error.message for error in validator(schema_of(game)).iter_errors(document)]
