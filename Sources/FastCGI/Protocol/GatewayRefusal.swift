/// The reason a request never reaches the handler.
public enum GatewayRefusal: Error, Sendable {
  /// 400: variables that contradict each other, a length that is not a number, or a FastCGI role other than responder.
  case malformed
  /// 431: variables of more bytes than ``GatewayVariables/limit``, or more than 256 variables.
  case variablesTooLarge

  /// A short plain-text response with the matching status.
  public var answer: GatewayResponse {
    switch self {
    case .malformed: Self.plain("400 Bad Request", "The web server sent a contradictory request.\n")
    case .variablesTooLarge: Self.plain("431 Request Header Fields Too Large", "The request's headers are too long.\n")
    }
  }

  private static func plain(_ status: String, _ text: String) -> GatewayResponse {
    let head = """
      Status: \(status)\r
      Content-Type: text/plain; charset=utf-8\r
      Content-Security-Policy: default-src 'none'\r
      X-Content-Type-Options: nosniff\r
      Cache-Control: no-store\r
      \r\n
      """
    return GatewayResponse(head: Array(head.utf8), body: Array(text.utf8))
  }
}
