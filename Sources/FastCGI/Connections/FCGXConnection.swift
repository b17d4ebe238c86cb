import CFastCGI
import Glibc

/// A connection of the web server, read and written by libfcgi. One object serves one connection after another.
///
/// libfcgi's own accept has no timeout and does not expose the descriptor of the connection. So ``ConnectionWaiter``
/// accepts the connection, which ``ConnectionWatchdog`` can then end, and hands it to libfcgi as a kept-open
/// connection.
@safe final class FCGXConnection {
  private let request: UnsafeMutablePointer<FCGX_Request>

  /// True if libfcgi could be initialised, which happens once per process.
  private static let isInitialized: Bool = {
    // The rest of a body is read before a connection is closed; libfcgi need not poll two seconds for more.
    unsafe setenv("LIBFCGI_OS_CLOSE_POLL_TIMEOUT", "0", 1)
    let isInitialized = FCGX_Init() == 0
    // libfcgi replaces an ignored SIGPIPE by a handler.
    ignoreBrokenPipes()
    return isInitialized
  }()

  init() throws(SystemError) {
    guard Self.isInitialized else { throw SystemError("initialize libfcgi", code: 0) }
    unsafe request = .allocate(capacity: 1)
    unsafe request.initialize(to: FCGX_Request())
    // The request gets no listening socket: libfcgi must not accept another connection when this one breaks.
    unsafe FCGX_InitRequest(request, -1, 0)
  }

  deinit { unsafe request.deallocate() }

  /// Reads a request up to its body. Takes ownership of the connection.
  ///
  /// - Returns: False, with the connection closed, if the request arrives incomplete.
  func begin(on descriptor: Int32) -> Bool {
    unsafe request.pointee.ipcFd = descriptor
    unsafe request.pointee.keepConnection = 1
    guard unsafe FCGX_Accept_r(request) == 0 else { return false }
    // If a connection ends between two variables, libfcgi treats that as the end of the variables.
    guard unsafe FCGX_GetError(request.pointee.in) == 0 else {
      close()
      return false
    }
    return true
  }

  /// The request's variables: `NAME=value` strings, ended by a null pointer.
  var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { unsafe request.pointee.envp }

  /// Appends at most `limit` bytes of the body.
  ///
  /// - Returns: The number of bytes; 0 at the end, nil if the connection broke before.
  func readBody(onto body: inout [UInt8], atMost limit: Int) -> Int? {
    let count = unsafe withUnsafeTemporaryAllocation(byteCount: limit, alignment: 1) { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      let count = unsafe Int(FCGX_GetStr(start, Int32(limit), request.pointee.in))
      unsafe body.append(contentsOf: buffer.prefix(count))
      return count
    }
    let isBroken = unsafe FCGX_GetError(request.pointee.in) != 0
    return count < limit && isBroken ? nil : count
  }

  /// Reads and discards at most `limit` bytes of the body; returns their number, 0 at the end or if the connection
  /// broke.
  func skipBody(atMost limit: Int) -> Int {
    unsafe withUnsafeTemporaryAllocation(byteCount: limit, alignment: 1) { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe Int(FCGX_GetStr(start, Int32(limit), request.pointee.in))
    }
  }

  /// Writes a piece of the response; false if the web server no longer reads.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return true }
    return unsafe FCGX_PutStr(start, Int32(bytes.count), request.pointee.out) >= 0
  }

  /// Sends the end of the response. The rest of the body can still be read.
  func endAnswer() {
    unsafe FCGX_FClose(request.pointee.err)
    unsafe FCGX_FClose(request.pointee.out)
  }

  /// Closes the connection, even if the web server asked to keep it open.
  func close() {
    unsafe request.pointee.keepConnection = 0
    unsafe FCGX_Finish_r(request)
  }
}
