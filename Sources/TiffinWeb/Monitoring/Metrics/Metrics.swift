import FastCGI
import HTTPTypes
import Platform
import TiffinCore

/// The server's metrics, counted by all its workers together.
///
/// Counting is one addition in shared memory, without locks, strings or inter-process calls.
struct Metrics: Sendable {
  private let numbers: SharedCounters
  /// The routes that are counted separately, as method and pattern.
  let routes: [String]
  /// True if the workers of a supervisor share the counters.
  let isShared: Bool

  /// Creates the metrics.
  ///
  /// - Parameters:
  ///   - shared: The counters from the supervisor; nil for a single process.
  ///   - now: The current time in seconds since 1970.
  init(_ shared: SharedCounters?, routes: [String], now: Int) throws {
    let mark = Self.mark(of: routes)
    let joined = shared?.numbers(of: mark)
    numbers = try joined ?? SharedCounters.make()
    isShared = joined != nil
    self.routes = routes
    numbers.begin(now, at: Place.started)
  }

  /// The time at which the first worker started, in seconds since 1970.
  var started: Int { numbers[Place.started] }

  /// The status of the current workers.
  var workers: [ProcessUsage] { ProcessUsage.ofThis(hasSiblings: isShared) }

  func add(_ number: Int = 1, to counter: CounterMetric) {
    if number != 0 { numbers.add(number, at: Place.of(counter)) }
  }

  func count(of counter: CounterMetric) -> Int { numbers[Place.of(counter)] }

  /// Returns true for the first error in this second, over all workers, that the database cannot be reached: each
  /// request meets it, and one line says it.
  ///
  /// - Parameter second: The seconds of a clock that all workers share.
  func isFirstUnreachable(in second: Int = MonotonicClock.nanoseconds() / 1_000_000_000) -> Bool {
    numbers.raise(to: second, at: Place.lastUnreachable)
  }

  /// Counts an answered request.
  ///
  /// - Parameter route: The index in ``routes``; nil for an unknown address.
  func record(_ outcome: HTTPEntry.Outcome, route: Int?) {
    let nanoseconds = outcome.duration.inNanoseconds
    let place = Place.of(route: route ?? routes.count)
    numbers.add(1, at: place + Place.column(of: outcome.status.code))
    numbers.add(nanoseconds, at: place + Place.nanoseconds)
    let isChange = outcome.request.method == .post
    numbers.add(1, at: Place.bucket(of: nanoseconds, isChange: isChange))
    numbers.add(nanoseconds, at: Place.sum(ofChanges: isChange))
    add(outcome.tally.statements, to: .statements)
    add(outcome.tally.nanoseconds, to: .statementNanoseconds)
    add(outcome.tally.transactions, to: .transactions)
    guard outcome.tally.writes > 0 || outcome.tally.writesGivenUp > 0 else { return }
    add(outcome.tally.writes, to: .writes)
    add(outcome.tally.nanosecondsWaited, to: .writeWaitNanoseconds)
    add(outcome.tally.repeats, to: .writesRepeated)
    add(outcome.tally.writesGivenUp, to: .writesGivenUp)
  }

  /// Returns the number of responses of a route by the first digit of their status, from 2 to 5, and their total
  /// duration.
  func answers(of route: Int) -> (byStatus: [Int], nanoseconds: Int) {
    let place = Place.of(route: route)
    return ((0..<4).map { numbers[place + $0] }, numbers[place + Place.nanoseconds])
  }

  /// Returns the number of requests in each bucket of ``Place/limits``, followed by the number of all longer requests.
  func durations(ofChanges isChange: Bool) -> [Int] {
    (0...Place.limits.count).map { numbers[Place.bucket($0, isChange: isChange)] }
  }

  func nanoseconds(ofChanges isChange: Bool) -> Int { numbers[Place.sum(ofChanges: isChange)] }

  /// Returns a hash of the layout, so that releases with different counters or routes do not share their counters.
  private static func mark(of routes: [String]) -> Int {
    var fingerprint = Fingerprint()
    for route in routes { fingerprint.add(route) }
    for counter in CounterMetric.allCases { fingerprint.add(counter.name) }
    return max(1, fingerprint.number)
  }
}

extension Metrics {
  /// The layout of the shared memory: the index of each counter.
  enum Place {
    static let started = 1
    /// The last index, so that all others are the same as in earlier releases.
    static let lastUnreachable = SharedCounters.count - 1
    private static let counters = 2
    /// The upper limit of each bucket in nanoseconds, inclusive.
    static let limits = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000].map { $0 * 1_000_000 }
    /// The number of buckets, including the one for durations above the last limit.
    private static let steps = limits.count + 1
    private static var durations: Int { counters + CounterMetric.count }
    private static let width = 5
    /// The column of the total duration, after those of the four status classes.
    static let nanoseconds = 4

    static func of(_ counter: CounterMetric) -> Int { counters + counter.rawValue }

    static func of(route: Int) -> Int { durations + 2 * (steps + 1) + route * width }

    /// Returns the column of a status class.
    ///
    /// - Parameter status: The status of a response, at least 200.
    static func column(of status: Int) -> Int { min(max(status / 100, 2), 5) - 2 }

    static func bucket(of nanoseconds: Int, isChange: Bool) -> Int {
      bucket(limits.firstIndex { nanoseconds <= $0 } ?? limits.count, isChange: isChange)
    }

    static func sum(ofChanges isChange: Bool) -> Int { bucket(steps, isChange: isChange) }

    static func bucket(_ step: Int, isChange: Bool) -> Int {
      durations + (isChange ? steps + 1 : 0) + step
    }
  }
}

extension Duration {
  /// The duration in whole nanoseconds.
  var inNanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
