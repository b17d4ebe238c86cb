import HTTPTypes

/// A check that refuses changes requested by another site's page in the visitor's browser. It reads only headers, so
/// that it can run before the body is read.
///
/// Browsers send the source of a request in `Sec-Fetch-Site`, and over plain HTTP, where they omit that header, in
/// `Origin`. A page can set neither header.
/// - Source: OWASP ASVS 5.0, 3.5.1; Fetch Metadata with Origin as its fallback.
struct CrossSiteGuard: Sendable {
  /// The configured address of the site; nil if none is configured. The web server may pass on a different `Host`.
  let address: Origin?

  /// Checks a request. It passes if `Sec-Fetch-Site`, `Origin` and `Referer` are all missing: browsers always send one
  /// of them with a form of another site; programs such as curl do not.
  ///
  /// - Throws: ``HTTPRefusal/forbidden`` for a change requested by another site, or with an invalid origin.
  func check(_ request: Request) throws(HTTPRefusal) {
    if request.method == .get || request.method == .head { return }
    if let site = request.variable("HTTP_SEC_FETCH_SITE") {
      guard site == "same-origin" || site == "none" else { throw .forbidden }
      return
    }
    guard let source = request.header(.origin) ?? request.header(.referer) else { return }
    guard let origin = Origin(source), isSameSite(origin, request) else { throw .forbidden }
  }

  /// Returns true if the origin is this site. The scheme must match too: an unencrypted page does not belong to the
  /// encrypted site of the same name, nor the other way round.
  private func isSameSite(_ origin: Origin, _ request: Request) -> Bool {
    if origin == address { return true }
    guard let host = request.variable("HTTP_HOST") else { return false }
    return origin.scheme == (request.isSecure ? .https : .http) && origin.isAt(host: host)
  }
}
