import CConfinement
import Glibc
import Platform

/// A program, chosen by the administrator, that scans each upload before anything else reads it, such as ClamAV's.
///
/// It gets the bytes as its standard input. Unlike a decoder it is not confined: scanners connect to a service of their
/// own.
public struct UploadScanner: Sendable {
  /// The result of a scan.
  public enum ScanResult: Equatable, Sendable {
    /// The scanner found nothing.
    case clean
    /// The scanner found malware.
    case infected
    /// The scanner could not be run, or gave no result; the reason is for the log.
    case unknown(String)
  }

  private let command: [String]
  private let timeout: Duration

  /// - Parameters:
  ///   - command: The program's full path and its arguments, separated by spaces: `/usr/bin/clamdscan --no-summary -`.
  ///   - timeout: The maximum duration of a scan.
  /// - Returns: Nil if the command does not begin with an absolute path.
  public init?(_ command: String, timeout: Duration = .seconds(30)) {
    let words = command.utf8.split { $0 == UInt8(ascii: " ") }.map { String(decoding: $0, as: UTF8.self) }
    guard words.first?.utf8.first == UInt8(ascii: "/") else { return nil }
    self.command = words
    self.timeout = timeout
  }

  /// Runs the program and returns its result.
  ///
  /// - Source: clamdscan(1): exit status 0 means that no virus was found, 1 that one was found, and 2 that an error
  ///   occurred.
  public func scan(_ bytes: ArraySlice<UInt8>) -> ScanResult {
    let input = cconfinement_memory_file()
    guard input >= 0 else { return .unknown("no memory for it: \(SystemMessage.lastError)") }
    defer { close(input) }
    guard Self.fill(input, with: bytes) else { return .unknown("no memory for it: \(SystemMessage.lastError)") }
    switch run(reading: input) {
    case .exited(0): return .clean
    case .exited(1): return .infected
    case .exited(let code): return .unknown("\(command[0]) ended with \(code)")
    case .killed(let signal): return .unknown("\(command[0]) was ended by signal \(signal)")
    case .outOfTime, .outOfBounds: return .unknown("\(command[0]) took longer than \(timeout.components.seconds) s")
    case .lost(let number): return .unknown("\(command[0]) cannot be run: \(unsafe String(cString: strerror(number)))")
    }
  }

  private static func fill(_ file: Int32, with bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return lseek(file, 0, SEEK_SET) == 0
  }

  private func run(reading input: Int32) -> ChildProcess.Ending {
    let spawn = ProgramSpawn(command: command, environment: ["PATH=/usr/bin:/bin", "LC_ALL=C"])
    switch spawn.start(reading: input, output: nil) {
    case .success(let child): return ChildProcess.wait(for: child, until: .now + timeout)
    case .failure(let error): return .lost(errno: error.number)
    }
  }
}
