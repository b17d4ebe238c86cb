"""Signs the first household's owner in, straight in the database."""

import base64
import hashlib
import secrets
import sqlite3
import subprocess
import time
from pathlib import Path

OWNER = "SELECT person_id, household_id FROM account WHERE username_key = 'p1x0'"
RECIPE = f"SELECT MIN(id) FROM recipe WHERE household_id = (SELECT household_id FROM ({OWNER}) AS owner)"


def psql(address: str, sql: str) -> list[str]:
    command = ["psql", "-qXAt", "-v", "ON_ERROR_STOP=1", address, "-c", sql]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.splitlines()


def ask(address: str, sql: str) -> list:
    """Runs a statement in a data folder or on a server. Gives the first column."""
    if not address.startswith("sqlite:"):
        return psql(address, sql)
    with sqlite3.connect(Path(address.removeprefix("sqlite:")) / "tiffin.db", timeout=10) as database:
        return [row[0] for row in database.execute(sql)]


def first_recipe(address: str) -> int:
    """The number of the first of the household's recipes."""
    return int(ask(address, RECIPE)[0])


def sign_in(address: str) -> str:
    """Gives the cookie."""
    token = secrets.token_bytes(32)
    now = int(time.time())
    sql = (
        "INSERT INTO session (person_id, household_id, token_hash, is_kept, device, began_at, used_at)"
        f" SELECT person_id, household_id, '{hashlib.sha256(token).hexdigest()}', 1, '', {now}, {now}"
        f" FROM ({OWNER}) AS owner")
    ask(address, sql)
    if address.startswith("sqlite:"):
        installation = Path(address.removeprefix("sqlite:"), "installation").read_text().strip()
    else:
        installation = psql(address, "SELECT value FROM server_secret WHERE name = 'installation'")[0]
    return f"tiffin-{installation[:8]}={base64.urlsafe_b64encode(token).decode().rstrip('=')}"
