"""Work that takes long, such as a bot's thinking, beside a screen that stays alive."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

Found = TypeVar("Found")


async def aside(work: Callable[[], Found]) -> Found:
    """What this work finds, in a thread of its own: nobody who leaves has to wait for its end."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[Found] = loop.create_future()

    def hand_over(set_it: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the screen has gone meanwhile
            loop.call_soon_threadsafe(lambda: None if found.done() else set_it())

    def do() -> None:
        try:
            result = work()
        except Exception as error:  # raised where it is waited for
            failed = error
            hand_over(lambda: found.set_exception(failed))
        else:
            hand_over(lambda: found.set_result(result))

    threading.Thread(target=do, daemon=True).start()
    return await found
