import Glibc
import TestSupport

@testable import FastCGI

/// A supervisor with its workers, as processes of their own.
final class SupervisedSite {
  let supervisor: TestProcess
  let path: String
  private let folder = TestFolder()
  private var log: String { "\(folder.path)/log" }

  /// - Parameters:
  ///   - requestLimit: in milliseconds. A slower worker is replaced, even if the machine is busy.
  ///   - worker: the arguments of the first worker, if the supervisor waits for it.
  init(workers: Int = 2, requestLimit: Int = 3_600_000, beginning worker: [String] = []) throws {
    path = "\(folder.path)/socket"
    // A backtrace is written piece by piece, and lines of the log would get between the pieces.
    let mode = worker.isEmpty ? ["supervise", path, "\(workers)", "\(requestLimit)"] : ["begin", path, "\(workers)"]
    supervisor = try TestProcess(
      testServer: mode + worker, environment: ["SWIFT_BACKTRACE=enable=no"], output: "\(folder.path)/log")
    let isServing = worker.isEmpty || worker.first == "worker"
    if isServing { _ = eventually { lines("started").count == workers } }
  }

  deinit {
    supervisor.send(SIGKILL)
    for worker in workers where isAlive(worker) { kill(worker, SIGKILL) }
  }

  /// The log lines with this prefix.
  func lines(_ start: String) -> [String] {
    let text = String(decoding: (try? readFile(log)) ?? [], as: UTF8.self)
    return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix(start) }
  }

  /// The first log line that begins so, waited for.
  func line(_ start: String) -> String? {
    eventually { lines(start).first }
  }

  /// Every worker that was started.
  var workers: [pid_t] { lines("started ").compactMap { pid_t($0.dropFirst("started ".count)) } }

  func peer(_ target: String) throws -> Peer {
    try Peer(path, asking: [("REQUEST_METHOD", "GET"), ("REQUEST_URI", target)])
  }

  func ask(_ target: String) throws -> Answer { try peer(target).answer() }

  /// A request that is being served until the file at this path is there.
  func held(until path: String) throws -> Peer {
    let peer = try peer("/held?\(path)")
    _ = line("serving /held")
    return peer
  }
}
