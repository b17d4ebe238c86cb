"""The site that is scanned."""

import re
from collections import Counter

from filled import fill_diary, fill_household, fill_today
from support.site import Site
from support.waiting import wait_until

# Who is let in by whom. wapiti writes "Letm3in_" wherever a password is asked for: as a member's own name it is
# refused, so the link to a new password is not used up by the first form that is sent.
MEMBERS = {"alice": ["bob", "letm3in"], "carol": ["dave", "fay"], "erin": []}


class Scanned:
    """Tiffin as people reach it over HTTPS; TLS itself is left out.

    In three households: Alice's, whose diary and rooms are looked at; Carol's, in which recipes, plan and groceries are
    written; and Erin's, whose lists are cleared, and whose day grows by nobody's walks but its own. So no scan changes
    what another one compares. A stranger's browser has seen the page for signing in.
    """

    # Who asks is what each request says: else most of what is tried at signing in would be told to wait.
    ADDRESSES = "set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;"

    def __init__(self, meals: int, recipes: int):
        self.site = Site(auth="password")
        self.site.extra_nginx = f"{self.ADDRESSES} access_log {self.site.folder}/asked.log combined;"
        self.site.start()
        self.cookies, self.words = {}, {}
        for name in MEMBERS:
            visitor = self._owner(name)
            for member in MEMBERS[name]:
                link = visitor.get("household").form("/invitations").send().soup.select_one("#link")["value"]
                self._join("join/" + link.split("/")[-1], member)
            if name == "carol":
                self._promote(visitor)
            if name == "erin":
                fill_today(visitor)
            words = fill_diary(visitor, meals if name == "alice" else 0)
            self._note(name, visitor, words | fill_household(visitor, recipes if name == "alice" else 3))
        guest = self.site.visitor()
        self._note("stranger", guest, {"token": guest.get("sign-in").form("/sign-in")["token"]} | self._links())
        self._move_to_https()
        self.workers = sorted(self.site.workers)

    def _owner(self, name: str):
        if name == "alice":
            return self.site.set_up("alice", samples="1")
        return self._join(self._command("invite"), name)

    def _join(self, path: str, username: str):
        visitor = self.site.visitor()
        visitor.get(path).form("/" + path).fill(username=username, password="12 green bananas").send()
        return visitor

    @staticmethod
    def _promote(visitor):
        """Makes a member an owner: the only one cannot delete her account."""
        link = visitor.get("household").soup.find("a", string=lambda text: text and "Make an owner" in text)
        path = "household" + link["href"].partition("household")[2]
        assert visitor.get(path).form("/owner").fill(old_password="12 green bananas").send().status == 200

    def _links(self) -> dict[str, str]:
        return {
            "join": self._command("invite"), "reset": self._command("reset-password", "letm3in"),
            "calendar": self.words["alice"]["calendar"],
        }  # fmt: skip

    def _command(self, *words: str) -> str:
        return self.site.command("account", *words).stdout.strip().lstrip("/")

    def _note(self, name: str, visitor, words: dict[str, str]):
        cookie = next(cookie for cookie in visitor.session.cookies if not cookie.name.endswith("-device"))
        self.cookies[name] = f"__Host-{cookie.name}={cookie.value}"
        self.words[name] = words

    def _move_to_https(self):
        self.site.app.stop()
        self.site.environment["TIFFIN_URL"] = "https://tiffin.example"
        self.site.start_app()
        # A process that looks after what is needed comes before the workers, and is gone when they answer.
        wait_until(self.site.is_healthy, what="/healthz")
        wait_until(lambda: len(self.site.workers) == self.site.workers_wanted, what="all workers' start")

    def fill(self, text: str, who: str) -> str:
        """With what the site says to somebody: an id, a token, a cursor, a day."""
        return text.format(**self.words[who])

    def url(self, path: str, who: str) -> str:
        return self.site.url(self.fill(path, who))

    def signed_out(self) -> list[str]:
        """Whose session ended: what was tried as them since then says nothing."""
        asked = {name: self.site.request("GET", "settings", headers={"Cookie": self.cookies[name]}) for name in MEMBERS}
        return [name for name, answer in asked.items() if answer.status_code != 200]

    @property
    def asked(self) -> list[str]:
        return (self.site.folder / "asked.log").read_text(errors="replace").splitlines()

    def answers(self, by: str) -> Counter[tuple[str, str, str]]:
        """How often somebody who is called so was answered what: method, path with numbers as N, status."""
        theirs = (line for line in self.asked if line.endswith(f'"{by}"'))
        lines = (re.search(r'"(\w+) (/[^ ?]*)\S* HTTP/1.1" (\d{3}) ', line) for line in theirs)
        return Counter((line[1], self.kind(line[2]), line[3]) for line in lines if line)

    @staticmethod
    def kind(path: str) -> str:
        """What paths of one route have in common."""
        return re.sub(r"\d+", "N", re.sub(r"^(/join|/reset|/plan/calendar)/[^/]+", r"\1/…", path.partition("?")[0]))
