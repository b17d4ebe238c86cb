"""Uploads that the owner's scanner looks at first."""

import pytest
from support.waiting import run

# The file of the European Institute for Computer Antivirus Research that every scanner finds, in two halves.
EICAR = rb"X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-" + rb"ANTIVIRUS-TEST-FILE!$H+H*"


@pytest.fixture
def scanned(new_site, tmp_path):
    """A site whose scanner answers as clamdscan does: 0 for nothing found, 1 for something."""
    program = tmp_path / "scan"
    program.write_text("#!/bin/sh\n! grep -qa EICAR\n")
    program.chmod(0o755)
    return new_site(environment={"TIFFIN_SCANNER": f"{program} -"})


def test_an_upload_with_a_virus_is_refused_and_nothing_is_stored(scanned):
    form = scanned.visitor().get("meals/new").meal_form.fill(name="Soup").pick(EICAR)

    page = form.send()

    assert page.status == 422 and "virus scanner" in page.soup.main.get_text()
    assert scanned.visitor().get("meals").list.rows == []


def test_an_upload_that_the_scanner_accepts_is_stored(scanned, tmp_path):
    run(["vips", "black", f"{tmp_path}/plate.jpg", "64", "64"], check=True, capture_output=True)
    picture = (tmp_path / "plate.jpg").read_bytes()

    scanned.visitor().get("meals/new").meal_form.fill(name="Soup").pick(picture).send()

    assert len(scanned.visitor().get("meals").list.rows) == 1


def test_an_upload_is_refused_and_logged_if_the_scanner_cannot_run(new_site):
    site = new_site(environment={"TIFFIN_SCANNER": "/nowhere/scan"})

    page = site.visitor().get("meals/new").meal_form.fill(name="Soup").pick(b"\xff\xd8\xff").send()

    assert page.status == 503 and page.response.headers["Retry-After"] == "60"
    assert site.visitor().get("meals").list.rows == []
    assert "/nowhere/scan cannot be run" in site.log
