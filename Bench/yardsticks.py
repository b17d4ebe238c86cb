"""The main pages, each with a C program that prints the same bytes."""

import base64
import datetime
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import database
import households
import skeleton
from support.fastcgi import ask
from support.site import Site

# Of the pages that markup is learnt from: fewer meals, and other ones.
SAMPLES = {2: 200, 3: 300}


@dataclass(frozen=True)
class Yardstick:
    """A page, the C program that prints it, and where Tiffin has it."""

    title: str
    program: str
    address: str
    is_signed_in: bool = True

    def path(self, seed=1) -> str:
        today, week = datetime.date.today(), households.planned_week()
        return self.address.format(today=today.isoformat(), week=week.isoformat(), recipe=seed * 1_000 + 7)


PAGES = [
    Yardstick("meal list", "meals", "/meals"),
    Yardstick("day", "day", "/diary/{today}"),
    Yardstick("groceries", "groceries", "/groceries"),
    Yardstick("plan", "plan", "/plan/{week}"),
    Yardstick("recipes", "recipes", "/recipes"),
    Yardstick("one recipe", "recipe", "/recipes/{recipe}"),
    Yardstick("settings", "settings", "/settings"),
    Yardstick("sign-in", "sign-in", "/sign-in", is_signed_in=False),
]


def cookies(data: Path) -> dict[bool, str]:
    """What the browser sends when somebody is signed in, and what one without a session does."""
    signed_in = database.sign_in(data)
    stranger = base64.urlsafe_b64encode(secrets.token_bytes(32)).decode().rstrip("=")
    return {True: signed_in, False: f"{signed_in.split('=')[0]}={stranger}"}


def furnish(data: Path, meals: int, seed=1):
    """A household of one who has eaten, with recipes, a plan and a grocery list."""
    database.fill(data, meals, seed, eaten_today=4)
    households.furnish(data, seed)


def printed(page: Yardstick, socket: Path, cookies: dict[bool, str], seed=1) -> bytes:
    # Under the address that the load asks: under a name, the sign-in page has a passkey's question, another one each time.
    return ask(socket, "GET", page.path(seed), HTTP_COOKIE=cookies[page.is_signed_in], HTTP_HOST="127.0.0.1")


class Lesson:
    """Pages that Tiffin printed of other households than the one that is measured."""

    def __init__(self, binaries: Path, pages: list[Yardstick]):
        self.binaries = binaries
        with ThreadPoolExecutor(len(SAMPLES)) as threads:
            samples = list(threads.map(lambda seed: self._sample(seed, pages), SAMPLES))
        self.samples = {page: [sample[page] for sample in samples] for page in pages}

    def skeleton(self, page: Yardstick) -> bytes:
        found = self.samples[page]
        if failed := [sample for sample in found if isinstance(sample, Exception)]:
            raise failed[0]
        return skeleton.make(found)

    def _sample(self, seed: int, pages: list[Yardstick]) -> dict:
        site = Site(workers=1, auth="password")
        try:
            site.initialise()
            furnish(site.data, SAMPLES[seed], seed)
            browser = cookies(site.data)
            site.start_app()
            return {page: self._look(page, site, browser, seed) for page in pages}
        finally:
            site.stop()

    def _look(self, page: Yardstick, site: Site, browser: dict[bool, str], seed: int):
        try:
            while True:
                minute = int(time.time()) // 60
                shown = printed(page, site.socket, browser, seed)
                told = skeleton.values(
                    self.binaries / page.program, site.data / "tiffin.db", browser[page.is_signed_in], page.path(seed)
                )
                # Pages tell the time: both must be of the same minute.
                if int(time.time()) // 60 == minute:
                    return shown, told
        except Exception as error:  # One page that breaks does not keep the others from being measured.
            return error
