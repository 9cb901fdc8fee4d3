"""Plain pages: the tables there are, for whoever comes without the web client."""

from html import escape

from fastapi import APIRouter
from fastapi.responses import HTMLResponse

from ludotheque.engine.words import Refused, say
from ludotheque.server.routes import HouseNow, Language

router = APIRouter(include_in_schema=False)


@router.get("/")
async def lobby(house: HouseNow, language: Language) -> HTMLResponse:
    """The public tables."""
    rows = "".join(
        f"<li>{escape(card.game)} · {escape(card.host)} · {escape(card.status)}</li>"
        for card in await house.public_tables()
    )
    return page(say("page-tables", language), f"<ul>{rows}</ul>", language)


def page(title: str, body: str, language: str, status: int = 200) -> HTMLResponse:
    """A whole page. `body` is HTML already; the title is not."""
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<h1>{escape(title)}</h1>{body}",
        status,
    )


def problem_page(error: Refused, language: str, status: int) -> HTMLResponse:
    """What was wrong, as a page."""
    return page(error.tell(language), "", language, status)
