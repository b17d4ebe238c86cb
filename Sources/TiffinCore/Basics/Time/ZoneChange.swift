/// A change of a time zone's offset, such as the beginning of daylight saving time.
public struct ZoneChange: Hashable, Sendable {
  /// The time of the change, in seconds since 1970-01-01 UTC.
  public let seconds: Int
  /// The offset from UTC before the change, in seconds.
  public let before: Int
  /// The offset from UTC after the change, in seconds.
  public let after: Int

  /// Creates a change from its time and the offsets around it.
  public init(seconds: Int, before: Int, after: Int) {
    self.seconds = seconds
    self.before = before
    self.after = after
  }
}
