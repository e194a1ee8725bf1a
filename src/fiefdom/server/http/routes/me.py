"""Who you are: guests, links to another device, tokens."""

from dataclasses import replace

from fastapi import APIRouter, Request, Response

from fiefdom.server.http.models import Carry, Link, Me, MeChange, Token, TokenName
from fiefdom.server.http.openapi import POST, errors
from fiefdom.server.http.services import Asking, Known, Server, Services
from fiefdom.server.people.guests import COOKIE, COOKIE_AGE, Guest
from fiefdom.server.refused import Refused

router = APIRouter(tags=["me"])


@router.get("/me", responses=errors("no-guest", "too-many"))
async def who_am_i(server: Server, caller: Asking, request: Request, response: Response) -> Me:
    """The guest you are; a new one, with a cookie, if you are none yet."""
    guest = caller.guest
    if guest is None:
        server.check_new_guest(caller)
        guest = await server.guests.new(caller.language)
    if not caller.by_token:
        _set_cookie(server, request, response, guest)
    return _me(guest)


@router.put("/me", responses=errors(*POST))
async def change_me(server: Server, guest: Known, wish: MeChange) -> Me:
    """Choose a name and a language; what is left out stays."""
    changed = replace(
        guest,
        name=wish.name if wish.name is not None else guest.name,
        language=wish.language if "language" in wish.model_fields_set else guest.language,
    )
    await server.guests.save(changed)
    if changed.name != guest.name:
        for line in await server.journal.tables_of(guest.id, 100):
            server.live.tell(line.id)
    return _me(changed)


@router.post("/me/link", responses=errors(*POST))
async def make_link(server: Server, guest: Known, request: Request) -> Link:
    """A private link that makes another device the same guest. The code is behind #: no log sees it."""
    base = server.settings.public_url or str(request.base_url).rstrip("/")
    return Link(url=f"{base}/carry#{server.guests.link(guest)}")


@router.post("/carry", responses=errors("bad-link", *POST))
async def carry(server: Server, wish: Carry, request: Request, response: Response) -> Me:
    """What opening such a link does: you are that guest from now on."""
    guest = await server.guests.by_link(wish.code)
    if guest is None:
        raise Refused("bad-link")
    _set_cookie(server, request, response, guest)
    return _me(guest)


@router.post("/tokens", status_code=201, responses=errors(*POST))
async def make_token(server: Server, caller: Asking, wish: TokenName) -> Token:
    """A token for a program that plays: for you, or for a new guest of this name if you are none."""
    guest = caller.guest
    if guest is None:
        server.check_new_guest(caller)
        guest = replace(await server.guests.new(caller.language), name=wish.name)
        await server.guests.save(guest)
    return Token(token=await server.guests.new_token(guest, wish.name), id=guest.id, name=wish.name)


@router.delete("/tokens", status_code=204, responses=errors(*POST))
async def drop_tokens(server: Server, guest: Known) -> None:
    """Makes all your tokens useless."""
    await server.guests.drop_tokens(guest)


def _me(guest: Guest) -> Me:
    return Me.model_validate({"id": guest.id, "name": guest.name, "language": guest.language})


def _set_cookie(server: Services, request: Request, response: Response, guest: Guest) -> None:
    response.set_cookie(
        COOKIE,
        server.guests.cookie(guest),
        max_age=COOKIE_AGE,
        path="/",
        httponly=True,
        samesite="lax",
        secure=server.settings.secure_cookie or request.url.scheme == "https",
    )
