"""Scanners find nothing in Tiffin, in a run in which they find the holes of a planted site.

All scans go on in the background from the start, two at a time; each test waits for its own.
"""

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import planted as holes
import pytest
from scanners import sqlmap, wapiti

LOOKING = ["csp", "http_headers", "cookieflags", "csrf"]
TRYING = ["xss", "permanentxss", "sql", "exec", "file", "redirect", "crlf"]


@dataclass
class Target:
    """Parameters of an address of Tiffin's. `{}` stands for what the site says: an id, a token, a cursor.

    A `*` in the path is a place to be tried.
    """

    path: str
    parameters: str = ""
    data: str = ""
    is_open: bool = False
    options: tuple = ()


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
    Target("join/{join}*", is_open=True),
    Target("{reset_path}*", is_open=True),
    Target("meals?q=meal&category=snack", "q,category"),
    Target("meals?after={after}", "after"),
    Target("meals?open=3&added=3", "open,added"),
    Target("meals/3?list=q%3Dmeal&from=meal", "list,from"),
    Target("meals/3*"),
    Target("photos/1*/small"),
    Target("diary/2026-01-15*"),
    Target("diary/2026-01-15?fill=3&category=Lunch&copied=3.4", "fill,category,copied"),
    Target("diary?day=2026-01-15", "day"),
    Target("trends?days=30", "days"),
    Target("account?did=renamed", "did"),
    Target("diary/2026-01-15/meals", "name,time,carbs", "token={token}&name=Toast&time=08:00&carbs=1&protein=1&fat=1"),
    Target("meals", "name,notes,date", "token={token}&name=Soup&date=2026-01-15&notes=hot&category=Lunch"),
    Target("meals", "key,category,list", "token={token}&name=Soup&date=2026-01-15&key=abc&category=Lunch&list=q%3Dx"),
    Target("meals/4", "revision,name", "token={token}&name=Soup&date=2026-01-15&revision=1"),
    Target("meals/4/rating", "rating", "token={token}&rating=3"),
    Target("settings", "calorie_goal,section", "token={token}&section=goals&calorie_goal=1800"),
    Target("account/name", "name", "token={token}&name=Alice"),
    Target("household/members/2/role", "role", "token={token}&role=member"),
    Target("household/members/2*/role", data="token={token}&role=member"),
]


class Scans:
    """What was begun, by name."""

    def __init__(self):
        self.pool = ThreadPoolExecutor(2)
        self.begun = {}

    def begin(self, name: str, scan, *arguments, **options):
        self.begun[name] = self.pool.submit(scan, *arguments, **options)

    def __getitem__(self, name: str):
        return self.begun[name].result()


@pytest.fixture(scope="session")
def scans(planted, crawled, queried):
    scans = Scans()
    scans.begin("planted, wapiti", wapiti, planted.url(""), holes.COOKIE, modules=LOOKING + TRYING, seconds=30)
    form = f"token={holes.TOKEN}&username=alice&password=x"
    scans.begin("planted, q", sqlmap, planted.url("meals?q=tea"), "q", holes.COOKIE)
    scans.begin("planted, username", sqlmap, planted.url("sign-in"), "username", holes.COOKIE, form)
    scans.begin("stranger", wapiti, crawled.site.url(), crawled.stranger, **stranger_walks(crawled), seconds=60)
    scans.begin("owner", wapiti, crawled.site.url(), crawled.owner, **owner_walks(crawled), seconds=60)
    for target in TARGETS:
        scans.begin(name_of(target), sqlmap, *filled(target, queried), target.options)
    yield scans
    scans.pool.shutdown(cancel_futures=True)


def name_of(target: Target) -> str:
    return f"{'POST' if target.data else 'GET'} {target.path} {target.parameters}".strip()


def filled(target: Target, scanned) -> tuple[str, str, str, str]:
    after = scanned.list.soup.select_one("a[rel=next]")["href"].split("after=")[1]
    words = {
        "token": scanned.token, "guest": scanned.guest_token, "after": after, "join": scanned.join.split("/")[-1],
        "reset_path": scanned.reset,
    }
    cookie = scanned.stranger if target.is_open else scanned.owner
    return scanned.site.url(target.path.format(**words)), target.parameters, cookie, target.data.format(**words)


def owner_walks(scanned) -> dict:
    """Everywhere, but for what would end the walk, and for the other days, which are as today is."""
    today = scanned.day.url.split("/")[-1]
    days = {link["href"] for link in scanned.day.soup.select("a[href*='/diary/2']")}
    others = [scanned.site.origin + day.split("?")[0].split("#")[0] + "*" for day in days if today not in day]
    ends = ["sign-out", "account/sessions*", "household/leave", "household/members/*", "meals/*/delete", "assets*"]
    return dict(leave_out=[scanned.site.url(path) for path in ends] + others, modules=LOOKING + TRYING)


def stranger_walks(scanned) -> dict:
    paths = ["sign-in?next=/meals", "setup", scanned.join, scanned.reset, "meals?q=soup", "healthz"]
    begin = [scanned.site.url(path) for path in paths]
    return dict(begin_at=begin, leave_out=[scanned.site.url("assets*")], modules=LOOKING + TRYING)


def test_wapiti_finds_the_holes_of_the_planted_site(scans):
    found = "\n".join(scans["planted, wapiti"].found)

    assert "Reflected Cross Site Scripting: GET /meals" in found
    assert "SQL Injection: GET /meals" in found
    assert "Content Security Policy Configuration" in found and "HttpOnly Flag cookie" in found


@pytest.mark.parametrize("hole", ["q", "username"])
def test_sqlmap_finds_the_holes_of_the_planted_site(scans, hole):
    assert [point.split()[1] for point in scans[f"planted, {hole}"].found] == [hole]


def test_wapiti_finds_nothing_where_somebody_is_signed_in(scans, crawled):
    assert scans["owner"].found == []

    assert crawled.is_signed_in()
    for reached in [
        ("GET", "/meals", "200"), ("GET", "/meals/N", "200"), ("GET", "/meals/N/edit", "200"),
        ("GET", "/diary/N-N-N", "200"), ("GET", "/trends", "200"), ("GET", "/settings", "200"),
        ("GET", "/account", "200"), ("GET", "/household", "200"), ("GET", "/export/meals.csv", "200"),
        ("POST", "/meals/N/rating", "303"), ("POST", "/settings", "303"), ("POST", "/account/name", "303"),
        ("POST", "/household/name", "303"), ("POST", "/diary/N-N-N/meals", "422"), ("POST", "/meals", "422"),
    ]:  # fmt: skip
        assert reached in crawled.answers()


def test_wapiti_finds_nothing_as_a_stranger(scans, crawled):
    assert scans["stranger"].found == []

    statuses = {(method, path) for method, path, _ in crawled.answers()}
    assert {("POST", "/sign-in"), ("POST", "/join/***"), ("POST", "/reset/***")} <= statuses


@pytest.mark.parametrize("target", TARGETS, ids=name_of)
def test_sqlmap_finds_nothing(scans, target):
    assert scans[name_of(target)].found == []


def test_nothing_broke_meanwhile(scans, crawled, queried):
    for future in scans.begun.values():
        future.result()

    for scanned in crawled, queried:
        broken = re.findall(r"^.* (?:500|502|504) [\d.]+ ms.*$", scanned.site.log, re.M)
        assert broken == []
        assert sorted(scanned.site.workers) == scanned.workers
        assert scanned.is_signed_in()
