"""Scanners find nothing in Tiffin, in a run in which they find the holes of a planted site."""

import re

import pytest
from targets import TARGETS
from walks import WALKS


@pytest.mark.parametrize("name", ["planted, wapiti"])
def test_wapiti_finds_the_holes_of_the_planted_site(scans, name):
    found = "\n".join(scans[name].found)

    for hole in [
        "Reflected Cross Site Scripting: GET /meals", "Stored Cross Site Scripting: POST /notes",
        "SQL Injection: GET /meals", "Cross Site Request Forgery: POST /notes", "Content Security Policy Configuration",
        "HttpOnly Flag cookie",
    ]:  # fmt: skip
        assert hole in found


@pytest.mark.parametrize("name, hole", [("planted, q", "q"), ("planted, username", "username")], ids=["planted, q", "planted, username"])
def test_sqlmap_finds_the_holes_of_the_planted_site(scans, name, hole):
    assert [point.split()[1] for point in scans[name].found] == [hole]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.name)
def test_wapiti_finds_nothing(scans, crawled, walk):
    assert scans[walk.name].found == []

    answers = crawled.answers(by=walk.name)
    assert [reached for reached in walk.reached if reached not in answers] == []
    assert not walk.reread or answers["GET", walk.reread, "200"] > 20
    assert crawled.is_signed_in()


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_sqlmap_finds_nothing(scans, target):
    assert scans[target.name].found == []


def test_nothing_broke_meanwhile(scans, crawled, queried):
    for future in scans.begun.values():
        future.result()

    for scanned in crawled, queried:
        broken = re.findall(r"^.* (?:500|502|504) [\d.]+ ms.*$", scanned.site.log, re.M)
        assert broken == []
        assert sorted(scanned.site.workers) == scanned.workers
        assert scanned.is_signed_in()
        scans.told.append(f"{len(scanned.asked)} requests")
