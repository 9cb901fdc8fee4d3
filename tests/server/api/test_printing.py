"""Games on paper, from the house: the PDF that the command makes, made once and kept."""

import asyncio
import sys
from typing import Any

import httpx
import pytest

from ludotheque.games import registry
from ludotheque.games.printing import pdf_of
from ludotheque.server.api import printing
from tests.server.conftest import Pace
from tests.server.inside import Inside
from tests.support.services.loopback import NO_TLS

QUAKE = "beat-the-quake"


class Counted:
    """How often a PDF was made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[str] = []
        monkeypatch.setattr(printing, "pdf_of", self._make)

    def _make(self, *given: Any) -> bytes:
        game, _, paper, language = given
        self.made.append(f"{game.name} {paper} {language}")
        return f"%PDF- {self.made[-1]}".encode()


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """Nothing is printed, only counted."""
    return Counted(monkeypatch)


async def ask(inside: Inside, game: str = QUAKE, headers: Any = None, **query: str) -> httpx.Response:
    """Ask without having come in."""
    async with httpx.AsyncClient(trust_env=False, verify=NO_TLS, timeout=300) as client:
        return await client.get(f"{inside.url}/api/v1/print/{game}", params=query, headers=headers)


async def test_the_same_pdf_as_the_command_makes(inside: Inside) -> None:
    """With its type and a name, to download."""
    answer = await ask(inside, paper="letter", lang="fr")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == f'attachment; filename="{QUAKE}-fr-letter.pdf"'
    game = registry.find(QUAKE)
    assert answer.content == pdf_of(game, game.options({}), "letter", "fr")


async def test_a_browser_that_has_it_is_told_so(inside: Inside, counted: Counted) -> None:
    """By its ETag, which every house makes alike."""
    first = await ask(inside, "seismic")
    assert first.headers["cache-control"] == "no-cache"
    again = await ask(inside, "seismic", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = await ask(inside, "seismic", lang="fr")
    assert other.headers["etag"] != first.headers["etag"]


async def test_each_is_made_once(limited: Inside, counted: Counted) -> None:
    """However many ask at the same time; another language, paper or board is another."""
    answers = await asyncio.gather(*(ask(limited) for _ in range(8)))
    assert {answer.status_code for answer in answers} == {200}
    assert counted.made == [f"{QUAKE} a4 en"]
    await ask(limited, edition="classic")
    assert len(counted.made) == 1, "the usual edition, by its name"
    await ask(limited, lang="fr")
    await ask(limited, paper="letter")
    await ask(limited, "situation-4")
    answer = await ask(limited, "situation-4", edition="skirmish")
    assert answer.headers["content-disposition"].endswith('"situation-4-skirmish-en-a4.pdf"')
    assert len(counted.made) == 5


async def test_only_so_many_are_made_in_a_time(
    limited: Inside, counted: Counted, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks for one after another is told to wait; what was made before is there for everybody."""
    monkeypatch.setattr(printing, "MOST_KEPT", 2)
    papers = [{"paper": paper, "lang": language} for paper in ("a4", "letter") for language in ("en", "fr")]
    answers = []
    for turn in range(28):
        pace.let_pass(0.25)  # the limit of an address is another
        answers.append(await ask(limited, registry.NAMES[turn // 4 % 3], **papers[turn % 4]))
    assert [answer.status_code for answer in answers] == [200] * 24 + [429] * 4
    assert len(counted.made) == 24
    refused = answers[-1]
    assert (refused.json()["key"], refused.headers["retry-after"]) == ("too-fast", "1")
    pace.let_pass(1)
    assert (await ask(limited, registry.NAMES[2], **papers[3])).status_code == 200
    assert len(counted.made) == 24, "it was kept"
    pace.let_pass(10)
    assert (await ask(limited, registry.NAMES[0], **papers[0])).status_code == 200
    assert len(counted.made) == 25


async def test_the_one_longest_unused_goes_first(
    inside: Inside, counted: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory is bounded."""
    monkeypatch.setattr(printing, "MOST_KEPT", 2)
    press = printing.Press(inside.house.aside, inside.house.limits.papers)
    game = registry.find("seismic")
    for paper, language in (("a4", "en"), ("a4", "fr"), ("a4", "en"), ("letter", "en"), ("a4", "en")):
        await press.printed(game, None, paper, language)
    assert counted.made == ["seismic a4 en", "seismic a4 fr", "seismic letter en"]
    await press.printed(game, None, "a4", "fr")
    assert len(counted.made) == 4


@pytest.mark.parametrize(
    ("game", "query", "status", "key"),
    [
        ("chess", {}, 422, "game-unknown"),
        (QUAKE, {"paper": "a7"}, 422, "paper-unknown"),
        (QUAKE, {"edition": "nope"}, 422, "edition-unknown"),
        (QUAKE, {"edition": "../../secret.toml"}, 422, "edition-unknown"),
        ("pocket", {}, 404, "rules-none"),
        ("pocket", {"edition": "classic"}, 422, "option-unknown"),
    ],
)
async def test_what_is_refused(
    inside: Inside, game: str, query: dict[str, str], status: int, key: str
) -> None:
    """In words, and nothing is kept of it."""
    answer = await ask(inside, game, **query)
    assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert answer.json()["text"]


async def test_a_house_without_typst(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what is not there."""
    monkeypatch.setitem(sys.modules, "typst", None)
    answer = await ask(inside, "situation-4", lang="fr", paper="letter")
    assert (answer.status_code, answer.json()["key"]) == (503, "paper-not-installed")
