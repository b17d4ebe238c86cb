/// The minimum speed expected of the other end of a connection.
public struct MinimumTransferRate: Sendable {
  /// The longest wait for the next byte.
  public var silence: Duration
  /// The longest time for the whole transfer.
  public var whole: Duration
  /// The minimum average rate in bytes per second; 0 for no minimum.
  public var leastRate = 0
  /// The time by which the other end may lag behind ``leastRate``.
  public var grace = Duration.zero
}

/// The progress of a transfer, measured against a ``MinimumTransferRate``.
struct Progress {
  private let rate: MinimumTransferRate
  private let start: ContinuousClock.Instant
  private var latest: ContinuousClock.Instant
  private var bytes = 0

  init(_ rate: MinimumTransferRate, since start: ContinuousClock.Instant = .now) {
    self.rate = rate
    self.start = start
    latest = start
  }

  /// Counts bytes that were just received or sent.
  mutating func advance(by count: Int, at now: ContinuousClock.Instant = .now) {
    bytes += count
    latest = now
  }

  /// The time at which the peer counts as too slow if no further byte arrives.
  var deadline: ContinuousClock.Instant {
    let end = min(latest + rate.silence, start + rate.whole)
    guard rate.leastRate > 0 else { return end }
    return min(end, start + rate.grace + .milliseconds(bytes * 1_000 / rate.leastRate))
  }

  /// Returns the longest wait for the next byte; zero if the peer is too slow.
  func timeout(at now: ContinuousClock.Instant = .now) -> Duration {
    max(.zero, now.duration(to: deadline))
  }
}

/// The timeouts of a worker.
public struct WorkerTimeouts: Sendable {
  /// The minimum rate for a request's variables, which web servers send in one piece.
  public var head = MinimumTransferRate(silence: .seconds(3), whole: .seconds(3))
  /// The minimum rate for a body, and for sending a response to the web server. At 50 KB/s, 5 MB take 100 s.
  public var body = MinimumTransferRate(
    silence: .seconds(10), whole: .seconds(600), leastRate: 8 << 10, grace: .seconds(20))
  /// The minimum rate for a body that goes to a file: 2 GB at 100 KB/s take six hours.
  public var upload = MinimumTransferRate(
    silence: .seconds(30), whole: .seconds(21_600), leastRate: 64 << 10, grace: .seconds(60))
  /// The minimum rate for sending a file to the web server. nginx buffers a gigabyte, and reads on once the visitor has
  /// received it.
  public var file = MinimumTransferRate(silence: .seconds(3_600), whole: .seconds(86_400))
  /// The minimum rate for the rest of an unwanted body: some web servers read the response only after they have sent
  /// everything. At 250 KB/s, 28 MB take under two minutes.
  public var leftover = MinimumTransferRate(
    silence: .seconds(5), whole: .seconds(120), leastRate: 64 << 10, grace: .seconds(5))
  /// The longest time for requests in flight after the stop signal.
  public var stop = Duration.seconds(10)

  /// The maximum number of bytes of a body that are read only to be discarded.
  static let leftoverBytes = 64 << 20

  /// Creates the default timeouts: 3 s for variables; 10 s for the next byte of a body, and 10 minutes for all of it;
  /// an hour and a day for a file; 10 s after the stop signal.
  public init() {}
}
