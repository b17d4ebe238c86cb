import CLinux
import Glibc

/// Plain CGI: the web server starts a program for each request.
public enum PlainCGI {
  /// True if a web server's CGI module started this process. Its arguments must then be ignored: some servers derive
  /// them from the query.
  public static var isPlainCGI: Bool {
    unsafe getenv("GATEWAY_INTERFACE") != nil
  }

  /// Answers the one request in the environment and standard input, on standard output.
  public static func answerPlainCGI(
    _ handler: (GatewayRequest) -> GatewayResponse,
    refusing: (GatewayRefusal, GatewayRequest) -> GatewayResponse = { refusal, _ in refusal.answer },
    timeout: WorkerTimeouts = WorkerTimeouts()
  ) {
    ignoreBrokenPipes()
    // A header "Proxy:" must not become the proxy of a program that this process starts.
    unsafe unsetenv("HTTP_PROXY")
    let input = StandardInput(STDIN_FILENO, timeout)
    let response: GatewayResponse
    var variables = GatewayVariables()
    do throws(GatewayRefusal) {
      try unsafe variables.fill(from: clinux_environment())
      response = handler(try GatewayRequest(variables, body: GatewayBody(input)))
    } catch {
      response = refusing(error, GatewayRequest(refused: variables))
    }
    input.skip(announced: variables.announcedBytes)
    guard writeFully(STDOUT_FILENO, response.head), writeFully(STDOUT_FILENO, response.body) else { return }
    response.file?.send { writeFully(STDOUT_FILENO, $0) }
  }
}

extension GatewayVariables {
  /// The number of body bytes that may arrive: the announced number, 0 if none is announced or it is malformed, and
  /// ``WorkerTimeouts/leftoverBytes`` for a chunked body.
  var announcedBytes: Int {
    do throws(GatewayRefusal) {
      // A chunked body does not announce its length.
      return try contentLength() ?? (bytes("HTTP_TRANSFER_ENCODING") == nil ? 0 : WorkerTimeouts.leftoverBytes)
    } catch {
      return 0
    }
  }
}

/// Writes all the bytes; false if the other end no longer reads.
private func writeFully(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
  unsafe bytes.withUnsafeBytes { bytes in
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let count = unsafe write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      unsafe rest = rest.dropFirst(count)
    }
    return true
  }
}
