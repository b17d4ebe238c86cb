"""What a phone's authenticator shows, reckoned by Python's own hashes."""

import base64
import datetime
import hmac
import struct

STEP = 30


class Authenticator:
    """An app that took a key. It shows the code of the present half minute, or of a later one, each of them once."""

    def __init__(self, key: str):
        self.key = base64.b32decode(key.replace(" ", ""))
        self.last = 0

    def code(self) -> str:
        """A code that was not given before: the server takes the next one too."""
        now = int(datetime.datetime.now(datetime.timezone.utc).timestamp()) // STEP
        self.last = max(now, self.last + 1)
        assert self.last <= now + 1, "no third code within half a minute: use a recovery code"
        digest = hmac.digest(self.key, struct.pack(">Q", self.last), "sha1")
        place = digest[-1] & 15
        number = struct.unpack(">I", digest[place : place + 4])[0] & 0x7FFFFFFF
        return f"{number % 1_000_000:06}"


def turn_on(visitor, password) -> tuple[Authenticator, list[str]]:
    """Sets up a visitor's second factor by its page; its authenticator, and the recovery codes."""
    page = visitor.get("account/factor").form("/account/factor").fill(old_password=password).send()
    phone = Authenticator(page.soup.select_one("code").get_text())
    shown = page.form("/account/factor/confirm").fill(code=phone.code()).send()
    return phone, [line.get_text(strip=True) for line in shown.soup.select("ol.codes li")]
