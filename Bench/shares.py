"""A part of a processor for some processes: a control group of the kernel's, which root alone can make."""

import contextlib
import os
import tempfile
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
# Shorter than the kernel's own tenth of a second: nobody stands still for long.
PERIOD = 50_000


def can_be_given() -> bool:
    """For root, where groups of the second kind may limit processors."""
    told = place() / "cgroup.subtree_control"
    return os.access(place(), os.W_OK) and (not told.exists() or "cpu" in told.read_text().split())


def place() -> Path:
    """Where groups with a limit are made, in the kernel's first kind of them and in its second."""
    return GROUPS / "cpu" if (GROUPS / "cpu").is_dir() else GROUPS


@contextlib.contextmanager
def share(part: float, pids: list[int]):
    """As long as the block runs, all of these and what they start have such a part of one processor between them."""
    group = Path(tempfile.mkdtemp(prefix="tiffin-", dir=place()))
    try:
        limit(group, round(part * PERIOD))
        move(pids, group)
        yield
    finally:
        move(map(int, (group / "cgroup.procs").read_text().split()), place())
        group.rmdir()


def limit(group: Path, microseconds: int):
    if (group / "cpu.max").exists():
        (group / "cpu.max").write_text(f"{microseconds} {PERIOD}")
    else:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(microseconds))


def move(pids, group: Path):
    for pid in pids:
        # It may have ended meanwhile.
        with contextlib.suppress(ProcessLookupError):
            (group / "cgroup.procs").write_text(str(pid))
