/// The bytes of an answer, as a gateway program writes them.
public struct GatewayResponse: Sendable {
  /// `Status: 200 OK`, the header lines, and the empty line, each ended by CR LF.
  public var head: [UInt8]
  /// What follows the empty line.
  public var body: [UInt8]

  /// An answer made elsewhere; nothing in it is checked here.
  public init(head: [UInt8], body: [UInt8]) {
    self.head = head
    self.body = body
  }
}

/// Answers a request. Called from several threads at once.
public typealias GatewayHandler = @Sendable (GatewayRequest) -> GatewayResponse

/// Answers what never reaches the handler, with status 400 or 431. The request has the variables that were read until
/// then, and no body.
public typealias GatewayRefuser = @Sendable (GatewayRefusal, GatewayRequest) -> GatewayResponse
