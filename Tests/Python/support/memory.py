"""How much memory processes take."""

import contextlib
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

from support.servers import children
from support.waiting import again_and_again


def pss_mebibytes(pid: int) -> float:
    """Memory of a process, shared pages counted by its share; 0 for one that is gone."""
    return _mebibytes(pid, "Pss")


def own_mebibytes(pid: int) -> float:
    """Memory that a process has written, whoever else runs the same program meanwhile; 0 for one that is gone."""
    return _mebibytes(pid, "Pss_Anon")


def _mebibytes(pid: int, name: str) -> float:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return int(re.search(rf"^{name}:\s+(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.M)[1]) / 1024
    return 0


@contextlib.contextmanager
def standing_still(pids: list[int]) -> Iterator[None]:
    """Stops processes, so that nothing is counted twice that one gives back and another takes while they are read."""
    try:
        _signal(pids, signal.SIGSTOP)
        yield
    finally:
        _signal(pids, signal.SIGCONT)


def _signal(pids: list[int], number: signal.Signals):
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)


class HighWater:
    """The most that a site's processes took together while this lasts, those that decode pictures among them, and those
    of its web server where these are wanted, looked at every few hundredths of a second."""

    def __init__(self, site, with_web_server: bool = False):
        self.site = site
        self.web_server = [site.web.pid, *children(site.web.pid)] if with_web_server else []
        self.mebibytes = 0.0
        self.watching = again_and_again(self._look, pause=0.03)

    def __enter__(self) -> "HighWater":
        self._look()
        self.watching.__enter__()
        return self

    def __exit__(self, *error):
        self.watching.__exit__(*error)

    def _look(self):
        workers = self.site.workers
        processes = [self.site.app.pid, *workers, *self.web_server]
        with standing_still(processes):
            decoders = [child for worker in workers for child in children(worker)]
            together = sum(map(pss_mebibytes, processes + decoders))
        self.mebibytes = max(self.mebibytes, together)
