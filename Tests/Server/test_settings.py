"""Settings, through the web server and with several workers."""

import datetime
import zoneinfo

import pytest
from support.visitor import Form


def settings_form(visitor, section):
    page = visitor.get(f"settings/{section}")
    return Form(page, page.soup.select_one("form:has([name=section])"))


def test_a_saved_setting_applies_to_the_next_page_in_every_worker(new_site):
    visitor = new_site(workers=4, threads=1).visitor()
    settings_form(visitor, "goals").fill(calorie_goal="2000").send()

    seen = {visitor.get("meals").soup.select_one(".sofar").get_text(" ", strip=True) for _ in range(40)}

    assert len(seen) == 1
    assert "of 2,000 kcal" in seen.pop()


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Honolulu", "Asia/Calcutta"])
def test_today_follows_the_time_zone_of_the_person_not_of_the_server(new_site, zone):
    visitor = new_site(environment={"TZ": "America/New_York"}).visitor()
    settings_form(visitor, "time_zone").fill(time_zone=zone).send()

    before = datetime.datetime.now(zoneinfo.ZoneInfo(zone)).date()
    day = visitor.get("diary").soup.select_one("input[name=today]")["value"]
    after = datetime.datetime.now(zoneinfo.ZoneInfo(zone)).date()

    assert before.isoformat() <= day <= after.isoformat()
