"""The meal list by Flask and by Go, for a reader to see where others stand. What is not installed is left out."""

import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from support.paths import PACKAGE

FOLDER = Path(__file__).parent / "others"
GUNICORN = PACKAGE / ".venv-bench/bin/gunicorn"
# Debian's package of the driver, over the SQLite that is installed.
GO_PACKAGES = Path("/usr/share/gocode")
DRIVER = GO_PACKAGES / "src/github.com/mattn/go-sqlite3"


@dataclass(frozen=True)
class Other:
    """A program that answers HTTP on a port, below the path that is its name."""

    title: str
    name: str
    missing: Callable[[], str | None]
    command: Callable[[Path, int, Path], list]


def gunicorn(_: Path, port: int, database: Path) -> list:
    options = ["--workers", "2", "--threads", "4", "--bind", f"127.0.0.1:{port}", "--chdir", FOLDER / "flask"]
    return ["env", f"TIFFIN_DATABASE={database}", GUNICORN, *options, "app:app"]


def go(binaries: Path, port: int, database: Path) -> list:
    return [binaries / "go-meals", f"127.0.0.1:{port}", database, FOLDER / "go/meals.tmpl"]


def without_flask() -> str | None:
    return None if GUNICORN.exists() else "its Python packages could not be installed"


def without_go() -> str | None:
    if not shutil.which("go"):
        return "there is no Go (Debian: golang-go)"
    return None if DRIVER.exists() else "its SQLite driver is not installed (golang-github-mattn-go-sqlite3-dev)"


OTHERS = [
    Other("Flask, Jinja, SQLite", "flask", without_flask, gunicorn),
    Other("Go html/template, SQLite", "go", without_go, go),
]


def build(binaries: Path):
    if without_go() is None:
        environment = ["env", "GO111MODULE=off", f"GOPATH={GO_PACKAGES}"]
        command = ["go", "build", "-tags", "libsqlite3", "-o", binaries / "go-meals", FOLDER / "go/main.go"]
        subprocess.run([*environment, *command], check=True)
