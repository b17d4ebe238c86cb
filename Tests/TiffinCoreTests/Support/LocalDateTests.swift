import Testing
import TiffinCore

@Suite struct `A calendar date` {
  @Test(arguments: ["20/11/2026", "2026-11-20", " 20/11/2026 "]) func `is read in the formats people type`(
    typed: String
  ) {
    #expect(LocalDate(typed: typed)?.iso == "2026-11-20")
  }

  @Test(arguments: [("5/3/2021", "2021-03-05"), ("05/3/2021", "2021-03-05"), ("29/02/2024", "2024-02-29")])
  func `may have one digit for day and month`(typed: String, iso: String) {
    #expect(LocalDate(typed: typed)?.iso == iso)
  }

  @Test(arguments: [
    "", " ", "01-01-2021", "31/02/2021", "29/02/2023", "29/02/1900", "31/04/2026", "00/01/2026", "01/00/2026",
    "01/13/2026", "32/01/2026", "1/1/21", "2026/11/20", "20/11/02026", "20.11.2026", "2026-1-2", "2026-11-20T00:00",
    "0000-01-01", "20/11/2026/", "/11/2026", "20//2026", "+1/01/2026", "٢٠/١١/٢٠٢٦", "20/11/2026x", "yesterday",
    "2026-02-30", "20/\u{301}11/2026",
  ]) func `is not read if it is impossible or in another format`(typed: String) {
    #expect(LocalDate(typed: typed) == nil)
  }

  @Test(arguments: [2000, 2004, 2024, 2400]) func `can be 29 February in leap years`(year: Int) {
    #expect(LocalDate(year: year, month: 2, day: 29) != nil)
  }

  @Test(arguments: [1900, 2001, 2023, 2100]) func `cannot be 29 February in other years`(year: Int) {
    #expect(LocalDate(year: year, month: 2, day: 29) == nil)
  }

  @Test func `counts days from 1 January 1970`() {
    #expect(LocalDate.epoch.iso == "1970-01-01")
    #expect(LocalDate.epoch.daysSinceEpoch == 0)
    #expect(LocalDate.epoch.weekday == .thursday)
  }

  @Test func `follows the day before, over a whole cycle of leap years`() throws {
    var date = try #require(LocalDate(iso: "1800-01-01"))
    var weekday = Weekday.wednesday
    var count = 0
    while date.year < 2200, let next = date.adding(days: 1) {
      // One expectation for each of 146,097 days would take long.
      guard next > date, next.daysSinceEpoch == date.daysSinceEpoch + 1, date.weekday == weekday else { break }
      weekday = Weekday.allCases[weekday.rawValue % 7]
      date = next
      count += 1
    }

    #expect(date.iso == "2200-01-01")
    #expect(count == 146_097)
  }

  @Test(arguments: [("2026-11-20", Weekday.friday), ("2000-01-01", .saturday), ("2024-02-29", .thursday)])
  func `has the right weekday`(iso: String, weekday: Weekday) throws {
    let date = try #require(LocalDate(iso: iso))

    #expect(date.weekday == weekday)
  }

  @Test func `cannot be outside the years 1 to 9999`() throws {
    let last = try #require(LocalDate(iso: "9999-12-31"))

    #expect(last.adding(days: 1) == nil)
    #expect(last.adding(days: -3_652_058)?.iso == "0001-01-01")
    #expect(last.adding(days: -3_652_059) == nil)
    #expect(last.adding(days: .max) == nil)
    #expect(last.adding(days: .min) == nil)
  }

  @Test func `of today is within a day of the date in UTC`() {
    let now = ServerClock.moment(at: ServerClock.seconds())

    #expect(now.date.year >= 2024)
    #expect(abs(now.date.daysSinceEpoch - ServerClock.seconds() / 86_400) <= 1)
  }
}

@Suite struct `A time of day` {
  @Test(arguments: [("18:30", 18, 30), ("00:00", 0, 0), ("23:59", 23, 59), ("07:05:59", 7, 5)])
  func `is read as a time field sends it`(text: String, hour: Int, minute: Int) throws {
    let time = try #require(LocalTime(iso: text))

    #expect(time.hour == hour)
    #expect(time.minute == minute)
  }

  @Test(arguments: ["", "24:00", "12:60", "7:05", "12.30", "1230", "12:30:60", "12:30 ", "-1:00", "12:3o", "١٢:٣٠"])
  func `is not read if it is invalid`(text: String) {
    #expect(LocalTime(iso: text) == nil)
  }

  @Test func `is written with two digits each`() {
    #expect(LocalTime(hour: 7, minute: 5)?.iso == "07:05")
  }
}
