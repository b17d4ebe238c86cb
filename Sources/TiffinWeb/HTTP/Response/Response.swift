import FastCGI
import HTTPTypes

/// One answer, before it is serialised.
struct Response: Sendable {
  var status: HTTPResponse.Status
  /// Values never hold a line break or another control byte: `HTTPField` turns each into a blank.
  var headers: HTTPFields
  var body: [UInt8]
  /// Sent in place of the body.
  var file: GatewayFile?
  /// True if the page may ask for the device's camera.
  var usesCamera = false

  init(_ status: HTTPResponse.Status, headers: HTTPFields = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A page. Browsers keep it for going back, and revalidate it before they show it anew.
  static func html(_ page: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
    Response(status, headers: [.contentType: "text/html; charset=utf-8"], body: page)
  }

  static func text(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
    Response(status, headers: [.contentType: "text/plain; charset=utf-8"], body: Array(text.utf8))
  }

  /// A redirect to another page, which is then fetched with GET: the answer to every accepted form.
  ///
  /// - Parameter path: from ``Links``. Bytes that are invalid in a URL are percent-encoded.
  static func seeOther(_ path: String) -> Response {
    Response(.seeOther, headers: [.location: Percent.encodeForHeader(path)])
  }

  /// An accepted form's answer for a script, which could not read where a redirect leads: 204, with the address in
  /// `Content-Location`. Any other answer is unchanged.
  var withoutRedirect: Response {
    guard status == .seeOther, let address = headers[.location] else { return self }
    var response = self
    response.status = .noContent
    response.headers[.location] = nil
    response.headers[.contentLocation] = address
    return response
  }

  /// Lets browsers keep nothing of it, unless it is for everybody.
  mutating func forbidKeeping() {
    let isPublic = headers[.cacheControl]?.utf8.starts(with: "public".utf8) ?? false
    if !isPublic { headers[.cacheControl] = "private, no-store" }
  }

  mutating func set(_ cookie: SetCookie) {
    headers[values: .setCookie].append(cookie.headerValue)
  }
}
