"""For those who look after the house: whether it lives, whether it stores, and its figures."""

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from ludotheque.server.api.dependencies import HouseNow
from ludotheque.server.http.terms import terms
from ludotheque.server.metrics import CONTENT_TYPE

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
@terms(is_free=True)
async def healthz() -> PlainTextResponse:
    """The process is alive."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
@terms(is_free=True)
async def readyz(house: HouseNow) -> PlainTextResponse:
    """Moves can be stored, and new ones are taken."""
    if house.background.is_stopping:
        return PlainTextResponse("stopping\n", 503)
    if not await house.store.probe(house.time.now()):
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("ready\n")


@router.get("/metrics")
@terms(is_free=True)
async def metrics(house: HouseNow) -> Response:
    """For Prometheus."""
    return Response(house.metrics.text(), headers={"Content-Type": CONTENT_TYPE})
