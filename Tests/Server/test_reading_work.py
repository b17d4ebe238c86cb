"""What hard inputs cost their readers: instructions, as callgrind counts them, and memory, as the kernel does. Both are
the same on a busy machine.

`Tests/ReadingWork` makes the inputs and reads them.
"""

import os
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from support.paths import TIFFIN
from support.waiting import run, run_for_long

READING = TIFFIN.with_name("ReadingWork")
SMALL, LARGE, MEGABYTE = 25_000, 100_000, 1_000_000
# Of a reader whose work grows as its input does, four times the input cost four times as much; of one whose work grows
# with the square, sixteen times. What a file costs however short it is makes it less.
MOST_GROWTH = 5.5
# Instructions a second, of one thread. These inputs run at 9 to 17 thousand million on an AMD EPYC of 2026, by the time
# that the slowest and the fastest of them take there: three or more in each of its 3 thousand million cycles, as their
# loops are short and what they read lies in the cache. A processor of half that speed takes twice as long.
RATE = 9_000_000_000
# Megabytes of an upload, and of the memory in which it is read.
UPLOAD, MOST_MEMORY = 25, 300
# A text of a megabyte is read in 0.3 s, a megabyte of an upload in 0.47 s, an upload of 25 in 5 s.
MOST_OF_TEXT, MOST_OF_UPLOAD, MOST_OF_25_MEGABYTES = int(0.3 * RATE), 4_200_000_000, 5 * RATE


def kinds() -> dict[str, str]:
    """Each input's name, and whether it is an upload or a text."""
    if not READING.exists():
        return {}
    lines = run([READING], capture_output=True, text=True, check=True).stdout.splitlines()
    return dict(line.split() for line in lines)


def names() -> list[str]:
    return list(kinds())


def instructions(folder, inputs: list[tuple[str, int]]) -> list[int]:
    """Of each of them, read one after the other: a dump is written after each."""
    counted = folder / "".join(filter(str.isalnum, str(inputs[0])))
    run_for_long(
        ["valgrind", "-q", "--tool=callgrind", "--demangle=no", "--collect-atstart=no", "--toggle-collect=*11readCounted*F",
         "--dump-after=*readCounted*", f"--callgrind-out-file={counted}", READING, *(part for each in inputs for part in each)],
        check=True, capture_output=True)  # fmt: skip
    dumps = [counted.with_name(f"{counted.name}.{number + 1}") for number in range(len(inputs))]
    return [int(re.search(r"^(?:summary|totals): (\d+)", dump.read_text(), re.M)[1]) for dump in dumps]


def instructions_of_all(folder, inputs: list[tuple[str, int]]) -> dict[tuple[str, int], int]:
    """In processes for a dozen short inputs or one long one each, as a process takes a second to begin."""
    many = [each for each in inputs if each[1] < MEGABYTE]
    groups = [many[start : start + 12] for start in range(0, len(many), 12)]
    groups += [[each] for each in inputs if each[1] >= MEGABYTE]
    inputs = [each for group in groups for each in group]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        counts = threads.map(lambda group: instructions(folder, group), groups)
        return dict(zip(inputs, (count for group in counts for count in group)))


pytestmark = pytest.mark.skipif(not READING.exists(), reason="ReadingWork is not built: Scripts/test builds it")


@pytest.fixture(scope="module")
def counts(tmp_path_factory):
    inputs = [(name, size) for name in names() for size in (SMALL, LARGE)]
    return instructions_of_all(tmp_path_factory.mktemp("counts"), inputs)


def test_the_cost_of_reading_grows_in_proportion_to_the_length_of_the_input(counts):
    assert counts and all(count > 10_000 for count in counts.values())
    grown = {name: counts[name, LARGE] / counts[name, SMALL] for name in names()}
    assert {name: f"{growth:.1f}" for name, growth in grown.items() if growth > MOST_GROWTH} == {}


def dearer_than(most: int, megabytes: int, counts, folder, kind: str) -> dict[str, int]:
    """Of the inputs of a kind those that cost more instructions than that in so many megabytes.

    Work grows as the input does, so that a short one tells what a long one costs at most. What may be too dear by that is
    read in full, as tables are read once however short the input is, and readers stop at their limits."""
    suspects = [name for name, each in kinds().items() if each == kind]
    for size in dict.fromkeys((LARGE, MEGABYTE, megabytes * MEGABYTE)):
        missing = [(name, size) for name in suspects if (name, size) not in counts]
        counts |= instructions_of_all(folder, missing)
        allowed = most * size // (megabytes * MEGABYTE)
        suspects = [name for name in suspects if counts[name, size] > allowed]
    return {name: counts[name, megabytes * MEGABYTE] for name in suspects}


@pytest.mark.skipif("release" not in str(READING), reason="only a release build is as fast as that")
def test_reading_a_megabyte_of_text_costs_at_most_a_third_of_a_second(counts, tmp_path):
    assert dearer_than(MOST_OF_TEXT, 1, counts, tmp_path, "text") == {}


@pytest.mark.skipif("release" not in str(READING), reason="only a release build is as fast as that")
def test_reading_a_megabyte_of_an_upload_costs_at_most_half_a_second(counts, tmp_path):
    assert dearer_than(MOST_OF_UPLOAD, 1, counts, tmp_path, "upload") == {}


@pytest.mark.skipif("release" not in str(READING), reason="only a release build is as fast as that")
@pytest.mark.skipif(
    not os.environ.get("READING_IN_FULL"), reason="some ten minutes: READING_IN_FULL=1 Scripts/test reading_work"
)
def test_reading_an_upload_of_25_megabytes_costs_at_most_five_seconds(counts, tmp_path):
    assert dearer_than(MOST_OF_25_MEGABYTES, UPLOAD, counts, tmp_path, "upload") == {}


def memory(name: str, megabytes: int) -> int:
    """The peak memory of the reader of so large an input, in megabytes. The reader prints it: what `wait4` reports is at
    least the peak of the process that started it, and the tests may have grown large by now."""
    status = run([READING, name, str(megabytes * 1_000_000)], capture_output=True, text=True, check=True).stdout
    return int(re.search(r"^VmHWM:\s+(\d+) kB$", status, re.M)[1]) // 1_024


@pytest.mark.skipif("release" not in str(READING), reason="25 MB take a debug build minutes")
def test_reading_an_upload_of_25_megabytes_needs_at_most_300_megabytes_of_memory():
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        # Memory grows with the input or stops at a limit: what could come near the most is read in full.
        empty = memory(names()[0], 0)
        small = zip(names(), threads.map(lambda name: memory(name, 1), names()))
        dear = [name for name, used in small if empty + (used - empty) * UPLOAD > MOST_MEMORY]
        large = dict(zip(dear, threads.map(lambda name: memory(name, UPLOAD), dear)))
    assert {name: used for name, used in large.items() if used > MOST_MEMORY} == {}
