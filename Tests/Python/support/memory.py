"""How much memory processes take."""

import contextlib
import re
from pathlib import Path

from support.waiting import again_and_again


def pss_mebibytes(pid: int) -> float:
    """Memory of a process, shared pages counted by its share; 0 for one that is gone."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return int(re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.M)[1]) / 1024
    return 0


class HighWater:
    """The most that a site's processes took together while this lasts, looked at every few hundredths of a second."""

    def __init__(self, site):
        self.site = site
        self.mebibytes = 0.0
        self.watching = again_and_again(self._look, pause=0.03)

    def __enter__(self) -> "HighWater":
        self._look()
        self.watching.__enter__()
        return self

    def __exit__(self, *error):
        self.watching.__exit__(*error)

    def _look(self):
        processes = [self.site.app.pid, *self.site.workers]
        self.mebibytes = max(self.mebibytes, sum(map(pss_mebibytes, processes)))
