/// The bytes of an answer, as a gateway program writes them.
public struct GatewayResponse: Sendable {
  /// `Status: 200 OK`, the header lines, and the empty line, each ended by CR LF.
  public var head: [UInt8]
  /// The bytes after the empty line.
  public var body: [UInt8]
  /// Sent behind the body, read as it is sent.
  public var file: GatewayFile?

  /// Wraps bytes made elsewhere, unchecked.
  public init(head: [UInt8], body: [UInt8], file: GatewayFile? = nil) {
    self.head = head
    self.body = body
    self.file = file
  }

  /// Bytes behind the head.
  public var byteCount: Int { body.count + (file?.count ?? 0) }
}

/// Answers a request. Called from several threads at once.
public typealias GatewayHandler = @Sendable (GatewayRequest) -> GatewayResponse

/// Answers a request that never reaches the handler, with status 400 or 431. The request has the variables that were
/// read until then, and no body.
public typealias GatewayRefuser = @Sendable (GatewayRefusal, GatewayRequest) -> GatewayResponse
