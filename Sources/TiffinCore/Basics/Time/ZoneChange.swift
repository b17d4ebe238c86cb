/// A moment when the clocks of a time zone are set forward or back.
public struct ZoneChange: Hashable, Sendable {
  /// Seconds since 1970-01-01 UTC.
  public let seconds: Int
  /// Seconds ahead of UTC before the change.
  public let before: Int
  /// Seconds ahead of UTC after the change.
  public let after: Int

  /// Combines a moment with the offsets around it.
  public init(seconds: Int, before: Int, after: Int) {
    self.seconds = seconds
    self.before = before
    self.after = after
  }
}
