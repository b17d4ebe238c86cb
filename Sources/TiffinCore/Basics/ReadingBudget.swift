import Platform
import Synchronization

/// A limit on the work of reading one untrusted file: decompressed bytes, and processor time.
///
/// Parsers count the steps of their loops by ``ReadingSteps`` and end early once the budget is spent. Their callers
/// check ``isSpent`` afterwards: if it is true, the result is incomplete.
public final class ReadingBudget: Sendable {
  /// The maximum number of decompressed bytes, including nested archives.
  public static let mostBytes = 256 << 20
  /// The maximum processor time in seconds.
  public static let mostSeconds = 10

  /// The file size in bytes above which the budget grows.
  private static let usualSize = 25 << 20

  private struct State {
    var bytes = 0
    /// The processor time used by earlier calls of ``run(_:)``, in nanoseconds.
    var nanoseconds = 0
    /// The processor time at the start of the current call of ``run(_:)``; nil outside of one.
    var since: Int?
    var isSpent = false
  }

  @TaskLocal private static var current: ReadingBudget?

  private let bytes: Int
  private let nanoseconds: Int
  private let clock: @Sendable () -> Int
  private let state = Mutex(State())

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - bytes: The maximum number of decompressed bytes; nil for no limit.
  ///   - seconds: The maximum processor time; nil for no limit.
  public convenience init(bytes: Int? = mostBytes, seconds: Int? = mostSeconds) {
    self.init(bytes: bytes, nanoseconds: seconds.map { $0 * 1_000_000_000 }, clock: ProcessorClock().nanoseconds)
  }

  /// Creates the budget of a file with that size. It is higher for files above 25 MiB, as those mostly contain
  /// pictures, which hardly compress.
  public convenience init(forFileOf size: Int) {
    let more = max(0, size - Self.usualSize)
    self.init(bytes: Self.mostBytes + 2 * more, seconds: Self.mostSeconds + more / (100 << 20))
  }

  /// Creates a budget.
  ///
  /// - Parameter clock: Returns the processor time of this thread, in nanoseconds; another clock for tests.
  init(bytes: Int?, nanoseconds: Int?, clock: @escaping @Sendable () -> Int) {
    (self.bytes, self.nanoseconds, self.clock) = (bytes ?? .max, nanoseconds ?? .max, clock)
  }

  /// True if this thread reads within a budget that is spent.
  static var isCurrentSpent: Bool { current?.isSpent ?? false }

  /// Marks this thread's budget as spent, after a parser has exceeded a limit of its own.
  static func spendCurrent() { current?.state.withLock { $0.isSpent = true } }

  /// True once a limit was exceeded.
  public var isSpent: Bool {
    state.withLock { state in
      if !state.isSpent, nanoseconds != .max, let since = state.since {
        state.isSpent = state.nanoseconds + clock() - since > nanoseconds
      }
      return state.isSpent
    }
  }

  /// The number of bytes that may still be decompressed.
  var bytesLeft: Int { state.withLock { $0.isSpent ? 0 : bytes - $0.bytes } }

  /// Counts decompressed bytes; returns false, and marks the budget as spent, if fewer are left.
  func take(_ count: Int) -> Bool {
    state.withLock { state in
      state.isSpent = state.isSpent || count > bytes - state.bytes
      if !state.isSpent { state.bytes += count }
      return !state.isSpent
    }
  }

  /// Runs `body` with this budget as the thread's current one, and counts its processor time. The time of nested calls
  /// is counted once.
  func run<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
    let isOutermost = begin()
    defer { if isOutermost { end() } }
    let result = Self.$current.withValue(self) { Result { () throws(Failure) in try body() } }
    return try result.get()
  }

  /// Runs `body` without counting its time.
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
