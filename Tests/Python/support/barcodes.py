"""Pictures of barcodes, drawn after GS1's General Specifications, section 5.2, and Open Food Facts on loopback."""

import struct
import threading
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from support.waiting import UNTIL_HUNG, Background

ODD = ["0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011"]
PARITIES = ["LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL"]
FLIPPED = str.maketrans("01", "10")


def bars(digits: str) -> str:
    """The modules of an EAN-13 or EAN-8: 1 is dark."""
    numbers = [int(digit) for digit in digits]
    if len(numbers) == 8:
        left = [ODD[number] for number in numbers[:4]]
    else:
        left = [
            ODD[number] if parity == "L" else ODD[number].translate(FLIPPED)[::-1]
            for number, parity in zip(numbers[1:7], PARITIES[numbers[0]], strict=True)
        ]
    right = (ODD[number].translate(FLIPPED) for number in numbers[-len(left) :])
    return "0" * 12 + "101" + "".join(left) + "01010" + "".join(right) + "101" + "0" * 12


def ean13(digits: str, width: int = 4) -> bytes:
    """A PNG of an EAN-13, its thinnest bar that many pixels wide."""
    return _png(bars(digits), width)


def film(digits: str | None, slope: float = 0.0, is_turned: bool = False) -> bytes:
    """What a camera sees of a barcode in a shadow, or of a wall: YUV4MPEG2, as Chromium's fake camera plays it."""
    width, height, module = 640, 480, 3.4
    code = bars(digits) if digits else ""
    if is_turned:
        code = code[::-1]
    rows = []
    for y in range(height):
        start = (width - len(code) * module) / 2 + slope * (y - height / 2)
        places = ((x - start) / module for x in range(width))
        dark = [0 <= place < len(code) and code[int(place)] == "1" and 90 < y < 390 for place in places]
        # Each pixel mixes with its neighbours; the light fades to the left.
        shades = [200 - 50 * sum(dark[max(0, x - 1) : x + 2]) for x in range(width)]
        rows.append(bytes(int(shade * (0.6 + 0.4 * x / width)) for x, shade in enumerate(shades)))
    picture = b"".join(rows) + b"\x80" * (width * height // 2)
    head = f"YUV4MPEG2 W{width} H{height} F10:1 Ip A1:1 C420jpeg\n".encode()
    return head + 3 * (b"FRAME\n" + picture)


def _png(bars: str, width: int) -> bytes:
    line = b"".join((b"\0" if bar == "1" else b"\xff") * width for bar in bars)
    white = [b"\0" + b"\xff" * len(line)] * 8 * width
    rows = b"".join(white + [b"\0" + line] * 60 * width + white)
    head = struct.pack(">IIBBBBB", len(line), 76 * width, 8, 0, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts
    )


def with_check_digit(digits: str) -> str:
    """The digits with the one behind them that fits."""
    total = sum(int(digit) * (3 if place % 2 == 0 else 1) for place, digit in enumerate(reversed(digits)))
    return digits + str(-total % 10)


class OpenFoodFacts:
    """The service, from `with` to its end: it answers with `products`, by their digits. `asked` are the digits of all
    requests, and `agents` who asked."""

    def __init__(self, products: dict[str, bytes]):
        self.products = products
        self.asked: list[str] = []
        self.agents: set[str] = set()
        self.lock = threading.Lock()
        handler = type("Handler", (_Handler,), {"service": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.port = self._server.server_address[1]

    def __enter__(self) -> "OpenFoodFacts":
        Background(lambda: self._server.serve_forever(0.05))
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()

    @property
    def environment(self) -> dict[str, str]:
        """What Tiffin is started with, to ask here."""
        return {
            "TIFFIN_NO_CATALOGUE": "0",
            "TIFFIN_THEMEALDB_URL": f"http://127.0.0.1:{self.port}/recipes",
            "TIFFIN_OPENFOODFACTS_URL": f"http://127.0.0.1:{self.port}",
            "TIFFIN_FETCH_ALLOW": f"127.0.0.1:{self.port}",
        }


class _Handler(BaseHTTPRequestHandler):
    service: OpenFoodFacts
    timeout = UNTIL_HUNG

    def do_GET(self):
        digits = self.path.partition("?")[0].rpartition("/")[2].removesuffix(".json")
        if self.path.startswith("/api/v2/product/"):
            with self.service.lock:
                self.service.asked.append(digits)
                self.service.agents.add(self.headers["User-Agent"])
        body = self.service.products.get(digits)
        self.send_response(404 if body is None else 200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(body or b'{"status":0,"status_verbose":"product not found"}')

    def log_message(self, *_):
        """Tests look at `asked`."""
