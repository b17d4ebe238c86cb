"""The power goes: a file system stops at once, and keeps what had been synced; or only what a recording of writes says."""

import random
import shutil

import pytest
from recording import Recording, State, can_record
from saving import TABLES, Ledger, Savers
from support.waiting import moment, wait_until

CUTS = 15


def test_power_cuts_neither_lose_nor_repeat_a_confirmed_save(new_site, disk, photo, tell):
    ledger = Ledger()
    site = new_site(environment={"TIFFIN_DATA": str(disk.place / "data")}, workers=2)
    savers = Savers(site, ledger, photo, people=16, saves=6_000)

    for cut in range(1, CUTS + 1):
        wait_until(lambda cut=cut: ledger.count > cut * 350, f"cut {cut}")
        savers.is_in_doubt, before = True, savers.refused
        disk.cut()
        # People save just then, and see it.
        wait_until(lambda before=before: savers.refused > before, f"refusals after cut {cut}")
        site.kill()
        wait_until(disk.unmount, "the end of what was on the disk")
        assert disk.mount()
        savers.is_in_doubt = False
        site.start_app()
    savers.finish()
    site.app.stop()

    lost, twice = ledger.check(disk.place / "data/tiffin.db")
    tell(f"{ledger.count} saves, {CUTS} power cuts, {len(lost)} lost, {len(twice)} twice")
    assert (lost, twice) == ([], [])


class Times(dict):
    """Names, and when each was answered."""

    def add(self, name: str):
        self[name] = moment()


class Answers(Ledger):
    """A ledger that knows when."""

    def __init__(self):
        super().__init__()
        self.answered = {kind: Times() for kind in TABLES}

    def before(self, moment: float) -> Ledger:
        ledger = Ledger()
        for kind, times in self.answered.items():
            ledger.answered[kind] = {name for name, at in times.items() if at < moment}
        return ledger


@pytest.mark.skipif(not can_record(), reason="nobody may look at other programs' calls here, or strace is missing")
def test_a_power_cut_before_any_write_to_the_disk_loses_no_confirmed_save(new_site, tmp_path, photo, tell):
    site = new_site(workers=2)
    answers, database, folder = Answers(), site.data / "tiffin.db", tmp_path / "after"
    files = [database, database.with_name("tiffin.db-wal")]
    # What was there already is on the disk.
    recording = Recording([site.app.pid, *site.workers], tmp_path / "recording")
    begun = moment()
    state = State({str(file): bytearray(file.read_bytes()) for file in files if file.exists()})
    copied = moment()
    Savers(site, answers, photo, people=8, saves=400).finish()
    site.app.stop()
    calls = recording.stop(files)
    assert not [call for call in calls if begun < call.begin < copied], "written while its state was read"

    losses, cuts, chance = [], 0, random.Random(20)
    for call in calls:
        if call.begin > copied and call.is_sync:
            # Just before the disk has it.
            cuts += 1
            ledger = answers.before(call.end)
            for pieces in (None, chance):
                state.write(folder, pieces)
                losses += [found for found in ledger.check(folder / "tiffin.db") if found]
        if call.begin > copied:
            state.take(call)
    shutil.rmtree(folder)

    checkpoints = sum(call.is_sync and call.path == str(database) for call in calls)
    tell(f"{answers.count} saves, cut at each of {cuts} writes to the disk, {checkpoints} of them of the log into the database")
    assert losses == []
    assert answers.count == 400 and cuts > 40 and checkpoints > 1
