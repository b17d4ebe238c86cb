"""The site that is scanned."""

import re
from collections import Counter

from support.site import Site


class Scanned:
    """Tiffin as people reach it over HTTPS, with Alice, who owns its household, and Bob; TLS itself is left out.

    `owner` is the cookie of Alice's session, `stranger` that of a browser that has seen the page for signing in.
    """

    # Who asks is what each request says: else most of what is tried at signing in would be told to wait.
    ADDRESSES = "set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;"

    def __init__(self, meals: int):
        self.site = Site(auth="password")
        self.site.extra_nginx = f"{self.ADDRESSES} access_log {self.site.folder}/asked.log combined;"
        self.site.start()
        alice, guest = self.site.set_up("alice", samples="1"), self.site.visitor()
        self._invite(alice, "bob")
        # wapiti writes "Letm3in_" wherever a password is asked for. As this member's own name it is refused: so the
        # link to a new password is not used up by the first form that is sent.
        self._invite(alice, "letm3in")
        for number in range(meals):
            alice.add(f"Meal {number}", date="2026-01-15")
        self._note_words(alice, guest)
        self.owner, self.stranger = self._cookie(alice), self._cookie(guest)
        self._move_to_https()
        self.workers = sorted(self.site.workers)

    def _invite(self, alice, username: str):
        link = alice.get("household").form("/invitations").send().soup.select_one("#link")["value"]
        path = "join/" + link.split("/")[-1]
        self.site.visitor().get(path).form("/" + path).fill(username=username, password="12 green bananas").send()

    def _note_words(self, alice, guest):
        day, more = alice.get("diary"), alice.get("meals").soup.select_one("a[rel=next]")
        self.today = day.url.split("/")[-1]
        self.days = set(re.findall(r"/diary/(\d{4}-\d\d-\d\d)", str(day.soup)))
        join, reset = (
            self.site.command("account", *words).stdout.strip().lstrip("/")
            for words in (["invite"], ["reset-password", "letm3in"])
        )
        self.words = {
            "token": alice.get("settings").form("/settings")["token"],
            "guest": guest.get("sign-in").form("/sign-in")["token"],
            "after": more["href"].split("after=")[1] if more else "",
            "today": self.today, "join": join, "reset": reset,
        }  # fmt: skip

    def _move_to_https(self):
        self.site.app.stop()
        self.site.environment["TIFFIN_URL"] = "https://tiffin.example"
        self.site.start_app()

    @staticmethod
    def _cookie(visitor) -> str:
        cookie = next(cookie for cookie in visitor.session.cookies if not cookie.name.endswith("-device"))
        return f"__Host-{cookie.name}={cookie.value}"

    def fill(self, text: str) -> str:
        """With what the site says: an id, a token, a cursor."""
        return text.format(**self.words)

    def url(self, path: str) -> str:
        return self.site.url(self.fill(path))

    def is_signed_in(self) -> bool:
        return self.site.request("GET", "settings", headers={"Cookie": self.owner}).status_code == 200

    @property
    def asked(self) -> list[str]:
        return (self.site.folder / "asked.log").read_text(errors="replace").splitlines()

    def answers(self, by: str) -> Counter[tuple[str, str, str]]:
        """How often somebody who is called so was answered what: method, path with numbers as N, status."""
        lines = (re.search(r'"(\w+) (/[^ ?]*)\S* HTTP/1.1" (\d{3}) .*"([^"]*)"$', line) for line in self.asked)
        return Counter((line[1], self._kind(line[2]), line[3]) for line in lines if line and line[4] == by)

    @staticmethod
    def _kind(path: str) -> str:
        return re.sub(r"\d+", "N", re.sub(r"^(/join|/reset)/[^/]+", r"\1/…", path))
