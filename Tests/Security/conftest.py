"""The sites that are scanned, and one with holes."""

import pytest
from planted import PlantedSite
from scanned import Scanned
from scans import Scans


@pytest.fixture(scope="session")
def planted():
    with PlantedSite() as site:
        yield site


@pytest.fixture(scope="session")
def crawled():
    """What wapiti walks: few meals, each with all its forms."""
    scanned = Scanned(meals=0)
    yield scanned
    scanned.site.stop()


@pytest.fixture(scope="session")
def queried():
    """What sqlmap tries: enough meals for a second page."""
    scanned = Scanned(meals=60)
    yield scanned
    scanned.site.stop()


@pytest.fixture(scope="session")
def scans(planted, crawled, queried, request):
    with Scans() as scans:
        scans.begin_all(planted, crawled, queried, [item.name for item in request.session.items])
        yield scans


def pytest_terminal_summary(terminalreporter):
    for line in Scans.told:
        terminalreporter.write_line(line)
