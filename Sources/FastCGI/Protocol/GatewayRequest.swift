/// A request from the web server. Valid until its handler returns.
public struct GatewayRequest {
  /// The request's CGI variables: `REQUEST_METHOD`, `REQUEST_URI`, `HTTP_COOKIE` and so on.
  public let variables: GatewayVariables
  /// The number of body bytes announced by `CONTENT_LENGTH`; nil if it is absent, empty or -1.
  public let contentLength: Int?
  private let body: GatewayBody

  /// Creates a request from its variables.
  ///
  /// - Throws: ``GatewayRefusal/malformed`` if `CONTENT_LENGTH` is neither a number, nor empty, nor -1.
  init(_ variables: GatewayVariables, body: GatewayBody) throws(GatewayRefusal) {
    self.variables = variables
    self.body = body
    contentLength = try variables.contentLength()
  }

  /// Creates a refused request from the variables that were read.
  init(refused variables: GatewayVariables) {
    self.variables = variables
    contentLength = nil
    body = GatewayBody(nil)
  }

  /// Creates a request without a web server, checked by the same rules.
  ///
  /// - Throws: ``GatewayRefusal`` if a web server's request would be refused.
  public init(variables: [(String, String)], body: [UInt8] = []) throws(GatewayRefusal) {
    try self.init(GatewayVariables(variables), body: GatewayBody(MemoryBody(body)))
  }

  /// Closes the body, so that it can no longer be read.
  func end() {
    body.close()
  }

  /// Runs slow work that mostly waits, without this thread's compute permit, so that another thread can run.
  ///
  /// - Returns: The result of the work; nil, without running it, if too many threads run slow work or this process
  ///   answers a single request.
  public func runSlowWork<T, Failure: Error>(_ work: () throws(Failure) -> T) throws(Failure) -> T? {
    try body.runSlowWork(work)
  }

  /// Reads the whole body. Can be called only once.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes to accept.
  ///   - sender: The sender, by which the memory that the body may use is limited, see ``RequestBodySender``.
  /// - Throws: ``RequestBodyError``. A body announced as larger than the limit is refused unread.
  public func readBody(limit: Int, of sender: RequestBodySender = .known) throws(RequestBodyError) -> [UInt8] {
    guard let contentLength else { return try body.readToEnd(limit: limit, of: sender) }
    guard contentLength <= limit else { throw .tooLarge }
    return try body.read(exactly: contentLength, of: sender)
  }

  /// Passes the whole body on in pieces as they arrive, so that a body of any size takes the memory of one piece. Can
  /// be called only once.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes to accept.
  ///   - sink: Called with each piece; returns false to stop reading.
  /// - Returns: False if `sink` ended the reading.
  /// - Throws: ``RequestBodyError``. A body announced as larger than the limit is refused unread.
  public func passBody(
    limit: Int, of sender: RequestBodySender = .known, to sink: ([UInt8]) -> Bool
  ) throws(RequestBodyError) -> Bool {
    guard contentLength ?? 0 <= limit else { throw .tooLarge }
    return try body.pass(announced: contentLength, limit: limit, of: sender, to: sink)
  }
}

extension GatewayVariables {
  /// Parses `CONTENT_LENGTH`; nil if it is absent, empty or -1.
  ///
  /// - Throws: ``GatewayRefusal/malformed`` if it is not a number.
  func contentLength() throws(GatewayRefusal) -> Int? {
    guard let digits = bytes("CONTENT_LENGTH"), !digits.isEmpty, !digits.elementsEqual("-1".utf8) else { return nil }
    var length = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { throw .malformed }
      let (tens, overflow) = length.multipliedReportingOverflow(by: 10)
      // A number too large to represent is still a number: it exceeds every limit.
      length = overflow || tens > Int.max - 9 ? .max - 9 : tens + Int(digit - UInt8(ascii: "0"))
    }
    return length
  }
}
