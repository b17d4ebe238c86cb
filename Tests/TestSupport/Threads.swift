import Glibc
import Synchronization

/// Runs the body in that many threads at once, and waits for all of them.
public func inThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) throws {
  let threads = (0..<count).map { index in Background { body(index) } }
  for thread in threads { try thread.value() }
}

/// Gives others the chance to get in between, where that would show.
public func letOthersRun() {
  sched_yield()
}

/// Holds threads up until it is opened, and none after that.
public final class Latch: Sendable {
  private let state = Mutex<(isOpen: Bool, waiting: Int)>((false, 0))

  /// A closed one.
  public init() {}

  /// True if it has been opened.
  public var isOpen: Bool { state.withLock { $0.isOpen } }
  /// The number of threads held up.
  public var waiting: Int { state.withLock { $0.waiting } }

  /// Lets everybody go.
  public func open() {
    state.withLock { $0.isOpen = true }
  }

  /// False where it is never opened.
  @discardableResult
  public func waitUntilOpen() -> Bool {
    state.withLock { $0.waiting += 1 }
    defer { state.withLock { $0.waiting -= 1 } }
    return eventually { isOpen }
  }
}
