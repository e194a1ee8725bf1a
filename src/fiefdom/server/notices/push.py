"""Web push: a message for a browser that is not open, encrypted for it alone (RFC 8291), signed by us (RFC 8292)."""

import base64
import binascii
import json
from collections.abc import Mapping
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from fiefdom.kernel.json import JSON
from fiefdom.server.people.guests import kept_value
from fiefdom.server.settings import Settings
from fiefdom.server.storage.database import Database

_DAY = 24 * 3600
_NOBODY = "mailto:nobody@localhost"  # py_vapid wants somebody whom the push service could write to


def new_key() -> str:
    """A private key as it is kept."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


async def kept_key(database: Database) -> "PushKey":
    return PushKey(await kept_value(database, "push-key", new_key))


class PushKey:
    """Says to push services that a message is ours: browsers are told its public half when they subscribe."""

    def __init__(self, private: str) -> None:
        self._vapid = Vapid02.from_raw(private.encode())
        self._vapid.conf["no-strict"] = True  # whoever hosts without a name may do so
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = _text(point)

    def headers(self, endpoint: str, settings: Settings, topic: str, now: float) -> dict[str, str]:
        """What goes with a message. One of the same topic replaces one that has not arrived yet."""
        host = urlsplit(endpoint)
        claims = {
            "aud": f"{host.scheme}://{host.netloc}",
            "sub": settings.public_url or _NOBODY,
            "exp": int(now) + _DAY // 2,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_DAY),
            "Urgency": "high",
            "Topic": topic,
        }


def encrypt(endpoint: str, keys: Mapping[str, str], message: Mapping[str, JSON]) -> bytes:
    body: bytes = WebPusher({"endpoint": endpoint, "keys": dict(keys)}).encode(
        json.dumps(message, ensure_ascii=False).encode()
    )["body"]
    return body


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser can have made these: a point of the curve, and sixteen bytes."""
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        return False
    return len(point) == 65 and len(secret) == 16


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
