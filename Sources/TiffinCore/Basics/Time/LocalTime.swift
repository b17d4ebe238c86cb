/// A time of day as a clock on the wall shows it, to the minute, without a time zone.
public struct LocalTime: Hashable, Comparable, Sendable {
  /// Minutes since midnight, 0 to 1439.
  public let minutes: Int

  /// 00:00.
  public static let midnight = LocalTime(minutes: 0)

  /// Nil outside 00:00 to 23:59.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.minutes = hour * 60 + minute
  }

  /// Reads exactly `18:30`; seconds, which some browsers add (`18:30:00`), are left out.
  public init?(iso text: String) {
    self.init(iso: text.utf8.span)
  }

  /// Does the same for bytes.
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

  /// 0 to 23.
  public var hour: Int { minutes / 60 }
  /// 0 to 59.
  public var minute: Int { minutes % 60 }

  /// `18:30`.
  public var iso: String {
    var bytes = InlineArray<10, UInt8>(repeating: UInt8(ascii: ":"))
    Digits.write(hour, to: &bytes, 0..<2)
    Digits.write(minute, to: &bytes, 3..<5)
    guard let text = try? UTF8Span(validating: bytes.span.extracting(0..<5)) else { return "" }
    return String(copying: text)
  }

  /// Returns the time `minutes` later, or earlier if negative, on a clock's face: after midnight it starts again.
  public func moved(minutes: Int) -> LocalTime {
    LocalTime(minutes: ((self.minutes + minutes) % 1_440 + 1_440) % 1_440)
  }

  private init(minutes: Int) {
    self.minutes = minutes
  }

  /// Earlier times come first.
  public static func < (one: LocalTime, other: LocalTime) -> Bool {
    one.minutes < other.minutes
  }
}
