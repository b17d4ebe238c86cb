@testable import FastCGI
import Glibc

/// Reads a request as it comes from a web server that then hangs up.
func readRecords(_ bytes: [UInt8]) {
  var ends: [Int32] = [0, 0]
  guard unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { preconditionFailure() }
  defer { close(ends[1]) }
  makeRoomForReplies(ends[0])
  let sent = unsafe bytes.withUnsafeBytes { unsafe send(ends[1], $0.baseAddress, $0.count, Int32(MSG_DONTWAIT)) }
  guard sent == bytes.count else { preconditionFailure("The input is too long for a socket.") }
  shutdown(ends[1], Int32(SHUT_WR))
  var connection = unsafe Connection(ends[0], at: place, Patience().head)
  defer { connection.close() }
  guard let (variables, body) = try? request(&connection) else { return }
  precondition(variables.count + body.count <= bytes.count, "More was read than was sent.")
  var next = 0
  while let pair = NameValuePair(in: variables, at: next) {
    precondition(pair.name.upperBound == pair.value.lowerBound && pair.value.upperBound <= variables.count)
    next = pair.value.upperBound
  }
}

/// Nobody reads the replies to management records. An input of 8,192 bytes asks for a thousand, each of which takes up to
/// a kilobyte of the kernel; without that room the reader would wait as long as a request's head may take.
private func makeRoomForReplies(_ end: Int32) {
  var bytes: Int32 = 1 << 20
  let length = socklen_t(MemoryLayout<Int32>.size)
  // Past the system's limit only root may go.
  guard unsafe setsockopt(end, SOL_SOCKET, SO_SNDBUFFORCE, &bytes, length) != 0 else { return }
  _ = unsafe setsockopt(end, SOL_SOCKET, SO_SNDBUF, &bytes, length)
}

private func request(_ connection: inout Connection) throws(PeerFailure) -> (variables: [UInt8], body: [UInt8]) {
  var records = RequestRecords()
  var (variables, body): ([UInt8], [UInt8]) = ([], [])
  try records.begin(&connection)
  var goesOn = true
  while goesOn { goesOn = try records.readVariables(onto: &variables, &connection) }
  goesOn = true
  while goesOn { goesOn = try records.readInput(onto: &body, atMost: 1_000, &connection) > 0 }
  return (variables, body)
}

/// Nobody waits here: the other end has hung up already. Only libFuzzer's one thread comes here.
private nonisolated(unsafe) let place: ThreadPlace = {
  let folder = "/tmp/tiffin-fuzz-\(getpid())"
  _ = unsafe mkdir(folder, 0o700)
  guard let socket = try? ListeningSocket.bind(path: "\(folder)/socket"), let stop = try? StopSignal.manual(),
    let waiter = try? ConnectionWaiter(socket: socket, stop: stop),
    let crew = try? Crew(threads: 1, running: 1, nil, { _ in })
  else { preconditionFailure("There is no place for a thread.") }
  return ThreadPlace(in: crew, 0, waiter)
}()
