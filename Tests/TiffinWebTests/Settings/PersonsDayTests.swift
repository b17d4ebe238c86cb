import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A person's day` {
  /// The day that a new meal is dated, and its time.
  private func now(_ site: Site) throws -> String {
    let form = try site.addForm()
    return "\(form["date"] ?? "") \(form["time"] ?? "")"
  }

  private func choose(_ zone: TimeZoneChoice, _ site: Site) throws {
    try site.people.change(site.person.id) { $0.timeZone = zone }
  }

  @Test func `uses the server's time zone until one is chosen`() throws {
    let site = try Site()

    #expect(try now(site) == "2026-11-21 12:30")
  }

  @Test(arguments: [
    ("Pacific/Kiritimati", "2026-11-21 09:59", "2026-11-21 23:59"),
    ("Pacific/Kiritimati", "2026-11-21 10:00", "2026-11-22 00:00"),
    ("Pacific/Honolulu", "2026-11-21 09:59", "2026-11-20 23:59"),
    ("Pacific/Honolulu", "2026-11-21 10:00", "2026-11-21 00:00"),
    ("Asia/Kolkata", "2026-11-21 18:30", "2026-11-22 00:00"),
  ]) func `begins at midnight in the person's time zone`(zone: String, utc: String, local: String) throws {
    let site = try Site()
    try choose(.named(zone), site)
    site.clock.set(utc)
    try site.signInAgain()

    #expect(try now(site) == local)
  }

  @Test(arguments: [
    // The hour that does not exist, and the one that happens twice.
    ("2026-03-29 00:59", "2026-03-29 01:59"), ("2026-03-29 01:00", "2026-03-29 03:00"),
    ("2026-03-29 21:59", "2026-03-29 23:59"), ("2026-03-29 22:00", "2026-03-30 00:00"),
    ("2026-10-25 00:30", "2026-10-25 02:30"), ("2026-10-25 01:30", "2026-10-25 02:30"),
    ("2026-10-25 22:59", "2026-10-25 23:59"), ("2026-10-25 23:00", "2026-10-26 00:00"),
  ]) func `has 23 or 25 hours when clocks change`(utc: String, local: String) throws {
    let site = try Site()
    try choose(.named("Europe/Berlin"), site)
    site.clock.set(utc)
    try site.signInAgain()

    #expect(try now(site) == local)
  }

  @Test(arguments: [TimeZoneChoice.server, .named("Europe/Atlantis"), .notChosen])
  func `uses the server's time zone if that is chosen or the chosen one is unknown`(zone: TimeZoneChoice) throws {
    let site = try Site()
    try choose(zone, site)

    #expect(try now(site) == "2026-11-21 12:30")
  }
}
