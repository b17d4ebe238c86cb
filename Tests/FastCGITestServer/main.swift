import FastCGI
import Glibc

/// A gateway program for tests of whole processes.
///
///     FastCGITestServer worker THREADS                  on the socket that is its standard input
///     FastCGITestServer supervise SOCKET WORKERS        which start as `worker 2`
///
/// or without arguments, and then whatever they are, as plain CGI.
func main() throws {
  if Gateway.isPlainCGI { return Gateway.answerPlainCGI(answer) }
  let arguments = CommandLine.arguments
  switch arguments.dropFirst().first {
  case "worker":
    let stop = try StopSignal.ofThisProcess()
    let socket = try ListeningSocket.inherited()
    _ = try Worker(socket: socket, threads: Int(arguments[2]) ?? 1, stop: stop).run(answer)
  case "supervise":
    let socket = try ListeningSocket.bind(path: arguments[2])
    try Supervisor(
      socket: socket, workers: Int(arguments[3]) ?? 1, executable: "/proc/self/exe", arguments: ["worker", "2"],
      requestLimit: .seconds(1), report: report
    ).run()
  default:
    print("worker THREADS | supervise SOCKET WORKERS")
    exit(64)
  }
}

do { try main() } catch {
  print("\(error)")
  exit(1)
}
