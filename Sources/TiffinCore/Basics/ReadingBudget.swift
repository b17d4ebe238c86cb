import Platform
import Synchronization

/// The work that reading one file of a stranger's may take: bytes that are unpacked, and processor time.
///
/// Readers look at it in their loops, by ``isCurrentSpent``, and end early once it is spent. Whoever had the file read
/// looks at ``isSpent`` then: what was read is not all of it.
public final class ReadingBudget: Sendable {
  /// The most bytes of all that is unpacked, in archives within archives too.
  public static let mostBytes = 256 << 20
  /// The most seconds of a processor.
  public static let mostSeconds = 10

  /// The size of a file up to which the budget is the same.
  private static let usualSize = 25 << 20

  private struct State {
    var bytes = 0
    /// Nanoseconds of the sections that have ended.
    var nanoseconds = 0
    /// When the current section began; nil outside of one.
    var since: Int?
    var isSpent = false
  }

  @TaskLocal private static var current: ReadingBudget?

  private let bytes: Int
  private let nanoseconds: Int
  private let clock: @Sendable () -> Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - bytes: Nil for any number.
  ///   - seconds: Nil for any time.
  public convenience init(bytes: Int? = mostBytes, seconds: Int? = mostSeconds) {
    self.init(bytes: bytes, nanoseconds: seconds.map { $0 * 1_000_000_000 }, clock: ProcessorClock().nanoseconds)
  }

  /// The budget of a file of that size: more for one that is larger than what is usually sent, as people's pictures hardly
  /// become smaller by packing.
  public convenience init(forFileOf size: Int) {
    let more = max(0, size - Self.usualSize)
    self.init(bytes: Self.mostBytes + 2 * more, seconds: Self.mostSeconds + more / (100 << 20))
  }

  /// - Parameter clock: The processor time of this thread, in nanoseconds; another one for tests.
  init(bytes: Int?, nanoseconds: Int?, clock: @escaping @Sendable () -> Int) {
    (self.bytes, self.nanoseconds, self.clock) = (bytes ?? .max, nanoseconds ?? .max, clock)
  }

  /// True if this thread reads within a budget that is spent.
  static var isCurrentSpent: Bool { current?.isSpent ?? false }

  /// Ends the budget that this thread reads within, as there is more than a reader may keep.
  static func spendCurrent() { current?.state.withLock { $0.isSpent = true } }

  /// True from the moment on at which something was asked for that was not left.
  public var isSpent: Bool {
    state.withLock { state in
      if !state.isSpent, nanoseconds != .max, let since = state.since {
        state.isSpent = state.nanoseconds + clock() - since > nanoseconds
      }
      return state.isSpent
    }
  }

  /// The bytes that may still be unpacked.
  var bytesLeft: Int { state.withLock { $0.isSpent ? 0 : bytes - $0.bytes } }

  /// Takes bytes that are unpacked; false if not so many are left.
  func take(_ count: Int) -> Bool {
    state.withLock { state in
      state.isSpent = state.isSpent || count > bytes - state.bytes
      if !state.isSpent { state.bytes += count }
      return !state.isSpent
    }
  }

  /// Runs `body`, whose time counts. Within another section it counts once.
  func run<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
    let isOutermost = begin()
    defer { if isOutermost { end() } }
    let result = Self.$current.withValue(self) { Result { () throws(Failure) in try body() } }
    return try result.get()
  }

  /// Runs `body`, whose time does not count.
  func pause<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
    let wasRunning = end()
    defer { if wasRunning { begin() } }
    return try body()
  }

  @discardableResult
  private func begin() -> Bool {
    state.withLock { state in
      guard state.since == nil else { return false }
      state.since = clock()
      return true
    }
  }

  @discardableResult
  private func end() -> Bool {
    state.withLock { state in
      guard let since = state.since else { return false }
      state.nanoseconds += clock() - since
      state.isSpent = state.isSpent || state.nanoseconds > nanoseconds
      state.since = nil
      return true
    }
  }
}
