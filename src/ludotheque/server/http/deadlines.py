"""HTTP with deadlines: alone, uvicorn waits for ever for the end of a request, and for a slow reader."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 20.0  # from the first byte of a request, or from connecting, to its last
READER_SECONDS = 30.0  # without taking any of the bytes that wait
LONGEST_HEAD = 32 << 10  # bytes of a request before its body


class Http(HttpToolsProtocol):
    """One connection of a client that has to hurry a little."""

    _request_timer: asyncio.TimerHandle | None = None
    _reader_timer: asyncio.TimerHandle | None = None
    _head = 0  # bytes of the request's head so far
    _is_in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """No more to wait for."""
        self._stop_timers()
        super().connection_lost(exc)

    def _stop_timers(self) -> None:
        for timer in (self._request_timer, self._reader_timer):
            if timer is not None:
                timer.cancel()
        self._request_timer = self._reader_timer = None

    # The request

    def _await_request(self) -> None:
        if self._request_timer is None:
            self._request_timer = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Bytes of a request; a head without end is refused."""
        super().data_received(data)
        if self._is_in_head and not self.transport.is_closing():
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._is_in_head, self._head = True, 0
        self._await_request()

    def on_headers_complete(self) -> None:
        """The head is whole; a long one may have come at one go."""
        self._is_in_head = False
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > LONGEST_HEAD:
            raise ValueError("the head of the request is too long")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on a `Socket` looks after the connection."""
        self._stop_timers()
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """The house stops, and does not wait for the rest of a request."""
        if self._request_timer is not None:
            self.transport.abort()
        else:
            super().shutdown()

    # The answer

    def pause_writing(self) -> None:
        """The client reads slower than we write."""
        super().pause_writing()
        self._reader_timer = self.loop.call_later(READER_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        if self._reader_timer is not None:
            self._reader_timer.cancel()
            self._reader_timer = None
