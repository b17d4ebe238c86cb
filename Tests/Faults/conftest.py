"""Drills: long, and each with figures that are told at the end."""

import pytest

figures: dict[str, str] = {}


@pytest.fixture
def tell(request):
    """Notes what a drill showed."""
    return lambda told: figures.update({request.node.name: told})


def pytest_terminal_summary(terminalreporter):
    for name, told in figures.items():
        terminalreporter.write_line(f"{name}: {told}")
