import Dispatch
import Glibc
import Platform
import Synchronization

/// A pool of read-only connections, each used by one thread at a time.
///
/// Idle connections are in 16 lists, the shelves. A thread always uses the same shelf, so that it finds the connection
/// that it used last and rarely contends with other threads. If the shelf is empty, the thread takes a connection from
/// another shelf before it opens one, because each connection keeps a megabyte or more.
///
/// For the same reason there are about as many connections as processors, because reading mostly waits for a processor.
/// Workers have more threads than that, because writing waits for the disk.
final class ReaderPool: Sendable {
  private final class Shelf: Sendable {
    let idle = Mutex<[SQLiteConnection]>([])
  }

  private let shelves = (0..<16).map { _ in Shelf() }
  private let path: String
  private let places: FairSemaphore
  private let timeout: DispatchTimeInterval
  /// The threads that are reading, for assertions in debug builds.
  private let reading = Mutex<Set<pthread_t>>([])

  /// Creates an empty pool. A connection is opened only when all others are in use.
  ///
  /// - Parameters:
  ///   - count: The maximum number of connections; by default one for each processor, but at least four.
  ///   - timeout: The timeout for a free connection.
  init(
    path: String, count: Int = max(4, Processors.count),
    timeout: DispatchTimeInterval = .seconds(StoreLimits.timeout)
  ) {
    self.path = path
    self.timeout = timeout
    places = FairSemaphore(count: count)
  }

  /// Runs `body` with a connection that no other thread uses. `body` must not read again: threads that each wait for a
  /// second connection would deadlock.
  ///
  /// - Throws: ``StoreError/busy`` if none becomes free in time, or if the pool is closed.
  func use<T>(_ body: (SQLiteConnection) throws(StoreError) -> T) throws(StoreError) -> T {
    guard places.acquire(within: timeout) else { throw .busy }
    defer { places.release() }
    assert(reading.withLock { $0.insert(pthread_self()).inserted }, "it reads within a read")
    defer { assert(reading.withLock { $0.remove(pthread_self()) } != nil) }
    let shelf = shelves[ofThisThread]
    let known = shelf.idle.withLock { $0.popLast() } ?? idleElsewhere()
    let reader = if let known { known } else { try open() }
    defer { shelf.idle.withLock { $0.append(reader) } }
    return try body(reader)
  }

  /// The number of waiting threads.
  var waiting: Int { places.waiting }

  /// Refuses further use, and closes the idle connections. Those in use are closed when the pool is deallocated.
  func close() {
    places.close()
    while let reader = idleElsewhere() { reader.close() }
  }

  private func idleElsewhere() -> SQLiteConnection? {
    for shelf in shelves {
      if let reader = shelf.idle.withLock({ $0.popLast() }) { return reader }
    }
    return nil
  }

  private func open() throws(StoreError) -> SQLiteConnection {
    let reader = try SQLiteConnection(path: path, isReadOnly: true)
    try SQLiteSettings.prepareReader(reader)
    return reader
  }

  private var ofThisThread: Int {
    // A thread's ID is an address; multiplying by the golden ratio spreads its upper digits.
    Int(truncatingIfNeeded: (UInt64(pthread_self()) &* 0x9E37_79B9_7F4A_7C15) >> 60)
  }
}
