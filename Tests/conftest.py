"""Fixtures for the tests through real web servers, and in a real browser."""

import os

import pytest
from support.paths import DATA, SAMPLES, TIFFIN
from support.site import Site
from support.waiting import be_where_it_is_day


@pytest.fixture
def new_site():
    """Starts sites; all of them are stopped when the test ends."""
    sites = []

    def start(**options) -> Site:
        sites.append(Site(**options))
        return sites[-1].start()

    yield start
    for site in sites:
        print(f"--- what Tiffin said last\n{site.log[-2000:]}")
        site.stop()


@pytest.fixture
def site(new_site) -> Site:
    """A site at / with no meals."""
    return new_site()


@pytest.fixture(params=["/", "/food/"])
def mounted(request, new_site) -> Site:
    """A site at / and then one at /food/."""
    return new_site(base_path=request.param)


@pytest.fixture
def visitor(site):
    return site.visitor()


@pytest.fixture
def photo() -> bytes:
    return (SAMPLES / "caprese.jpg").read_bytes()


@pytest.fixture
def data_folder():
    """The real data that lies beside the project."""
    if not DATA.is_dir():
        pytest.skip(f"there is no real data at {DATA} (TIFFIN_TEST_DATA)")
    return DATA


def pytest_configure():
    # Where Tiffin is installed too, its settings are not those of the tests.
    os.environ["TIFFIN_CONFIG"] = ""
    be_where_it_is_day()
    assert TIFFIN.exists(), "build Tiffin first: Scripts/test does"
