import Foundation

extension Duration {
  /// The longest that a test waits for what must happen. Only what never happens takes so long.
  public static let untilHung = Duration.seconds(120)
  /// Longer than any test waits: who is patient for so long does not give up by themselves.
  public static let anHour = Duration.seconds(3_600)
}

extension ContinuousClock.Instant {
  /// For what wants to be told until when.
  public static var untilHung: ContinuousClock.Instant { .now + .untilHung }
}

/// Any moment, for what has to be told which one it is.
public let someMoment = ContinuousClock.now

/// True if something becomes true in time.
///
/// It is looked at some times at least, so that a machine that stands still for a while does not use the time up.
public func eventually(within limit: Duration = .untilHung, _ isTrue: () throws -> Bool) rethrows -> Bool {
  try eventually(within: limit) { () throws -> Void? in try isTrue() ? () : nil } != nil
}

/// The first value that is found in time; nil where there is none.
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

/// The pace of a stand-in that is slow. Never time for what is tested: that is waited for, by ``eventually(within:_:)``.
public func pause(for duration: Duration) {
  Thread.sleep(forTimeInterval: duration / .seconds(1))
}
