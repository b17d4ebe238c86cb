"""The big list of naughty strings, as name, category and notes."""

import datetime
import json
from concurrent.futures import ThreadPoolExecutor

import pytest


def as_html_reads(text: str) -> str:
    """What a parser makes of a text that stands in a page: line ends become one kind."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def structure(page) -> list:
    """The elements of a page with their attributes' names, in their order."""
    return [(element.name, sorted(element.attrs)) for element in page.soup.find_all(True)]


def check(site, text: str, day: int) -> list:
    """What is wrong with how a text comes back; when nothing is, the structure of the pages that show it."""
    visitor = site.visitor()
    form = visitor.get("meals/new").meal_form
    date = datetime.date(2000, 1, 1) + datetime.timedelta(day)
    form.fill(name=text, category="", category_other=text, notes=text, date=date.isoformat(), time="19:30")
    status = form.answer(redirects=False).status_code
    wanted = as_html_reads(text)
    row = next((row for row in visitor.get("meals").list.rows if row.name == wanted), None)
    if status != 303 or row is None:
        return [f"{text!r}: not saved ({status})" if status != 303 else f"{text!r}: not in the list"]
    page, edit = visitor.get(f"meals/{row.id}"), visitor.get(f"meals/{row.id}/edit")
    seen = {
        "name": page.detail.name,
        "notes": page.detail.notes,
        "category": page.soup.select("h1 bdi")[1].get_text(),
        "name in form": edit.meal_form["name"],
        "category in form": edit.meal_form["category_other"],
        "notes in form": edit.meal_form["notes"],
    }
    wrong = [f"{text!r}: {where} is {value!r}" for where, value in seen.items() if value != wanted]
    return wrong or [(structure(page), structure(edit))]


def test_every_naughty_string_comes_back_and_changes_nothing(new_site, data_folder):
    strings = json.loads((data_folder / "strings/blns.json").read_text())
    texts = [text for text in dict.fromkeys(strings) if text.strip()]
    site = new_site()
    plain = check(site, "plain", 0)

    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(lambda text, day: check(site, text, day), texts, range(1, 1000)))

    assert len(texts) > 400
    wrong = [problem for result in results for problem in result if isinstance(problem, str)]
    assert wrong == []
    changed = [text for text, result in zip(texts, results, strict=True) if result != plain]
    assert changed == []


def test_the_list_shows_every_naughty_string_as_text(new_site, data_folder):
    strings = json.loads((data_folder / "strings/blns.json").read_text())
    texts = [text for text in dict.fromkeys(strings) if text.strip()]
    visitor = new_site().visitor()
    for text in texts:
        visitor.get("meals/new").meal_form.fill(name=text, date="2025-11-19").answer(redirects=False)

    names, page = [], visitor.get("meals")
    while True:
        names += page.list.names
        assert not page.soup.find("script")
        older = page.soup.select_one("a[rel=next]")
        if older is None:
            break
        page = visitor.get(visitor.site.origin + older["href"])

    assert sorted(names) == sorted(map(as_html_reads, texts))


@pytest.mark.parametrize("blank", ["", " ", "\t", "\u3000", "\u00a0\u2003"])
def test_a_blank_name_is_refused(visitor, blank):
    assert visitor.add(blank).status == 422
