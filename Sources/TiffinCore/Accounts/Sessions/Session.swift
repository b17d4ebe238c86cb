/// A signed-in session on one device.
public struct Session: Identifiable, Equatable, Sendable {
  /// The identifier of a session, for a person's own list.
  public typealias ID = Identifier<Session>

  /// The session's identifier.
  public let id: ID
  /// True if it outlives the browser.
  public let isKept: Bool
  /// The browser's name for itself when it signed in; may be empty.
  public let device: String
  /// The time it began, in seconds since 1970-01-01 UTC.
  public let began: Int
  /// The time of its last use, in seconds since 1970-01-01 UTC; up to ``SessionLimits/useInterval`` behind.
  public let used: Int
  /// The number of the event that its next page tells; nil if there is none.
  let alert: Int?

  init(id: ID, isKept: Bool, device: String, began: Int, used: Int, alert: Int? = nil) {
    self.id = id
    self.isKept = isKept
    self.device = device
    self.began = began
    self.used = used
    self.alert = alert
  }

  /// True if its next page has something to tell.
  public var hasAlert: Bool { alert != nil }

  /// Returns true if the session is still valid.
  ///
  /// Sessions that begin in the future, left by a clock that was ahead and then corrected, are over, so that none lasts
  /// longer than allowed.
  func isAlive(at now: Int, within times: SessionTimes) -> Bool {
    let limits = times.limits(isKept: isKept)
    return began <= now + SessionLimits.tolerance && used <= now + SessionLimits.tolerance
      && now < used + limits.idle && now < began + limits.absolute
  }
}
