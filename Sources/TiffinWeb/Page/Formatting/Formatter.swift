import Localization
import Templating
import TiffinCore

/// The format of dates and numbers on a page.
///
/// A single type, so that one setting of the person can change all of them.
struct Formatter: Sendable {
  /// The current date in the person's time zone, to which dates are relative.
  let today: LocalDate
  /// The language of the page.
  var language = Language.english

  /// Returns a day as shown in a list: "Today", "Yesterday", "Wed 19 Nov"; with the year if it is not the current one.
  func short(_ date: LocalDate) -> String {
    Output.text(capacity: 15) { write(short: date, to: &$0) }
  }

  /// Writes a day in a list, without an intermediate string, since a list has many days.
  func write(short date: LocalDate, to out: inout Output) {
    switch today.daysSinceEpoch - date.daysSinceEpoch {
    case 0: return out.write(markup: "Today")
    case 1: return out.write(markup: "Yesterday")
    default: break
    }
    out.write(markup: CalendarNames.short(date.weekday))
    out.write(byte: UInt8(ascii: " "))
    out.write(date.day)
    out.write(byte: UInt8(ascii: " "))
    out.write(markup: CalendarNames.shortMonth(date.month))
    if date.year == today.year { return }
    out.write(byte: UInt8(ascii: " "))
    out.write(date.year)
  }

  /// Returns the title of a day's page: "Today", "Yesterday", "Tomorrow", "Wednesday".
  func title(_ date: LocalDate) -> String {
    switch date {
    case today: "Today"
    case today.adding(days: -1): "Yesterday"
    case today.adding(days: 1): "Tomorrow"
    default: CalendarNames.weekday(date.weekday)
    }
  }

  /// Returns the line below the title of a day's page: "Monday 23 November" below "Today", "25 November" below
  /// "Wednesday"; with the year if it is not the current one.
  func subtitle(_ date: LocalDate) -> String {
    if [today.adding(days: -1), today, today.adding(days: 1)].contains(date) { return self.date(date) }
    return Output.text(capacity: 20) { write(dayAndMonth: date, to: &$0) }
  }

  /// Returns a day as part of a sentence: "today", "yesterday", "Wednesday 19 November".
  func day(_ date: LocalDate) -> String {
    switch date {
    case today: "today"
    case today.adding(days: -1): "yesterday"
    case today.adding(days: 1): "tomorrow"
    default: self.date(date)
    }
  }

  /// Returns a day with its preposition: "today", "yesterday", "on 19 November"; with the year if it is not the current
  /// one.
  func near(_ date: LocalDate) -> String {
    switch date {
    case today: "today"
    case today.adding(days: -1): "yesterday"
    case today.adding(days: 1): "tomorrow"
    default: "on " + Output.text(capacity: 20) { write(dayAndMonth: date, to: &$0) }
    }
  }

  /// Returns the introduction of a notice about an added meal: "Added to today:", "Added to Friday 20 November:".
  func added(to date: LocalDate) -> String {
    "Added to \(date == today ? "today" : self.date(date)):"
  }

  /// Returns a day with its weekday: "Wednesday 19 November"; with the year if it is not the current one.
  func date(_ date: LocalDate) -> String {
    Output.text(capacity: 30) { write(date, to: &$0) }
  }

  /// Writes a day with its weekday, without an intermediate string.
  func write(_ date: LocalDate, to out: inout Output) {
    out.write(markup: CalendarNames.weekday(date.weekday))
    out.write(byte: UInt8(ascii: " "))
    write(dayAndMonth: date, to: &out)
  }

  /// Writes a day without weekday and year: "19 November".
  static func write(dayOfYear date: LocalDate, to out: inout Output) {
    out.write(date.day)
    out.write(byte: UInt8(ascii: " "))
    out.write(markup: CalendarNames.month(date.month))
  }

  /// Writes a day without weekday: "19 November"; with the year if it is not the current one.
  private func write(dayAndMonth date: LocalDate, to out: inout Output) {
    Self.write(dayOfYear: date, to: &out)
    if date.year == today.year { return }
    out.write(byte: UInt8(ascii: " "))
    out.write(date.year)
  }

  /// Returns a day in full: "Wednesday 19 November 2026".
  func long(_ date: LocalDate) -> String {
    "\(CalendarNames.weekday(date.weekday)) \(date.day) \(CalendarNames.month(date.month)) \(date.year)"
  }

  /// Returns a day with its time, if known: "Wednesday 19 November 2026, 19:30".
  func long(_ date: LocalDate, _ time: LocalTime?) -> String {
    guard let time else { return long(date) }
    return "\(long(date)), \(time.iso)"
  }

  /// Returns a day as people type it: "19/11/2026".
  func typed(_ date: LocalDate) -> String {
    let iso = date.iso
    return "\(iso.suffix(2))/\(iso.dropFirst(5).prefix(2))/\(iso.prefix(4))"
  }

  /// Returns whole kilocalories with thousands separators: "1,244".
  func energy(_ energy: Energy) -> String {
    Output.text(capacity: 15) { Self.write(energy, to: &$0) }
  }

  /// Returns grams with their unit and at most one decimal: "58 g", "5.5 g".
  func grams(_ mass: Mass) -> String {
    Output.text(capacity: 15) { Self.write(mass, to: &$0) }
  }
}

extension Formatter {
  /// The separator between facts on a line.
  static let between = " · "

  /// Returns facts joined on a line: "520 kcal · $7.60 · 2 servings".
  static func joined(_ facts: [String]) -> String {
    Output.text(capacity: facts.reduce(0) { $0 + $1.utf8.count + 4 }) { out in
      for (index, fact) in facts.enumerated() {
        if index > 0 { out.write(markup: between) }
        out.write(markup: fact)
      }
    }
  }

  /// Returns a number given in tenths: "62.2", "62".
  static func tenths(_ number: Int) -> String {
    number % 10 == 0 ? String(number / 10) : "\(number / 10).\(abs(number % 10))"
  }

  /// Returns a sum of milligrams in grams, without the unit, with at most one decimal, and none from 100 g on: "1,240",
  /// "50.5".
  static func sum(milligrams: Int) -> String {
    if milligrams >= 100_000 { return grouped((milligrams + 500) / 1_000) }
    let tenths = (milligrams + 50) / 100
    return grouped(tenths / 10) + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
  }

  /// Returns a whole number with thousands separators: "1,244".
  static func grouped(_ number: Int) -> String {
    Output.text(capacity: 15) { write(grouped: number, to: &$0) }
  }

  /// Writes whole kilocalories with their unit, without an intermediate string.
  static func write(kilocalories number: Int, to out: inout Output) {
    write(grouped: number, to: &out)
    out.write(markup: " kcal")
  }

  /// Writes a whole number with thousands separators, without an intermediate string.
  static func write(grouped number: Int, to out: inout Output) {
    guard number >= 1_000 else { return out.write(number) }
    write(grouped: number / 1_000, to: &out)
    out.write(byte: UInt8(ascii: ","))
    for place in [100, 10, 1] { out.write(number / place % 10) }
  }
}

extension Formatter {
  /// Returns a size such as "1.2 GB", "25 MB", "1.5 MB" or "64 KB". Units are multiples of 1,024; there is at most one
  /// decimal, rounded down.
  static func size(_ bytes: Int) -> String {
    guard bytes >= 1 << 20 else { return "\(bytes >> 10) KB" }
    let (step, unit) = bytes >= 1 << 30 ? (30, "GB") : (20, "MB")
    let tenths = (bytes * 10) >> step
    return tenths % 10 == 0 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}
