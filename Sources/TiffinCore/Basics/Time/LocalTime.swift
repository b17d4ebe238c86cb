/// A time of day, to the minute, without a time zone.
public struct LocalTime: Hashable, Comparable, Sendable {
  /// The minutes since midnight, 0 to 1439.
  public let minutes: Int

  /// The time 00:00.
  public static let midnight = LocalTime(minutes: 0)

  /// Creates a time; nil outside 00:00 to 23:59.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.minutes = hour * 60 + minute
  }

  /// Parses a time such as `18:30`; nil for a text of any other form. Seconds, which some browsers add (`18:30:00`),
  /// are ignored.
  public init?(iso text: String) {
    self.init(iso: text.utf8.span)
  }

  /// Parses a time such as `18:30` from bytes, ignoring seconds; nil for bytes of any other form.
  init?(iso bytes: Span<UInt8>) {
    let colon = UInt8(ascii: ":")
    guard bytes.count == 5 || bytes.count == 8, bytes[2] == colon,
      let hour = Digits.number(bytes, 0..<2),
      let minute = Digits.number(bytes, 3..<5)
    else { return nil }
    if bytes.count == 8 {
      guard bytes[5] == colon, let second = Digits.number(bytes, 6..<8), second < 60 else { return nil }
    }
    self.init(hour: hour, minute: minute)
  }

  /// The hour, 0 to 23.
  public var hour: Int { minutes / 60 }
  /// The minute, 0 to 59.
  public var minute: Int { minutes % 60 }

  /// The time as `18:30`.
  public var iso: String {
    var bytes = InlineArray<10, UInt8>(repeating: UInt8(ascii: ":"))
    Digits.write(hour, to: &bytes, 0..<2)
    Digits.write(minute, to: &bytes, 3..<5)
    guard let text = try? UTF8Span(validating: bytes.span.extracting(0..<5)) else { return "" }
    return String(copying: text)
  }

  private init(minutes: Int) {
    self.minutes = minutes
  }

  /// Returns true if the first time is earlier.
  public static func < (one: LocalTime, other: LocalTime) -> Bool {
    one.minutes < other.minutes
  }
}
