import FastCGI
import HTTPTypes

/// One request, read from what the web server handed over. Used by the one thread that answers it.
struct Request {
  /// Eight hexadecimal digits, for the log and the error page.
  let id: String
  let method: HTTPRequest.Method
  /// The parts of the path below the base path, decoded once. `/` and the base path itself have none.
  let path: [String]
  let endsWithSlash: Bool
  /// Where Tiffin is mounted, with a slash at both ends: `/` or `/food/`.
  let basePath: String
  let query: FormData
  /// The query as it was sent, without its `?`.
  let rawQuery: ArraySlice<UInt8>
  let cookies: Cookies
  /// Whether it came over HTTPS, as far as the web server or the configuration says.
  let isSecure: Bool
  let variables: GatewayVariables
  let body: RequestBody

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

  /// The form in the body. It is read once, when first asked for.
  ///
  /// - Throws: ``HTTPRefusal`` for a body that is too large, cut short, no form, or not UTF-8.
  func form() throws(HTTPRefusal) -> FormData {
    try body.form(contentType: header(.contentType))
  }

  /// Does what takes long and is mostly waiting while another thread answers requests in this one's place.
  ///
  /// - Returns: nil where nothing was done, see `GatewayRequest`.
  func standAside<T, Failure: Error>(_ work: () throws(Failure) -> T) throws(Failure) -> T? {
    try self.body.gateway.standAside(work)
  }

  /// The same of somebody who is not known: the form may have so many bytes, and finds less room beside others.
  func ofStranger(formLimit bytes: Int = .max) -> Request {
    Request(
      id: id, method: method, path: path, endsWithSlash: endsWithSlash, basePath: basePath, query: query,
      rawQuery: rawQuery, cookies: cookies, isSecure: isSecure, variables: variables,
      body: body.ofStranger(limit: bytes))
  }

  /// A form that was sent to that path some time ago, by the same browser.
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
