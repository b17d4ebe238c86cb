"""The plan, through the web server: two who plan at once, and the calendar that others subscribe to."""

import datetime
import zoneinfo

import icalendar
from support.visitor import Form
from support.waiting import side_by_side

TODAY = datetime.date.today()


def day(ahead: int) -> str:
    return (TODAY + datetime.timedelta(days=ahead)).isoformat()


def add(visitor, when: str, text: str, slot: str = ""):
    form = visitor.get(f"plan/{when}?add={when}").form("/plan/entries").fill(text=text)
    form.values = [pair for pair in form.values if pair[0] != "slot"] + [("slot", slot)]
    page = form.send()
    assert page.status == 200, page.soup.main
    return page


def part(visitor, name: str) -> Form:
    page = visitor.get(f"settings/{name}")
    return Form(page, page.soup.select_one("form:has([name=section])"))


def link(page) -> str:
    return page.soup.select_one("#calendar")["value"]


def calendar(site, address) -> icalendar.Calendar:
    answer = site.visitor().session.get(address)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "text/calendar; charset=utf-8"
    lines = answer.content.split(b"\r\n")
    assert max(map(len, lines)) <= 75
    assert b"\n" not in b"".join(lines)
    parsed = icalendar.Calendar.from_ical(answer.content)
    assert not parsed.errors and not any(part.errors for part in parsed.walk())
    return parsed


def test_no_entry_is_lost_if_four_people_plan_at_once(site):
    visitors = [site.visitor() for _ in range(4)]
    forms = [visitor.get(f"plan/{day(1)}?add={day(1)}") for visitor in visitors]

    def plan(number):
        for turn in range(5):
            forms[number].form("/plan/entries").fill(text=f"Dish {number} {turn}").send()

    side_by_side(lambda n=number: plan(n) for number in range(4))

    names = {entry.h3.get_text(strip=True) for entry in site.visitor().get(f"plan/{day(1)}").soup.select(".entry")}
    assert names == {f"Dish {number} {turn}" for number in range(4) for turn in range(5)}


def test_the_calendar_can_be_parsed_and_has_the_times_of_the_household(site):
    visitor = site.visitor()
    part(visitor, "time_zone").fill(time_zone="America/New_York").send()
    long = "Grandma’s aubergine; with: molasses, “very” " + "long " * 40 + "\\ name"
    add(visitor, day(1), long, "Lunch")
    add(visitor, day(200), "Soup")
    address = link(part(visitor, "reminders").fill(notifications="1", cook_time="18:45").send())

    first, second = calendar(site, address), calendar(site, address)

    events = {str(event["summary"]): event for event in first.walk("VEVENT")}
    lunch, soup, sunday = events[f"Lunch: {long}"], events["Soup"], events["Plan the week’s meals"]
    zone = zoneinfo.ZoneInfo("America/New_York")
    assert lunch.start == datetime.datetime.combine(TODAY + datetime.timedelta(1), datetime.time(12), zone)
    assert soup.start == datetime.datetime.combine(TODAY + datetime.timedelta(200), datetime.time(18, 45), zone)
    assert soup.start.utcoffset() == zone.utcoffset(soup.start.replace(tzinfo=None))
    assert sunday.start.weekday() == 6 and sunday["rrule"]["BYDAY"] == ["SU"]
    assert all(len(event.walk("VALARM")) == 1 for event in events.values())
    assert [event["uid"] for event in first.walk("VEVENT")] == [event["uid"] for event in second.walk("VEVENT")]
    assert len({event["uid"] for event in first.walk("VEVENT")}) == 3


def test_the_time_zone_definition_in_the_calendar_has_the_right_offsets(site):
    visitor = site.visitor()
    part(visitor, "time_zone").fill(time_zone="Europe/London").send()
    for ahead in range(0, 360, 15):
        add(visitor, day(ahead), f"Dish {ahead}")
    address = link(visitor.get("settings/reminders").form("/plan/calendar").send())

    parsed = calendar(site, address)

    told = parsed.walk("VTIMEZONE")[0].to_tz(lookup_tzid=False)
    zone = zoneinfo.ZoneInfo("Europe/London")
    events = parsed.walk("VEVENT")
    assert len(events) == 24
    for event in events:
        start = event.start.replace(tzinfo=None)
        assert start.replace(tzinfo=told).utcoffset() == start.replace(tzinfo=zone).utcoffset(), start
    assert not parsed.walk("VALARM")


def test_the_calendar_link_is_masked_in_the_log_and_stops_working_when_renewed(site):
    visitor = site.visitor()
    address = link(visitor.get("settings/reminders").form("/plan/calendar").send())
    assert visitor.session.get(address).status_code == 200

    visitor.get("settings/reminders").form("/plan/calendar").send()

    assert visitor.session.get(address).status_code == 404
    assert "/plan/calendar/***.ics" in site.log
    assert address.rsplit("/", 1)[1][:43] not in site.log
