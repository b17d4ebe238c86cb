"""The power goes: a file system stops at once, and keeps what had been synced."""

import fcntl
import os
import signal

import pytest
from saving import Ledger, Savers
from support.waiting import run, wait_until

# EXT4_IOC_SHUTDOWN, without writing its log first: what the kernel had in memory alone is gone.
SHUTDOWN, NO_LOG_FLUSH = 0x8004587D, (2).to_bytes(4, "little")
CUTS = 15


class Disk:
    """A file system of its own in a file."""

    def __init__(self, folder):
        self.file, self.place = folder / "disk.img", folder / "disk"
        self.place.mkdir()
        run(["truncate", "-s", "400M", self.file], check=True)
        run(["mkfs.ext4", "-q", "-F", self.file], check=True)

    def mount(self) -> bool:
        return run(["mount", "-o", "loop", self.file, self.place], capture_output=True).returncode == 0

    def cut(self):
        root = os.open(self.place, os.O_RDONLY)
        try:
            fcntl.ioctl(root, SHUTDOWN, NO_LOG_FLUSH)
        finally:
            os.close(root)

    def unmount(self) -> bool:
        return run(["umount", self.place], capture_output=True).returncode == 0


@pytest.fixture
def disk(tmp_path):
    if os.geteuid() != 0:
        pytest.skip("a disk can only be mounted by root")
    disk = Disk(tmp_path)
    if not disk.mount():
        pytest.skip("no file can be mounted as a disk here")
    yield disk
    run(["umount", "--lazy", disk.place], capture_output=True)


def test_power_cuts_lose_nothing_that_was_answered(new_site, disk, photo, tell):
    ledger = Ledger()
    site = new_site(environment={"TIFFIN_DATA": str(disk.place / "data")}, workers=2, threads=4)
    savers = Savers(site, ledger, photo, people=16, saves=6_000)

    for cut in range(1, CUTS + 1):
        wait_until(lambda cut=cut: ledger.count > cut * 350 or savers.are_done, f"cut {cut}")
        savers.is_in_doubt = True
        disk.cut()
        for process in [*site.workers, site.app.pid]:
            os.kill(process, signal.SIGKILL)
        site.app.end()
        wait_until(disk.unmount, "the end of what was on the disk")
        assert disk.mount()
        savers.is_in_doubt = False
        site.start_app()
    savers.finish()
    site.app.stop()

    lost, twice = ledger.check(disk.place / "data/tiffin.db")
    tell(f"{ledger.count} saves, {CUTS} power cuts, {len(lost)} lost, {len(twice)} twice")
    assert (lost, twice) == ([], [])
