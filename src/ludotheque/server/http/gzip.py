"""Long answers in gzip, for who takes that."""

import gzip

from fastapi import Request, Response

_LONG = 2_000  # bytes; what is shorter hardly gets smaller


def takes_gzip(header: str) -> bool:
    """Whether an Accept-Encoding header asks for gzip."""
    for part in header.lower().split(","):
        coding, _, more = part.partition(";")
        if coding.strip() == "gzip":
            weight = more.strip().removeprefix("q=")
            return not weight or weight.strip("0.") != ""
    return False


def packed(request: Request, body: bytes) -> Response:
    """A long answer in JSON, in gzip for who takes that."""
    if len(body) < _LONG or not takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(body, media_type="application/json", headers={"Vary": "Accept-Encoding"})
    headers = {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"}
    return Response(gzip.compress(body, 5, mtime=0), media_type="application/json", headers=headers)
