import Glibc

/// The standard error stream, which the log is written to.
package enum StandardError {
  /// Writes bytes, in one system call if the system accepts them at once.
  package static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// True if standard error is connected to systemd's journal, which reads a line's priority from its beginning.
  ///
  /// - Source: systemd.exec(5), `$JOURNAL_STREAM`; sd-daemon(3).
  package static var isJournal: Bool {
    guard let stream = SystemEnvironment.variable("JOURNAL_STREAM") else { return false }
    var found = stat()
    return unsafe fstat(STDERR_FILENO, &found) == 0 && stream == "\(found.st_dev):\(found.st_ino)"
  }
}
