import Glibc

/// An advisory lock between all processes that use a data folder, held on a file of its own (`flock`).
///
/// Released by ``release()``, or when the process that holds it ends in any way.
package final class FileLock: Sendable {
  private let file: Int32

  /// Opens the lock file, and creates it if it does not exist.
  package init(path: String) throws(FileError) {
    let file = FileOwner.open(path, O_RDWR)
    guard file >= 0 else { throw FileError("open", path) }
    self.file = file
  }

  deinit {
    close(file)
  }

  /// Acquires the lock without waiting; false if another process or another `FileLock` holds it.
  package func tryAcquire() -> Bool {
    flock(file, LOCK_EX | LOCK_NB) == 0
  }

  /// Waits up to `seconds` for the lock; false after that time.
  package func tryAcquire(for seconds: Int) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while !tryAcquire() {
      guard ContinuousClock.now < end else { return false }
      usleep(2_000)
    }
    return true
  }

  /// Waits for the lock without a timeout.
  package func acquire() {
    while flock(file, LOCK_EX) != 0 && errno == EINTR {}
  }

  package func release() {
    flock(file, LOCK_UN)
  }
}
