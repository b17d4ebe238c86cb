"""Drills: long, and each with figures that are told at the end."""

import os

import pytest
from disks import Disk
from support.waiting import run

figures: dict[str, str] = {}


@pytest.fixture
def tell(request):
    """Notes what a drill showed."""
    return lambda told: figures.update({request.node.name: told})


@pytest.fixture
def disk(tmp_path):
    if os.geteuid() != 0:
        pytest.skip("a disk can only be mounted by root")
    disk = Disk(tmp_path)
    if not disk.mount():
        pytest.skip("no file can be mounted as a disk here")
    yield disk
    run(["umount", "--lazy", disk.place], capture_output=True)


def pytest_terminal_summary(terminalreporter):
    for name, told in figures.items():
        terminalreporter.write_line(f"{name}: {told}")
