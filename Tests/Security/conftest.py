"""The sites that are scanned, and one with holes."""

import re

import pytest
from planted import PlantedSite
from support.site import Site


class Scanned:
    """Tiffin as people reach it over HTTPS, with Alice, who owns its household, and Bob; TLS itself is left out.

    `owner` is the cookie of Alice's session, `stranger` that of a browser that has seen the page for signing in.
    """

    # Who asks is what each request says: else most of what is tried at signing in would be told to wait.
    ADDRESSES = "set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;"

    def __init__(self, meals: int):
        self.site = Site(auth="password", extra_nginx=self.ADDRESSES)
        self.site.start()
        alice, guest = self.site.set_up("alice", samples="1"), self.site.visitor()
        self._invite_bob(alice)
        for number in range(meals):
            alice.add(f"Meal {number}", date="2026-01-15")
        self.list, self.day = alice.get("meals"), alice.get("diary")
        self.token = alice.get("settings").form("/settings")["token"]
        self.guest_token = guest.get("sign-in").form("/sign-in")["token"]
        self.join = self.site.command("account", "invite").stdout.strip().lstrip("/")
        self.reset = self.site.command("account", "reset-password", "bob").stdout.strip().lstrip("/")
        self.owner, self.stranger = self._cookie(alice), self._cookie(guest)
        self._move_to_https()
        self.workers = sorted(self.site.workers)

    def _invite_bob(self, alice):
        path = "join/" + alice.get("household").form("/invitations").send().soup.select_one("#link")["value"].split("/")[-1]
        self.site.visitor().get(path).form("/" + path).fill(username="bob", password="12 green bananas").send()

    def _move_to_https(self):
        self.site.app.stop()
        self.site.environment["TIFFIN_URL"] = "https://tiffin.example"
        self.site.start_app()

    @staticmethod
    def _cookie(visitor) -> str:
        cookie = next(cookie for cookie in visitor.session.cookies if not cookie.name.endswith("-device"))
        return f"__Host-{cookie.name}={cookie.value}"

    def is_signed_in(self) -> bool:
        return self.site.request("GET", "settings", headers={"Cookie": self.owner}).status_code == 200

    def answers(self) -> set[tuple[str, str, str]]:
        """Method, path with numbers as N, and status of all that was asked so far."""
        lines = re.findall(r" (\w+) (/\S*) (\d{3}) [\d.]+ ms ", self.site.log)
        return {(method, re.sub(r"\d+", "N", path), status) for method, path, status in lines}


@pytest.fixture(scope="session")
def planted():
    with PlantedSite() as site:
        yield site


@pytest.fixture(scope="session")
def crawled():
    """What wapiti walks: few meals, each with all its forms."""
    scanned = Scanned(meals=0)
    yield scanned
    scanned.site.stop()


@pytest.fixture(scope="session")
def queried():
    """What sqlmap tries: enough meals for a second page."""
    scanned = Scanned(meals=60)
    yield scanned
    scanned.site.stop()
