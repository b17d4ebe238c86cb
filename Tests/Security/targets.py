"""Where sqlmap tries to get into a statement of Tiffin's."""

from dataclasses import dataclass

from scanned import Scanned
from scanners import Report, sqlmap


@dataclass
class Target:
    """Parameters of an address. `{}` stands for what the site says: an id, a token, a cursor.

    A `*` in the path is a place to be tried.
    """

    path: str
    parameters: str = ""
    form: str = ""
    is_open: bool = False
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{'POST' if self.form else 'GET'} {self.path} {self.parameters}".strip()

    def try_on(self, scanned: Scanned) -> Report:
        cookie = scanned.stranger if self.is_open else scanned.owner
        return sqlmap(scanned.url(self.path), self.parameters, cookie, scanned.fill(self.form), self.options)


# One try costs a password's hash there: the tests for other databases are left out where no statement can be reached.
SLOW = ("--tamper", "xforwardedfor")
SLOW_AND_SHORT = (*SLOW, "--dbms", "SQLite")

TARGETS = [
    Target("sign-in", "username", "token={guest}&username=alice&password=wrong", is_open=True, options=SLOW),
    Target("sign-in", "password", "token={guest}&username=alice&password=wrong", is_open=True, options=SLOW_AND_SHORT),
    Target(
        "sign-in", "user-agent", "token={guest}&username=alice&password=correct+horse+battery", is_open=True,
        options=SLOW_AND_SHORT,
    ),
    Target("sign-in?next=/meals", "next", is_open=True),
    Target("{join}*", is_open=True),
    Target("{reset}*", is_open=True),
    Target("meals?q=meal&category=snack", "q,category"),
    Target("meals?after={after}", "after"),
    Target("meals?open=3&added=3", "open,added"),
    Target("meals/3?list=q%3Dmeal&from=meal", "list,from"),
    Target("meals/3*"),
    Target("photos/1*/small"),
    Target("diary/2026-01-15*"),
    Target("diary/2026-01-16?fill=3&category=Lunch&copied=3.4", "fill,category,copied"),
    Target("diary?day=2026-01-15", "day"),
    Target("trends?days=30", "days"),
    Target("account?did=renamed", "did"),
    # Days far from all others: what is saved there has to be read by no other target, also not as the day before.
    Target("diary/2026-04-10/meals", "time,carbs", "token={token}&name=Toast&time=08:00&carbs=1&protein=1&fat=1"),
    Target("diary/2026-04-20/meals", "name", "token={token}&name=Toast&time=08:00&carbs=1&protein=1&fat=1"),
    Target("meals", "name,notes,date", "token={token}&name=Soup&date=2026-02-15&notes=hot&category=Lunch"),
    Target("meals", "key,category,list", "token={token}&name=Soup&date=2026-02-15&key=abc&category=Lunch&list=q%3Dx"),
    Target("meals/4", "revision,name", "token={token}&name=Soup&date=2026-02-15&revision=1"),
    Target("meals/4/rating", "rating", "token={token}&rating=3"),
    Target("settings", "calorie_goal,section", "token={token}&section=goals&calorie_goal=1800"),
    Target("account/name", "name", "token={token}&name=Alice"),
    Target("household/members/2/role", "role", "token={token}&role=member"),
    Target("household/members/2*/role", form="token={token}&role=member"),
]
