"""All scans go on in the background from the start, two at a time; each test waits for its own."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from threading import Lock

import planted as holes
from scanners import sqlmap, wapiti
from targets import TARGETS
from walk import LOOKING, SCRIPTS, TRYING, Walk
from walks import WALKS


class Scans:
    """What was begun, by name."""

    # What each took and found, by name, for whoever reads the run.
    told: dict[str, str] = {}

    def __init__(self):
        self.pool = ThreadPoolExecutor(int(os.environ.get("TIFFIN_SCANS_AT_ONCE", "2")))
        self.begun = {}
        # While one scan tries passwords, another that does hears "busy" now and then, and takes that for a difference.
        self.passwords = Lock()

    def begin_all(self, planted, inside, crawled, queried, tests: list[str]):
        """Those that one of the tests asks for."""
        form = f"token={holes.TOKEN}&username=alice&password=x"
        # The first takes longest: each try costs a password's hash.
        for target in TARGETS:
            self._begin(target.name, tests, target.try_on, queried)
        for walk in WALKS:
            self._begin(walk.name, tests, self._in_turn(walk), crawled, inside.url)
        self._begin(
            "planted, wapiti", tests, wapiti, planted.url(""), holes.COOKIE, [*LOOKING, *TRYING, "ssrf", *SCRIPTS],
            inside.url,
        )
        self._begin("planted, q", tests, sqlmap, planted.url("meals?q=tea"), "q", holes.COOKIE)
        self._begin("planted, username", tests, sqlmap, planted.url("sign-in"), "username", holes.COOKIE, form)

    def _in_turn(self, walk: Walk):
        """A walk past the doors waits until no other is there."""

        def go(*arguments):
            with self.passwords if walk.tries_passwords else nullcontext():
                return walk.go(*arguments)

        return go

    def _begin(self, name: str, tests: list[str], scan, *arguments):
        if any(f"[{name}]" in test for test in tests):
            self.begun[name] = self.pool.submit(self._timed, name, scan, *arguments)

    def _timed(self, name: str, scan, *arguments):
        start = time.monotonic()
        report = scan(*arguments)
        found = report.found or "nothing found"
        self.told[name] = f"{time.monotonic() - start:.0f} s, {report.busy:.0f} s of a core, {found}"
        return report

    def __getitem__(self, name: str):
        return self.begun[name].result()

    def __enter__(self) -> "Scans":
        return self

    def __exit__(self, *_):
        self.pool.shutdown(cancel_futures=True)
