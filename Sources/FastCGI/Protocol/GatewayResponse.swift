/// The bytes of a response, as a CGI program writes them.
public struct GatewayResponse: Sendable {
  /// The status line, such as `Status: 200 OK`, the header lines, and the empty line, each ended by CR LF.
  public var head: [UInt8]
  /// The bytes after the empty line.
  public var body: [UInt8]
  /// A file that is sent after `body`, and read as it is sent; nil if there is none.
  public var file: GatewayFile?

  /// Creates a response from bytes, unchecked.
  public init(head: [UInt8], body: [UInt8], file: GatewayFile? = nil) {
    self.head = head
    self.body = body
    self.file = file
  }

  /// The number of bytes after the head.
  public var byteCount: Int { body.count + (file?.count ?? 0) }
}

/// A function that answers a request. Called from several threads at once.
public typealias GatewayHandler = @Sendable (GatewayRequest) -> GatewayResponse

/// A function that answers a request which never reaches the handler, with status 400 or 431. The request has the
/// variables that were read before it was refused, and no body.
public typealias GatewayRefuser = @Sendable (GatewayRefusal, GatewayRequest) -> GatewayResponse
