/// A moment at which clocks of a time zone are set forward or back.
public struct ZoneChange: Hashable, Sendable {
  /// Seconds since 1970-01-01 UTC.
  public let seconds: Int
  /// Seconds more than UTC that clocks show until then.
  public let before: Int
  /// Seconds more than UTC that clocks show from then on.
  public let after: Int

  /// Puts together what the rules say.
  public init(seconds: Int, before: Int, after: Int) {
    self.seconds = seconds
    self.before = before
    self.after = after
  }
}
