import FastCGI
import HTTPTypes

/// A response before it is serialised.
struct Response: Sendable {
  var status: HTTPResponse.Status
  /// The headers. Their values never contain a line break or another control byte: `HTTPField` replaces each by a
  /// space.
  var headers: HTTPFields
  var body: [UInt8]
  /// A file sent instead of the body; nil if the body is sent.
  var file: GatewayFile?
  /// True if the page may use the device's camera.
  var usesCamera = false

  init(_ status: HTTPResponse.Status, headers: HTTPFields = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates an HTML response. Browsers may cache it for going back, but revalidate it when the page is visited again.
  static func html(_ page: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
    Response(status, headers: [.contentType: "text/html; charset=utf-8"], body: page)
  }

  static func text(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
    Response(status, headers: [.contentType: "text/plain; charset=utf-8"], body: Array(text.utf8))
  }

  /// Creates a redirect to a page, which the browser fetches with GET. It is the usual response to an accepted form.
  ///
  /// - Parameter path: An address from ``Links``. Bytes that are invalid in a URL are percent-encoded.
  static func seeOther(_ path: String) -> Response {
    Response(.seeOther, headers: [.location: PercentEncoding.encodeForHeader(path)])
  }

  /// The response for a script, which cannot read the target of a redirect: 204 with the address in `Content-Location`.
  /// A response that is not a redirect is unchanged.
  var withoutRedirect: Response {
    guard status == .seeOther, let address = headers[.location] else { return self }
    var response = self
    response.status = .noContent
    response.headers[.location] = nil
    response.headers[.contentLocation] = address
    return response
  }

  /// Forbids browsers to cache the response, unless it is marked as public, and Public/sw.js to store a person's page.
  mutating func forbidCaching() {
    let isPublic = headers[.cacheControl]?.utf8.starts(with: "public".utf8) ?? false
    if !isPublic { headers[.cacheControl] = "private, no-store" }
    if headers[.tiffinPerson] != "0" { headers[.tiffinPerson] = nil }
  }

  mutating func set(_ cookie: SetCookie) {
    headers[values: .setCookie].append(cookie.headerValue)
  }
}

extension HTTPField.Name {
  /// The header with the ID of the person for whom the page was rendered; 0 for a visitor who is not identified.
  /// Public/sw.js stores the pages of one person only.
  static var tiffinPerson: HTTPField.Name {
    guard let name = HTTPField.Name("X-Tiffin-Person") else { preconditionFailure("a name that is one") }
    return name
  }
}
