"""Another program keeps the database to itself for half a minute while 200 people save."""

import contextlib
import sqlite3

from saving import Ledger
from support.servers import Server
from support.waiting import again_and_again, side_by_side, timed, wait_until

PEOPLE = 200
# More than would be answered in the half minute, if each waited as long as somebody who saves.
PAGES = 12


@contextlib.contextmanager
def locked(site, seconds: int = 30):
    """The program that keeps it, which ends by itself."""
    mark = site.folder / "locked"
    shell = f".shell touch '{mark}' && sleep {seconds} && rm '{mark}'"
    keeping = ["BEGIN EXCLUSIVE", shell, "COMMIT"]
    holder = Server(["sqlite3", site.data / "tiffin.db", *keeping], site.folder / "holder.log")
    try:
        wait_until(mark.exists, "a locked database")
        yield mark
    finally:
        holder.end()


def test_while_the_database_is_locked_pages_are_answered_and_saves_are_refused_with_a_retry_time(new_site, tell):
    site, ledger = new_site(workers=2), Ledger()
    names = [f"meal {chr(97 + n // 26)}{chr(97 + n % 26)}" for n in range(PEOPLE)]
    forms = [site.visitor().get("meals/new").meal_form.fill(name=name, date="2025-11-19") for name in names]
    pages = []

    def send(form):
        return form.answer(redirects=False)

    def look():
        pages.append(timed(lambda: site.request("GET", "meals").status_code))

    with locked(site) as mark:
        with again_and_again(look, pause=0.05):
            refused = side_by_side([lambda form=form: timed(lambda: send(form)) for form in forms])
            # While it lasts: whoever waited for its end would be stored, or have no answer yet.
            is_over = not mark.exists()
    said = {answer.status_code for answer, _ in refused}
    stored = site.visitor().get("meals").list.names
    again = side_by_side([lambda form=form: send(form).status_code for form in forms])
    ledger.answered["meal"] = set(names)
    site.app.stop()

    lost, twice = ledger.check(site.data / "tiffin.db")
    longest, longest_page = (max(seconds for _, seconds in answered) for answered in (refused, pages))
    tell(
        f"{PEOPLE} refused within {longest:.1f} s, {len(pages)} pages beside them within {longest_page:.1f} s; "
        f"then {len(again)} saved, {len(lost)} lost, {len(twice)} twice"
    )
    assert said == {503} and not is_over and stored == []
    assert all(answer.headers["Retry-After"] for answer, _ in refused)
    assert {status for status, _ in pages} == {200}
    assert set(again) == {303} and (lost, twice) == ([], [])


def used(site, *change) -> int:
    """When the one session that there is was used, as it is noted, in seconds since 1970."""
    with contextlib.closing(sqlite3.connect(site.data / "tiffin.db")) as database:
        for statement in change:
            database.execute(statement)
        database.commit()
        return database.execute("SELECT used_at FROM session").fetchone()[0]


def test_pages_are_answered_while_a_locked_database_prevents_recording_the_sessions_use(new_site, tell):
    site = new_site(auth="password")
    visitor = site.set_up()
    long_ago = used(site, "UPDATE session SET used_at = used_at - 90000")

    with locked(site) as mark:
        said = [visitor.get("meals").status for _ in range(PAGES)]
        is_over = not mark.exists()
        noted = used(site)
    visitor.get("meals")

    tell(f"{len(said)} pages while it lasted, and the use was noted after it")
    assert said == [200] * PAGES and not is_over
    assert noted == long_ago < used(site)
