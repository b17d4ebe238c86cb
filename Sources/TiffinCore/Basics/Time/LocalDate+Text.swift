extension LocalDate {
  /// Parses exactly `2026-11-20`; nil for any other text.
  public init?(iso text: String) {
    self.init(iso: text.utf8.span)
  }

  /// Parses exactly `2026-11-20` from bytes; nil for any other bytes.
  init?(iso bytes: Span<UInt8>) {
    self.init(iso: bytes, 0..<bytes.count)
  }

  /// Parses a day as people type it, `dd/mm/yyyy`, or as a browser's date field sends it, `yyyy-mm-dd`.
  ///
  /// One digit is enough for day and month in the typed form; white space around the text is ignored. Nil for any other
  /// text, or if there is no such day.
  public init?(typed text: String) {
    let bytes = text.utf8.span
    let range = Digits.unpadded(bytes)
    let slashes = range.filter { bytes[$0] == UInt8(ascii: "/") }
    guard slashes.count == 2 else {
      self.init(iso: bytes, range)
      return
    }
    let parts = [range.lowerBound..<slashes[0], slashes[0] + 1..<slashes[1], slashes[1] + 1..<range.upperBound]
    guard parts[0].count <= 2, parts[1].count <= 2, parts[2].count == 4,
      let day = Digits.number(bytes, parts[0]),
      let month = Digits.number(bytes, parts[1]),
      let year = Digits.number(bytes, parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as `2026-11-20`.
  public var iso: String {
    // The day is formatted as bytes, since every link to a day contains one, and joining strings would be many times
    // slower.
    var bytes = InlineArray<10, UInt8>(repeating: UInt8(ascii: "-"))
    Digits.write(year, to: &bytes, 0..<4)
    Digits.write(month, to: &bytes, 5..<7)
    Digits.write(day, to: &bytes, 8..<10)
    guard let text = try? UTF8Span(validating: bytes.span) else { return "" }
    return String(copying: text)
  }

  private init?(iso bytes: Span<UInt8>, _ range: Range<Int>) {
    let start = range.lowerBound
    let hyphen = UInt8(ascii: "-")
    guard range.count == 10, bytes[start + 4] == hyphen, bytes[start + 7] == hyphen,
      let century = Digits.pair(bytes, at: start), let year = Digits.pair(bytes, at: start + 2),
      let month = Digits.pair(bytes, at: start + 5), let day = Digits.pair(bytes, at: start + 8)
    else { return nil }
    self.init(year: century * 100 + year, month: month, day: day)
  }
}
