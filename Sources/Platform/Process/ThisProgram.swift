import Glibc

/// The running program.
package enum ThisProgram {
  /// The full path of the program.
  package static var path: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard length > 0 else { return CommandLine.arguments.first ?? "tiffin" }
    return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The process id.
  package static var processID: Int { Int(getpid()) }

  /// Numbers that identify the program's file and change whenever the file is replaced; empty if unknown.
  package static var identity: [Int] {
    var found = stat()
    guard unsafe stat("/proc/self/exe", &found) == 0 else { return [] }
    let changes = [found.st_mtim, found.st_ctim].flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
    return [Int(found.st_dev), Int(found.st_ino), Int(found.st_size)] + changes
  }

  /// Runs the program again with other arguments and waits for it to end.
  ///
  /// - Returns: The exit status, 1 if a signal ended the program; nil if it could not be started.
  package static func run(_ arguments: [String]) -> Int32? {
    let program = path
    let list = CStrings([program] + arguments)
    defer { withExtendedLifetime(list) {} }
    var child: pid_t = 0
    guard unsafe posix_spawn(&child, program, nil, nil, list.list, environ) == 0 else { return nil }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status == 0 ? 0 : max(1, status >> 8 & 0xFF)
  }

  /// Writes a line to standard error.
  package static func complain(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
  }
}

/// The terminal, if standard error is connected to one.
package enum Terminal {
  /// True if standard error is a terminal.
  package static var isStandardError: Bool { isatty(STDERR_FILENO) == 1 }

  /// Replaces the text of the current line on standard error.
  package static func redraw(_ line: String) {
    let bytes = Array("\r\u{1B}[K\(line)".utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
  }
}
