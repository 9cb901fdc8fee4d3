"""SIGTERM under load: what was begun is finished, clients are told to come back, the status is 0."""

import asyncio
import json
import os
import signal
import socket
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import CloseCode

from tests.faults import SEED, times
from tests.faults.houses import FREE, hasty
from tests.faults.load import Load
from tests.support.services.house import House
from tests.support.services.loopback import HOST, NO_TLS

WATCHES = 50  # of each table: the answers are more than the system keeps for who does not read them


def test_stopped_under_load(tmp_path: Path) -> None:
    """Again and again: nothing is lost, nothing half done, and nobody is left without a word."""
    database = f"sqlite:///{tmp_path}/data/house.db"

    async def scenario(house: House) -> None:
        load = Load([house.url], SEED)
        async with load.playing():
            for _ in range(times(2, 3)):
                await load.goes_on()
                await load.compare()
                await load.all_welcome()
                for guest in load.guests:
                    guest.byes.clear()
                    guest.codes.clear()
                load.shut(house.url)
                assert await asyncio.to_thread(house.stop) == 0
                await load.ledger.check(database)
                for guest in load.guests:
                    assert [bye["key"] for bye in guest.byes] == ["restarting"]
                    assert guest.byes[0]["retry_after"] > 0
                    assert guest.byes[0]["text"]
                    assert guest.codes == [CloseCode.SERVICE_RESTART]
                await asyncio.to_thread(house.start)
                load.reopen(house.url)
            await load.goes_on()
        house.kill()
        await load.ledger.check_all(database)

    with House(tmp_path / "data", arguments=FREE) as house:
        asyncio.run(scenario(house))
        assert "Traceback" not in house.log.read_text()


def test_nobody_can_hold_it_up(tmp_path: Path) -> None:
    """Not a reader who does not read, not a stream without end, not a request that is never finished.

    This house would wait for ten minutes, and we do not.
    """

    async def scenario(house: House) -> None:
        load = Load([house.url], SEED, [("me", "open"), ("bot", "bot"), ("bot", "bot")])
        async with load.playing():
            await load.goes_on()
            guest, table = load.companies[1].host, load.companies[1].table
            headers = {"Authorization": f"Bearer {guest.token}"}
            deaf = await _deaf(house, headers, [company.table for company in load.companies])
            _, writer = await asyncio.open_connection(HOST, house.port)
            writer.write(b"POST /api/v1/enter HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
            stream = load.http.stream("GET", f"{house.url}/api/v1/tables/{table}/stream", headers=headers)
            async with stream as answer:
                lines = answer.aiter_lines()
                assert json.loads(await anext(lines))["type"] == "whole"
                await load.goes_on()
                load.shut(house.url)
                stopping = asyncio.create_task(asyncio.to_thread(house.stop))
                last = [json.loads(line) async for line in lines][-1]
                assert last["type"] == "bye"
                assert last["retry_after"] > 0
                assert await stopping == 0
            writer.close()
            deaf.transport.abort()
            await asyncio.to_thread(house.start)
            load.reopen(house.url)
            await load.goes_on()

    with hasty(tmp_path / "data", "stop") as house:
        asyncio.run(scenario(house))


async def _deaf(house: House, headers: dict[str, str], tables: list[str | None]) -> ClientConnection:
    """A client that watches, and does not read what it is sent."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, (HOST, house.port))
    client = await connect(
        f"ws://{HOST}:{house.port}/api/v1/socket",
        sock=line,
        additional_headers=headers,
        compression=None,
        max_queue=1,
    )
    for table in tables * WATCHES:
        await client.send(json.dumps({"type": "watch", "table": table, "whole": True}))
    return client


def test_two_signals(tmp_path: Path) -> None:
    """Who asks twice gets the same."""
    with House(tmp_path / "data", arguments=FREE) as house:
        with httpx.Client(trust_env=False, verify=NO_TLS) as http:
            assert http.get(f"{house.url}/readyz").status_code == httpx.codes.OK
        os.kill(house.pid, signal.SIGTERM)
        assert house.stop() == 0
