"""The web client as the house serves it: its addresses, its files, and what was built."""

import gzip
import logging
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import closing
from html.parser import HTMLParser
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.words import say
from ludotheque.server.http.gzip import takes_gzip
from ludotheque.server.http.web_client import ADDRESSES, FOLDER
from tests.server.conftest import FREE
from tests.server.inside import Inside
from tests.support.services.loopback import NO_TLS

ROOT = Path(__file__).parents[3]
PAGE = '<!doctype html><script type="module" src="/assets/index-1.js"></script>'
SCRIPT = "import('./more-2.js'); // éè " + "x" * 2000
FILES = {
    "index.html": PAGE.encode(),
    "assets/index-1.js": SCRIPT.encode(),
    "assets/index-1.css": b"body { color: black }\n" * 100,
    "assets/face-1.woff2": bytes(range(256)),
    "assets/sign-1.svg": b'<svg xmlns="http://www.w3.org/2000/svg"></svg>' * 30,
    "assets/odd": b"odd",
    ".sources": b"what it was made from",
    "secret.txt": b"not for anybody",
}
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    "": "application/octet-stream",
}
WHERE = {"game": "seismic", "table": "aaaaaaaaaaaa", "round": "2", "token": "t0k-en_", "code": "BCDF"}
PATHS = {address.format_map(WHERE): page.format_map(WHERE) for address, page in ADDRESSES.items()}
PLAINLY = {"Accept-Encoding": "identity"}


