"""What the tests' sites keep their data in."""

import os

import pytest

on_file = pytest.mark.skipif("TIFFIN_TEST_POSTGRESQL" in os.environ, reason="it looks into the file of a data folder")
