import Glibc
import Synchronization

/// Runs `body` on `count` threads at once, and waits for all of them.
public func inThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) throws {
  let threads = (0..<count).map { index in Background { body(index) } }
  for thread in threads { try thread.value() }
}

/// Yields to other threads, at points where a race would show.
public func letOthersRun() {
  sched_yield()
}

/// A latch that blocks threads until it is opened, and none after that.
public final class Latch: Sendable {
  private let state = Mutex<(isOpen: Bool, waiting: Int)>((false, 0))

  /// Creates a closed latch.
  public init() {}

  /// True if the latch has been opened.
  public var isOpen: Bool { state.withLock { $0.isOpen } }
  /// The number of blocked threads.
  public var waiting: Int { state.withLock { $0.waiting } }

  /// Opens the latch.
  public func open() {
    state.withLock { $0.isOpen = true }
  }

  /// Waits until the latch is opened; false if it is not opened in time.
  @discardableResult
  public func waitUntilOpen() -> Bool {
    state.withLock { $0.waiting += 1 }
    defer { state.withLock { $0.waiting -= 1 } }
    return eventually { isOpen }
  }
}
