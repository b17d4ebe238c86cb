"""The power goes: a file system stops at once, and keeps what had been synced."""

import os
import signal

from saving import Ledger, Savers
from support.waiting import wait_until

CUTS = 15


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
