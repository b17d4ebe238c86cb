"""A disk of a test's own, whose power can go."""

import contextlib
import fcntl
import os
from pathlib import Path

from support.waiting import run

# EXT4_IOC_SHUTDOWN, without writing its log first: what the kernel had in memory alone is gone.
SHUTDOWN, NO_LOG_FLUSH = 0x8004587D, (2).to_bytes(4, "little")


class Disk:
    """A file system of its own in a file."""

    def __init__(self, folder: Path):
        self.file, self.place = folder / "disk.img", folder / "disk"
        self.place.mkdir()
        run(["truncate", "-s", "400M", self.file], check=True)
        run(["mkfs.ext4", "-q", "-F", self.file], check=True)

    def mount(self, *options: str) -> bool:
        options = ",".join(("loop", *options))
        return run(["mount", "-o", options, self.file, self.place], capture_output=True).returncode == 0

    def cut(self):
        """From now on each read and write of what is not in memory is an error."""
        root = os.open(self.place, os.O_RDONLY)
        try:
            fcntl.ioctl(root, SHUTDOWN, NO_LOG_FLUSH)
        finally:
            os.close(root)

    def fail(self) -> bool:
        """As after an error of its own: from now on it may only be read."""
        return run(["mount", "-o", "remount,abort", self.place], capture_output=True).returncode == 0

    def fill(self):
        """Takes all the room that is left."""
        with open(self.place / "ballast", "ab", buffering=0) as ballast:
            for size in 1 << 20, 1 << 12:
                with contextlib.suppress(OSError):
                    for _ in range(10_000):
                        ballast.write(bytes(size))

    def make_room(self):
        (self.place / "ballast").unlink()

    def unmount(self) -> bool:
        return run(["umount", self.place], capture_output=True).returncode == 0
