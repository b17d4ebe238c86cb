"""The recipes when they are opened for the first time: TheMealDB's pictures come while one looks."""

import pytest
from support import themealdb
from support.waiting import wait_until

pytestmark = pytest.mark.skipif(not themealdb.recorded(), reason=themealdb.MISSING)

# Of those that were loaded. A broken one has none; the plate that stands in has 4.
WIDTHS = "[...document.querySelectorAll('.cards img')].filter(it => it.complete).map(it => it.naturalWidth)"


@pytest.fixture
def fresh_site(new_site):
    with themealdb.TheMealDB() as service:
        yield new_site(auth="none", environment=service.environment)


def look_through(page):
    """Down to the last card, so that all pictures are asked for."""
    page.goto("recipes")
    for picture in page.locator(".cards img").all():
        picture.scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")


def test_catalogue_pictures_load_without_reloading_the_page(fresh_site, open_browser):
    page = open_browser(fresh_site)

    look_through(page)

    wait_until(lambda: has_all(page.evaluate(WIDTHS)), "the last picture")


def has_all(widths) -> bool:
    return len(widths) == 20 and min(widths) > 4


def test_without_scripts_placeholders_are_shown_until_a_reload(fresh_site, open_browser):
    page = open_browser(fresh_site, scripts=False)

    look_through(page)
    first = page.evaluate(WIDTHS)

    assert len(first) == 20 and min(first) >= 4

    def next_look():
        look_through(page)
        return has_all(page.evaluate(WIDTHS))

    wait_until(next_look, "the last picture")
