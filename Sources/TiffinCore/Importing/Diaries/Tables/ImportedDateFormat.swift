/// The date format of a file. All dates of the file together can determine an order that a single date does not.
struct ImportedDateFormat {
  private let order: ImportedColumns.DateOrder?
  /// True if dates begin with a year of two digits, such as `26-08-03`.
  private let isYearFirst: Bool

  /// Determines the order of day and month from all dates of a file.
  ///
  /// - Parameter monthFirst: True if the app is known to write the month first.
  /// - Throws: ``ImportError/twoWays`` if `monthFirst` is false, and all dates can be read in both orders.
  init(_ texts: some Sequence<String>, monthFirst: Bool) throws(ImportError) {
    var (canDayBeFirst, canMonthBeFirst, isOpen) = (true, true, false)
    var shorts = TwoDigitYears()
    for text in texts {
      guard let date = ImportedDate(text) else { continue }
      if date.isShortYearFirst { shorts.isSaid = true }
      guard case .yearLast(let one, let two, let year, let sign) = date.kind else { continue }
      shorts.add(one, two, year, areShort: date.hasShortYear)
      isOpen = true
      if one > 12 { canMonthBeFirst = false }
      if two > 12 || sign != "." && monthFirst { canDayBeFirst = canDayBeFirst && two <= 12 }
      if sign == "." { canMonthBeFirst = false }
    }
    isYearFirst = shorts.areFirst
    switch (canDayBeFirst, canMonthBeFirst) {
    case _ where isYearFirst: order = nil
    case (true, true) where isOpen && !monthFirst: throw .twoWays
    case (_, true): order = .monthFirst
    default: order = .dayFirst
    }
  }

  /// Determines the order from the dates; if they are ambiguous, uses the order that a person has chosen.
  ///
  /// - Throws: ``ImportError/twoWays`` if the dates are ambiguous and no order was chosen.
  init(_ texts: some Sequence<String>, _ order: ImportedColumns.DateOrder?) throws(ImportError) {
    do throws(ImportError) { try self.init(texts, monthFirst: false) } catch {
      guard let order else { throw error }
      self.init(order)
    }
  }

  private init(_ order: ImportedColumns.DateOrder) { (self.order, isYearFirst) = (order, false) }

  /// Returns true if a text is certainly a date. A number alone is not, because it could have any meaning.
  static func isDate(_ text: String) -> Bool {
    guard let date = ImportedDate(text) else { return false }
    if case .serial = date.kind { return false }
    return true
  }

  /// Returns a date in both readings, day first and month first; nil if only one is possible.
  static func both(_ text: String) -> (dayFirst: LocalDate, monthFirst: LocalDate)? {
    guard let date = ImportedDate(text), case .yearLast = date.kind, let dayFirst = date.date(.dayFirst),
      let monthFirst = date.date(.monthFirst)
    else { return nil }
    return (dayFirst, monthFirst)
  }

  /// Returns the day, and the time if it follows in the same field.
  ///
  /// - Throws: ``ImportError/undated`` if the text is not a date; ``ImportError/implausibleDate`` if its year is
  ///   outside ``years``.
  func day(_ text: String) throws(ImportError) -> (date: LocalDate, time: LocalTime?) {
    guard let parsed = ImportedDate(text),
      let date = isYearFirst && parsed.hasShortYear ? parsed.withYearFirst : parsed.date(order ?? .monthFirst)
    else { throw .undated }
    guard Self.years.contains(date.year) else { throw .implausibleDate }
    return (date, parsed.time)
  }

  /// The years that are plausible for an electronic diary.
  private static let years = 1980...2099
}

/// A date in one of the formats found in tables.
struct ImportedDate {
  enum Kind {
    /// A complete date, such as `2026-08-03`, `3 August 2026` or `20260803`.
    case whole(year: Int, month: Int, day: Int)
    /// Three numbers with the year last, such as `3/8/2026`.
    case yearLast(Int, Int, year: Int, sign: Character)
    /// A spreadsheet's serial date: the number of days since the end of 1899, with the time as a fraction.
    case serial(Double)
  }

  let kind: Kind
  /// The time after the date; nil if there is none.
  let time: LocalTime?
  /// True if the first and the last of three numbers can be a year of two digits, as in `26-08-03`.
  private(set) var hasShortYear = false
  /// True if only the first of three numbers can be a year of two digits, as in `26-8-3`.
  private(set) var isShortYearFirst = false

  /// The maximum length of a date with its time, in bytes.
  private static let limit = 80

