/// Parsing of times as web pages write them.
enum WebRecipeDuration {
  /// Parses minutes, rounded up, such as `PT1H30M`, `P0DT0H45M0.000S`, `P2H30M`, `PT90M`, `1 hour 30 minutes` or `90`.
  ///
  /// Returns nil for zero, for more than 30 days, for months and years, and for text that is not a time.
  ///
  /// - Source: ISO 8601, durations.
  static func minutes(_ text: String) -> Int? {
    let text = TextCleanup.line(text, limit: 100)
    guard let seconds = isISO(text) ? ISODuration(text)?.seconds : worded(text) else { return nil }
    let minutes = wholeMinutes(seconds)
    return (1...43_200).contains(minutes) ? minutes : nil
  }

  /// Returns seconds as minutes, rounded up.
  static func wholeMinutes(_ seconds: Quantity) -> Int {
    (seconds.numerator + 60 * seconds.denominator - 1) / (60 * seconds.denominator)
  }

  /// Returns true if the text is a duration of ISO 8601: it begins with `P`, followed by a number or `T`.
  private static func isISO(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 0x20 == UInt8(ascii: "p") else { return false }
    return text.utf8.dropFirst().first.map { $0 | 0x20 == UInt8(ascii: "t") || (0x30...0x39).contains($0) } ?? true
  }

  private static func worded(_ text: String) -> Quantity? {
    var reader = IngredientLineParser(text)
    var seconds = Quantity.zero
    var number: Quantity?
    while !reader.isAtEnd {
      if let quantity = reader.quantity() {
        number = quantity.upper
        continue
      }
      // Punctuation is skipped, as in "20 min.", "1 hour, 20 minutes" and "~ 20 min".
      if reader.skip(sign: [".", ",", "~", "≈"]) { continue }
      guard let word = reader.word() else { return nil }
      reader.index += 1
      guard let length = lengths[word] else { continue }
      seconds = seconds + (number ?? .zero) * length
      number = nil
    }
    // A number without a unit stands for minutes, also at the end of `1 h 30`.
    return seconds + (number ?? .zero) * minute
  }

  static let minute = Quantity(reducing: 60, 1)

  /// The seconds of each unit.
  static let lengths: [String: Quantity] = {
    let words: [(Int128, [String])] = [
      (1, ["s", "sec", "secs", "second", "seconds", "sekunden"]),
      (60, ["m", "min", "mins", "minute", "minutes", "minuten"]),
      (3_600, ["h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures"]),
      (86_400, ["d", "day", "days", "tag", "tage", "jour", "jours"]),
    ]
    var lengths: [String: Quantity] = [:]
    for (seconds, words) in words {
      for word in words { lengths[word] = Quantity(reducing: seconds, 1) }
    }
    return lengths
  }()
}

/// An ISO 8601 duration, such as `P1DT2H3M4.5S`.
private struct ISODuration {
  private(set) var seconds = Quantity.zero

  /// Parses a duration; nil for any other text, and for years or months other than zero.
  init?(_ text: String) {
    var rest = Array(text.utf8).map { $0 > 0x60 ? $0 & 0xDF : $0 }[...]
    guard rest.popFirst() == UInt8(ascii: "P") else { return nil }
    var isTime = false
    var last: UInt8?
    while let first = rest.first {
      if first == UInt8(ascii: "T") {
        isTime = true
        rest.removeFirst()
        continue
      }
      guard let number = Self.number(&rest) else { return nil }
      // Some pages omit the last M: `PT1H30`.
      let unit = rest.popFirst() ?? (last == UInt8(ascii: "H") ? UInt8(ascii: "M") : 0)
      guard let length = Self.length(unit, isTime), length != .zero || number == .zero else { return nil }
      seconds = seconds + number * length
      last = unit
      // Some pages omit the T: `P2H30M`.
      if unit == UInt8(ascii: "H") { isTime = true }
    }
  }

  private static func number(_ text: inout ArraySlice<UInt8>) -> Quantity? {
    let digits = text.prefix { (0x30...0x39).contains($0) }
    text = text[digits.endIndex...]
    guard (1...7).contains(digits.count), let whole = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    guard let sign = text.first, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ",") else { return Quantity(whole) }
    let decimals = text.dropFirst().prefix { (0x30...0x39).contains($0) }
    text = text[decimals.endIndex...]
    let thousandths = (decimals.prefix(3) + [0x30, 0x30, 0x30]).prefix(3).reduce(0) { $0 * 10 + Int($1) - 0x30 }
    return Quantity(whole * 1_000 + thousandths, over: 1_000)
  }

  /// Returns the seconds of a unit, zero for a month or year; nil if the character is not a unit.
  private static func length(_ unit: UInt8, _ isTime: Bool) -> Quantity? {
    switch Character(Unicode.Scalar(unit)) {
    case "Y": .zero
    case "W": Quantity(604_800)
    case "D": Quantity(86_400)
    case "H": Quantity(3_600)
    case "M": isTime ? Quantity(60) : .zero
    case "S": Quantity(1)
    default: nil
    }
  }
}
