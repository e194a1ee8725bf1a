"""Mail by SMTP, and the signed links in it."""

import smtplib
import ssl
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from itsdangerous import BadSignature, URLSafeTimedSerializer

from fiefdom.server.settings import Settings

_PATIENCE = 15.0  # seconds for each step of the talk with the mail server
CONFIRM_WITHIN = 2 * 24 * 3600  # seconds


class Refuses(Exception):
    """The mail server will never take mail for this address."""


class CannotSend(Exception):
    """Not now; the text says why, without naming people."""


class Links:
    """Links that prove that somebody reads an address, and that let them out again. Nothing of them is stored."""

    def __init__(self, secret: str, base: str) -> None:
        self._confirm = URLSafeTimedSerializer(secret, salt="fiefdom-mail-confirm")
        self._stop = URLSafeTimedSerializer(secret, salt="fiefdom-mail-stop")
        self.base = base

    def table(self, match_id: str) -> str:
        return f"{self.base}/table/{match_id}"

    def confirm(self, guest: str, address: str) -> str:
        return f"{self.base}/mail/confirm#{self._confirm.dumps([guest, address])}"

    def stop(self, guest: str, address: str) -> str:
        return f"{self.base}/mail/stop#{self._stop.dumps([guest, address])}"

    def stop_at_once(self, guest: str, address: str) -> str:
        """For mail programs that have a button of their own (RFC 8058)."""
        return f"{self.base}/api/mail/stop?code={self._stop.dumps([guest, address])}"

    def confirmed(self, code: str) -> tuple[str, str] | None:
        """The guest and the address of a link that was followed in time."""
        return _read(self._confirm, code, CONFIRM_WITHIN)

    def stopped(self, code: str) -> tuple[str, str] | None:
        return _read(self._stop, code, None)


def _read(serializer: URLSafeTimedSerializer, code: str, age: int | None) -> tuple[str, str] | None:
    try:
        guest, address = serializer.loads(code, max_age=age)
    except (BadSignature, ValueError):
        return None
    return str(guest), str(address)


def is_address(text: str) -> bool:
    """Whether mail could be sent there: one plain address, nothing around it.

    >>> [is_address(one) for one in ("ann@club.example", "Ann <ann@club.example>", "ann@club", "a b@club.example")]
    [True, False, False, False]
    """
    if len(text) > 254 or not text.isascii() or any(letter in text for letter in ' "<>,;:()[]\\'):
        return False
    try:
        address = Address(addr_spec=text)
    except (ValueError, IndexError, MessageError):
        return False
    host = address.domain.split(".")
    return bool(address.username) and len(host) > 1 and all(host) and text.isprintable()


def make_mail(settings: Settings, to: str, subject: str, text: str, stop: str | None) -> EmailMessage:
    """`stop`: the address at which a mail program stops it by itself."""
    mail = EmailMessage()
    mail["From"] = settings.mail_from or ""
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = formatdate(settings.clock(), usegmt=True)
    mail["Message-ID"] = make_msgid(domain=parseaddr(settings.mail_from or "")[1].rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail


def send_mail(smtp_url: str, mail: EmailMessage) -> None:
    """Takes its time: not in the event loop. A password goes over an encrypted connection only."""
    url = urlsplit(smtp_url)
    host, inside = url.hostname or "", url.scheme == "smtps"
    safe = ssl.create_default_context()
    try:
        with (
            smtplib.SMTP_SSL(host, url.port or 465, timeout=_PATIENCE, context=safe)
            if inside
            else smtplib.SMTP(host, url.port or 587, timeout=_PATIENCE)
        ) as server:
            server.ehlo()
            if not inside and server.has_extn("starttls"):
                server.starttls(context=safe)
                server.ehlo()
                inside = True
            if url.username:
                if not inside:
                    raise CannotSend("the mail server offers no encryption, so that it gets no password")
                server.login(unquote(url.username), unquote(url.password or ""))
            server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        if all(500 <= code < 600 for code in codes):
            raise Refuses from None
        raise CannotSend(f"the mail server answers {codes}") from None
    except (smtplib.SMTPException, OSError) as error:
        raise CannotSend(f"{type(error).__name__}: {getattr(error, 'smtp_code', '')}") from None