  /// Parses a date; nil if the text is not a date.
  init?(_ text: String) {
    if text.utf8.count == 10, let date = LocalDate(iso: text) {
      (kind, time) = (.whole(year: date.year, month: date.month, day: date.day), nil)
      return
    }
    let text = TextCleanup.line(text.utf8.count > Self.limit ? "" : text)
    if let serial = Self.serial(text) {
      (kind, time) = (.serial(serial), Self.time(ofSerial: serial))
      return
    }
    let parts = DatePart.all(in: text)
    guard let (kind, end) = Self.named(parts) ?? Self.compact(parts) ?? Self.numbers(parts) else { return nil }
    self.kind = kind
    time = LocalTime(brought: String(text[end...]))
    let digits = parts.drop { $0.number == nil }.prefix(3).map(\.digits)
    hasShortYear = digits.first == 2 && digits.last == 2
    isShortYearFirst = digits.first == 2 && digits.last == 1
  }

  /// Returns the day, reading dates such as `3/8/2026` in the given order; nil if there is no such day.
  func date(_ order: ImportedColumns.DateOrder) -> LocalDate? {
    switch kind {
    case .whole(let year, let month, let day): LocalDate(year: year, month: month, day: day)
    case .yearLast(let one, let two, let year, _):
      order == .dayFirst
        ? LocalDate(year: year, month: two, day: one) : LocalDate(year: year, month: one, day: two)
    case .serial(let days): LocalDate(daysSinceEpoch: Self.firstDay + Int(days))
    }
  }

  /// The day if the first of three numbers is the year, as in `26-08-03`; nil if there is no such day.
  var withYearFirst: LocalDate? {
    guard case .yearLast(let one, let two, let year, _) = kind else { return nil }
    return LocalDate(year: 2_000 + one, month: two, day: year - 2_000)
  }

  // MARK: Spreadsheets

  /// The day with serial number 0, in days since 1970-01-01.
  /// - Source: ECMA-376, part 1, 18.17.4.1: the 1900 date system, whose days agree with the calendar's from March 1900.
  private static let firstDay = -25_569
  private static let serials = 29_221.0..<73_415.0

  /// Parses serial dates from 1980 to 2100, such as `46237` or `46237.3125`; nil for other text.
  private static func serial(_ text: String) -> Double? {
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }
    guard digits.count == 5, text.utf8.count < 25,
      text.utf8.dropFirst(5).allSatisfy({ "0123456789.,".utf8.contains($0) })
    else { return nil }
    return Double(text.replacing(",", with: ".")).flatMap { serials.contains($0) ? $0 : nil }
  }

  private static func time(ofSerial serial: Double) -> LocalTime? {
    let minutes = Int(((serial - serial.rounded(.down)) * 1_440).rounded())
    return minutes == 0 || minutes == 1_440 ? nil : LocalTime(hour: minutes / 60, minute: minutes % 60)
  }

  // MARK: Words and numbers

  /// Parses a date with the name of a month, such as `Aug 03, 2026`, `3. August 2026`, `Monday, 3rd of August 2026` or
  /// `2026 août 3`; nil for other text.
  private static func named(_ parts: [DatePart]) -> (Kind, String.Index)? {
    // The last month is used, because a weekday may be spelt like a month.
    guard let place = parts.prefix(6).lastIndex(where: { $0.month != nil }), let month = parts[place].month else {
      return nil
    }
    let before = parts[..<place].last { $0.number != nil }
    let after = parts[(place + 1)...].prefix(4).filter { $0.number != nil }
    if let before, let number = before.number, before.digits == 4, let day = after.first, let value = day.number {
      return (.whole(year: number, month: month, day: value), day.end)
    }
    let numbers = before.map { [$0] + after } ?? Array(after)
    guard numbers.count > 1, let day = numbers[0].number, let year = year(numbers[1]) else { return nil }
    return (.whole(year: year, month: month, day: day), numbers[1].end)
  }

  /// Parses a date such as `20260803`; nil for other text.
  private static func compact(_ parts: [DatePart]) -> (Kind, String.Index)? {
    guard let first = parts.first, first.digits == 8, let number = first.number else { return nil }
    return (.whole(year: number / 10_000, month: number / 100 % 100, day: number % 100), first.end)
  }

  /// Parses three numbers with the same separator between them; nil for other text.
  private static func numbers(_ parts: [DatePart]) -> (Kind, String.Index)? {
    // A weekday may precede the numbers.
    let parts = parts.drop { $0.number == nil }
    guard parts.count >= 3, let one = parts.first?.number else { return nil }
    let (first, second, third) = (parts[parts.startIndex], parts[parts.startIndex + 1], parts[parts.startIndex + 2])
    guard let two = second.number, let three = third.number, let sign = Self.sign(first.sign, second.sign) else {
      return nil
    }
    if first.digits == 4 { return (.whole(year: one, month: two, day: three), third.end) }
    // No year has one digit: `26-8-3`.
    if first.digits == 2, third.digits == 1 { return (.whole(year: 2_000 + one, month: two, day: three), third.end) }
    guard first.digits < 3, second.digits < 3, one > 0, two > 0, let year = year(third) else { return nil }
    return (.yearLast(one, two, year: year, sign: sign), third.end)
  }

  private static func sign(_ one: String, _ two: String) -> Character? {
    if one == "年", two == "月" { return "-" }
    guard one == two, one.utf8.count == 1, let sign = one.first, "-/.".contains(sign) else { return nil }
    return sign
  }

  /// Returns the year of two or four digits: 2026 for `26`, but 26 for `0026`; nil for other numbers.
  private static func year(_ part: DatePart) -> Int? {
    guard let number = part.number, part.digits == 2 || part.digits == 4 else { return nil }
    return part.digits == 2 ? 2_000 + number : number
  }
}

