"""Instructions that a page takes: of a worker of Tiffin's, and of the C program that prints the same bytes.

callgrind counts them, the same whatever else the machine does. What the kernel does for a page is not among them.
"""

import os
import re
import signal
import socket
import subprocess
from pathlib import Path

import skeleton
import yardsticks
from support.fastcgi import ask
from support.paths import PACKAGE, TIFFIN
from support.servers import Server, answers
from support.site import Site
from support.waiting import pause, wait_until
from yardsticks import PAGES, Lesson, Yardstick

# Those of which the instructions are told are asked for after the others, whose first ones take more.
WARM, COUNTED = 20, 200
# Seconds. A worker's housekeeping begins one to five after its start, and a page that is asked for meanwhile may open a
# connection of its own.
UNTIL_CLEAN = 8
# With functions' names as the linker has them.
CALLGRIND = ["valgrind", "-q", "--tool=callgrind", "--demangle=no"]
SAVE = Yardstick("a save", "saves", "/meals")
FORM = "name=Soup&category=Lunch&calories=250&protein=8&fat=9&carbs=30&date=2020-06-01&time=12%3A30&rating=4&notes="


class LibfcgiServer(Server):
    """One with a single thread, which misses a SIGTERM that comes just before it waits for the next request."""

    def stop(self) -> int:
        wait_until(self.ends, what="the end of the C program")
        return self.end()

    def ends(self) -> bool:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.poll() is not None


class Counting:
    """A household that is asked for its pages, one after the other, over a socket."""

    def __init__(self, binaries: Path, meals: int):
        self.binaries = binaries
        self.site = Site(auth="password")
        self.folder = self.site.folder
        self.site.initialise()
        yardsticks.furnish(self.site.data, meals)
        self.cookies = yardsticks.cookies(self.site.data)
        self.lesson = Lesson(binaries, PAGES)
        # valgrind cannot read the debugging information of today's compilers.
        self.tiffin = self.folder / "tiffin"
        subprocess.run(["objcopy", "--strip-debug", TIFFIN, self.tiffin], check=True)
        self.saved = 0

    def row(self, page: Yardstick) -> list[str]:
        ours, theirs = (self.each(start, page) for start in (self.start_tiffin, self.start_c))
        return [page.title, f"{ours:,.0f}", f"{theirs:,.0f}", f"{ours / theirs:.2f}"]

    def each(self, start, page: Yardstick) -> float:
        rest = UNTIL_CLEAN if start == self.start_tiffin else 0
        few, many = (self.count(start, page, asked, rest) for asked in (WARM, WARM + COUNTED))
        return (many - few) / COUNTED

    def count(self, start, page: Yardstick, asked: int, rest: int = 0) -> int:
        """The instructions of a process from its start to its end, with a rest of some seconds after the first page."""
        place, counted = self.folder / "counted.sock", self.folder / "counted"
        place.unlink(missing_ok=True)
        command = [*CALLGRIND, f"--callgrind-out-file={counted}"]
        server = start(command, place, page)
        wait_until(lambda: answers(place) or server.process.poll() is not None, what="the start under callgrind")
        try:
            form = self.form() if page is SAVE else None
            self.ask(place, page, form)
            pause(rest)
            for _ in range(asked - 1):
                self.ask(place, page, form)
        finally:
            server.stop()
        return int(re.search(r"^(?:summary|totals): (\d+)", counted.read_text(), re.M)[1])

    def ask(self, place: Path, page: Yardstick, form: str | None):
        if form is None:
            yardsticks.printed(page, place, self.cookies)
            return
        self.saved += 1
        answer = ask(
            place, "POST", page.address, f"{form}&key=counted{self.saved}".encode(), HTTP_COOKIE=self.cookies[True],
            CONTENT_TYPE="application/x-www-form-urlencoded")
        # C's says nothing of what was saved.
        assert re.search(rb"\r\nLocation: /(meals\?saved=.*)?\r\n", answer), answer[:1_000]

    def form(self) -> str:
        """A meal, with what the session's forms send along."""
        page = self.lesson.samples[PAGES[0]]
        assert not isinstance(page[0], Exception), page[0]
        self.site.start_app()
        token = skeleton.token(yardsticks.printed(PAGES[0], self.site.socket, self.cookies)).decode()
        self.site.app.stop()
        return f"{FORM}&token={token}"

    def start_tiffin(self, command: list[str], place: Path, _: Yardstick) -> Server:
        """One process with one thread, whose socket is its standard input."""
        environment = {
            **self.site.environment, "TIFFIN_TEMPLATES": str(PACKAGE / "Templates"),
            "TIFFIN_ASSETS": str(PACKAGE / "Public"), "SWIFT_DETERMINISTIC_HASHING": "1",
        }
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(str(place))
            listener.listen(64)
            return Server(
                [*command, self.tiffin, "serve", "--threads", "1"], self.folder / "counted.log", environment,
                stdin=listener.fileno())

    def start_c(self, command: list[str], place: Path, page: Yardstick) -> Server:
        program = [self.binaries / page.program, place, self.site.data / "tiffin.db"]
        if page is SAVE:
            return LibfcgiServer([*command, *program, 2], self.folder / "counted.log")
        markup = self.folder / f"{page.program}.markup"
        markup.write_bytes(self.lesson.skeleton(page))
        return LibfcgiServer([*command, *program, markup, 1], self.folder / "counted.log", dict(os.environ))


def measure(binaries: Path, meals: int):
    """Gives a row for each main page and for a save: Tiffin's instructions, those of C, and their ratio."""
    counting = Counting(binaries, meals)
    try:
        # The first start checks all templates, once for all that follow.
        counting.count(counting.start_tiffin, PAGES[0], 1)
        for page in [*PAGES, SAVE]:
            yield counting.row(page)
    finally:
        counting.site.stop()
