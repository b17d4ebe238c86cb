"""The ways that wapiti goes through Tiffin: short ones, since its limits are by folder and by module."""

from collections.abc import Callable
from dataclasses import dataclass, field

from scanned import Scanned
from scanners import Report, wapiti

# Modules: what is looked at, what is tried in fields, and what is tried for scripts and looked for on other pages.
LOOKING = ["csp", "http_headers", "cookieflags", "csrf"]
TRYING = ["sql", "exec", "file", "redirect", "crlf"]
SCRIPTS = ["xss", "permanentxss"]

# What would end the walk, files, and what has no walk of its own yet.
ENDS = ["sign-out", "account/sessions*", "account/password", "assets*", "recipes*", "plan*", "groceries*"]
OWN = ["account*", "household*", "settings*"]
# Their forms have a photo, and what wapiti picks as one is none: no meal is saved, and to say so takes 50 ms each time.
MARKS = ["meals/1/favourite", "meals/1/rating", "meals/1/repeat", "meals/1/delete"]
WITH_PHOTO = ["meals/new*", "meals/1/edit*"]


def other_days(scanned: Scanned) -> list[str]:
    """One day stands for all days."""
    return [f"diary/{day}*" for day in scanned.days if day != scanned.today]


def other_meals(_: Scanned) -> list[str]:
    """One meal stands for all meals."""
    return [f"meals/{number}*" for number in range(2, 50)]


@dataclass
class Walk:
    """A part of the site, with all forms on its pages. `{}` stands for what the site says.

    - begin: paths; what they link to is walked too.
    - leave_out: paths that are never asked for; `*` stands for anything.
    - reached: method, path and status of what must have been answered, or the walk says nothing.
    - reread: a page that shows what was saved, and must have been looked at after each try.
    - form: sent to the first path, which is not looked for in a page then. No link is followed.
    - skip: fields in which nothing is tried.
    """

    name: str
    begin: list[str]
    reached: list[tuple[str, str, str]]
    leave_out: list[str] = field(default_factory=list)
    leave_out_too: Callable[[Scanned], list[str]] = lambda _: []
    reread: str = ""
    form: str = ""
    skip: tuple[str, ...] = ()
    modules: list[str] = field(default_factory=lambda: LOOKING + TRYING + SCRIPTS)
    is_open: bool = False

    def go(self, scanned: Scanned) -> Report:
        leave_out = self.leave_out + self.leave_out_too(scanned)
        first, *others = (scanned.url(path) for path in self.begin)
        return wapiti(
            first, scanned.stranger if self.is_open else scanned.owner, self.modules, called=self.name, begin_at=others,
            leave_out=[scanned.url(path) for path in leave_out], form=scanned.fill(self.form), skip=self.skip,
        )  # fmt: skip


MEAL = (
    "token={token}&key=k&list=q%3Dsoup&name=Soup&date={today}&time=12:00&category=&category_other=Brunch"
    "&calories=90&carbs=1&protein=1&fat=1&notes=Hot&rating=3&favourite=1"
)
ENTRY = "token={token}&name=Toast&time=08:00&category=Brunch&carbs=1&protein=1&fat=1"

