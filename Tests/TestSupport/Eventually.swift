import Foundation

extension Duration {
  /// The longest time that a test waits for an event. Only an event that never happens takes so long.
  public static let untilHung = Duration.seconds(120)
  /// A timeout longer than any test waits, for an operation that must not give up by itself.
  public static let anHour = Duration.seconds(3_600)
}

extension ContinuousClock.Instant {
  /// The deadline of a wait that begins now.
  public static var untilHung: ContinuousClock.Instant { .now + .untilHung }
}

/// An arbitrary moment.
public let someMoment = ContinuousClock.now

/// Waits until a condition becomes true; false if it does not in time.
///
/// The condition is checked a minimum number of times, so that a machine that stalls for a while does not use the time
/// up.
public func eventually(within limit: Duration = .untilHung, _ isTrue: () throws -> Bool) rethrows -> Bool {
  try eventually(within: limit) { () throws -> Void? in try isTrue() ? () : nil } != nil
}

/// Waits until a value is found and returns it; nil if none is found in time.
public func eventually<Value>(within limit: Duration = .untilHung, _ find: () throws -> Value?) rethrows -> Value? {
  let end = ContinuousClock.now + limit
  var looks = 0
  repeat {
    if let value = try find() { return value }
    pause(for: .milliseconds(5))
    looks += 1
  } while looks < 10 || .now < end
  return nil
}

/// Sleeps, to simulate a slow peer. Never use it to wait for the tested code: use ``eventually(within:_:)``.
public func pause(for duration: Duration) {
  Thread.sleep(forTimeInterval: duration / .seconds(1))
}
