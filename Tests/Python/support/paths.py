"""Where things are."""

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[3]
TIFFIN = Path(os.environ.get("TIFFIN_TEST_BINARY", PACKAGE / ".build/release/tiffin"))
SAMPLES = PACKAGE / "Public/samples"
SCREENSHOTS = PACKAGE / ".screenshots"
DATA = Path(os.environ.get("TIFFIN_TEST_DATA", PACKAGE / "../shared/data")).resolve()
