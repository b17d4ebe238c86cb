"""The printed diary, as Chromium puts it on paper."""

import datetime
import re

import pytest
from playwright.sync_api import expect
from support.waiting import run

FIRST = datetime.date(2026, 3, 2)
NAMES = [
    "Congee with spring onions",
    "Dosa",
    "Idli and sambar",
    "Filter coffee",
    "Khichdi with a very long name that needs two lines of the table",
    "Figs",
]


def eat(site, days: int, meals: int = 6, without=()):
    visitor = site.visitor()
    for day in (FIRST + datetime.timedelta(number) for number in range(days) if number not in without):
        for number in range(meals):
            visitor.add(
                f"{NAMES[number % 6]} {number}",
                date=day.isoformat(),
                time=f"{7 + number // 3:02}:{number % 3 * 20:02}",
                calories=str(150 + number),
                carbs=str(10 * number),
                protein="7",
                fat="5",
            )


def printed(window, tmp_path, days: int, by: str, paper: str) -> list[str]:
    """The text of each page of paper."""
    last = FIRST + datetime.timedelta(days - 1)
    window.goto(f"diary/print?from={FIRST}&to={last}&by={by}")
    file = tmp_path / f"{by}-{paper}.pdf"
    window.pdf(path=file, format=paper, prefer_css_page_size=True)
    text = run(["pdftotext", "-layout", file, "-"], capture_output=True, text=True, check=True).stdout
    return text.split("\f")[:-1]


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_each_day_or_each_week_is_printed_on_a_page_of_its_own(site, open_browser, tmp_path, paper):
    eat(site, 14, without=(3, 4))
    window = open_browser(site, 1280)

    by_day = printed(window, tmp_path, 14, "day", paper)
    by_week = printed(window, tmp_path, 14, "week", paper)

    assert len(by_day) == 12, [page[:80] for page in by_day]
    assert all(page.count("Sum") == 1 for page in by_day)
    assert "No meals: Thursday 5 March to Friday 6 March" in by_day[3]
    assert len(by_week) == 2, [page[:80] for page in by_week]
    assert [page.count("Sum") for page in by_week] == [5, 7]
    # The form and the app around it stay off the paper.
    assert not re.search("Groceries|From|Show", "".join(by_day + by_week))


@pytest.mark.parametrize("by", ["day", "week"])
def test_all_meals_of_a_long_day_are_printed_and_nothing_is_cut_off(site, open_browser, tmp_path, by):
    eat(site, 1, meals=40)
    window = open_browser(site, 1280)

    pages = "".join(printed(window, tmp_path, 1, by, "Letter"))

    assert all(re.search(rf"\b{number}\s+\d\d:\d\d\b", pages) for number in range(1, 41)), pages
    window.emulate_media(media="print")
    window.set_viewport_size({"width": 720, "height": 1000})
    assert window.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert window.locator(".paper").evaluate_all(
        "all => all.every(one => one.getBoundingClientRect().right <= innerWidth)"
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_diary_is_printed_in_black_on_white(site, open_browser, tmp_path, scheme):
    eat(site, 2)
    window = open_browser(site, 1280, scheme=scheme)
    printed(window, tmp_path, 2, "week", "A4")
    run(["pdftoppm", "-r", "40", tmp_path / "week-A4.pdf", tmp_path / "page"], check=True)

    for file in tmp_path.glob("page*.ppm"):
        head, _, pixels = file.read_bytes().split(b"\n", 3)[0], None, file.read_bytes().split(b"\n", 3)[3]
        assert head == b"P6"
        colours = [pixels[start : start + 3] for start in range(0, len(pixels) - 2, 3)]
        assert all(max(colour) - min(colour) < 24 for colour in colours), "something has a colour"
        assert sum(min(colour) > 200 for colour in colours) > 0.8 * len(colours), "much of the page is dark"


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_week_and_the_list_are_printed_on_one_page(site, open_browser, tmp_path, paper):
    visitor = site.visitor()
    today = datetime.date.today().isoformat()
    for name in NAMES:
        visitor.get(f"plan/{today}?add={today}").form("/plan/entries").fill(text=name).send()
    for name in ("2 l milk", "bread", "400 g spinach", "6 eggs", "rice", "500 g salmon", "feta", "apples"):
        visitor.get("groceries").form("/groceries").fill(name=name).send()
    window = open_browser(site, 1280)

    window.goto(f"plan/{today}/sheet")
    window.pdf(path=tmp_path / "sheet.pdf", format=paper, prefer_css_page_size=True)
    text = run(["pdftotext", "-layout", tmp_path / "sheet.pdf", "-"], capture_output=True, text=True, check=True).stdout
    run(["pdftoppm", "-r", "300", tmp_path / "sheet.pdf", tmp_path / "sheet"], check=True)

    assert text.count("\f") == 1, text
    assert all(name.split(" with")[0] in text for name in NAMES) and "Spinach 400 g" in text
    assert "Print" not in text
    # A phone reads the codes off the paper.
    read = run(["zbarimg", "-q", "--raw", *tmp_path.glob("sheet*.ppm")], capture_output=True, text=True).stdout.split()
    assert len(read) == len(NAMES) and all(address.startswith(site.url(f"plan/{today}?entry=")) for address in read)
    window.goto(read[0])
    expect(window.locator("#entry").get_by_role("button", name="Ate it")).to_be_visible()
