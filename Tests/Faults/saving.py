"""People who save meals with photos, plan entries and groceries, and a ledger of what was answered."""

import contextlib
import datetime
import secrets
import sqlite3
from collections import Counter
from urllib.parse import urlencode

import requests
from support.visitor import multipart
from support.waiting import Background, timed, wait_until

# Where what was saved stands in the database; photos apart, meals with one are looked up by their names too.
TABLES = {"meal": "meal", "photo": "meal", "plan": "plan_entry", "groceries": "grocery_item"}
AMOUNT = "500 g"
# Whether all of it is there; and how often it is in one row: a line of the list takes in what is added to it again.
WHOLE = {"photo": "photo_id IN (SELECT id FROM photo)"}
TIMES = {"groceries": f"1 + (quantity <> '{AMOUNT}')"}

# One of eleven saves each; the others are meals.
KINDS = {0: "groceries", 1: "plan", 2: "photo"}
# A list ends at a thousand lines, and its page shows all of them, as the plan's shows what is planned: then all are meals.
LINES = 300
# A web server without Tiffin, and Tiffin without its database: it is sent again.
UNSURE = (303, 500, 502, 503, 504, 507)
# A picture on a machine that is busy, which is sent again too; and where a drill takes away what decoding needs.
TOO_SLOW = "took too long to read"
NOT_NOW = "cannot be read right now"


class Ledger:
    """What was answered as saved, by kind."""

    def __init__(self):
        self.answered: dict[str, set[str]] = {kind: set() for kind in TABLES}

    @property
    def count(self) -> int:
        return sum(map(len, self.answered.values()))

    def check(self, database) -> tuple[list[str], list[str]]:
        """What was answered and is not there, and what is there twice. A damaged database is an error."""
        lost, twice = [], []
        with contextlib.closing(sqlite3.connect(database)) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert database.execute("PRAGMA foreign_key_check").fetchall() == []
            for kind, names in self.answered.items():
                columns = f"name, {WHOLE.get(kind, '1')}, {TIMES.get(kind, '1')}"
                rows = database.execute(f"SELECT {columns} FROM {TABLES[kind]} WHERE deleted_at IS NULL").fetchall()
                found = [row for row in rows if row[0].startswith(f"{kind} ")]
                lost += names - {name for name, is_whole, _ in found if is_whole}
                counts = Counter()
                for name, _, times in found:
                    counts[name] += times
                twice += [name for name, count in counts.items() if count > 1]
        return lost, twice


class Savers:
    """So many people side by side. Each sends a form with its key until it is answered, as browsers and people do."""

    def __init__(self, site, ledger: Ledger, photo: bytes, people: int, saves: int, first: int = 0, sent_again=(TOO_SLOW,)):
        self.site, self.ledger, self.photo, self.sent_again = site, ledger, photo, sent_again
        self.token = site.visitor().get("meals/new").meal_form["token"]
        self.is_over = False
        # What is answered while the power goes may come from a machine that has none any more: it is sent again.
        self.is_in_doubt = False
        self.longest = 0.0
        # How many answers were no save, roughly: many count.
        self.refused = 0
        self.running = [Background(lambda n=n: self._save(range(first + n, saves, people))) for n in range(people)]

    def finish(self):
        [saver.value() for saver in self.running]

    def stop(self):
        """Lets them stop where they are; what is not answered then is not waited for."""
        self.is_over = True
        self.finish()

    @property
    def are_done(self) -> bool:
        return all(saver.is_done for saver in self.running)

    def _save(self, numbers):
        session = self.site.visitor().session
        for number in numbers:
            kind = self._kind(number)
            path, body, content_type = self._form(kind, number)

            def is_saved(path=path, body=body, content_type=content_type):
                with contextlib.suppress(requests.RequestException):
                    head = {"Content-Type": content_type}
                    answer, seconds = timed(
                        lambda: session.post(self.site.url(path), data=body, headers=head, allow_redirects=False)
                    )
                    is_unsure = answer.status_code in UNSURE or any(words in answer.text for words in self.sent_again)
                    assert is_unsure, (answer.status_code, answer.text.split("<main")[-1][:2000])
                    self.longest = max(self.longest, seconds)
                    self.refused += answer.status_code != 303
                    return answer.status_code == 303 and not self.is_in_doubt

            wait_until(lambda save=is_saved: self.is_over or save(), f"an answer for {kind} {number}")
            if self.is_over:
                return
            self.ledger.answered[kind].add(self._name(kind, number))

    @staticmethod
    def _kind(number: int) -> str:
        kind = KINDS.get(number % 11, "meal")
        return "meal" if kind in ("groceries", "plan") and number > LINES * 11 else kind

    @staticmethod
    def _name(kind: str, number: int) -> str:
        """In letters: a number would be read as how many of it to buy."""
        return f"{kind} " + "".join("abcdefghij"[int(digit)] for digit in str(number))

    def _form(self, kind: str, number: int) -> tuple[str, bytes | str, str]:
        name = self._name(kind, number)
        always = [("token", self.token), ("key", secrets.token_hex(16))]
        if kind in ("meal", "photo"):
            meal = [("name", name), ("category", "Lunch"), ("date", "2025-11-19"), ("calories", "300")]
            picture = ("meal.jpg", "image/jpeg", self.photo) if kind == "photo" else ("", "application/octet-stream", b"")
            return "meals", *multipart([*always, *meal, ("photo", picture)])
        plan = [("day", str(datetime.date(2025, 1, 1) + datetime.timedelta(number % 365))), ("slot", ""), ("text", name), ("add", "1")]
        path, fields = ("groceries", [("name", f"{AMOUNT} {name}")]) if kind == "groceries" else ("plan/entries", plan)
        return path, urlencode(always + fields), "application/x-www-form-urlencoded"
