"""The sites that are scanned, one with holes, and one that nobody may be led to."""

import pytest
from inside import Inside
from planted import PlantedSite
from scanned import Scanned
from scans import Scans


@pytest.fixture(scope="session")
def planted():
    with PlantedSite() as site:
        yield site


@pytest.fixture(scope="session")
def inside():
    with Inside() as server:
        yield server


@pytest.fixture(scope="session")
def crawled():
    """What wapiti walks: few things, each with all its forms."""
    scanned = Scanned(meals=0, recipes=3)
    yield scanned
    scanned.site.stop()


@pytest.fixture(scope="session")
def queried():
    """What sqlmap tries: enough for a second page."""
    scanned = Scanned(meals=60, recipes=30)
    yield scanned
    scanned.site.stop()


@pytest.fixture(scope="session")
def scans(planted, inside, crawled, queried, request):
    with Scans() as scans:
        scans.begin_all(planted, inside, crawled, queried, [item.name for item in request.session.items])
        yield scans


def pytest_terminal_summary(terminalreporter):
    for name, told in Scans.told.items():
        terminalreporter.write_line(f"{name}: {told}")
