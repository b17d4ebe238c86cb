/// The wait before a worker is started again: longer and longer for one that keeps dying, but never for ever.
struct RestartDelay {
  private static let shortest = Duration.milliseconds(100)
  private static let longest = Duration.seconds(5)
  private var delay = shortest

  /// The wait after a worker that lived for `uptime`.
  ///
  /// It doubles, and each half second of life halves it again.
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
