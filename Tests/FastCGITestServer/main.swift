import FastCGI
import Glibc
import TestSupport

/// A gateway program for tests of whole processes.
///
///     FastCGITestServer worker THREADS                  on the socket that is its standard input
///     FastCGITestServer supervise SOCKET WORKERS LIMIT  which start as `worker 2`; the limit of a request in milliseconds
///
/// or without arguments, and then whatever they are, as plain CGI.
func main() throws {
  if Gateway.isPlainCGI { return Gateway.answerPlainCGI(answer) }
  let arguments = CommandLine.arguments
  switch arguments.dropFirst().first {
  case "worker":
    let stop = try StopSignal.ofThisProcess()
    let socket = try ListeningSocket.inherited()
    var patience = Patience()
    patience.stop = .anHour
    (patience.body.silence, patience.body.whole, patience.body.leastRate) = (.anHour, .anHour, 0)
    _ = try Worker(socket: socket, threads: Int(arguments[2]) ?? 1, stop: stop, patience: patience).run(answer)
  case "supervise":
    let socket = try ListeningSocket.bind(path: arguments[2])
    try Supervisor(
      socket: socket, workers: Int(arguments[3]) ?? 1, executable: "/proc/self/exe", arguments: ["worker", "2"],
      requestLimit: .milliseconds(Int(arguments[4]) ?? 0), report: report
    ).run()
  default:
    print("worker THREADS | supervise SOCKET WORKERS LIMIT")
    exit(64)
  }
}

do { try main() } catch {
  print("\(error)")
  exit(1)
}
