/// The bytes of an answer, as a gateway program writes them.
public struct GatewayResponse: Sendable {
  /// `Status: 200 OK`, the header lines, and the empty line, each ended by CR LF.
  public var head: [UInt8]
  /// The bytes after the empty line.
  public var body: [UInt8]

  /// Wraps bytes made elsewhere, unchecked.
  public init(head: [UInt8], body: [UInt8]) {
    self.head = head
    self.body = body
  }
}

/// Answers a request. Called from several threads at once.
public typealias GatewayHandler = @Sendable (GatewayRequest) -> GatewayResponse

/// Answers a request that never reaches the handler, with status 400 or 431. The request has the variables that were
/// read until then, and no body.
public typealias GatewayRefuser = @Sendable (GatewayRefusal, GatewayRequest) -> GatewayResponse
