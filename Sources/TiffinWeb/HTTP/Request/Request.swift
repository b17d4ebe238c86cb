import FastCGI
import HTTPTypes

/// One request, read from the web server's variables. Used only by the thread that answers it.
struct Request {
  /// For the log and `X-Request-Id`; see ``RequestID``.
  let id: String
  let method: HTTPRequest.Method
  /// The parts of the path below the base path, decoded once. `/` and the base path itself have none.
  let path: [String]
  let endsWithSlash: Bool
  /// The path at which Tiffin is mounted, with a slash at both ends: `/` or `/food/`.
  let basePath: String
  let query: FormData
  /// The query as sent, without its `?`.
  let rawQuery: ArraySlice<UInt8>
  let cookies: Cookies
  /// True if it came over HTTPS, as far as the web server or the configuration tells.
  let isSecure: Bool
  let variables: GatewayVariables
  let body: RequestBody

  /// The id as people read it to each other.
  var reference: String { RequestID.reference(id) }

  /// The client's address as the web server saw it.
  var remoteAddress: String { variable("REMOTE_ADDR") ?? "" }

  /// A CGI variable: `HTTP_HOST`, `REQUEST_SCHEME`.
  func variable(_ name: String) -> String? { variables[name] }

  /// A header's value; several of one name are joined as the web server joined them.
  func header(_ name: HTTPField.Name) -> String? {
    switch name {
    case .contentType: variable("CONTENT_TYPE")
    case .contentLength: variable("CONTENT_LENGTH")
    default: variable("HTTP_" + Self.upperSnake(name))
    }
  }

  /// True for a form that Public/tiffin.js sends in the background.
  var isFromScript: Bool { method == .post && variable("HTTP_X_REQUESTED_WITH") != nil }

  /// The form in the body, read when first asked for.
  ///
  /// - Throws: ``HTTPRefusal`` if the body is too large, cut short, not a form, or not UTF-8.
  func form() throws(HTTPRefusal) -> FormData {
    try body.form(contentType: header(.contentType))
  }

  /// Runs slow work that mostly waits, while other threads compute.
  ///
  /// - Returns: nil, without running it, as `GatewayRequest` explains.
  func runSlowWork<T, Failure: Error>(_ work: () throws(Failure) -> T) throws(Failure) -> T? {
    try self.body.gateway.runSlowWork(work)
  }

  /// The same request from an unidentified sender: its form has this limit, and gets less room beside others.
  func ofStranger(formLimit bytes: Int = .max) -> Request {
    Request(
      id: id, method: method, path: path, endsWithSlash: endsWithSlash, basePath: basePath, query: query,
      rawQuery: rawQuery, cookies: cookies, isSecure: isSecure, variables: variables,
      body: body.ofStranger(limit: bytes))
  }

  /// A form that the same browser sent to that path some time ago.
  func resuming(_ path: [String], with form: FormData) -> Request {
    Request(
      id: id, method: .post, path: path, endsWithSlash: false, basePath: basePath, query: FormData(), rawQuery: [],
      cookies: cookies, isSecure: isSecure, variables: variables, body: RequestBody(body, form: form))
  }

  private static func upperSnake(_ name: HTTPField.Name) -> String {
    String(String.UnicodeScalarView(name.canonicalName.utf8.map(upperSnake)))
  }

  private static func upperSnake(_ byte: UInt8) -> Unicode.Scalar {
    if byte == UInt8(ascii: "-") { return "_" }
    return Unicode.Scalar((UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte & 0xDF : byte)
  }
}
