"""Makes a project's game known without installing it: a folder that says what an installation would."""

import os
import tomllib
from pathlib import Path

import ludotheque

_GROUP = "ludotheque.games"


def make_known(project: Path, about: Path) -> str:
    """The path on which Python finds a project, and us; what it brings is written into `about`."""
    said = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = about / f"{said['name'].replace('-', '_')}-{said['version']}.dist-info"
    folder.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {said['name']}\nVersion: {said['version']}\n"
    (folder / "METADATA").write_text(metadata, encoding="utf-8")
    entries = [f"{name} = {place}" for name, place in said["entry-points"][_GROUP].items()]
    (folder / "entry_points.txt").write_text("\n".join([f"[{_GROUP}]", *entries]), encoding="utf-8")
    ours = Path(ludotheque.__file__).parents[1]
    return os.pathsep.join(map(str, (project / "src", ours, about)))