def house_with(folder: Path, data: Path) -> Inside:
    """A house that finds its client there."""
    return Inside(data, folder=folder, **FREE)


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A house with a small client."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    for name, content in FILES.items():
        (folder / name).write_bytes(content)
    with house_with(folder, tmp_path_factory.mktemp("data")) as house:
        for path in folder.rglob("*.*"):
            path.unlink()  # all was read at the start
        with httpx.Client(base_url=house.url, trust_env=False, verify=NO_TLS) as http:
            yield http


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A house whose client was not built."""
    with (
        house_with(tmp_path_factory.mktemp("empty"), tmp_path_factory.mktemp("bare")) as house,
        httpx.Client(base_url=house.url, trust_env=False, verify=NO_TLS) as http,
    ):
        yield http


# Addresses


@pytest.mark.parametrize("path", PATHS)
def test_every_address_is_the_page(web: httpx.Client, path: str) -> None:
    """The same for all, which a browser asks for every time; its script finds out where it is."""
    answer = web.get(f"{path}?lang=fr", headers=PLAINLY)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers.get_list("cache-control") == ["no-cache"]
    assert "default-src 'none'; script-src 'self'" in answer.headers["content-security-policy"]
    assert "set-cookie" not in answer.headers


def test_the_client_knows_the_same_addresses() -> None:
    """One for each screen of its own list, and none besides."""
    router = (ROOT / "web/src/lib/router.svelte.ts").read_text()
    patterns = re.findall(r"^\s*\[?\s*/\^(.*)\$/,", router, re.MULTILINE)
    assert len(patterns) == len(ADDRESSES)
    for path in PATHS:
        assert any(re.fullmatch(pattern.replace(r"\/", "/"), path) for pattern in patterns), path


@pytest.mark.parametrize(
    "path", ["/nowhere", "/new", "/t", "/t/a/b", "/t/a/games", "/plainly", "/index.html"]
)
def test_other_addresses_are_not_there(web: httpx.Client, path: str) -> None:
    """Told as a page, with the way to the client."""
    answer = web.get(path)
    assert answer.status_code == 404
    assert say("not-found")[1:] in answer.text
    assert f'<a href="/">{say("page-back")}</a>' in answer.text


@pytest.mark.parametrize("path", PATHS)
def test_the_page_cannot_be_told_anything(web: httpx.Client, path: str) -> None:
    """It can be looked at, and nothing else."""
    answer = web.post(path, data={"nickname": "Ada"})
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, HEAD"


# Files


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("assets/")])
def test_files_are_kept_for_a_year(web: httpx.Client, name: str) -> None:
    """Each with its type, whole, from memory."""
    answer = web.get(f"/{name}", headers=PLAINLY)
    assert (answer.status_code, answer.content) == (200, FILES[name])
    assert answer.headers["content-type"] == KINDS[Path(name).suffix]
    assert answer.headers.get_list("cache-control") == ["public, max-age=31536000, immutable"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/assets/index-1.js", "/assets/index-1.css", "/assets/face-1.woff2"])
def test_gzip(web: httpx.Client, path: str) -> None:
    """For who takes it, where it makes a file smaller; caches are told that there are two kinds."""
    name = path.strip("/") or "index.html"
    with web.stream("GET", path, headers={"Accept-Encoding": "br, gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(raw)
    if len(gzip.compress(FILES[name])) < len(FILES[name]):
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(raw) == FILES[name]
        assert len(raw) < len(FILES[name])
    else:
        assert "content-encoding" not in answer.headers
        assert raw == FILES[name]
    assert web.get(path, headers=PLAINLY).headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    ("header", "is_taken"),
    [
        ("gzip", True),
        ("GZIP", True),
        ("br;q=1.0, gzip;q=0.5", True),
        ("gzip; q=0.001", True),
        ("", False),
        ("identity", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("gzipped", False),
        ("*;q=0", False),
    ],
)
def test_who_takes_gzip(header: str, is_taken: bool) -> None:
    """As the header says; a weight of 0 is a no."""
    assert takes_gzip(header) == is_taken


@pytest.mark.parametrize("path", ["/", "/t/aaaaaaaaaaaa", "/assets/index-1.js"])
def test_what_is_known_is_not_sent_again(web: httpx.Client, path: str) -> None:
    """304 with the same headers and nothing else; another tag gets it all."""
    first = web.get(path)
    tag = first.headers["etag"]
    for known in (tag, f'"other", {tag}', tag.removeprefix("W/"), "*"):
        again = web.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b""), known
        for name in ("etag", "cache-control", "vary"):
            assert again.headers[name] == first.headers[name]
        assert "content-encoding" not in again.headers
    for known in ('"other"', tag[:-2] + '"', ""):
        assert web.get(path, headers={"If-None-Match": known}).status_code == 200, known
    other = "/assets/index-1.css"
    assert web.get(other, headers={"If-None-Match": tag}).status_code == 200


@pytest.mark.parametrize("path", ["/", "/settings", "/assets/index-1.js", "/assets/none.js"])
def test_head(web: httpx.Client, path: str) -> None:
    """All that GET says, without the body."""
    whole, head = web.get(path), web.head(path)
    assert head.content == b""
    assert head.status_code == whole.status_code
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../index.html",
        "/assets/%2e%2e/secret.txt",
        "/assets/%2e%2e%2fsecret.txt",
        "/assets/..%5csecret.txt",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/index.html",
        "/assets/.sources",
        "/assets/index-1.js%00.css",
        "/assets/index-1.js/",
        "/assets/",
        "/assets",
        "/secret.txt",
        "/.sources",
    ],
)
def test_nothing_else_can_be_had(web: httpx.Client, path: str) -> None:
    """Only what was found at the start, by its exact name."""
    with closing(HTTPConnection(web.base_url.host, web.base_url.port)) as line:
        line.request("GET", path)  # as it is: httpx would mend it
        answer = line.getresponse()
        body = answer.read()
    assert answer.status == (307 if path == "/assets/index-1.js/" else 404)
    assert answer.headers["cache-control"] == "no-store"
    for content in FILES.values():
        assert content not in body


# Not built


@pytest.mark.parametrize("path", PATHS)
def test_without_the_client_one_is_led_to_the_plain_pages(bare: httpx.Client, path: str) -> None:
    """To the page that comes nearest, in the same language."""
    for ask in (bare.get, bare.head):
        answer = ask(path)
        assert (answer.status_code, answer.headers["location"]) == (307, f"/plain{PATHS[path]}")
        answer = ask(f"{path}?lang=fr")
        assert answer.headers["location"] == f"/plain{PATHS[path]}?lang=fr"
    home = bare.get(path, follow_redirects=True)
    assert home.status_code == (404 if "/t/" in path else 200)  # that table is at no address
    assert 'href="/"' not in home.text


@pytest.mark.parametrize("name", ["%0d%0aSet-Cookie:%20a=b", "a%2fb%3f", "..%2f..", "%C3%A9"])
def test_where_one_is_led_is_ours(bare: httpx.Client, name: str) -> None:
    """Whatever the address names."""
    answer = bare.get(f"/link/{name}")
    if answer.status_code != 404:
        assert answer.headers["location"].startswith("/plain/link/")
        assert "set-cookie" not in answer.headers


def test_without_the_client_the_log_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Aloud, once, at the start; a house that has it says nothing."""
    with caplog.at_level(logging.WARNING, "ludotheque.app"), house_with(tmp_path / "none", tmp_path):
        pass
    found = [line for line in caplog.records if line.message == "client-not-built"]
    assert [line.levelname for line in found] == ["WARNING"]
    (tmp_path / "index.html").write_text(PAGE)
    caplog.clear()
    with caplog.at_level(logging.WARNING, "ludotheque.app"), house_with(tmp_path, tmp_path / "data"):
        pass
    assert "client-not-built" not in caplog.text


# Plain pages and the client lead to each other


@pytest.mark.parametrize("path", ["/", "/link/t0k-en_"])
def test_plain_pages_lead_to_the_client(web: httpx.Client, bare: httpx.Client, path: str) -> None:
    """To the same place; not if there is none."""
    for language in LANGUAGES:
        link = f'<a href="{path}">{say("page-client", language)}</a>'
        assert link in web.get(f"/plain{path}", params={"lang": language}).text
        assert link not in bare.get(f"/plain{path}", params={"lang": language}).text


