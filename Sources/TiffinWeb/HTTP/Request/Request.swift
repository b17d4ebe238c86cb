import FastCGI
import HTTPTypes

/// A request, read from the web server's variables. It must be used only by the thread that answers it.
struct Request {
  /// The id for the log and `X-Request-Id`; see ``RequestID``.
  let id: String
  let method: HTTPRequest.Method
  /// The segments of the path below the base path, decoded once. Empty for `/` and the base path itself.
  let path: [String]
  let endsWithSlash: Bool
  /// The path at which Tiffin is mounted, with a slash at both ends: `/` or `/food/`.
  let basePath: String
  let query: FormData
  /// The query as sent, without its `?`.
  let rawQuery: ArraySlice<UInt8>
  let cookies: Cookies
  /// True if the request came over HTTPS, according to the web server or the configuration.
  let isSecure: Bool
  /// The visitor's address, as the web server saw it, or as a trusted proxy before the web server noted it.
  let remoteAddress: String
  let variables: GatewayVariables
  let body: RequestBody

  /// The short form of the id, which people can read out.
  var reference: String { RequestID.reference(id) }

  /// Returns a CGI variable such as `HTTP_HOST` or `REQUEST_SCHEME`; nil if it is not set.
  func variable(_ name: String) -> String? { variables[name] }

  /// Returns the value of a header; nil if it was not sent. The web server has joined several headers of the same name.
  func header(_ name: HTTPField.Name) -> String? {
    switch name {
    case .contentType: variable("CONTENT_TYPE")
    case .contentLength: variable("CONTENT_LENGTH")
    default: variable("HTTP_" + Self.upperSnake(name))
    }
  }

  /// True if Public/tiffin.js sent the form in the background.
  var isFromScript: Bool { method == .post && variable("HTTP_X_REQUESTED_WITH") != nil }

  /// Returns the form in the body, which is read on first use.
  ///
  /// - Throws: ``HTTPRefusal`` if the body is too large, incomplete, too slow, not a valid form, or contains malware.
  func form() throws(HTTPRefusal) -> FormData {
    try body.form(contentType: header(.contentType))
  }

  /// Runs slow work that mostly waits, so that another thread can compute meanwhile; returns nil, without running the
  /// work, if too many threads run slow work already or if there are no other threads.
  func runSlowWork<T, Failure: Error>(_ work: () throws(Failure) -> T) throws(Failure) -> T? {
    try self.body.gateway.runSlowWork(work)
  }

  /// Returns this request as that of an unidentified sender, with a form of at most `bytes` bytes and a smaller share
  /// of the memory for bodies.
  func anonymous(formLimit bytes: Int = .max) -> Request {
    Request(
      id: id, method: method, path: path, endsWithSlash: endsWithSlash, basePath: basePath, query: query,
      rawQuery: rawQuery, cookies: cookies, isSecure: isSecure, remoteAddress: remoteAddress, variables: variables,
      body: body.anonymous(limit: bytes))
  }

  /// Returns a POST request with a form that the same browser sent to this path earlier.
  func resuming(_ path: [String], with form: FormData) -> Request {
    Request(
      id: id, method: .post, path: path, endsWithSlash: false, basePath: basePath, query: FormData(), rawQuery: [],
      cookies: cookies, isSecure: isSecure, remoteAddress: remoteAddress, variables: variables,
      body: RequestBody(body, form: form))
  }

  private static func upperSnake(_ name: HTTPField.Name) -> String {
    String(String.UnicodeScalarView(name.canonicalName.utf8.map(upperSnake)))
  }

  private static func upperSnake(_ byte: UInt8) -> Unicode.Scalar {
    if byte == UInt8(ascii: "-") { return "_" }
    return Unicode.Scalar((UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte & 0xDF : byte)
  }
}
