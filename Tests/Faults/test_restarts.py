"""What is restarted in a day, while people save: Tiffin, its workers, the web server; and a socket that is removed."""

import signal

from saving import Ledger, Savers
from support.servers import answers
from support.waiting import wait_until

SAVES = 3_000


def restart_tiffin(site):
    assert site.app.stop() == 0
    site.start_app()


def replace_the_workers(site):
    before = site.all_workers
    site.app.process.send_signal(signal.SIGHUP)
    wait_until(lambda: not set(before) & set(site.workers), "new workers")


def restart_the_web_server(site):
    """As its unit does: it finishes what it has begun."""
    site.web.stop(signal.SIGQUIT)
    site.start_web()


def reload_the_web_server(site):
    site.web.process.send_signal(signal.SIGHUP)


def remove_the_socket(site):
    site.socket.unlink()
    wait_until(lambda: answers(site.socket), "a socket that is made anew")


def test_restarts_and_a_removed_socket_neither_lose_nor_repeat_a_confirmed_save(new_site, photo, tell):
    site, ledger, done = new_site(workers=3), Ledger(), 0
    works = [restart_tiffin, replace_the_workers, restart_the_web_server, reload_the_web_server, remove_the_socket]
    savers = Savers(site, ledger, photo, people=16, saves=SAVES)

    while ledger.count < SAVES - 100:
        enough = ledger.count + 100
        wait_until(lambda enough=enough: ledger.count >= enough or savers.are_done, "more saves")
        works[done % len(works)](site)
        done += 1
    savers.finish()
    site.app.stop()

    lost, twice = ledger.check(site.data / "tiffin.db")
    tell(f"{ledger.count} saves, {done} restarts and removals, {len(lost)} lost, {len(twice)} twice")
    assert ledger.count == SAVES and done >= 2 * len(works) and (lost, twice) == ([], [])
