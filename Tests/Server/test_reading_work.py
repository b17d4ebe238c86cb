"""What hard inputs cost their readers: instructions, as callgrind counts them, and memory, as the kernel does. Both are
the same on a busy machine.

`Tests/ReadingWork` makes the inputs and reads them.
"""

import os
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from support.paths import TIFFIN
from support.waiting import run

READING = TIFFIN.with_name("ReadingWork")
SMALL, LARGE, MEGABYTE = 25_000, 100_000, 1_000_000
# Of a reader whose work grows as its input does, four times the input cost four times as much; of one whose work grows
# with the square, sixteen times. What a file costs however short it is makes it less.
MOST_GROWTH = 5.5
# These inputs run at 9 to 17 instructions a nanosecond (AMD EPYC, 2026): the slowest takes 0.27 s a megabyte there.
MOST_PER_BYTE = 4_200
# Megabytes of an upload, and of the memory in which it is read.
UPLOAD, MOST_MEMORY = 25, 300


def names() -> list[str]:
    if not READING.exists():
        return []
    return run([READING], capture_output=True, text=True, check=True).stdout.split()


def instructions(folder, inputs: list[tuple[str, int]]) -> list[int]:
    """Of each of them, read one after the other: a dump is written after each."""
    counted = folder / "".join(filter(str.isalnum, str(inputs[0])))
    run(
        ["valgrind", "-q", "--tool=callgrind", "--demangle=no", "--collect-atstart=no", "--toggle-collect=*11readCounted*F",
         "--dump-after=*readCounted*", f"--callgrind-out-file={counted}", READING, *(part for each in inputs for part in each)],
        check=True, capture_output=True)  # fmt: skip
    dumps = [counted.with_name(f"{counted.name}.{number + 1}") for number in range(len(inputs))]
    return [int(re.search(r"^(?:summary|totals): (\d+)", dump.read_text(), re.M)[1]) for dump in dumps]


def instructions_of_all(folder, inputs: list[tuple[str, int]]) -> dict[tuple[str, int], int]:
    """In a few processes, as each takes a second to begin."""
    groups = [inputs[start : start + 40] for start in range(0, len(inputs), 40)]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        counts = threads.map(lambda group: instructions(folder, group), groups)
        return dict(zip(inputs, (count for group in counts for count in group)))


pytestmark = pytest.mark.skipif(not READING.exists(), reason="ReadingWork is not built: Scripts/test builds it")


@pytest.fixture(scope="module")
def counts(tmp_path_factory):
    inputs = [(name, size) for name in names() for size in (SMALL, LARGE)]
    return instructions_of_all(tmp_path_factory.mktemp("counts"), inputs)


def test_no_input_costs_more_than_its_length(counts):
    assert counts and all(count > 10_000 for count in counts.values())
    grown = {name: counts[name, LARGE] / counts[name, SMALL] for name in names()}
    assert {name: f"{growth:.1f}" for name, growth in grown.items() if growth > MOST_GROWTH} == {}


@pytest.mark.skipif("release" not in str(READING), reason="only a release build is as fast as that")
def test_no_megabyte_costs_more_than_a_third_of_a_second(counts, tmp_path):
    # What costs more for a short input, whose tables are read once, or of which only a beginning is read, is read whole.
    dear = [name for name in names() if counts[name, LARGE] > MOST_PER_BYTE * LARGE]
    whole = instructions_of_all(tmp_path, [(name, MEGABYTE) for name in dear])
    assert {name: count for (name, _), count in whole.items() if count > MOST_PER_BYTE * MEGABYTE} == {}


def memory(name: str, megabytes: int) -> int:
    """The peak memory of the reader of so large an input, in megabytes. The reader prints it: what `wait4` reports is at
    least the peak of the process that started it, and the tests may have grown large by now."""
    status = run([READING, name, str(megabytes * 1_000_000)], capture_output=True, text=True, check=True).stdout
    return int(re.search(r"^VmHWM:\s+(\d+) kB$", status, re.M)[1]) // 1_024


@pytest.mark.skipif("release" not in str(READING), reason="25 MB take a debug build minutes")
def test_no_upload_needs_more_memory_than_a_small_server_has():
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        # Memory grows with the input or stops at a limit: what could come near the most is read in full.
        empty = memory(names()[0], 0)
        small = zip(names(), threads.map(lambda name: memory(name, 1), names()))
        dear = [name for name, used in small if empty + (used - empty) * UPLOAD > MOST_MEMORY]
        large = dict(zip(dear, threads.map(lambda name: memory(name, UPLOAD), dear)))
    assert {name: used for name, used in large.items() if used > MOST_MEMORY} == {}