WALKS = [
    Walk(
        "a day",
        begin=["diary/{today}", "trends", "export/meals.csv"],
        leave_out=[*ENDS, *OWN, "meals*"],
        leave_out_too=other_days,
        reached=[
            ("GET", "/diary/N-N-N", "200"), ("GET", "/diary/N-N-N/copy", "200"), ("GET", "/trends", "200"),
            ("GET", "/export/meals.csv", "200"), ("POST", "/diary/N-N-N/meals", "422"),
            ("POST", "/diary/N-N-N/copy", "303"),
        ],
    ),
    Walk(
        "meals",
        begin=["meals", "meals/1"],
        leave_out=[*ENDS, *OWN, *WITH_PHOTO, "diary*", "trends*", "meals/1/delete"],
        leave_out_too=other_meals,
        reached=[
            ("GET", "/meals", "200"), ("GET", "/meals/N", "200"), ("POST", "/meals/N/rating", "303"),
            ("POST", "/meals/N/favourite", "303"), ("POST", "/meals/N/repeat", "303"),
        ],
    ),
    Walk(
        "the form of a meal",
        begin=["meals/new?list=q%3Dmeal", "meals/new?copy=1", "meals/1/edit?list=q%3Dmeal&from=meal"],
        leave_out=[*ENDS, *OWN, "diary*", "trends*", "meals", "meals?*", "meals/1", "meals/1?*", *MARKS],
        leave_out_too=other_meals,
        reached=[("GET", "/meals/new", "200"), ("GET", "/meals/N/edit", "200")],
    ),
    Walk(
        "photos",
        begin=["meals/new", "meals/1/edit"],
        leave_out=[*ENDS, *OWN, "diary*", "trends*", "meals?*", "meals/1?*", "meals/new?*", "meals/1/edit?*", *MARKS],
        leave_out_too=other_meals,
        skip=("name", "category", "category_other", "date", "time", "carbs", "protein", "fat", "calories", "notes",
              "rating", "favourite", "remove_photo", "revision", "key", "list", "from"),
        reached=[("POST", "/meals", "422"), ("POST", "/meals/N", "422")],
    ),
    Walk(
        "saving a meal", begin=["meals"], form=MEAL, modules=LOOKING + TRYING, reached=[("POST", "/meals", "303")],
    ),
    Walk(
        # On the last of days, so that they are the first in the list, whatever the others save meanwhile.
        "saved meals in the list", begin=["meals", "meals", "trends"], form=MEAL.replace("{today}", "2099-12-31"),
        modules=SCRIPTS, reached=[("POST", "/meals", "303")], reread="/meals",
    ),
    Walk(
        "changing a meal",
        begin=["meals/2", "meals/2", "meals/2/edit", "meals?open=2", "diary/{today}"],
        form="token={token}&key=k&revision=1&list=q%3Dsoup&name=Soup&date={today}&time=12:00&category=Lunch"
        "&calories=90&carbs=1&protein=1&fat=1&notes=Hot&rating=3",
        reached=[("POST", "/meals/N", "303"), ("POST", "/meals/N", "409"), ("GET", "/meals/N", "200")],
    ),
    Walk(
        "the quick entry", begin=["diary/2026-01-20/meals"], form=ENTRY, modules=[*LOOKING, "sql", "redirect", "crlf"],
        reached=[("POST", "/diary/N-N-N/meals", "303")],
    ),
    Walk(
        "quick entries on their day", begin=["diary/2026-01-21/meals", "diary/2026-01-21"], form=ENTRY, modules=SCRIPTS,
        reached=[("POST", "/diary/N-N-N/meals", "303")], reread="/diary/N-N-N",
    ),
    Walk(
        "one's own",
        begin=["settings", "account", "household"],
        leave_out=[
            *ENDS, "diary*", "trends*", "meals*", "export*", "household/leave", "household/members/*/role",
            # A new link to a new password ends the one that the stranger walks.
            "household/members/*/remove", "household/members/3/password",
        ],
        reached=[
            ("GET", "/settings", "200"), ("GET", "/account", "200"), ("GET", "/account/delete", "200"),
            ("GET", "/household", "200"), ("POST", "/settings", "303"), ("POST", "/account/name", "303"),
            ("POST", "/account/delete", "422"), ("POST", "/household/name", "303"),
            ("POST", "/household/invitations", "200"), ("POST", "/household/members/N/password", "200"),
        ],
    ),
    Walk(
        "as a stranger",
        begin=["sign-in?next=/meals", "setup", "{join}", "{reset}", "meals?q=soup", "healthz"],
        leave_out=["assets*"],
        reached=[
            ("GET", "/join/…", "200"), ("GET", "/reset/…", "200"), ("GET", "/meals", "303"),
            ("POST", "/sign-in", "422"), ("POST", "/join/…", "422"), ("POST", "/reset/…", "422"),
        ],
        is_open=True,
    ),
]  # fmt: skip
