/// How fast the other end of a connection has to be.
public struct Pace: Sendable {
  /// For the next byte.
  public var silence: Duration
  /// For all of it.
  public var whole: Duration
  /// Bytes a second, on average; 0 asks for none.
  public var leastRate = 0
  /// How far it may be behind that rate.
  public var grace = Duration.zero
}

/// How far somebody has come who has to keep a pace.
struct Progress {
  private let pace: Pace
  private let start: ContinuousClock.Instant
  var bytes = 0

  init(_ pace: Pace, since start: ContinuousClock.Instant = .now) {
    self.pace = pace
    self.start = start
  }

  /// How long the next byte may be waited for; zero for somebody who is too slow.
  func patience(at now: ContinuousClock.Instant = .now) -> Duration {
    var end = min(now + pace.silence, start + pace.whole)
    if pace.leastRate > 0 {
      end = min(end, start + pace.grace + .milliseconds(bytes * 1_000 / pace.leastRate))
    }
    return max(.zero, now.duration(to: end))
  }
}

/// How long a worker waits for others.
public struct Patience: Sendable {
  /// For all of a request's variables, which web servers send in one piece.
  public var head = Pace(silence: .seconds(3), whole: .seconds(3))
  /// For a body, and for the web server to take an answer. 5 MB come at 50 KB/s in 100 s.
  public var body = Pace(silence: .seconds(10), whole: .seconds(600), leastRate: 8 << 10, grace: .seconds(20))
  /// For what is left of a body that nobody wants: some web servers look for the answer only when they have sent all.
  /// 28 MB come at 250 KB/s.
  public var leftover = Pace(silence: .seconds(5), whole: .seconds(120), leastRate: 64 << 10, grace: .seconds(5))
  /// For requests in flight, after the stop signal.
  public var stop = Duration.seconds(10)

  /// The most bytes that are read of a body only to be thrown away.
  static let leftoverBytes = 64 << 20

  /// 3 s for variables; 10 s for the next byte of a body, and 10 minutes for all of it; 10 s after the signal.
  public init() {}
}
