"""A cluster, and three web machines that know nothing of each other."""

import pytest
from nodes import Cluster
from support.site import Site
from support.waiting import run

figures: list[str] = []


class Machine(Site):
    """A web machine with a folder, a socket and a web server of its own, on the cluster's database."""

    def __init__(self, cluster: Cluster, is_first: bool):
        super().__init__(workers=2, environment=dict(TIFFIN_DATABASE_URL=cluster.address("tiffin")))
        self.is_first = is_first

    def initialise(self):
        if self.is_first:
            super().initialise()


@pytest.fixture
def tell():
    """Notes what a drill showed."""
    return figures.append


@pytest.fixture(scope="module")
def cluster():
    cluster = Cluster()
    run(["psql", "-qX", cluster.address("postgres"), "-c", "CREATE DATABASE tiffin"], check=True)
    yield cluster
    cluster.stop()


@pytest.fixture(scope="module")
def machines(cluster):
    machines = []
    for number in range(3):
        machines.append(Machine(cluster, is_first=number == 0))
        machines[-1].start()
    yield machines
    for machine in machines:
        machine.stop()


def pytest_terminal_summary(terminalreporter):
    for told in figures:
        terminalreporter.write_line(told)
