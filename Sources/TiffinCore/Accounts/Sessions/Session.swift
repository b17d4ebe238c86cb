/// Somebody's being signed in on one device.
public struct Session: Identifiable, Equatable, Sendable {
  /// How a session is found in a list of one's own.
  public typealias ID = Identifier<Session>

  /// Which one it is.
  public let id: ID
  /// Whether it outlives the browser.
  public let isKept: Bool
  /// What the browser called itself when it signed in; may be empty.
  public let device: String
  /// Seconds since 1970-01-01 UTC, when it began.
  public let began: Int
  /// Seconds since 1970-01-01 UTC, of its last use; up to ``SessionLimits/useInterval`` behind.
  public let used: Int

  init(id: ID, isKept: Bool, device: String, began: Int, used: Int) {
    self.id = id
    self.isKept = isKept
    self.device = device
    self.began = began
    self.used = used
  }

  /// Whether it still counts.
  ///
  /// A clock that was ahead and was put right leaves sessions that begin in the future: they end, lest one last longer
  /// than any should.
  func isAlive(at now: Int) -> Bool {
    let limits = SessionLimits(isKept: isKept)
    return began <= now + SessionLimits.tolerance && used <= now + SessionLimits.tolerance
      && now < used + limits.idle && now < began + limits.absolute
  }
}

/// How long sessions last, in seconds.
///
/// - Source: OWASP ASVS 5.0, 7.3.1 and 7.3.2 ask for both ends, and leave their length to what is at stake: here a
///   household's meals, on phones that lie in the kitchen.
public struct SessionLimits: Sendable {
  /// Without any use.
  public let idle: Int
  /// In all.
  public let absolute: Int

  /// One that is kept lasts for months, any other for a day.
  public init(isKept: Bool) {
    idle = (isKept ? 90 * 24 : 12) * 3_600
    absolute = (isKept ? 365 : 7) * 86_400
  }

  /// How far its last use may be behind: noting it costs a write.
  public static let useInterval = 300
  /// How far in the future a session may seem to begin.
  static let tolerance = 86_400
}
