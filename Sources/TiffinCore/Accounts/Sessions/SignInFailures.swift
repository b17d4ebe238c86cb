/// The failures of one subject, and the wait they cause. Times are in seconds since 1970-01-01 UTC.
struct SignInFailures {
  /// The seconds after which one failure is forgotten.
  static let forgotten = 3_600

  let count: Int
  let lastAt: Int

  /// Returns the seconds until the next attempt: 1, 2, 4, … up to a maximum after the free failures, and 0 before.
  ///
  /// Returns 0 if the clock was set back, since the wait would otherwise last until the clock catches up.
  func wait(_ kind: SignInSubject.Kind, at now: Int) -> Int {
    guard count > kind.free, now >= lastAt else { return 0 }
    let seconds = min(kind.longest, 1 << (min(count, Self.most(kind)) - kind.free - 1))
    return max(0, lastAt + seconds - now)
  }

  /// Returns the number of failures that are not yet forgotten.
  func left(at now: Int) -> Int {
    max(0, count - max(0, now - lastAt) / Self.forgotten)
  }

  /// Returns the failures with one more, up to the number from which the wait no longer grows, so that failures are not
  /// remembered longer than needed.
  func incremented(_ kind: SignInSubject.Kind, at now: Int) -> SignInFailures {
    SignInFailures(count: min(Self.most(kind), left(at: now) + 1), lastAt: now)
  }

  static let none = SignInFailures(count: 0, lastAt: 0)

  /// Returns the number of failures from which the wait no longer grows.
  private static func most(_ kind: SignInSubject.Kind) -> Int {
    kind.free + 1 + (Int.bitWidth - (kind.longest - 1).leadingZeroBitCount)
  }
}
