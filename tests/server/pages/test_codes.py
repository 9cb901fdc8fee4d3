"""Addresses as QR codes, and where others reach the house."""

import io
from xml.etree import ElementTree

import pytest
import segno

from tests.server.client import visiting
from tests.server.inside import Inside


def drawing_of(address: str) -> str:
    """The path that draws the code of an address."""
    drawn = io.BytesIO()
    segno.make(address, error="l", micro=False).save(drawn, kind="svg", border=3)
    return dark_modules(drawn.getvalue())


def dark_modules(svg: bytes) -> str:
    """The path in a picture of a code."""
    root = ElementTree.fromstring(svg)
    return str([path.get("d") for path in root.iter("{http://www.w3.org/2000/svg}path")][-1])


async def test_a_table_has_a_code_for_its_address(inside: Inside) -> None:
    """It is the code of the address that the house names, and no other."""
    async with visiting(inside.url) as visit:
        ada = await visit("Ada")
        address = (await ada.get("/house")).json()["address"]
        assert address.startswith("http://")
        answer = await ada.http.get("/code.svg", params={"path": "/t/abcdefabcdef"})
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/svg+xml"
        drawn = dark_modules(answer.content)
        assert drawn == drawing_of(f"{address}/t/abcdefabcdef")
        assert drawn != drawing_of(f"{address}/t/abcdefabcdee")


@pytest.mark.parametrize("path", ["", "/", "/settings", "//example.org/t/a", "/t/a/b", "/t/é", "/t/a?b=c"])
async def test_only_tables_and_links_have_codes(inside: Inside, path: str) -> None:
    """Nobody can have the house draw whatever they like."""
    async with visiting(inside.url) as visit:
        answer = await (await visit("Ada")).http.get("/code.svg", params={"path": path})
        assert answer.status_code == 404
