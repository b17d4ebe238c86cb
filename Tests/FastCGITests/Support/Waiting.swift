import Glibc

/// Asks again and again until there is an answer; nil when the time is over first.
func waitFor<Value>(seconds: Double, _ find: () throws -> Value?) rethrows -> Value? {
  let deadline = ContinuousClock.now + .seconds(seconds)
  while true {
    if let value = try find() { return value }
    guard .now < deadline else { return nil }
    usleep(10_000)
  }
}

/// What `body` gave, and how many seconds that took.
func timed<Value>(_ body: () throws -> Value) rethrows -> (value: Value, seconds: Double) {
  let start = ContinuousClock.now
  let value = try body()
  return (value, start.duration(to: .now) / .seconds(1))
}
