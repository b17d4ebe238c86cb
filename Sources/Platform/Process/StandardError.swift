import Glibc

/// The stream of the log.
package enum StandardError {
  /// Writes bytes, in one piece as far as the system takes them so.
  package static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// True if systemd's journal reads it, and takes the priority of a line from its beginning.
  ///
  /// - Source: systemd.exec(5), `$JOURNAL_STREAM`; sd-daemon(3).
  package static var isJournal: Bool {
    guard let stream = SystemEnvironment.variable("JOURNAL_STREAM") else { return false }
    var found = stat()
    return unsafe fstat(STDERR_FILENO, &found) == 0 && stream == "\(found.st_dev):\(found.st_ino)"
  }
}
