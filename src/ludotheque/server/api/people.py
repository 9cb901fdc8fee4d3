"""People: coming in, who one is, and going."""

from fastapi import Depends, Response

from ludotheque.server.api.dependencies import Asker, Guest, HouseNow, Secret, api_router, the_guest
from ludotheque.server.house import House
from ludotheque.server.http.credentials import COOKIE, set_cookie
from ludotheque.server.http.terms import terms
from ludotheque.server.protocol import Enter, Me, OneTimeLink, Rename, UseLink
from ludotheque.server.tables.commands import Person

router = api_router()


@router.post("/enter", dependencies=[Depends(the_guest)])
@terms(entering=1, in_class="nobody")
async def enter(body: Enter, house: HouseNow, response: Response) -> Me:
    """Come in under a nickname: a person gets a cookie, a bot a token."""
    entered = await house.people.enter(body.nickname, body.kind, house.time.now())
    if body.kind == "person":
        set_cookie(response, entered.secret, house.settings.is_secure)
    return _me(entered.person, entered.secret if body.kind == "bot" else None)


@router.get(
    "/me",
    response_model=Me,
    responses={204: {"description": "Nobody: not entered, or forgotten."}},
)
@terms(in_class="anybody")
async def me(guest: Guest) -> Me | Response:
    """Who you are here; 204 if nobody: a page asks this first, and has no cookie yet."""
    return Response(status_code=204) if guest is None else _me(guest)


@router.patch("/me")
@terms(in_class="nobody")
async def rename(body: Rename, person: Asker, house: HouseNow) -> Me:
    """Another nickname; at tables where you sit the old one stays."""
    return _me(await house.people.rename(person, body.nickname))


@router.delete("/me", status_code=204)
@terms(in_class="nobody")
async def forget_me(person: Asker, house: HouseNow, response: Response) -> None:
    """Be forgotten: no cookie or token of yours is good any more. Games that you played stay."""
    await house.people.forget(person)
    await _hang_up_on_strangers(house)
    response.delete_cookie(COOKIE, path="/")


@router.post("/me/link")
@terms(in_class="nobody")
async def make_link(person: Asker, house: HouseNow) -> OneTimeLink:
    """A link that makes another device yours, once, for a quarter of an hour."""
    token, expires = await house.people.make_link(person, house.time.now())
    return OneTimeLink(link=f"/link/{token}", expires=expires)


@router.post("/link")
@terms(in_class="nobody")
async def use_link(body: UseLink, house: HouseNow, response: Response) -> Me:
    """Use a one-time link: this device is yours too from now on."""
    entered = await house.people.use_link(body.token, house.time.now())
    set_cookie(response, entered.secret, house.settings.is_secure)
    return _me(entered.person)


@router.delete("/me/others", status_code=204)
@terms(in_class="anybody")
async def forget_others(person: Asker, house: HouseNow, secret: Secret) -> None:
    """Sign out on every other device."""
    await house.people.forget_others(person, secret or "")
    await _hang_up_on_strangers(house)


async def _hang_up_on_strangers(house: House) -> None:
    """Connections do not outlive their secret; those of other processes end when they look next."""
    await house.store.ask_attention()
    await house.connections.drop_strangers()


def _me(person: Person, token: str | None = None) -> Me:
    return Me(person=person.id, nickname=person.nickname, kind=person.kind, token=token)
