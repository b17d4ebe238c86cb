"""Waiting for what happens: each wait has an end, and none is a guess at how long something takes.

The only place that looks at the time, so that no test does.
"""

import contextlib
import datetime
import os
import subprocess
import threading
import time

import requests

# The longest that a test waits for what must happen, in seconds. Only what never happens takes so long.
UNTIL_HUNG = 120


def wait_until(condition, what: str = "this"):
    """The condition's first true value; an error where there is none."""
    end, looks = time.monotonic() + UNTIL_HUNG, 0
    # Some looks at least: a machine may stand still for a while.
    while looks < 10 or time.monotonic() < end:
        if value := condition():
            return value
        time.sleep(0.01)
        looks += 1
    raise TimeoutError(f"{what} did not happen within {UNTIL_HUNG} s")


def pause(seconds: float):
    """The pace of a stand-in that is slow. Never time for what is tested: that is waited for, by `wait_until`."""
    time.sleep(seconds)


def timed(work):
    """What the work gives, and the seconds that it took: a figure to be told, never one that fails a test."""
    begin = time.monotonic()
    return work(), time.monotonic() - begin


def moment() -> float:
    """Seconds of the clock on the wall, by which what others recorded is put in order."""
    return time.time()


def lasting(seconds: float):
    """Says from then on whether so many seconds are over: for a drill that lasts for as long as it is told."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end


class Background:
    """Work on a thread of its own, which nothing waits for longer than it should."""

    def __init__(self, work):
        self._work = work
        self._value = self._error = None
        self._done = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self):
        try:
            self._value = self._work()
        except BaseException as error:
            self._error = error
        self._done.set()

    @property
    def is_done(self) -> bool:
        return self._done.is_set()

    def value(self):
        """Waits for it, and gives what the work gave."""
        # Of many side by side each has to wait for the others.
        if not self._done.wait(5 * UNTIL_HUNG):
            raise TimeoutError(f"{self._work} came to no end")
        if self._error:
            raise self._error
        return self._value


def side_by_side(works) -> list:
    """Does everything at the same time, and gives what each gave; an error of one is an error of all."""
    return [thread.value() for thread in [Background(work) for work in works]]


@contextlib.contextmanager
def again_and_again(work, times: int = 1, pause: float = 0):
    """Does something over and over, `times` side by side, until the block is left; an error of one is an error of all."""
    is_over = threading.Event()

    def run():
        while not is_over.wait(pause):
            work()

    threads = [Background(run) for _ in range(times)]
    try:
        yield
    finally:
        is_over.set()
    for thread in threads:
        thread.value()


def meeting(parties: int):
    """What each of so many threads calls to wait for the others; an error for all where one does not come."""
    return threading.Barrier(parties, timeout=UNTIL_HUNG).wait


def run(command, **options) -> subprocess.CompletedProcess:
    """A program up to its end."""
    return subprocess.run(list(map(str, command)), timeout=UNTIL_HUNG, **options)


def run_for_long(command, **options) -> subprocess.CompletedProcess:
    """A program that others' servers may keep waiting, up to its end."""
    return subprocess.run(list(map(str, command)), timeout=15 * UNTIL_HUNG, **options)


class Session(requests.Session):
    """Of a client that nobody's proxy stands before, and that waits for each answer, but not for ever."""

    def __init__(self):
        super().__init__()
        self.trust_env = False

    def request(self, method, url, **options):
        options.setdefault("timeout", UNTIL_HUNG)
        return super().request(method, url, **options)


def be_where_it_is_day():
    """Chooses a time zone, for all that is started too, in which it is some hours to midnight: no test meets one."""
    is_day = 6 <= datetime.datetime.now(datetime.UTC).hour < 18
    os.environ["TZ"] = "UTC" if is_day else "Pacific/Tarawa"
    time.tzset()
