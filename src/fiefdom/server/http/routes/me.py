"""Who you are: guests, their devices, programs and data."""

from dataclasses import replace

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from fiefdom.server.http.models import Carry, Link, Me, MeChange, Token, TokenName
from fiefdom.server.http.openapi import POST, errors
from fiefdom.server.http.people_models import Code, CodeOut, Kept
from fiefdom.server.http.services import Asking, Known, Server, Services
from fiefdom.server.people.guests import COOKIE, COOKIE_AGE, Guest
from fiefdom.server.refused import Refused
from fiefdom.server.tables.export import export

router = APIRouter(tags=["me"])


@router.get("/me", responses=errors("no-guest", "too-many"))
async def who_am_i(server: Server, caller: Asking, request: Request, response: Response) -> Me:
    """The guest you are; a new one, with a cookie, if you are none yet."""
    guest = caller.guest
    if guest is None:
        server.check_new_guest(caller)
        guest = await server.guests.new(caller.language)
    if caller.token is None:
        await server.guests.speaks(guest, caller.language)
        _set_cookie(server, request, response, guest)
    return _me(guest)


@router.put("/me", responses=errors(*POST, "name-taken"))
async def change_me(server: Server, guest: Known, wish: MeChange) -> Me:
    """Choose a name and a language; what is left out stays."""
    changed = replace(
        guest,
        name=wish.name if wish.name is not None else guest.name,
        language=wish.language if "language" in wish.model_fields_set else guest.language,
    )
    lines = await server.journal.tables_of(guest.id, 100) if changed.name != guest.name else []
    for line in lines:
        if line.status in ("waiting", "running"):
            await server.check_name(changed, (chair.guest for chair in line.chairs))
    await server.guests.save(changed)
    for line in lines:
        server.live.tell(line.id)
    return _me(changed)


@router.post("/me/link", responses=errors(*POST))
async def make_link(server: Server, guest: Known, request: Request) -> Link:
    """A private link that makes another device the same guest, once. The code is behind #: no log sees it."""
    base = server.settings.public_url or str(request.base_url).rstrip("/")
    return Link(url=f"{base}/carry#{await server.guests.link(guest)}")


@router.post("/carry", responses=errors("bad-link", *POST))
async def carry(server: Server, wish: Carry, request: Request, response: Response) -> Me:
    """What opening such a link does: you are that guest from now on."""
    guest = await server.guests.by_link(wish.code)
    return _become(server, request, response, guest, "bad-link")


@router.post("/me/code", responses=errors(*POST))
async def make_code(server: Server, guest: Known) -> CodeOut:
    """A code for the drawer: who loses the cookie comes back by it. It replaces the one before."""
    return CodeOut(code=await server.guests.new_code(guest))


@router.post("/recover", responses=errors("bad-code", *POST))
async def recover(server: Server, wish: Code, request: Request, response: Response) -> Me:
    """Come back by your code: you are that guest from now on."""
    guest = await server.guests.by_code(wish.code)
    return _become(server, request, response, guest, "bad-code")


@router.post("/me/end-others", responses=errors(*POST))
async def end_others(
    server: Server, caller: Asking, guest: Known, request: Request, response: Response
) -> Me:
    """Signs all your other devices and programs out: cookies, links, tokens and your code are void."""
    changed = await server.guests.end_others(guest, caller.token)
    if caller.token is None:
        _set_cookie(server, request, response, changed)
    return _me(changed)


@router.get(
    "/me/export",
    response_class=Response,
    responses={
        200: {"content": {"application/json": {}}, "description": "all that is stored about you"},
        **errors("no-guest", "too-many"),
    },
)
async def export_me(server: Server, caller: Asking, guest: Known) -> Response:
    """All that is stored about you, as a download. Times are milliseconds since 1970."""
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="fiefdom.json"'}
    with server.work(caller) as work:
        found = await work.wait(export(server.database, guest.id))
        return work.do(JSONResponse, found, 200, headers)


@router.delete("/me", status_code=204, responses=errors(*POST))
async def forget_me(server: Server, guest: Known, response: Response) -> None:
    """Deletes you and your data: what is yours alone goes at once, tables shared with others lose your name."""
    lines = await server.journal.tables_of(guest.id, 10_000)
    await server.forgetting.guest(guest.id)
    for line in lines:
        await server.moved_on(line.id)
    response.delete_cookie(COOKIE, path="/")


@router.get("/kept")
async def what_is_kept(server: Server) -> Kept:
    """How long this host keeps what it stores, in days; null: until you delete it."""
    settings = server.settings
    return Kept(tables=settings.keep_tables, guests=settings.keep_guests, idle=int(settings.idle_days))


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


def _become(server: Services, request: Request, response: Response, guest: Guest | None, or_else: str) -> Me:
    """This browser is that guest from now on; refused if there is none."""
    if guest is None:
        raise Refused(or_else)
    _set_cookie(server, request, response, guest)
    return _me(guest)


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
