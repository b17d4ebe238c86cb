"""Scanners find nothing in Tiffin, in a run in which they find the holes of a planted site."""

import re
from collections import Counter

import pytest
from targets import TARGETS
from walks import WALKS


@pytest.mark.parametrize("name", ["planted, wapiti"])
def test_wapiti_finds_the_holes_of_the_planted_site(scans, name):
    found = "\n".join(scans[name].found)

    for hole in [
        "Reflected Cross Site Scripting: GET /meals", "Stored Cross Site Scripting: POST /notes",
        "SQL Injection: GET /meals", "Cross Site Request Forgery: POST /notes", "Content Security Policy Configuration",
        "HttpOnly Flag cookie", "Server Side Request Forgery: POST /import",
        "Path Traversal: GET /more/help", "Open Redirect: GET /more/away", "CRLF Injection: GET /more/language",
    ]:  # fmt: skip
        assert hole in found


@pytest.mark.parametrize("name", ["planted, q", "planted, username"])
def test_sqlmap_finds_the_holes_of_the_planted_site(scans, name):
    assert [point.split()[1] for point in scans[name].found] == [name.removeprefix("planted, ")]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.name)
def test_wapiti_finds_no_hole_in_tiffin(scans, crawled, walk):
    assert scans[walk.name].found == []

    answers = crawled.answers(by=walk.called)
    scans.told[walk.name] += f", {answers.total()} requests"
    if walk.tries_passwords:
        # After some wrong passwords in one form, all of a person's others are told to wait, whichever come then.
        told_to_wait = ((method, path, count) for (method, path, status), count in answers.items() if status == "429")
        answers += Counter({(method, path, "422"): count for method, path, count in told_to_wait})
    assert [reached for reached in walk.reached if reached not in answers] == []
    assert not walk.reread or answers["GET", walk.reread, "200"] > 20
    assert crawled.signed_out() == []


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_sqlmap_finds_no_hole_in_tiffin(scans, queried, target):
    assert scans[target.name].found == []

    answers = queried.answers(by=target.called)
    scans.told[target.name] += f", {answers.total()} requests"
    assert target.reached(queried) in answers
    assert queried.signed_out() == []


def test_no_request_of_the_scans_caused_an_error_or_ended_a_worker(scans, crawled, queried):
    for future in scans.begun.values():
        future.result()

    for name, scanned in ("what was crawled", crawled), ("what was queried", queried):
        broken = re.findall(r"^.* (?:500|502|504) [\d.]+ ms.*$", scanned.site.log, re.M)
        assert broken == []
        # A scan that is told to come again most of the time tries nothing.
        busy = re.findall(r"^.* 503 [\d.]+ ms.*$", scanned.site.log, re.M)
        assert len(busy) * 20 < len(scanned.asked)
        assert sorted(scanned.site.workers) == scanned.workers
        assert scanned.signed_out() == []
        scans.told[name] = f"{len(scanned.asked)} requests, {len(busy)} told to come again"
