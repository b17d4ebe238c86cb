"""How much memory processes take."""

import contextlib
import re
import threading
from pathlib import Path


def pss_mebibytes(pid: int) -> float:
    """Memory of a process, shared pages counted by its share; 0 for one that is gone."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return int(re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.M)[1]) / 1024
    return 0


class HighWater:
    """The most that a site's processes took together while this lasts, looked at every few hundredths of a second."""

    def __init__(self, site, every: float = 0.03):
        self.site = site
        self.every = every
        self.mebibytes = 0.0
        self.done = threading.Event()
        self.watcher = threading.Thread(target=self._watch)

    def __enter__(self) -> "HighWater":
        self._look()
        self.watcher.start()
        return self

    def __exit__(self, *_):
        self.done.set()
        self.watcher.join()

    def _watch(self):
        while not self.done.wait(self.every):
            self._look()

    def _look(self):
        processes = [self.site.app.pid, *self.site.workers]
        self.mebibytes = max(self.mebibytes, sum(map(pss_mebibytes, processes)))
