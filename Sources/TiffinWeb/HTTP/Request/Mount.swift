import FastCGI
import HTTPTypes

/// How Tiffin is reached: what a web server's variables are read with.
struct Mount: Sendable {
  /// As configured. Without it, the web server's own TIFFIN_BASE_PATH counts, and in plain CGI SCRIPT_NAME.
  var basePath: BasePath?
  /// The address that people use, when it is configured.
  var address: Origin?
  var isPlainCGI = false
  /// The most bytes of a request's body.
  var bodyLimit = 25 << 20

  /// A request, and why it is refused before anything looks at it.
  ///
  /// There is always a request, so that there is always a page: a path that cannot be read is an empty one.
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

  /// The whole address of a page, for somebody who is to open it elsewhere.
  func address(of path: String, for request: Request) -> String {
    if let address { return address.text + path }
    let scheme: Origin.Scheme = request.isSecure ? .https : .http
    let told = request.variable("HTTP_HOST").flatMap { Origin("\(scheme.rawValue)://\($0)") }
    return (told?.text ?? "") + path
  }

  private func request(
    _ gateway: GatewayRequest, _ method: HTTPRequest.Method, _ target: RequestTarget, _ base: BasePath
  ) -> Request {
    Request(
      id: RequestID.make(), method: method, path: target.path, endsWithSlash: target.endsWithSlash,
      basePath: base.text, query: target.query, rawQuery: target.rawQuery,
      cookies: Cookies(header: gateway.variables["HTTP_COOKIE"]), isSecure: isSecure(gateway.variables),
      variables: gateway.variables, body: RequestBody(gateway, limit: bodyLimit))
  }

  private func basePath(_ variables: GatewayVariables) -> BasePath {
    if let basePath { return basePath }
    // A variable that is set to nothing says nothing.
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