/// A number or word of a date, with the separator after it.
private struct DatePart {
  let number: Int?
  let digits: Int
  let month: Int?
  /// The separator after the number or word, without whitespace.
  let sign: String
  /// The end of the number or word.
  let end: String.Index

  /// The maximum number of parts that are parsed.
  private static let most = 12

  static func all(in text: String) -> [DatePart] {
    var parts: [DatePart] = []
    let scalars = text.unicodeScalars
    var place = scalars.startIndex
    while place < scalars.endIndex, parts.count < most {
      let isDigit = Self.isDigit(scalars[place])
      let run = scalars[place...].prefix { isDigit ? Self.isDigit($0) : Self.isLetter($0) }
      let end = run.isEmpty ? scalars.index(after: place) : run.endIndex
      let sign = scalars[end...].prefix { !Self.isDigit($0) && !Self.isLetter($0) || "年月日".unicodeScalars.contains($0) }
      if !run.isEmpty { parts.append(DatePart(String(run), isDigit, Whitespace.trimmed(String(sign)), end)) }
      place = sign.endIndex
    }
    return parts
  }

  private init(_ text: String, _ isNumber: Bool, _ sign: String, _ end: String.Index) {
    number = isNumber && text.utf8.count < 10 ? Int(text) : nil
    digits = isNumber ? text.utf8.count : 0
    month = isNumber ? nil : MonthNames.number(of: text)
    (self.sign, self.end) = (sign, end)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark)
      && !"年月日".unicodeScalars.contains(scalar)
  }
}

extension LocalTime {
  /// Parses a time such as "7:30 AM", "19:30", "19:30:00", "19h30", "7 pm", "T083000Z" or a spreadsheet's
  /// "0.354166667"; nil for other text.
  init?(brought text: String) {
    let folded = TextFolding.folded(TextCleanup.line(text, limit: 60))
    if let minutes = Self.minutes(ofFraction: folded) {
      self.init(hour: minutes / 60 % 24, minute: minutes % 60)
      return
    }
    let start = folded.utf8.drop { !(0x30...0x39).contains($0) }
    let clock = start.prefix { (0x30...0x39).contains($0) || ":.h".utf8.contains($0) }
    var numbers = clock.split { ":.h".utf8.contains($0) }.compactMap { Int(String(Substring($0))) }
    let letters = start.dropFirst(clock.count).filter { (0x61...0x7A).contains($0) }
    let (isMorning, isEvening) = (letters.starts(with: "am".utf8), letters.starts(with: "pm".utf8))
    if numbers.count == 1, clock.count == 4 || clock.count == 6 {
      numbers = [numbers[0] / (clock.count == 6 ? 10_000 : 100), numbers[0] / (clock.count == 6 ? 100 : 1) % 100]
    }
    if numbers.count == 1, isMorning || isEvening || clock.last == UInt8(ascii: "h") { numbers.append(0) }
    let isDate = start.dropFirst(clock.count).first.map { "-/".utf8.contains($0) } ?? false
    guard !isDate, numbers.count >= 2, (0..<24).contains(numbers[0]) else { return nil }
    let hour = isMorning || isEvening ? numbers[0] % 12 + (isEvening ? 12 : 0) : numbers[0]
    self.init(hour: hour, minute: numbers[1])
  }
}

extension LocalTime {
  /// Returns the minutes of a spreadsheet's time, a fraction of the day such as `0.354166667`; nil for other text.
  ///
  /// `0.30` is not such a fraction, but half past midnight.
  fileprivate static func minutes(ofFraction text: String) -> Int? {
    let digits = text.utf8.dropFirst(2)
    guard text.hasPrefix("0.") || text.hasPrefix("0,"), digits.count != 2, (1...18).contains(digits.count),
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Double("0.\(String(Substring(digits)))").map { Int(($0 * 1_440).rounded()) }
  }
}

extension ImportedColumns {
  /// The ambiguous date in both readings; nil if no date is ambiguous.
  public var doubtfulDays: (dayFirst: LocalDate, monthFirst: LocalDate)? { doubtful.flatMap(ImportedDateFormat.both) }
}
