"""TheMealDB on loopback, as it was recorded: tests start Tiffin with its ``environment``, so that it asks here.

Nothing of the recordings is in the project; ``recorded()`` says whether they lie in ``TIFFIN_TEST_DATA``.
"""

import itertools
import json
import threading
import unicodedata
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from support.paths import DATA, SAMPLES
from support.waiting import UNTIL_HUNG, Background

RECORDINGS = DATA / "themealdb"
MISSING = "themealdb is not in TIFFIN_TEST_DATA"
PLACES = range(1, 21)


def recorded() -> bool:
    return (RECORDINGS / "search-280-meals.json").is_file()


def recording(name: str):
    return json.loads((RECORDINGS / name).read_text())


class TheMealDB:
    """The service, from `with` to its end. ``asked`` are the paths of all requests, in their order.

    ``mood`` can change at any time: None answers as recorded, "silent" never answers, "failing" is a 500, "broken" is
    half of a JSON, "gone" closes the connection. ``held`` says how many its silence
    keeps waiting.
    """

    def __init__(self):
        self.mood = None
        self.asked: list[str] = []
        self.held = 0
        handler = type("Handler", (_Handler,), {"service": self})
        self._server = _Server(("127.0.0.1", 0), handler)
        self.port = self._server.server_address[1]
        meals = {meal["idMeal"]: meal for body in recording("search-280-meals.json") for meal in body["meals"]}
        # The pictures were not recorded.
        self.meals = [{**meal, "strMealThumb": self._address(f"/images/{key}.jpg")} for key, meal in meals.items()]
        self._next = itertools.cycle(self.meals)
        self._lock = threading.Lock()
        self.closing = threading.Event()
        self.picture = (SAMPLES / "caprese.jpg").read_bytes()

    def __enter__(self) -> "TheMealDB":
        Background(lambda: self._server.serve_forever(0.05))
        return self

    def __exit__(self, *_):
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()

    def _address(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    @property
    def environment(self) -> dict[str, str]:
        """What Tiffin is started with, to ask here."""
        return {
            "TIFFIN_NO_CATALOGUE": "0",
            "TIFFIN_THEMEALDB_URL": self._address("/api/json/v1/1"),
            "TIFFIN_FETCH_ALLOW": f"127.0.0.1:{self.port}",
        }

    def hold(self):
        """Keeps who asks waiting to the end."""
        with self._lock:
            self.held += 1
        self.closing.wait(UNTIL_HUNG)

    def answer(self, path: str):
        """The JSON of an endpoint; None for one that there is not."""
        url = urlsplit(path)
        query = {key: values[-1] for key, values in parse_qs(url.query, keep_blank_values=True).items()}
        match url.path.rpartition("/")[2]:
            case "random.php":
                with self._lock:
                    return {"meals": [next(self._next)]}
            case "search.php":
                text = folded(query.get("s", ""))
                return {"meals": [meal for meal in self.meals if text in folded(meal["strMeal"])][:25] or None}
            case "lookup.php":
                return {"meals": [meal for meal in self.meals if meal["idMeal"] == query.get("i")] or None}
            case "filter.php":
                found = [meal for meal in self.meals if _matches(meal, query)]
                return {"meals": [{key: meal[key] for key in ENTRY} for meal in found] or None}
            case "categories.php":
                return recording("categories.json")
            case "list.php":
                return recording("list_alist.json" if "a" in query else "list_clist.json")
        return None


ENTRY = ("idMeal", "strMeal", "strMealThumb")


def folded(text: str) -> str:
    """As the service's MySQL compares: case and accents aside, signs not."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _matches(meal, query) -> bool:
    if "c" in query:
        return meal["strCategory"] == query["c"]
    if "a" in query:
        return meal["strArea"] == query["a"]
    wanted = folded(query.get("i", "").replace("_", " "))
    return any(folded(meal.get(f"strIngredient{place}") or "") == wanted for place in PLACES)


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    # Twenty are asked for at once.
    request_queue_size = 64

    def handle_error(self, *_):
        """Tiffin hangs up when its time is over."""


class _Handler(BaseHTTPRequestHandler):
    service: TheMealDB
    timeout = UNTIL_HUNG

    def do_GET(self):
        self.service.asked.append(self.path)
        match self.service.mood:
            case "silent":
                self.service.hold()
                self.close_connection = True
            case "gone":
                self.close_connection = True
            case "failing":
                self._send(500, "text/plain", b"Sorry")
            case "broken":
                self._send(200, "application/json", b'{"meals":[{')
            case _:
                self._answer()

    def _answer(self):
        if self.path.startswith("/images/"):
            return self._send(200, "image/jpeg", self.service.picture)
        answer = self.service.answer(self.path)
        if answer is None:
            return self._send(404, "text/plain", b"No such endpoint")
        return self._send(200, "application/json", json.dumps(answer).encode())

    def _send(self, status, kind, body):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Tests look at `asked`."""
