"""How people hear of their turn while they are away: browsers, mail, trying it out."""

from typing import Annotated

from fastapi import APIRouter, Query

from fiefdom.server.http.openapi import POST, errors
from fiefdom.server.http.payload import timestamp
from fiefdom.server.http.people_models import BrowserOut, MailCode, MailOut, MailWish, NewBrowser, WaysOut
from fiefdom.server.http.services import Asking, Known, Server, Services
from fiefdom.server.notices.mail import is_address
from fiefdom.server.notices.push import are_keys
from fiefdom.server.notices.safe import Unsafe, check_endpoint, check_name
from fiefdom.server.refused import Refused

router = APIRouter(tags=["hearing"])


async def _ways(server: Services, guest: str) -> WaysOut:
    reach = (await server.ways.of([guest]))[guest]
    box = reach.mailbox
    return WaysOut(
        push_key=server.sending.key.public,
        browsers=[BrowserOut(id=one.id, created=timestamp(one.created)) for one in reach.browsers],
        mail=MailOut(address=box.address, confirmed=box.confirmed, digest=box.digest) if box else None,
        mail_possible=server.settings.smtp_url is not None,
        webhook=server.settings.webhook_url is not None,
    )


@router.get("/me/ways", responses=errors("no-guest"))
async def my_ways(server: Server, guest: Known) -> WaysOut:
    """Where you are called when it is your turn and you do not have the table open."""
    return await _ways(server, guest.id)


@router.post("/me/browsers", responses=errors(*POST, "bad-endpoint"))
async def add_browser(server: Server, guest: Known, wish: NewBrowser) -> WaysOut:
    """This browser wants to be told of your turns, also while it is closed."""
    private = server.settings.push_private
    try:
        check_endpoint(wish.endpoint, private)
        await check_name(wish.endpoint, private)
    except Unsafe as error:
        raise Refused("bad-endpoint", detail=str(error)) from None
    if not are_keys(wish.keys.p256dh, wish.keys.auth):
        raise Refused("bad-endpoint", detail="these are no keys of a browser")
    await server.ways.add_browser(guest.id, wish.endpoint, wish.keys.model_dump())
    return await _ways(server, guest.id)


@router.delete("/me/browsers/{browser}", responses=errors(*POST))
async def drop_browser(server: Server, guest: Known, browser: str) -> WaysOut:
    """That browser is not told any more."""
    await server.ways.drop_browser(guest.id, browser)
    return await _ways(server, guest.id)


@router.put("/me/mail", responses=errors(*POST, "bad-address", "no-mail"))
async def change_mail(server: Server, caller: Asking, guest: Known, wish: MailWish) -> WaysOut:
    """Give an address, which gets a link to confirm it; or say how often it shall be written to."""
    if server.settings.smtp_url is None:
        raise Refused("no-mail")
    if wish.address is not None:
        if not is_address(wish.address):
            raise Refused("bad-address")
        server.doors.limits.mail(guest.id, caller.address, wish.address.lower())
        await server.ways.give_address(guest.id, wish.address)
        await server.calls.ask_to_confirm(guest.id, wish.address)
    if wish.digest is not None:
        await server.ways.set_digest(guest.id, wish.digest)
    return await _ways(server, guest.id)


@router.delete("/me/mail", responses=errors(*POST))
async def drop_mail(server: Server, guest: Known) -> WaysOut:
    """Takes your address away."""
    await server.ways.drop_address(guest.id)
    return await _ways(server, guest.id)


@router.post("/me/ways/try", status_code=204, responses=errors(*POST))
async def try_out(server: Server, caller: Asking, guest: Known) -> None:
    """Sends you a message on each of your ways."""
    server.doors.limits.mail(guest.id, caller.address, guest.id)
    await server.calls.try_out(guest.id)


@router.post("/mail/confirm", status_code=204, responses=errors("bad-mail-link", *POST))
async def confirm(server: Server, wish: MailCode) -> None:
    """What opening the link in the first mail does. Whoever can read the mail needs no cookie."""
    found = server.links.confirmed(wish.code)
    if found is None or not await server.ways.confirm(*found):
        raise Refused("bad-mail-link")


@router.post("/mail/stop", status_code=204, responses=errors("bad-mail-link", *POST))
async def stop(server: Server, code: Annotated[str, Query(max_length=1000)]) -> None:
    """What the link at the end of each mail does: the address is forgotten."""
    found = server.links.stopped(code)
    if found is None:
        raise Refused("bad-mail-link")
    await server.ways.drop_address(*found)
