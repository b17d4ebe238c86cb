import Glibc

@testable import FastCGI

/// A supervisor with its workers, as processes of their own.
final class SupervisedSite {
  let supervisor: ChildProcess
  let path: String
  private let folder = TemporaryFolder()
  private var log: String { "\(folder.path)/log" }

  init(workers: Int = 2) throws {
    path = "\(folder.path)/socket"
    // A backtrace is written piece by piece, and lines of the log would get between the pieces.
    supervisor = try ChildProcess(
      ["supervise", path, "\(workers)"], environment: ["SWIFT_BACKTRACE=enable=no"], output: "\(folder.path)/log")
    _ = waitFor(seconds: 10) { lines("started").count == workers ? true : nil }
  }

  deinit {
    supervisor.send(SIGKILL)
    for worker in workers where isAlive(worker) { kill(worker, SIGKILL) }
  }

  /// Log lines that begin so.
  func lines(_ start: String) -> [String] {
    let text = String(decoding: (try? readFile(log)) ?? [], as: UTF8.self)
    return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix(start) }
  }

  /// The first log line that begins so, waited for.
  func line(_ start: String, within seconds: Double = 8) -> String? {
    waitFor(seconds: seconds) { lines(start).first }
  }

  /// Every worker that was started.
  var workers: [pid_t] { lines("started ").compactMap { pid_t($0.dropFirst("started ".count)) } }

  func peer(_ target: String) throws -> Peer {
    try Peer(path, asking: [("REQUEST_METHOD", "GET"), ("REQUEST_URI", target)])
  }

  func ask(_ target: String) throws -> Answer { try peer(target).answer() }
}
