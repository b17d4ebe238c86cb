import CFastCGI
import Glibc

/// One request after another of the web server, each on its own connection, read and answered through libfcgi.
///
/// libfcgi's own accept has no time limit: a peer that sends one byte and falls silent keeps its thread for good. So
/// connections are accepted and given time limits elsewhere, and put here into fields of `FCGX_Request` which its
/// header calls private. This file is the only one that knows them. It relies on these facts of libfcgi 2.4.2
/// (`fcgiapp.c`), which `ExchangeTests` checks:
/// - `FCGX_Accept_r` first finishes the request before, which leaves `ipcFd` open while `keepConnection` is set;
/// - it accepts only when `ipcFd` is negative;
/// - a connection that it cannot read it closes, and accepts another on `listen_sock`: -1 makes that fail at once;
/// - when closing, it waits up to 2 s for the peer to close first, unless `detached` is set.
@safe final class Exchange {
  private let request = UnsafeMutablePointer<FCGX_Request>.allocate(capacity: 1)

  /// libfcgi is set up once for the process. By then signals are blocked and SIGPIPE is ignored.
  private static let isReady = FCGX_Init() == 0

  init() throws(SystemError) {
    guard Self.isReady else { throw SystemError("set up libfcgi", code: 0) }
    unsafe FCGX_InitRequest(request, -1, 0)
  }

  deinit {
    unsafe FCGX_Free(request, 1)
    unsafe request.deallocate()
  }

  /// Reads a request up to its body.
  ///
  /// Takes the connection over. False, and the connection is closed, when no whole request came.
  func begin(on connection: Int32) -> Bool {
    unsafe request.pointee.ipcFd = connection
    unsafe request.pointee.keepConnection = 1
    unsafe request.pointee.detached = 1
    guard unsafe FCGX_Accept_r(request) == 0 else { return false }
    // Variables that break off between two of them look complete to libfcgi; one of those missing may be the one
    // that says who is asking.
    guard unsafe FCGX_GetError(request.pointee.in) == 0 else {
      unsafe FCGX_Free(request, 1)
      return false
    }
    // A connection that the web server keeps would keep this thread too.
    unsafe request.pointee.keepConnection = 0
    return true
  }

  func readVariables(into variables: inout GatewayVariables) throws(GatewayRefusal) {
    try unsafe variables.fill(from: request.pointee.envp)
  }

  /// Good until ``finish()``.
  func body() -> GatewayBody {
    unsafe GatewayBody(stream: request.pointee.in)
  }

  /// How long a read of the body may wait for the next byte.
  func allowSilence(for limit: Duration) {
    unsafe limitSilence(of: request.pointee.ipcFd, SO_RCVTIMEO, limit)
  }

  /// False when the web server has gone.
  func write(_ response: GatewayResponse) -> Bool {
    let connection = unsafe request.pointee.ipcFd
    if AnswerRecords(request: unsafe request.pointee.requestId).write(response, to: connection) { return true }
    // Otherwise libfcgi would write, or wait to write, what ends an answer into the middle of this one.
    shutdown(connection, Int32(SHUT_RDWR))
    return false
  }

  /// Ends the answer and closes the connection.
  func finish(bodyExpected: Bool) {
    // A peer that is still sending must be waited for: it would see its connection break instead of the answer.
    unsafe request.pointee.detached = inputHasEnded(bodyExpected: bodyExpected) ? 1 : 0
    unsafe FCGX_Finish_r(request)
  }

  private func inputHasEnded(bodyExpected: Bool) -> Bool {
    guard let input = unsafe request.pointee.in else { return true }
    if unsafe input.pointee.isClosed != 0 { return true }
    return unsafe !bodyExpected && FCGX_GetChar(input) == EOF
  }
}

/// Ends a read or a write that gets nowhere for so long.
func limitSilence(of connection: Int32, reading: Duration, writing: Duration) {
  limitSilence(of: connection, SO_RCVTIMEO, reading)
  limitSilence(of: connection, SO_SNDTIMEO, writing)
}

private func limitSilence(of connection: Int32, _ option: Int32, _ duration: Duration) {
  let (seconds, attoseconds) = duration.components
  var limit = timeval(tv_sec: Int(seconds), tv_usec: Int(attoseconds / 1_000_000_000_000))
  unsafe setsockopt(connection, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
}
