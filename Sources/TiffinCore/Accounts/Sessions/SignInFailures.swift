/// The failures of one subject, and what they cost it. Moments are seconds since 1970-01-01 UTC.
struct SignInFailures {
  /// Seconds after which one failure is forgotten.
  static let forgotten = 3_600

  let count: Int
  let lastAt: Int

  /// Seconds to wait until the next try: 1, 2, 4, … after those that cost nothing.
  ///
  /// None when the clock was set back: else one would wait until it is where it was.
  func wait(_ kind: SignInSubject.Kind, at now: Int) -> Int {
    guard count > kind.free, now >= lastAt else { return 0 }
    let seconds = min(kind.longest, 1 << (min(count, Self.most(kind)) - kind.free - 1))
    return max(0, lastAt + seconds - now)
  }

  /// How many are left of them.
  func left(at now: Int) -> Int {
    max(0, count - max(0, now - lastAt) / Self.forgotten)
  }

  /// These and one more, of which no more count than make a difference: nobody is remembered longer than that.
  func andOne(_ kind: SignInSubject.Kind, at now: Int) -> SignInFailures {
    SignInFailures(count: min(Self.most(kind), left(at: now) + 1), lastAt: now)
  }

  static let none = SignInFailures(count: 0, lastAt: 0)

  /// The count from which on one waits the longest.
  private static func most(_ kind: SignInSubject.Kind) -> Int {
    kind.free + 1 + (Int.bitWidth - (kind.longest - 1).leadingZeroBitCount)
  }
}
