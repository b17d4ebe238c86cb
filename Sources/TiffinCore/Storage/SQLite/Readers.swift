import Dispatch
import Glibc
import Platform
import Synchronization

/// Connections that only read, each used by one thread at a time.
///
/// A thread returns to the same shelf, finds the connection that it used last there, and rarely meets another thread. One
/// that finds none takes one from another shelf: threads come and go, and each connection keeps a megabyte and more.
///
/// For the same reason there are no more of them than can be of use: who reads waits for nothing but a processor. The
/// threads of a worker are more, since who saves waits for the disk.
final class Readers: Sendable {
  private final class Shelf: Sendable {
    let idle = Mutex<[SQLiteConnection]>([])
  }

  private let shelves = (0..<16).map { _ in Shelf() }
  private let path: String
  private let places: FairSemaphore
  private let patience: DispatchTimeInterval
  /// The threads that read, as builds for testing know them.
  private let reading = Mutex<Set<pthread_t>>([])

  /// Opens nothing yet: a connection is opened only when every other one is in use.
  ///
  /// - Parameters:
  ///   - count: The most of them; four, or one for each processor.
  ///   - patience: How long a thread waits for one.
  init(
    path: String, count: Int = max(4, Processors.count),
    patience: DispatchTimeInterval = .seconds(StoreLimits.patience)
  ) {
    self.path = path
    self.patience = patience
    places = FairSemaphore(places: count)
  }

  /// Whoever reads must not read once more within `body`: all that wait for a second one would wait for each other.
  ///
  /// - Throws: ``StoreError/busy`` if none becomes free in time, or the database is closed.
  func use<T>(_ body: (SQLiteConnection) throws(StoreError) -> T) throws(StoreError) -> T {
    guard places.enter(within: patience) else { throw .busy }
    defer { places.leave() }
    assert(reading.withLock { $0.insert(pthread_self()).inserted }, "it reads within a read")
    defer { assert(reading.withLock { $0.remove(pthread_self()) } != nil) }
    let shelf = shelves[ofThisThread]
    let known = shelf.idle.withLock { $0.popLast() } ?? idleElsewhere()
    let reader = if let known { known } else { try open() }
    defer { shelf.idle.withLock { $0.append(reader) } }
    return try body(reader)
  }

  /// The number of threads that wait for one.
  var waiting: Int { places.waiting }

  /// Turns away everybody who comes, and closes the connections: those in use once nobody has them any more.
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
    // A thread's id is an address; multiplying by the golden ratio spreads its upper digits.
    Int(truncatingIfNeeded: (UInt64(pthread_self()) &* 0x9E37_79B9_7F4A_7C15) >> 60)
  }
}
