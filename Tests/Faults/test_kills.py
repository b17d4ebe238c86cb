"""Workers, the supervisor and the web server killed at random while people save."""

import collections
import contextlib
import os
import random
import signal

from saving import Ledger, Savers
from support.servers import answers, children
from support.waiting import wait_until

SAVES = 10_000


def kill(*processes: int):
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def kill_a_worker(site):
    # All of them are there: one that ends while Tiffin starts ends it, for systemd to start it again.
    kill(random.choice(site.all_workers))


def kill_tiffin(site):
    site.kill()
    wait_until(lambda: not answers(site.socket), "an end of the old workers")
    site.start_app()


def kill_the_supervisor(site):
    # Its workers end by themselves, with what they are saving.
    site.app.stop(signal.SIGKILL)
    wait_until(lambda: not answers(site.socket), "an end of the orphaned workers")
    site.start_app()


def kill_the_web_server(site):
    kill(site.web.pid, *children(site.web.pid))
    site.web.end()
    site.start_web()


KINDS = [kill_a_worker, kill_a_worker, kill_a_worker, kill_tiffin, kill_the_supervisor, kill_the_web_server]


def kinds_at_random():
    """One for each save at most; of each kind as many as there are of it, whatever is drawn."""
    for _ in range(SAVES // len(KINDS)):
        yield from random.sample(KINDS, len(KINDS))


def test_random_kills_neither_lose_nor_repeat_a_confirmed_save_nor_leave_files_behind(new_site, photo, tell, tmp_path):
    site = new_site(workers=3, environment={"TMPDIR": str(tmp_path)})
    ledger, kills = Ledger(), collections.Counter()
    savers = Savers(site, ledger, photo, people=16, saves=SAVES)

    for kill_something in kinds_at_random():
        # Some saves lie between two kills, else nobody would ever be answered.
        enough = min(ledger.count + 80, SAVES)
        wait_until(lambda enough=enough: ledger.count >= enough, "more saves")
        if ledger.count >= SAVES:
            break
        kill_something(site)
        kills[kill_something.__name__] += 1
    savers.finish()
    site.app.stop()

    lost, twice = ledger.check(site.data / "tiffin.db")
    tell(f"{ledger.count} saves, {kills.total()} kills, {len(lost)} lost, {len(twice)} twice; {dict(kills)}")
    assert ledger.count == SAVES and (lost, twice) == ([], [])
    assert all(kills[kind.__name__] >= 10 for kind in KINDS)
    # Those that decoded them were killed.
    assert [str(left) for left in tmp_path.glob("tiffin-photo-*")] == []
