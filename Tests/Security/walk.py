"""A way that wapiti goes through Tiffin: a short one, since its limits are by folder and by module."""

from collections.abc import Callable
from dataclasses import dataclass, field

from scanned import Scanned
from scanners import Report, wapiti

# Modules: what is looked at, what is tried in fields, and what is tried for scripts and looked for on other pages.
LOOKING = ["csp", "http_headers", "cookieflags", "csrf"]
TRYING = ["sql", "exec", "file", "redirect", "crlf"]
SCRIPTS = ["xss", "permanentxss"]

# What would end the walk, or has no end, as the table of foods; and the parts of the site: what has a walk of its own is
# left out of the others.
ENDS = ["sign-out", "account/sessions*", "account/password", "assets*", "foods*", "meals/*/foods*"]
OWN = ["account*", "household*", "settings*"]
DIARY = ["diary*", "trends*", "meals*", "export/meals*", "photos*"]
RECIPES, PLAN, GROCERIES = ["recipes*"], ["plan*"], ["groceries*", "export/groceries*"]


def others(folder: str, own: str = "") -> list[str]:
    """One day, and one thing, stands for all of its kind: the others' addresses, of which there is no end."""
    digits = "0123456789"
    other = [f"{own[:place]}{digit}*" for place, mine in enumerate(own) for digit in digits if digit != mine]
    longer = [f"{own}{digit}*" for digit in digits]
    shorter = [f"{own[:place]}{end}" for place in range(1, len(own)) for end in ("", "/*", "?*")]
    return [f"{folder}/{name}" for name in other + longer + shorter]


@dataclass
class Walk:
    """A part of the site, with all forms on its pages. `{}` stands for what the site says.

    - begin: paths; what they link to is walked too.
    - leave_out: paths that are never asked for; `*` stands for anything.
    - leave_out_too: more of them, by what the site says to who walks.
    - reached: method, path and status of what must have been answered, or the walk says nothing.
    - reread: a page that shows what was saved, and must have been looked at after each try.
    - form: sent to the first path, which is not looked for in a page then. No link is followed.
    - skip: fields in which nothing is tried.
    - tries_passwords: each try is hashed, of which Tiffin does few at once.
    - at_once: how many tries are made at the same time. Of passwords only one: else some are told that Tiffin is busy,
      others that they are wrong, and that is taken for a statement's answers.
    """

    name: str
    begin: list[str]
    reached: list[tuple[str, str, str]]
    leave_out: list[str] = field(default_factory=list)
    leave_out_too: Callable[[dict[str, str]], list[str]] = lambda _: []
    reread: str = ""
    form: str = ""
    skip: tuple[str, ...] = ()
    modules: list[str] = field(default_factory=lambda: LOOKING + TRYING + SCRIPTS)
    who: str = "alice"
    tries_passwords: bool = False
    at_once: int = 32

    @property
    def called(self) -> str:
        return self.name

    def go(self, scanned: Scanned, inside: str) -> Report:
        leave_out = self.leave_out + self.leave_out_too(scanned.words[self.who])
        first, *others = (scanned.url(path, self.who) for path in self.begin)
        return wapiti(
            first, scanned.cookies[self.who], self.modules, inside, called=self.name, begin_at=others,
            leave_out=[scanned.url(path, self.who) for path in leave_out], form=scanned.fill(self.form, self.who),
            skip=self.skip, at_once=self.at_once,
        )  # fmt: skip
