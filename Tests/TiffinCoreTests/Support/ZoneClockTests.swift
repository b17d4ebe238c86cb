import Testing
import TiffinCore

@Suite struct `A clock in another time zone` {
  /// 2026-11-20 00:00 UTC.
  private static let midnight = 1_795_132_800

  private func moment(_ seconds: Int, _ zone: String) throws -> String {
    let moment = try #require(ZoneClock.moment(at: seconds, in: zone))
    return "\(moment.date.iso) \(moment.time.iso)"
  }

  @Test func `begins the day at its own midnight`() throws {
    let kiritimati = Self.midnight - 14 * 3_600
    let honolulu = Self.midnight + 10 * 3_600

    #expect(try moment(kiritimati - 1, "Pacific/Kiritimati") == "2026-11-19 23:59")
    #expect(try moment(kiritimati, "Pacific/Kiritimati") == "2026-11-20 00:00")
    #expect(try moment(honolulu - 1, "Pacific/Honolulu") == "2026-11-19 23:59")
    #expect(try moment(honolulu, "Pacific/Honolulu") == "2026-11-20 00:00")
  }

  @Test(arguments: [
    ("Asia/Kolkata", "05:30"), ("Asia/Kathmandu", "05:45"), ("America/St_Johns", "20:30"), ("UTC", "00:00"),
    ("Australia/Eucla", "08:45"), ("Asia/Calcutta", "05:30"), ("Etc/GMT+5", "19:00"),
  ]) func `may be offset by half or quarter hours`(zone: String, time: String) throws {
    #expect(try moment(Self.midnight, zone).hasSuffix(time))
  }

  @Test func `repeats an hour when clocks go back`() throws {
    // Berlin, 25 October 2026: from 03:00 to 02:00 at 01:00 UTC.
    let change = 1_792_890_000

    #expect(try moment(change - 3_600, "Europe/Berlin") == "2026-10-25 02:00")
    #expect(try moment(change - 1, "Europe/Berlin") == "2026-10-25 02:59")
    #expect(try moment(change, "Europe/Berlin") == "2026-10-25 02:00")
    #expect(try moment(change + 3_600, "Europe/Berlin") == "2026-10-25 03:00")
    #expect(try moment(change + 22 * 3_600 - 1, "Europe/Berlin") == "2026-10-25 23:59")
    #expect(try moment(change + 22 * 3_600, "Europe/Berlin") == "2026-10-26 00:00")
  }

  @Test func `skips an hour when clocks go forward`() throws {
    // Berlin, 29 March 2026: from 02:00 to 03:00 at 01:00 UTC.
    let change = 1_774_746_000

    #expect(try moment(change - 1, "Europe/Berlin") == "2026-03-29 01:59")
    #expect(try moment(change, "Europe/Berlin") == "2026-03-29 03:00")
    #expect(try moment(change - 2 * 3_600, "Europe/Berlin") == "2026-03-29 00:00")
    #expect(try moment(change + 21 * 3_600 - 1, "Europe/Berlin") == "2026-03-29 23:59")
  }

  @Test func `is right in every quarter of an hour, in any order of queries`() throws {
    // Lord Howe Island: clocks go back by half an hour on 5 April 2026 at 15:00 UTC the day before.
    let change = 1_775_314_800

    for seconds in [change, change - 1, change + 1, change - 900, change + 900, change - 1, change] {
      #expect(try moment(seconds, "Australia/Lord_Howe") == (seconds < change ? before(seconds) : after(seconds)))
    }

    func before(_ seconds: Int) -> String { text(seconds + 11 * 3_600) }
    func after(_ seconds: Int) -> String { text(seconds + 10 * 3_600 + 1_800) }
    func text(_ local: Int) -> String {
      let moment = LocalDateTime(seconds: local)
      return "\(moment.date.iso) \(moment.time.iso)"
    }
  }

  @Test(arguments: ["", "Europe/Atlantis", "server", "../../etc/passwd", "europe/berlin", "Mars", "Europe/Berlin "])
  func `does not exist for unknown zones`(zone: String) {
    #expect(ZoneClock.moment(at: Self.midnight, in: zone) == nil)
    #expect(!ZoneClock.isKnown(zone))
  }

  @Test func `can be chosen by current zone names`() {
    let names = ZoneClock.names

    #expect(names.count > 400)
    #expect(names == names.sorted())
    #expect(names.allSatisfy(ZoneClock.isKnown))
    #expect(["Europe/Berlin", "Asia/Kolkata", "America/Argentina/Ushuaia", "UTC"].allSatisfy(names.contains))
    #expect(!["Asia/Calcutta", "Europe/Kiev", "GMT", "America/Godthab"].contains(where: names.contains))
  }

  @Test func `agrees with the server's own clock in the server's zone`() {
    let zone = ServerClock.zoneName()

    #expect(zone == nil || ZoneClock.moment(at: Self.midnight, in: zone ?? "") == ServerClock.moment(at: Self.midnight))
  }

  @Test(arguments: [(0, 0, "1970-01-01 00:00"), (-1, 0, "1969-12-31 23:59"), (86_399, 60, "1970-01-02 00:00")])
  func `counts from 1970 in both directions`(seconds: Int, offset: Int, text: String) {
    let moment = LocalDateTime(seconds: seconds, offset: offset)

    #expect("\(moment.date.iso) \(moment.time.iso)" == text)
  }
}
