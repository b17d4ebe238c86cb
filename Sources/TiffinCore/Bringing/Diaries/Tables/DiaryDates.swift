/// How a file writes its dates, which may be told by the others in it.
struct DiaryDates {
  private let order: BroughtColumns.DateOrder?

  /// - Parameter monthFirst: True for an app that is known to write the month first.
  /// - Throws: ``BringingError/twoWays`` if all can be read in two ways.
  init(_ texts: some Sequence<String>, monthFirst: Bool) throws(BringingError) {
    var (canDayBeFirst, canMonthBeFirst, isOpen) = (true, true, false)
    for text in texts {
      guard let (one, two, _) = Self.numbers(text), Self.year(text) == nil else { continue }
      isOpen = true
      if one > 12 { canMonthBeFirst = false }
      if two > 12 || text.contains(".") == false && monthFirst { canDayBeFirst = canDayBeFirst && two <= 12 }
      if text.contains(".") { canMonthBeFirst = false }
    }
    switch (canDayBeFirst, canMonthBeFirst) {
    case (true, true) where isOpen && !monthFirst: throw .twoWays
    case (_, true): order = .monthFirst
    default: order = .dayFirst
    }
  }

  /// As the dates themselves tell, else as somebody said.
  init(_ texts: some Sequence<String>, _ order: BroughtColumns.DateOrder?) throws(BringingError) {
    do throws(BringingError) { try self.init(texts, monthFirst: false) } catch {
      guard let order else { throw error }
      self.init(order)
    }
  }

  /// True for three numbers with the same sign between them.
  static func isDate(_ text: String) -> Bool { numbers(text) != nil }

  /// A date read in both ways, the day first and the month first; nil for one that cannot be.
  static func both(_ text: String) -> (dayFirst: LocalDate, monthFirst: LocalDate)? {
    guard let dayFirst = DiaryDates(.dayFirst).date(text), let monthFirst = DiaryDates(.monthFirst).date(text) else {
      return nil
    }
    return (dayFirst, monthFirst)
  }

  private init(_ order: BroughtColumns.DateOrder) { self.order = order }

  /// Nil for a text that is no date.
  func date(_ text: String) -> LocalDate? {
    guard let (one, two, three) = Self.numbers(text) else { return nil }
    if Self.year(text) != nil { return LocalDate(year: one, month: two, day: three) }
    let year = three < 100 ? 2_000 + three : three
    return order == .dayFirst
      ? LocalDate(year: year, month: two, day: one) : LocalDate(year: year, month: one, day: two)
  }

  /// Three numbers with the same sign between them, whatever stands behind a blank or a T.
  private static func numbers(_ text: String) -> (Int, Int, Int)? {
    let date = text.prefix { $0 != " " && $0 != "T" }
    let parts = date.split(omittingEmptySubsequences: false) { "-/.".contains($0) }.map { Int($0) }
    guard parts.count == 3, let one = parts[0], let two = parts[1], let three = parts[2] else { return nil }
    return one >= 0 && two > 0 && three > 0 ? (one, two, three) : nil
  }

  /// The year, where it stands in front.
  private static func year(_ text: String) -> Int? {
    let first = text.prefix { $0.isASCII && $0.isNumber }
    return first.count == 4 ? Int(first) : nil
  }
}

extension LocalTime {
  /// "7:30 AM", "19:30", "19:30:00"; nil for other text.
  init?(brought text: String) {
    let folded = Folding.folded(text)
    let clock = folded.prefix { $0.isNumber || $0 == ":" }.split(separator: ":").compactMap { Int($0) }
    guard clock.count >= 2, (0..<24).contains(clock[0]) else { return nil }
    let half = folded.hasSuffix("pm") ? 12 : 0
    let isTwelve = folded.hasSuffix("pm") || folded.hasSuffix("am")
    self.init(hour: isTwelve ? clock[0] % 12 + half : clock[0], minute: clock[1])
  }
}
