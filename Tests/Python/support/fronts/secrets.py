"""What web servers need to speak HTTPS, and to know somebody."""

from functools import cache
from pathlib import Path

from support.site import PASSWORD
from support.waiting import run


def write_certificate(folder: Path) -> Path:
    """A certificate for this machine with its key, which certifies itself."""
    file = folder / "front.pem"
    file.write_text(certificate())
    return file


@cache
def certificate() -> str:
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=127.0.0.1"
    extension = ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", "-", "-out", "-"]
    return run([*command.split(), *extension], check=True, capture_output=True, text=True).stdout


def write_people(folder: Path) -> dict[str, str]:
    """A password file in which Alice is, and her password otherwise."""
    (folder / "people").write_text(f"alice:{apache_hash()}\n")
    return {"password": PASSWORD.replace(" ", "-"), "hash": caddy_hash()}


@cache
def apache_hash() -> str:
    command = ["openssl", "passwd", "-apr1", PASSWORD.replace(" ", "-")]
    return run(command, check=True, capture_output=True, text=True).stdout.strip()


@cache
def caddy_hash() -> str:
    command = ["/usr/bin/caddy", "hash-password", "--plaintext", PASSWORD.replace(" ", "-")]
    return run(command, check=True, capture_output=True, text=True).stdout.strip()
