"""ETags: whether a browser has a version of something already."""


def is_known(tags: str, tag: str) -> bool:
    """By its If-None-Match."""
    return any(known.strip() in ("*", tag, tag.removeprefix("W/")) for known in tags.split(","))
