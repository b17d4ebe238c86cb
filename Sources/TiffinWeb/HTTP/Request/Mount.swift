import FastCGI
import HTTPTypes
import PictureTools

/// The paths, address and limits with which a web server's requests are read.
struct Mount: Sendable {
  /// The configured path. If it is nil, the web server's TIFFIN_BASE_PATH applies, and in plain CGI SCRIPT_NAME.
  var basePath: BasePath?
  /// The address that people use, if it is configured.
  var address: Origin?
  var isPlainCGI = false
  /// Maximum size of a request body in bytes.
  var bodyLimit = 25 << 20
  /// The scanner of uploads; nil if there is none.
  var scanner: UploadScanner?
  /// The spool for imported files that are larger than other bodies; nil if they are refused.
  var imports: UploadSpool?

  /// Reads a request, with the reason to refuse it, if any.
  ///
  /// It always returns a request, so that an error page can be rendered: an unreadable path becomes an empty one.
  func read(_ gateway: GatewayRequest) -> (request: Request, refusal: HTTPRefusal?) {
    let method = HTTPRequest.Method(gateway.variables["REQUEST_METHOD"] ?? "")
    let base = basePath(gateway.variables)
    do throws(HTTPRefusal) {
      guard let method else { throw .badRequest("This request has no method.") }
      let target = try RequestTarget(gateway.variables.bytes("REQUEST_URI") ?? [], below: base)
      return (request(gateway, method, target, base), nil)
    } catch {
      return (request(gateway, method ?? .get, .unreadable, base), error)
    }
  }

  /// Returns the full address of a page, to be opened elsewhere.
  func address(of path: String, for request: Request) -> String {
    (origin(for: request)?.text ?? "") + path
  }

  /// Returns the site as the visitor's browser sees it; nil if the browser does not send a host.
  func origin(for request: Request) -> Origin? {
    address ?? request.variable("HTTP_HOST").flatMap { Origin(request.isSecure ? .https : .http, host: $0) }
  }

  private func request(
    _ gateway: GatewayRequest, _ method: HTTPRequest.Method, _ target: RequestTarget, _ base: BasePath
  ) -> Request {
    let isImport = method == .post && target.path == ["bring"]
    return Request(
      id: RequestID.given(gateway.variables) ?? RequestID.make(), method: method, path: target.path,
      endsWithSlash: target.endsWithSlash, basePath: base.text, query: target.query, rawQuery: target.rawQuery,
      cookies: Cookies(header: gateway.variables["HTTP_COOKIE"]), isSecure: isSecure(gateway.variables),
      variables: gateway.variables,
      body: RequestBody(gateway, limit: bodyLimit, scannedBy: scanner, largeTo: isImport ? imports : nil))
  }

  private func basePath(_ variables: GatewayVariables) -> BasePath {
    if let basePath { return basePath }
    // An empty variable counts as unset.
    let named = variables["TIFFIN_BASE_PATH"].flatMap { $0.isEmpty ? nil : $0 }
    let told = named ?? (isPlainCGI ? variables["SCRIPT_NAME"] : nil)
    return told.flatMap { BasePath($0) } ?? .root
  }

  private func isSecure(_ variables: GatewayVariables) -> Bool {
    variables["HTTPS"]?.utf8.equalsIgnoringCase("on") == true
      || variables["REQUEST_SCHEME"]?.utf8.equalsIgnoringCase("https") == true
      || address?.scheme == .https
  }
}
