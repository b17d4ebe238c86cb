"""The big list of naughty strings, as name, category and notes."""

import json
import re

import pytest


def as_html_reads(text: str) -> str:
    """What a parser makes of a text that stands in a page: line ends become one kind."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def structure(page) -> list:
    """The elements of a page with their attributes' names, in their order."""
    return [(element.name, sorted(element.attrs)) for element in page.soup.find_all(True)]


def naughty_strings(data_folder) -> list[str]:
    strings = json.loads((data_folder / "strings/blns.json").read_text())
    return [text for text in dict.fromkeys(strings) if text.strip()]


def newest_meal(visitor) -> int:
    return max(map(int, re.findall(rb'/meals/(\d+)"', visitor.session.get(visitor.site.url("meals")).content)))


def pages_with(visitor, form, text: str) -> tuple:
    """A meal's page and its form, the text being its name, its category and its notes."""
    form.fill(name=text, category="", category_other=text, notes=text, date="2025-11-19", time="19:30")
    assert form.answer(redirects=False).status_code == 303, text
    meal = newest_meal(visitor)
    return visitor.get(f"meals/{meal}"), visitor.get(f"meals/{meal}/edit")


def test_every_naughty_string_is_shown_unchanged_and_does_not_change_the_page(visitor, data_folder):
    texts = naughty_strings(data_folder)
    form = visitor.get("meals/new").meal_form
    plain = [structure(page) for page in pages_with(visitor, form, "plain")]

    for text in texts:
        page, edit = pages_with(visitor, form, text)
        seen = [page.detail.name, page.soup.select("h1 bdi")[1].get_text(), page.detail.notes]
        seen += [edit.meal_form[field] for field in ("name", "category_other", "notes")]
        assert seen == [as_html_reads(text)] * 6
        assert [structure(page), structure(edit)] == plain, text

    assert len(texts) > 400


def test_the_list_shows_every_naughty_string_as_text(visitor, data_folder):
    texts = naughty_strings(data_folder)
    form = visitor.get("meals/new").meal_form
    for text in texts:
        form.fill(name=text, date="2025-11-19").answer(redirects=False)

    pages = [visitor.get("meals")]
    while older := pages[-1].soup.select_one("a[rel=next]"):
        pages.append(visitor.get(visitor.site.origin + older["href"]))

    for page in pages:
        assert [(script["src"].split("/")[-1], script.text) for script in page.soup("script")] == [("tiffin.js", "")]
    names = [name for page in pages for name in page.list.names]
    assert sorted(names) == sorted(map(as_html_reads, texts))


@pytest.mark.parametrize("blank", ["", " ", "\t", "\u3000", "\u00a0\u2003"])
def test_a_blank_name_is_refused(visitor, blank):
    assert visitor.add(blank).status == 422