def test_a_table_is_shared_in_both_ways(web: httpx.Client, bare: httpx.Client) -> None:
    """Its address is the client's; who has no script is told another one."""
    for http in (web, bare):
        http.post("/api/v1/enter", json={"nickname": "Ada"}).raise_for_status()
        new = {"game": "seismic", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = http.post("/api/v1/tables", json=new).json()["table"]
        page = http.get(f"/plain/t/{table}").text
        place = str(http.base_url).rstrip("/")
        assert f"<code>{place}/t/{table}</code>" in page
        is_told = say("page-plain-address", address=f"{place}/plain/t/{table}") in page
        assert is_told == (http is web)
        assert (f'<a href="/t/{table}">' in page) == (http is web)
        http.cookies.clear()


def test_plain_without_its_slash(web: httpx.Client) -> None:
    """Leads to the plain pages, by whatever name the house was asked."""
    answer = web.get("/plain?lang=fr", headers={"Host": "games.example.org"})
    assert (answer.status_code, answer.headers["location"]) == (307, "/plain/?lang=fr")


# What was built


class Tags(HTMLParser):
    """The elements of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.inside: dict[str, str] = {}
        self._open = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        self.found.append((tag, dict(attrs)))
        self._open = tag

    def handle_data(self, data: str) -> None:
        """Text."""
        self.inside[self._open] = self.inside.get(self._open, "") + data


@pytest.fixture(scope="module")
def built() -> dict[str, bytes]:
    """The files of the client as it was built: `make test` does it, or `make client`."""
    assert (FOLDER / "index.html").is_file(), "the web client is not built: make client"
    return {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in FOLDER.rglob("*.*")}


def test_the_built_page_fits_the_policy(built: dict[str, bytes]) -> None:
    """Nothing inline: no script, no style, no handler; and all that it names is there."""
    page = Tags(built["index.html"].decode())
    assert "style" not in [tag for tag, _ in page.found]
    assert not page.inside.get("script", "").strip()
    loaded = []
    for tag, given in page.found:
        assert "style" not in given, tag
        assert not [name for name in given if name.startswith("on")], tag
        address = given.get("src") or given.get("href")
        if tag in ("script", "link"):
            assert address, "what is loaded has an address"
            loaded.append(address)
    assert {Path(address).suffix for address in loaded} >= {".js", ".css"}
    for address in loaded:
        assert address == "/favicon.ico" or address.lstrip("/") in built, address


def test_the_built_page_leads_who_has_no_script_to_the_plain_pages(built: dict[str, bytes]) -> None:
    """In both languages."""
    noscript = built["index.html"].decode().partition("<noscript>")[2].partition("</noscript>")[0]
    assert 'href="/plain/"' in noscript
    assert 'href="/plain/?lang=fr"' in noscript


# Names of kinds of XML, which nothing asks for; and the page on an error, told in its text.
NAMES = {"http://www.w3.org", "https://svelte.dev/e/"}


def test_nothing_built_names_another_host(built: dict[str, bytes]) -> None:
    """Neither in scripts nor in styles."""
    for name, content in built.items():
        if Path(name).suffix in (".html", ".js", ".css", ".svg", ".json"):
            addresses = re.findall(r"(?:https?|wss?)://[^\s\"'`)<>]*", content.decode())
            foreign = [found for found in addresses if not found.startswith(tuple(NAMES))]
            assert foreign == [], name
            assert not re.search(r"url\(\s*['\"]?//|(?:src|href|from)\s*=?\s*['\"]//", content.decode()), name


def test_the_house_serves_all_that_was_built(url: str, built: dict[str, bytes]) -> None:
    """Each file, under its own address."""
    with httpx.Client(base_url=url, trust_env=False, verify=NO_TLS) as http:
        assert http.get("/").content == built["index.html"]
        for name, content in built.items():
            if name.startswith("assets/"):
                assert http.get(f"/{name}").content == content
                assert Path(name).suffix in KINDS, name


def pack(kind: str, folder: Path) -> Path:
    """A wheel or an archive of the sources, as pip would have it made; what is built is not built again."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (packed,) = folder.iterdir()
    return packed


def test_a_wheel_carries_the_client(built: dict[str, bytes], tmp_path: Path) -> None:
    """All that was built, and nothing that it was built with."""
    with zipfile.ZipFile(pack("wheel", tmp_path)) as wheel:
        names = wheel.namelist()
        for name, content in built.items():
            assert wheel.read(f"ludotheque/server/web/{name}") == content
    assert [name for name in names if "node_modules" in name or name.endswith((".svelte", ".ts"))] == []


def test_an_archive_of_the_sources_carries_the_clients(built: dict[str, bytes], tmp_path: Path) -> None:
    """With what was built from them: a wheel made of it needs no npm."""
    with tarfile.open(pack("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"web/build.py", "web/package-lock.json", "web/src/main.ts", "web/src/App.svelte"} <= names
    assert {f"src/ludotheque/server/web/{name}" for name in built} <= names
    assert [name for name in names if "node_modules" in name] == []


def test_the_lock_file_names_no_host() -> None:
    """Packages come from where whoever builds gets them; their hashes say whether they are the right ones."""
    locked = (ROOT / "web/package-lock.json").read_text()
    assert "://" not in locked
    assert '"resolved"' not in locked
    assert locked.count('"integrity": "sha512-') == locked.count('"node_modules/')
