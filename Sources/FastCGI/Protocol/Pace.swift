/// The least speed expected of the other end of a connection.
public struct Pace: Sendable {
  /// The longest wait for the next byte.
  public var silence: Duration
  /// The longest time for all of it.
  public var whole: Duration
  /// Bytes a second, on average; 0 for no minimum.
  public var leastRate = 0
  /// How far the other end may fall behind that rate.
  public var grace = Duration.zero
}

/// The progress of a peer that has to keep a pace.
struct Progress {
  private let pace: Pace
  private let start: ContinuousClock.Instant
  private var latest: ContinuousClock.Instant
  private var bytes = 0

  init(_ pace: Pace, since start: ContinuousClock.Instant = .now) {
    self.pace = pace
    self.start = start
    latest = start
  }

  /// Counts bytes that have just come.
  mutating func advance(by count: Int, at now: ContinuousClock.Instant = .now) {
    bytes += count
    latest = now
  }

  /// The time at which the peer is too slow if no further byte comes.
  var deadline: ContinuousClock.Instant {
    let end = min(latest + pace.silence, start + pace.whole)
    guard pace.leastRate > 0 else { return end }
    return min(end, start + pace.grace + .milliseconds(bytes * 1_000 / pace.leastRate))
  }

  /// The longest wait for the next byte; zero if the peer is too slow.
  func patience(at now: ContinuousClock.Instant = .now) -> Duration {
    max(.zero, now.duration(to: deadline))
  }
}

/// How long a worker waits for others.
public struct Patience: Sendable {
  /// For all of a request's variables, which web servers send in one piece.
  public var head = Pace(silence: .seconds(3), whole: .seconds(3))
  /// For a body, and for the web server to take an answer. At 50 KB/s, 5 MB take 100 s.
  public var body = Pace(silence: .seconds(10), whole: .seconds(600), leastRate: 8 << 10, grace: .seconds(20))
  /// For a body that goes to a file: 2 GB at 100 KB/s take six hours.
  public var upload = Pace(silence: .seconds(30), whole: .seconds(21_600), leastRate: 64 << 10, grace: .seconds(60))
  /// For the web server to take a file. nginx takes a gigabyte, and reads on once the visitor has it.
  public var file = Pace(silence: .seconds(3_600), whole: .seconds(86_400))
  /// For the rest of an unwanted body: some web servers look for the answer only after they have sent everything.
  /// At 250 KB/s, 28 MB take under two minutes.
  public var leftover = Pace(silence: .seconds(5), whole: .seconds(120), leastRate: 64 << 10, grace: .seconds(5))
  /// For requests in flight, after the stop signal.
  public var stop = Duration.seconds(10)

  /// The most bytes of a body that are read only to be discarded.
  static let leftoverBytes = 64 << 20

  /// 3 s for variables; 10 s for the next byte of a body, and 10 minutes for all of it; an hour and a day for a file; 10 s
  /// after the signal.
  public init() {}
}
