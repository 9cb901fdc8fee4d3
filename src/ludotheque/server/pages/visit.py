"""Somebody looks at a page of the house: who, in which language, and what every page has around it."""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from secrets import token_urlsafe
from typing import Annotated, Any, TypeAlias
from urllib.parse import parse_qs, urlencode

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse

from ludotheque.engine.languages import ABOUT_EACH, ENGLISH, FAMILIES, LANGUAGES
from ludotheque.engine.words import Refused, say
from ludotheque.server.announce import base_of
from ludotheque.server.api.dependencies import Guest, HouseNow, Language, Secret
from ludotheque.server.house import House
from ludotheque.server.pages.html import Html, Part, html, isolated, tag
from ludotheque.server.people import hashed
from ludotheque.server.tables.commands import Person

PLAIN = "/plain"  # where the pages without a script are; the web client has the addresses without it
LIVE_SECONDS = 10  # between two looks of a page that looks by itself

_STATIC = Path(__file__).parents[1] / "static"
_TYPES = {".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
_FONTS = [
    (about, path)
    for about in ABOUT_EACH.values()
    if about.font
    for path in sorted(about.fonts.glob("*.woff2"))
]
FILES = {
    path.name: (path.read_bytes(), _TYPES[path.suffix])
    for path in [*sorted(_STATIC.iterdir()), *(path for _, path in _FONTS)]
    if path.suffix in _TYPES
}

_MOST_FIELDS = 20  # of one form


def plain(path: str, **asked: str) -> str:
    """The address of a plain page."""
    return f"{PLAIN}{path}?{urlencode(asked)}" if asked else PLAIN + path


@dataclass(frozen=True, slots=True)
class Visit:
    """One look at a page."""

    house: House
    guest: Person | None
    key: str  # the hash of the secret that the guest has
    language: str
    kept: dict[str, str]  # what the links of the page go on asking for
    base: str  # the address of the house, as others reach it
    has_client: bool  # whether there is the web client as well

    def say(self, key: str, **args: Any) -> str:
        """The message `key` in the language of the page."""
        return say(key, self.language, **args)

    def to(self, path: str, **changed: str | None) -> str:
        """The address of another page, in the same language; with None something is not asked any more."""
        asked = {key: value for key, value in {**self.kept, **changed}.items() if value is not None}
        return plain(path, **asked)

    @property
    def is_live(self) -> bool:
        """Whether the page looks again by itself."""
        return "live" in self.kept


def the_visit(request: Request, house: HouseNow, guest: Guest, secret: Secret, language: Language) -> Visit:
    """Who looks."""
    kept = {"lang": language} if "lang" in request.query_params else {}
    if "live" in request.query_params:
        kept["live"] = "1"
    has_client = request.app.state.client.is_built
    return Visit(
        house,
        guest,
        hashed(secret or ""),
        language,
        kept,
        base_of(house.settings, request.headers.get("host", "")),
        has_client,
    )


Visiting: TypeAlias = Annotated[Visit, Depends(the_visit)]


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form, each once."""
    body = await request.body()
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    try:
        if body and kind != "application/x-www-form-urlencoded":
            raise ValueError(kind)
        found = parse_qs(body.decode("ascii"), max_num_fields=_MOST_FIELDS)
    except ValueError:
        raise Refused("message-unreadable") from None
    return {name: values[0] for name, values in found.items()}


# What every page has


def static(name: str) -> str:
    """The address of a file; another one as soon as the file is another."""
    return f"/static/{name}?v={hashlib.sha256(FILES[name][0]).hexdigest()[:12]}"


def _letters() -> str:
    """The fonts of languages, as a style sheet; a browser fetches one where its letters are shown."""
    families = ",".join(f'"{family}"' for family in FAMILIES)
    rules = [f":root{{--face-languages:{families}}}"] if families else []
    for about, path in _FONTS:
        weight = "600 900" if "SemiBold" in path.name else "100 500"
        rules.append(
            f'@font-face{{font-family:"{about.font}";font-weight:{weight};unicode-range:{about.letter_range};'
            f'src:url("{static(path.name)}")}}'
        )
    return "\n".join(rules)


FILES["letters.css"] = _letters().encode(), _TYPES[".css"]


def page(
    visit: Visit, title: str, *parts: Part, status: int = 200, here: str = "/", is_live: bool = False
) -> HTMLResponse:
    """A whole page: `here` is where it is, for the links to the other languages and to the web client."""
    return HTMLResponse(
        _page(
            visit.language,
            title,
            html(*parts),
            home=visit.to("/", live=None),
            you=visit.guest.nickname if visit.guest else None,
            languages=[(one, visit.to(here, lang=one)) for one in LANGUAGES],
            client=here if visit.has_client else None,
            is_live=is_live,
        ),
        status,
    )


def problem_page(error: Refused, language: str, status: int, is_plain: bool) -> HTMLResponse:
    """What was wrong, as a page; from there one goes back to the plain pages, or to the web client."""
    home = plain("/", lang=language) if is_plain else "/"
    body = html(
        tag("h1", say("page-problem", language)),
        tag("p", sentence(error.tell(language, has_board=True)), class_="problem"),
        tag("p", tag("a", say("page-back", language), href=home)),
    )
    languages = [(one, plain("/", lang=one)) for one in LANGUAGES]
    return HTMLResponse(
        _page(language, say("page-problem", language), body, home=home, languages=languages), status
    )


def _page(
    language: str,
    title: str,
    body: Html,
    *,
    home: str,
    languages: list[tuple[str, str]],
    client: str | None = None,
    you: str | None = None,
    is_live: bool = False,
) -> Html:
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("meta", name="robots", content="noindex"),
        tag("meta", http_equiv="refresh", content=LIVE_SECONDS) if is_live else None,
        tag("title", say("page-title", language, title=title)),
        tag("link", rel="stylesheet", href=static("house.css")),
        tag("link", rel="stylesheet", href=static("letters.css")),
        tag("link", rel="icon", type="image/svg+xml", href=static("favicon.svg")),
    )
    brand = tag(
        "a",
        tag("img", src=static("favicon.svg"), alt="", width=36, height=36),
        say("page-home", language),
        href=home,
        class_="brand",
    )
    other = [
        tag(
            "li",
            tag(
                "a",
                ABOUT_EACH[one].name,
                href=address,
                lang=one,
                hreflang=one,
                aria_current="true" if one == language else None,
            ),
        )
        for one, address in languages
    ]
    return html(
        Html("<!doctype html>\n"),
        tag(
            "html",
            head,
            tag(
                "body",
                tag(
                    "header",
                    brand,
                    tag("p", say("page-you-are", language, name=isolated(you))) if you else None,
                ),
                tag("main", body),
                tag(
                    "footer",
                    tag("p", tag("a", say("page-client", language), href=client)) if client else None,
                    tag("nav", tag("ul", *other), aria_label=say("page-languages", language)),
                    *_unchecked(language),
                ),
            ),
            lang=language,
        ),
    )


def _unchecked(language: str) -> list[Html]:
    """That no native reader has gone through the words of this language, in it and in English."""
    notes = zip(ABOUT_EACH[language].unchecked, (language, ENGLISH), strict=False)
    return [tag("p", note, class_="small", lang=one) for note, one in notes]


# Parts of pages


def sentence(text: str) -> str:
    """A refusal as a sentence."""
    end = "" if text.endswith((".", "!", "?")) else "."
    return f"{text[:1].upper()}{text[1:]}{end}"


def alert(visit: Visit, error: Refused | None, names: list[str] | None = None) -> Html | None:
    """What was refused, at the top of the page on which it was asked."""
    if error is None:
        return None
    told = error.tell(visit.language, names or (), has_board=True)
    return tag("p", sentence(told), class_="problem", role="alert")


def form(visit: Visit, action: str, *parts: Part, class_: str | None = None) -> Html:
    """A form that does something. Sent twice it is done once: the id of the command is in it."""
    return tag(
        "form", hidden("id", token_urlsafe(12)), *parts, method="post", action=visit.to(action), class_=class_
    )


def hidden(name: str, value: str | int) -> Html:
    """A field that nobody sees."""
    return tag("input", type="hidden", name=name, value=value)


def enter_form(visit: Visit, nickname: str = "", table: str | None = None) -> Html:
    """Asks for a nickname; afterwards one is at that table, if one is named."""
    return form(
        visit,
        "/enter",
        hidden("table", table) if table else None,
        tag("label", visit.say("page-nickname"), for_="nickname"),
        tag(
            "input",
            type="text",
            name="nickname",
            id="nickname",
            value=nickname,
            required=True,
            maxlength=40,
            autocomplete="nickname",
            dir="auto",
        ),
        tag("button", visit.say("page-rename-do" if visit.guest else "page-enter")),
    )


def qr_code(visit: Visit, address: str) -> Html:
    """An address for a phone's camera."""
    import segno

    code = segno.make(address, error="l", micro=False)
    drawn = code.svg_inline(border=3, omitsize=True, svgclass="code", lineclass=None)
    return tag("span", Html(drawn), role="img", aria_label=visit.say("page-code"))


def address_of(visit: Visit, path: str) -> Html:
    """An address of this house to give to others, as text and as a code."""
    address = visit.base + path
    also = visit.say("page-plain-address", address=visit.base + plain(path))
    return html(
        tag("p", tag("code", address), class_="address"),
        qr_code(visit, address),
        tag("p", also, class_="small") if visit.has_client else None,
    )
