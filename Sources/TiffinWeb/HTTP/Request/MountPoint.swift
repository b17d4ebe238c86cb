import FastCGI
import HTTPTypes
import PictureTools

/// The base path, address and limits used for reading requests.
struct MountPoint: Sendable {
  /// The configured path; if nil, the web server's TIFFIN_BASE_PATH applies, or SCRIPT_NAME in plain CGI, or else `/`.
  var basePath: BasePath?
  /// The configured address of the site; nil if none is configured.
  var address: Origin?
  var isPlainCGI = false
  /// The proxies before the web server whose word about a visitor's address is believed.
  var trustedProxies = TrustedProxies.none
  /// The maximum size of a request body in bytes.
  var bodyLimit = 25 << 20
  /// The scanner of uploads; nil if there is none.
  var scanner: UploadScanner?
  /// The spool for imported files that exceed ``bodyLimit``; nil if they are refused.
  var imports: UploadSpool?

  /// Reads a request from the gateway. Returns the request, and the reason for refusing it; nil if it is not refused.
  ///
  /// A request is always returned, so that an error page can be rendered: a path that cannot be decoded becomes empty.
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

  /// Returns the absolute URL of a path, for use outside the browser; the path alone if the origin is unknown.
  func address(of path: String, for request: Request) -> String {
    (origin(for: request)?.text ?? "") + path
  }

  /// Returns the origin of the site as the visitor's browser sees it; nil if no address is configured and the browser
  /// sent no valid `Host`.
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
      remoteAddress: remoteAddress(gateway.variables), variables: gateway.variables,
      body: RequestBody(gateway, limit: bodyLimit, scannedBy: scanner, largeTo: isImport ? imports : nil))
  }

  private func remoteAddress(_ variables: GatewayVariables) -> String {
    trustedProxies.visitor(
      variables["REMOTE_ADDR"] ?? "", forwardedFor: variables["HTTP_X_FORWARDED_FOR"],
      forwarded: variables["HTTP_FORWARDED"])
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
