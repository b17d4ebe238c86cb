import TestSupport

@testable import TiffinCore

/// Failing sign-ins, with a clock that only moves when told to.
struct SignInFixture {
  let kitchen: Kitchen
  let throttle: SignInThrottle

  init() throws {
    let kitchen = try Kitchen()
    self.kitchen = kitchen
    throttle = SignInThrottle(kitchen.database, now: { [clock = kitchen.clock] in clock.seconds })
  }

  var clock: TestClock { kitchen.clock }

  /// The seconds until the next try is allowed.
  func wait(_ name: String = "anna", from address: String = "192.0.2.1", on device: KnownDevice? = nil) throws -> Int {
    try throttle.wait(name: name, address: address, device: device)
  }

  /// Fails `count` times at once, whether or not a wait was due.
  func fail(
    _ count: Int = 1, _ name: String = "anna", from address: String = "192.0.2.1", on device: KnownDevice? = nil
  ) throws {
    for _ in 0..<count { try throttle.failed(name: name, address: address, device: device) }
  }

  /// Fails `count` times, each as soon as it is allowed.
  func failPatiently(_ count: Int, _ name: String = "anna", from address: String = "192.0.2.1") throws {
    for _ in 0..<count {
      clock.pass(seconds: try wait(name, from: address))
      try fail(1, name, from: address)
    }
  }

  /// The table's rows.
  func rows() throws -> [String] {
    try kitchen.database.read { statements throws(StoreError) in
      try statements.all("SELECT subject, failures, last_at FROM sign_in_failure ORDER BY subject") { row in
        "\(row.text(0)) \(row.int(1)) \(row.int(2))"
      }
    }
  }
}
