import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The plan's calendar` {
  private func secret(_ site: Site) throws -> String {
    try CalendarLinkStore(site.database).renew(of: site.person).text
  }

  private func lines(_ site: Site, _ secret: String) throws -> [String] {
    let answer = try site.get("plan/calendar/\(secret).ics", by: Browser())
    #expect(answer.status == 200)
    #expect(answer["Content-Type"] == "text/calendar; charset=utf-8")
    let lines = answer.text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.last == "")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.utf8.contains(10) && !$0.utf8.contains(13) })
    return lines.dropLast().reduce(into: []) { unfolded, line in
      if line.hasPrefix(" ") { unfolded[unfolded.count - 1] += line.dropFirst() } else { unfolded.append(line) }
    }
  }

  @Test func `has an event for each entry, in the person's time zone`() throws {
    let site = try Site()
    try site.people.change(site.person.id) { $0.timeZone = .named("America/New_York") }
    let soup = try site.addRecipe("Soup", kcal: 500, cents: 1_250)
    let id = try site.plan(soup, on: "2026-11-22")

    let lines = try lines(site, try secret(site))

    #expect(lines.first == "BEGIN:VCALENDAR" && lines.last == "END:VCALENDAR")
    #expect(lines.contains { $0.hasPrefix("UID:entry-\(id.number)@") })
    #expect(lines.contains("DTSTART;TZID=America/New_York:20261122T180000"))
    #expect(lines.contains("DTSTAMP:20261121T123000Z"))
    #expect(lines.contains("SUMMARY:Soup"))
    #expect(lines.contains("DESCRIPTION:500 kcal · $12.50 · 1 serving"))
    #expect(lines.contains("TZID:America/New_York"))
    #expect(lines.contains("DTSTART:20270314T020000") && lines.contains("TZOFFSETTO:-0400"))
    #expect(!lines.contains("BEGIN:VALARM"))
  }

  @Test func `uses the cooking time without resting time as duration`() throws {
    let site = try Site()
    try site.plan(try site.add(.marinated()), on: "2026-11-22")

    #expect(try lines(site, try secret(site)).contains("DURATION:PT35M"))
  }

  @Test func `keeps an event's UID if the entry changes`() throws {
    let site = try Site()
    let secret = try secret(site)
    let id = try site.plan(words: "Soup", on: "2026-11-22")
    let before = try lines(site, secret).filter { $0.hasPrefix("UID") }

    _ = try site.planStore.change(
      id, PlanChange(day: LocalDate(iso: "2026-11-24"), slot: .lunch), from: 1, by: site.person)
    let after = try lines(site, secret)

    #expect(after.filter { $0.hasPrefix("UID") } == before)
    #expect(after.contains("DTSTART;TZID=UTC:20261124T120000"))
    #expect(after.contains("SEQUENCE:1"))
  }

  @Test func `gives an event the same UID under any host name, and another UID on each server`() throws {
    let (site, other) = (try Site(), try Site())
    let (own, others) = (try secret(site), try secret(other))
    func names(_ site: Site, _ secret: String, host: String) throws -> [String] {
      let answer = try site.request(
        "GET", "/plan/calendar/\(secret).ics", by: Browser(), headers: [("HTTP_HOST", host)])
      return answer.text.split(separator: "\r\n").map(String.init).filter { $0.hasPrefix("UID") }
    }
    for site in [site, other] { try site.plan(words: "Soup", on: "2026-11-22") }

    let first = try names(site, own, host: "tiffin.local")

    #expect(first.count == 1)
    #expect(try names(site, own, host: "192.168.1.20:8080") == first)
    #expect(try names(other, others, host: "tiffin.local") != first)
  }

  @Test func `reminds of cooking, and on Sunday of planning, if enabled`() throws {
    let site = try Site()
    try site.plan(words: "Soup", on: "2026-11-24")
    try site.save("reminders", ["notifications": "1", "cook_time": "17:15"])

    let lines = try lines(site, try secret(site))

    #expect(lines.filter { $0 == "BEGIN:VALARM" }.count == 2)
    #expect(lines.contains("DTSTART;TZID=UTC:20261124T171500"))
    #expect(lines.contains("DESCRIPTION:Time to cook: Soup"))
    #expect(lines.contains("RRULE:FREQ=WEEKLY;BYDAY=SU"))
    #expect(lines.contains("DTSTART;TZID=UTC:20261122T100000"))
  }

  @Test func `has one alarm for all entries that start together, and names them`() throws {
    let site = try Site()
    for name in ["Soup", "Bread"] { try site.plan(words: name, on: "2026-11-24") }
    try site.plan(words: "Stew", on: "2026-11-25")
    let alone = try site.plan(words: "Porridge", on: "2026-11-24")
    _ = try site.planStore.change(
      alone, PlanChange(day: LocalDate(iso: "2026-11-24"), slot: .breakfast), from: 1, by: site.person)
    try site.save("reminders", ["notifications": "1"])

    let alarms = try lines(site, try secret(site)).filter { $0.hasPrefix("DESCRIPTION:Time to cook: ") }

    let names = alarms.map { $0.dropFirst("DESCRIPTION:Time to cook: ".count) }
    #expect(Set(names) == ["Soup\\, Bread", "Stew", "Porridge"])
    #expect(names.count == 3)
  }

  @Test func `has one alarm for dinner and untimed entries, and another for earlier meals`() throws {
    let site = try Site()
    let day = LocalDate(iso: "2026-11-24")
    let ids = try ["Soup", "Bread", "Stew", "Porridge"].map { try site.plan(words: $0, on: "2026-11-24") }
    _ = try site.planStore.change(ids[0], PlanChange(day: day, slot: nil), from: 1, by: site.person)
    _ = try site.planStore.change(ids[1], PlanChange(day: day, slot: nil), from: 1, by: site.person)
    _ = try site.planStore.change(ids[2], PlanChange(day: day, slot: .dinner), from: 1, by: site.person)
    _ = try site.planStore.change(ids[3], PlanChange(day: day, slot: .breakfast), from: 1, by: site.person)
    try site.save("reminders", ["notifications": "1"])

    let alarms = try lines(site, try secret(site)).filter { $0.hasPrefix("DESCRIPTION:Time to cook: ") }

    let names = alarms.map { alarm in
      Set(alarm.dropFirst("DESCRIPTION:Time to cook: ".count).split(separator: "\\, ").map(String.init))
    }
    #expect(Set(names) == [["Soup", "Bread", "Stew"], ["Porridge"]] && names.count == 2)
  }

  @Test func `escapes and folds text`() throws {
    let site = try Site()
    let name = "Soup; bread, \\ cheese\nEND:VCALENDAR " + String(repeating: "é😀", count: 60)
    try site.plan(words: name, on: "2026-11-22")

    let lines = try lines(site, try secret(site))

    let escaped = "SUMMARY:Soup\\; bread\\, \\\\ cheese\\nEND:VCALENDAR " + String(repeating: "é😀", count: 60)
    #expect(lines.contains(escaped))
    #expect(lines.filter { $0 == "END:VCALENDAR" }.count == 1)
  }

  @Test func `has an address that is shown once and can be renewed and revoked`() throws {
    let site = try Site()
    #expect(try site.settings("reminders").element(id: "calendar") == nil)

    func make() throws -> String {
      let form = HTMLForm(try #require(try site.settings("reminders").form(to: "/plan/calendar")))
      let answer = try site.send(form)
      #expect(answer["Cache-Control"] == "private, no-store")
      return try #require(answer.page.element(id: "calendar")?["value"])
    }
    let (first, second) = (try make(), try make())
    func status(_ address: String) throws -> Int {
      try site.request("GET", String(address.dropFirst("http://tiffin.test".count)), by: Browser()).status
    }

    #expect(first != second)
    #expect(try status(first) == 404)
    #expect(try status(second) == 200)
    let later = try site.settings("reminders")
    #expect(later.element(id: "calendar") == nil)
    #expect(try site.get("settings/reminders").text.contains("Calendar link created today."))
    _ = try site.send(HTMLForm(try #require(try site.settings("reminders").form(to: "/plan/calendar/close"))))
    #expect(try status(second) == 404)
    #expect(try site.settings("reminders").element(id: "calendar") == nil)
  }

  @Test func `reports creating, renewing and revoking, which turns reminders off`() throws {
    let site = try Site()
    func press(_ action: String) throws -> String? {
      let form = HTMLForm(try #require(try site.settings("reminders").form(to: action)))
      let answer = try site.send(form)
      return (answer.status == 303 ? try site.follow(answer) : answer).page.notice
    }

    let opened = try press("/plan/calendar")
    try site.save("reminders", ["notifications": "1"])
    let renewed = try press("/plan/calendar")
    let isReminded = try site.storedSettings.isReminded
    let closed = try press("/plan/calendar/close")

    #expect(opened == "Calendar link created.")
    #expect(renewed?.hasPrefix("New calendar link created.") == true)
    #expect(isReminded)
    #expect(closed == "Calendar link revoked. Reminders are off.")
    #expect(try !site.storedSettings.isReminded)
  }

  @Test func `is logged without its secret`() throws {
    let recorder = LogRecorder()
    let site = try Site(log: recorder.logger)
    let secret = try secret(site)

    _ = try site.get("plan/calendar/\(secret).ics", by: Browser())

    #expect(recorder.lines.contains { $0.contains("/plan/calendar/***.ics") })
    #expect(!recorder.lines.contains { $0.contains(secret) })
  }
}
