/// The maximum durations of a session, in seconds.
///
/// - Source: OWASP ASVS 5.0, 7.3.1 and 7.3.2 ask for both limits, and let the risk decide their length. The data here
///   are a household's meals, so the limits are long.
public struct SessionLimits: Equatable, Sendable {
  /// The idle timeout.
  public let idle: Int
  /// The maximum total duration.
  public let absolute: Int

  /// The seconds that the stored time of last use may lag behind, as each update is a write.
  public static let useInterval = 300
  /// The maximum number of sessions per person.
  public static let most = 100
  /// The maximum number of seconds that a session's start or last use may lie in the future, as after the clock was set
  /// back.
  static let tolerance = 86_400
}

/// The maximum durations of sessions that end with the browser, and of those that are kept.
public struct SessionTimes: Equatable, Sendable {
  /// The defaults: 12 hours idle and a week in total; 90 days and a year if a session is kept.
  public static let standard = SessionTimes()

  private static let hour = 3_600
  private static let day = 86_400
  private static let units = [UInt8(ascii: "m"): 60, UInt8(ascii: "h"): hour, UInt8(ascii: "d"): day]
  /// The allowed range in seconds. Less would end sessions in use, as their last use is recorded with a delay; more is
  /// longer than browsers keep a cookie.
  private static let range = 900...400 * day

  /// The durations of sessions that are not kept.
  public private(set) var usual = SessionLimits(idle: 12 * hour, absolute: 7 * day)
  /// The durations of sessions with "Keep me signed in".
  public private(set) var kept = SessionLimits(idle: 90 * day, absolute: 365 * day)

  private init() {}

  /// Parses `TIFFIN_SESSIONS`: `12h/7d,90d/365d`, idle and in total, for usual sessions and for kept ones; the second
  /// pair may be omitted. Each is a number with `m`, `h` or `d`, from 15 minutes to 400 days, and the idle timeout is
  /// at most the total.
  ///
  /// - Throws: ``SessionTimesError`` if the text has another form.
  public init(_ text: String) throws(SessionTimesError) {
    let pairs = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(Self.limits)
    guard (1...2).contains(pairs.count), let first = pairs[0], let last = pairs[pairs.count - 1] else {
      throw SessionTimesError()
    }
    usual = first
    if pairs.count == 2 { kept = last }
  }

  /// Returns the limits of a session.
  public func limits(isKept: Bool) -> SessionLimits { isKept ? kept : usual }

  /// The longest idle timeout of any session, in seconds.
  var longestIdle: Int { max(usual.idle, kept.idle) }

  private static func limits(_ pair: Substring.UTF8View) -> SessionLimits? {
    let parts = pair.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(seconds)
    guard parts.count == 2, let idle = parts[0], let absolute = parts[1], idle <= absolute else { return nil }
    return SessionLimits(idle: idle, absolute: absolute)
  }

  private static func seconds(_ part: Substring.UTF8View) -> Int? {
    let text = part.filter { $0 != UInt8(ascii: " ") }
    guard let unit = text.last, let factor = units[unit],
      let number = Int(String(decoding: text.dropLast(), as: UTF8.self)), (0...1_000_000).contains(number),
      range.contains(number * factor)
    else { return nil }
    return number * factor
  }
}

/// The error for durations that cannot be parsed or are out of range.
public struct SessionTimesError: Error, CustomStringConvertible, Sendable {
  /// One sentence for the person who runs the server.
  public let description =
    "Write how long a session may be unused, and how long it may last, from 15m to 400d: 12h/7d, or 12h/7d,90d/365d with"
    + " those that are kept."
}
