import FastCGI
import Glibc
import TestSupport

/// A gateway program for tests of whole processes.
///
///     FastCGITestServer worker THREADS                  on the socket that is its standard input
///     FastCGITestServer supervise SOCKET WORKERS LIMIT  which start as `worker 2`; the limit of a request in milliseconds
///     FastCGITestServer begin SOCKET WORKERS WORKER…    the same, but one worker first, which are started so
///     FastCGITestServer refuse                          ends with code 78
///     FastCGITestServer dawdle                          never takes a request
///
/// or without arguments, and then whatever they are, as plain CGI.
func main() throws {
  if PlainCGI.isPlainCGI { return PlainCGI.answerPlainCGI(answer) }
  let arguments = CommandLine.arguments
  switch arguments.dropFirst().first {
  case "worker":
    let stop = try StopSignal.ofThisProcess()
    let socket = try ListeningSocket.inherited()
    var timeout = WorkerTimeouts()
    timeout.stop = .anHour
    (timeout.body.silence, timeout.body.whole, timeout.body.leastRate) = (.anHour, .anHour, 0)
    let workers = Worker.count
    _ = try Worker(socket: socket, threads: Int(arguments[2]) ?? 1, stop: stop, timeout: timeout).run(
      answer(of: workers))
  case "supervise":
    let socket = try ListeningSocket.bind(path: arguments[2])
    try Supervisor(
      socket: socket, workers: Int(arguments[3]) ?? 1, executable: "/proc/self/exe", arguments: ["worker", "2"],
      requestLimit: .milliseconds(Int(arguments[4]) ?? 0), report: report
    ).run()
  case "begin":
    let socket = try ListeningSocket.bind(path: arguments[2])
    let supervisor = try Supervisor(
      socket: socket, workers: Int(arguments[3]) ?? 1, executable: "/proc/self/exe",
      arguments: Array(arguments.dropFirst(4)), report: report)
    if let end = try supervisor.startFirst() {
      print("the first ended: \(end)")
    } else {
      try supervisor.run()
    }
  case "refuse": exit(78)
  case "fall":
    kill(getppid(), SIGUSR1)
    kill(getpid(), SIGKILL)
  case "dawdle":
    print("dawdling")
    fflush(nil)
    waitForTheEnd()
  default:
    print("worker THREADS | supervise SOCKET WORKERS LIMIT")
    exit(64)
  }
}

/// A worker is started with this signal blocked.
func waitForTheEnd() {
  var signals = sigset_t()
  var signal: Int32 = 0
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, SIGTERM)
  unsafe sigwait(&signals, &signal)
}

do { try main() } catch {
  print("\(error)")
  exit(1)
}
