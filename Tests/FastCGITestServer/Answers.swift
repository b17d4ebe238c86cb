import FastCGI
import Glibc
import TestSupport

private let page = [UInt8](repeating: UInt8(ascii: "x"), count: 8192)
private let head = Array("Status: 200 OK\r\nContent-Type: text/plain\r\n\r\n".utf8)

func answer(_ request: GatewayRequest) -> GatewayResponse {
  GatewayResponse(head: head, body: body(request))
}

/// Does so as one of so many workers.
func answer(of workers: Int) -> GatewayHandler {
  { request in
    guard target(request).path == "/count" else { return answer(request) }
    return GatewayResponse(head: head, body: Array("\(workers)".utf8))
  }
}

private func body(_ request: GatewayRequest) -> [UInt8] {
  let (path, query) = target(request)
  if !PlainCGI.isPlainCGI, ["/held", "/echo"].contains(path) { say("serving \(path)") }
  switch path {
  case "/page": return page
  case "/pid": return Array("\(getpid())".utf8)
  case "/held": return Array((eventually { unsafe access(query, F_OK) == 0 } ? "let go" : "held for good").utf8)
  // Longer than any test.
  case "/hang": return Array("\(eventually(within: .anHour) { false })".utf8)
  case "/environment": return Array((unsafe getenv("HTTP_PROXY") == nil ? "no proxy" : "proxy").utf8)
  case "/trap": fatalError("asked for")
  case "/echo": return (try? request.readBody(limit: 25 << 20)) ?? Array("refused".utf8)
  default: return Array("\(request.variables["REQUEST_METHOD"] ?? "-") \(path)".utf8)
  }
}

/// The path of `/held?/tmp/file`, and what stands behind it.
private func target(_ request: GatewayRequest) -> (path: String, query: String) {
  let parts = (request.variables["REQUEST_URI"] ?? "").split(separator: "?").map(String.init)
  return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
}

/// A line for the test that waits for it.
private func say(_ line: String) {
  print(line)
  fflush(nil)
}

/// One line for each event.
func report(_ event: SupervisorEvent) {
  switch event {
  case .started(let worker): say("started \(worker)")
  case .ended(let worker, let how, _, let serving):
    say("ended \(worker) \(how) \(serving.map(\.request).joined(separator: ", "))")
  case .cannotStart(let error, _): say("cannot start: \(error)")
  case .stuck(let worker, let serving): say("stuck \(worker) \(serving.request)")
  case .replacing: say("replacing")
  case .listeningAgain: say("listening again")
  case .stopping: say("stopping")
  case .killed(let worker): say("killed \(worker)")
  }
}
