"""Previews: what a legal move would bring, for the seat that may play it."""

from typing import Any

from tests.server.client import Client, play_on, sit_down, visiting
from tests.server.test_protocol import check

SMALL = {"table": "small"}


async def preview(client: Client, table: str, move: str, **query: Any) -> tuple[int, dict[str, Any]]:
    """The status and the answer."""
    answer = await client.get(f"/tables/{table}/preview", move=move, **query)
    return answer.status_code, answer.json()


def words_in(found: dict[str, Any]) -> list[str]:
    """All that it says."""
    details = found["details"]
    return [one["words"] for one in (*details["sections"], *details["lines"])]


async def test_a_seat_sees_what_its_move_would_bring(url: str) -> None:
    """In words of its language, and for its page; nothing happens at the table."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, options=SMALL)
        asking, other = (ada, bo) if ada.shown[table].get("legal") else (bo, ada)
        before, move = asking.number[table], asking.shown[table]["legal"][0]
        status, found = await preview(asking, table, move)
        assert status == 200, found
        check("Preview", found)
        assert (found["number"], found["move"]) == (before, move)
        assert found["seat"] in asking.shown[table]["yours"]
        assert words_in(found)
        assert "words" not in found, "sentences travel once"
        _, french = await preview(asking, table, move, lang="fr")
        assert words_in(french)[0].startswith("Libre pour une équipe")
        await play_on(table, ada, bo, moves=1)
        assert asking.number[table] == before + 1
        assert other.number[table] == before + 1


async def test_previews_that_may_not_be(url: str) -> None:
    """Not for who watches or waits, not of what is no legal move, not in a pause or in another game."""
    async with visiting(url) as visit:
        ada, bo, cy = await visit("Ada"), await visit("Bo"), await visit("Cy")
        table = await sit_down(ada, bo, options=SMALL)
        asking, other = (ada, bo) if ada.shown[table].get("legal") else (bo, ada)
        move = asking.shown[table]["legal"][0]
        for client, status, key in ((cy, 403, "not-seated"), (other, 409, "decide-not-now")):
            answer = await preview(client, table, move)
            assert (answer[0], answer[1]["key"]) == (status, key)
        for wrong in ("place 03 5,-5 0", "crew 03", "nonsense"):
            status, why = await preview(asking, table, wrong)
            assert status == 422, why
            assert why["text"]
        others = other.shown[table]["yours"][0]
        assert (await preview(asking, table, move, seat=others))[1]["key"] == "seat-not-yours"
        await asking.do("propose", table, what="pause")
        await other.do("answer", table, agree=True)
        assert (await preview(asking, table, move))[1]["key"] == "table-paused"
        cards = await ada.open_table("me", "open", game="beat-the-quake", options={})
        status, why = await preview(ada, cards, "draw")
        assert (status, why["key"]) == (404, "preview-none")
        assert why["text"] == "this game cannot say what a move would bring"
