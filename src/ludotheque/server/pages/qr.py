"""Addresses of the house as QR codes, for a phone's camera."""

import io
import re
from typing import Annotated

from fastapi import APIRouter, Query, Response

from ludotheque.engine.words import Refused
from ludotheque.server.pages.visit import Visiting

router = APIRouter(include_in_schema=False)

_PATH = re.compile(r"/(t|link|join)/[A-Za-z0-9_-]{1,100}")  # of a table, a device, a class


@router.get("/code.svg")
async def show_code(visit: Visiting, path: Annotated[str, Query(max_length=110)]) -> Response:
    """The address that others reach this path by, as a picture."""
    if not _PATH.fullmatch(path):
        raise Refused("not-found")
    import segno  # only who shows a code needs it

    drawn = io.BytesIO()
    code = segno.make(visit.base + path, error="l", micro=False)
    code.save(drawn, kind="svg", border=3, omitsize=True, light="#fff", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")
