"""A site with holes. A scanner that does not find them says nothing about Tiffin.

As with Tiffin, its form for signing in is refused without the token that belongs to the browser's cookie.
"""

import contextlib
import re
import sqlite3
import threading
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

FOLDER = Path(__file__).parent
COOKIE, TOKEN = "planted=7f3a9c2e", "c0ffee5eed"

LIST = """<!DOCTYPE html><html lang="en"><title>Planted</title>
<form action="/meals"><input name="q" value=""><button>Search</button></form>
<p>Meals like {q}:</p><ul>{rows}</ul>
<form method="post" action="/sign-in"><input type="hidden" name="token" value="{token}">
<input name="username"><input type="password" name="password"><button>Sign in</button></form>
<a href="/notes">Notes</a><a href="/import">Import</a><a href="/more/help?page=help.txt">Help</a>
<a href="/more/away?to=/notes">Away</a><a href="/more/language?name=en">English</a></html>"""

NOTES = """<!DOCTYPE html><html lang="en"><title>Notes</title>
<form method="post" action="/notes"><input name="note"><button>Note it</button></form><p>{note}</p></html>"""

IMPORT = """<!DOCTYPE html><html lang="en"><title>Import</title>
<form method="post" action="/import"><input name="url"><input type="hidden" name="token" value="{token}">
<button>Read it</button></form></html>"""


class PlantedHoles(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        address = urlsplit(self.path)
        q = parse_qs(address.query).get("q", [""])[0]
        if address.path == "/notes":
            return self.answer(200, NOTES.format(note=self.server.note))
        if address.path == "/import":
            return self.answer(200, IMPORT.format(token=TOKEN))
        if address.path in ELSEWHERE:
            return ELSEWHERE[address.path](self, parse_qs(address.query))
        if address.path not in ("/", "/meals"):
            return self.answer(404, "There is no such page.")
        try:
            # Two holes: what is searched for becomes a part of the statement, and of the page.
            rows = self.server.find(f"SELECT name FROM meal WHERE name LIKE '%{q}%'")
        except sqlite3.Error as error:
            return self.answer(500, f"sqlite3.OperationalError: {error}")
        items = "".join(f"<li>{name}</li>" for (name,) in rows)
        self.answer(200, LIST.format(q=q, rows=items, token=TOKEN))

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode("utf-8", "replace")
        fields = {name: values[0] for name, values in parse_qs(body, keep_blank_values=True).items()}
        if self.path == "/notes":
            # Two more: nobody asks where the form is from, and what it says becomes a part of a page.
            self.server.note = fields.get("note", "")
            return self.answer(200, "It is noted.")
        if self.path == "/import":
            # One that is seen by the server that it asks. On loopback alone: no test asks the world.
            if re.fullmatch(r"http://127\.0\.0\.1:\d+/[\w/.]*", fields.get("url", "")):
                with contextlib.suppress(OSError):
                    urllib.request.build_opener(urllib.request.ProxyHandler({})).open(fields["url"], timeout=2).close()
            return self.answer(200, "There is no recipe on that page.")
        if fields.get("token") != TOKEN or COOKIE not in (self.headers.get("Cookie") or ""):
            return self.answer(403, "This form is not from here.")
        known = []
        with contextlib.suppress(sqlite3.Error):
            # A hole that shows no error: only whether somebody was found.
            known = self.server.find(f"SELECT 1 FROM account WHERE username = '{fields.get('username', '')}'")
        self.answer(200, "Your password is wrong." if known else "Nobody is called so.")

    def help(self, query):
        # A hole that shows any file of the machine.
        with contextlib.suppress(OSError, ValueError):
            return self.answer(200, Path(FOLDER, query.get("page", [""])[0]).read_text(errors="replace"))
        self.answer(404, "There is no such page.")

    def away(self, query):
        # One that leads to whatever address it is given.
        to = re.fullmatch(r"(https?:/)?/[\w.:/-]*", query.get("to", [""])[0])
        self.answer(302, "It is elsewhere.", ["Location: " + (to.group() if to else "/")])

    def choose_language(self, query):
        # And one whose lines of the answer's head are as many as it is told.
        lines = ("Language: " + query.get("name", ["en"])[0]).splitlines()
        self.answer(200, "It is chosen.", lines)

    def answer(self, status: int, page: str, lines=()):
        bytes_of_page = page.encode("utf-8", "replace")
        self.send_response(status)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Set-Cookie", COOKIE)
        for line in lines:
            # What is no line of a head would end the whole answer, and the scan.
            if header := re.fullmatch(r"([\w-]+): ?([\x20-\x7e]*)", line):
                self.send_header(*header.groups())
        self.send_header("Content-Length", str(len(bytes_of_page)))
        self.end_headers()
        self.wfile.write(bytes_of_page)

    def log_message(self, *_):
        pass


# In a folder of their own: of one folder's addresses a scan follows twelve.
ELSEWHERE = {
    "/more/help": PlantedHoles.help, "/more/away": PlantedHoles.away, "/more/language": PlantedHoles.choose_language,
}  # fmt: skip


class PlantedSite(ThreadingHTTPServer):
    """Serves the holes on a free port of loopback until it is left."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), PlantedHoles)
        self.database = sqlite3.connect(":memory:", check_same_thread=False)
        self.turn, self.note = threading.Lock(), ""
        self.database.execute("CREATE TABLE meal (name TEXT)")
        self.database.execute("CREATE TABLE account (username TEXT)")
        self.database.executemany("INSERT INTO meal VALUES (?)", [("Soup",), ("Salad",), ("Tea",)])
        self.database.execute("INSERT INTO account VALUES ('alice')")
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def find(self, statement: str) -> list:
        with self.turn:
            return self.database.execute(statement).fetchall()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server_port}/{path}"

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()
