/// A signed-in session on one device.
public struct Session: Identifiable, Equatable, Sendable {
  /// The identifier of a session, for a person's list of sessions.
  public typealias ID = Identifier<Session>

  /// The session's identifier.
  public let id: ID
  /// True if the session outlives the browser.
  public let isKept: Bool
  /// The browser's `User-Agent` header at sign-in; may be empty.
  public let device: String
  /// The time the session began, in seconds since 1970-01-01 UTC.
  public let began: Int
  /// The time the session was last used, in seconds since 1970-01-01 UTC; up to ``SessionLimits/useInterval`` behind.
  public let used: Int
  /// The ID of the security event that the session's next page shows; nil if there is none.
  let alert: Int?

  /// True if the session's next page shows an alert.
  public var hasAlert: Bool { alert != nil }

  /// Returns true if the session is still valid.
  ///
  /// Sessions that seem to begin in the future, as the clock was ahead and then corrected, are invalid, so that none
  /// lasts longer than allowed.
  func isAlive(at now: Int, within times: SessionTimes) -> Bool {
    let limits = times.limits(isKept: isKept)
    return began <= now + SessionLimits.tolerance && used <= now + SessionLimits.tolerance
      && now < used + limits.idle && now < began + limits.absolute
  }
}
