/// The delay before a worker is restarted: it doubles for a worker that keeps dying, up to 5 s.
struct RestartDelay {
  private static let shortest = Duration.milliseconds(100)
  private static let longest = Duration.seconds(5)
  private var delay = shortest

  /// Returns the delay after a worker that lived for `uptime`.
  ///
  /// The delay doubles with each call, and is halved for each half second of uptime.
  mutating func next(uptime: Duration) -> Duration {
    var halvings = uptime / .milliseconds(500)
    while halvings >= 1, delay > Self.shortest {
      delay = max(delay / 2, Self.shortest)
      halvings -= 1
    }
    defer { delay = min(delay * 2, Self.longest) }
    return delay
  }
}
