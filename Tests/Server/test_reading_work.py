"""What hard inputs cost their readers, in instructions as callgrind counts them: the same on a busy machine.

`Tests/ReadingWork` makes the inputs and reads them.
"""

import os
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from support.paths import TIFFIN
from support.waiting import run

READING = TIFFIN.with_name("ReadingWork")
SMALL, LARGE = 25_000, 100_000
# Of a reader whose work grows as its input does, four times the input cost four times as much; of one whose work grows
# with the square, sixteen times. What a file costs however short it is makes it less.
MOST_GROWTH = 5.5
# A processor of today does 300,000,000 and more in a tenth of a second: 1 MB is read in less than three.
MOST_PER_BYTE = 900


def names() -> list[str]:
    if not READING.exists():
        return []
    return run([READING], capture_output=True, text=True, check=True).stdout.split()


def instructions(folder, name: str, size: int) -> int:
    counted = folder / f"{name}-{size}"
    run(
        ["valgrind", "-q", "--tool=callgrind", "--demangle=no", "--collect-atstart=no",
         "--toggle-collect=*11readCounted*F", f"--callgrind-out-file={counted}", READING, name, size],
        check=True, capture_output=True)  # fmt: skip
    return int(re.search(r"^(?:summary|totals): (\d+)", counted.read_text(), re.M)[1])


pytestmark = pytest.mark.skipif(not READING.exists(), reason="ReadingWork is not built: Scripts/test builds it")


@pytest.fixture(scope="module")
def counts(tmp_path_factory):
    folder = tmp_path_factory.mktemp("counts")
    inputs = [(name, size) for name in names() for size in (SMALL, LARGE)]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        return dict(zip(inputs, threads.map(lambda each: instructions(folder, *each), inputs)))


def test_no_input_costs_more_than_its_length(counts):
    assert counts and all(count > 10_000 for count in counts.values())
    grown = {name: counts[name, LARGE] / counts[name, SMALL] for name in names()}
    assert {name: f"{growth:.1f}" for name, growth in grown.items() if growth > MOST_GROWTH} == {}


@pytest.mark.skipif("release" not in str(READING), reason="only a release build is as fast as that")
@pytest.mark.xfail(strict=True, reason="many inputs cost more: the readers are linear, but not yet fast enough")
def test_no_megabyte_costs_more_than_a_third_of_a_second(counts):
    dear = {name: counts[name, LARGE] // LARGE for name in names()}
    assert {name: count for name, count in dear.items() if count > MOST_PER_BYTE} == {}
