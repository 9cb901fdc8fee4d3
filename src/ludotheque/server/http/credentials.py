"""Who may come in, by what the request says: cookie, token, origin."""

from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.responses import Response

from ludotheque.server.protocol import VERSION

PATH = f"/api/v{VERSION}"
COOKIE = "ludotheque"
COOKIE_SECONDS = 400 * 86_400  # as long as browsers keep one

_LONGEST_SECRET = 100


def cookie_in(header: str | None) -> str | None:
    """The secret in a Cookie header."""
    try:
        found = SimpleCookie(header or "").get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None and 0 < len(found.value) <= _LONGEST_SECRET else None


def token_in(header: str | None) -> str | None:
    """The secret in an Authorization header."""
    kind, _, token = (header or "").partition(" ")
    token = token.strip()
    return token if kind.lower() == "bearer" and 0 < len(token) <= _LONGEST_SECRET else None


def set_cookie(response: Response, secret: str, is_secure: bool) -> None:
    """The one cookie: who you are. No script can read it, no other site can send it along."""
    response.set_cookie(
        COOKIE, secret, max_age=COOKIE_SECONDS, path="/", secure=is_secure, httponly=True, samesite="lax"
    )


def is_same_origin(origin: str | None, host: str | None, public: str | None) -> bool:
    """Whether a request comes from our own pages. Programs send no origin; a browser always does."""
    if origin is None:
        return True
    if public is not None:
        return origin.rstrip("/").lower() == _origin(public)
    scheme, _, place = origin.lower().partition("://")
    return bool(host) and scheme in ("http", "https") and place == (host or "").lower()


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()
