import FastCGI
import HTTPTypes

extension Response {
  /// Returns the response as bytes for the web server. A HEAD request gets the headers of GET without a body.
  func gateway(for request: Request) -> GatewayResponse {
    gateway(withBody: request.method != .head, isSecure: request.isSecure, id: request.id)
  }

  /// Returns the response as bytes for the web server.
  ///
  /// - Parameter id: The request's id, sent in `X-Request-Id`.
  func gateway(withBody: Bool, isSecure: Bool, id: String? = nil) -> GatewayResponse {
    var head = ResponseHead(status, isSecure: isSecure, usesCamera: usesCamera)
    for field in headers { head.append(field) }
    if !headers.contains(.cacheControl) { head.append("Cache-Control", "private, no-cache") }
    if let id { head.append("X-Request-Id", id) }
    if status.hasBody { head.append("Content-Length", String(file?.count ?? body.count)) }
    guard let bytes = head.finish() else { return Self.defect.gateway(withBody: withBody, isSecure: isSecure) }
    guard withBody && status.hasBody else { return GatewayResponse(head: bytes, body: []) }
    return GatewayResponse(head: bytes, body: body, file: file)
  }

  /// The response that replaces a response with an invalid header.
  private static let defect = text("This page could not be created.\n", status: .internalServerError)
}

extension HTTPResponse.Status {
  /// True if responses with this status have a body.
  ///
  /// - Source: RFC 9110, 6.4.1.
  fileprivate var hasBody: Bool { code >= 200 && self != .noContent && self != .notModified }
}

/// A serialiser of response headers; no other code writes them.
struct ResponseHead: ~Copyable {
  private var bytes: [UInt8] = []
  private var isBroken = false

  /// Creates a head that begins with the status and the security headers.
  init(_ status: HTTPResponse.Status, isSecure: Bool, usesCamera: Bool = false) {
    bytes.reserveCapacity(1_024)
    bytes += "Status: ".utf8
    bytes += String(status.code).utf8
    bytes.append(UInt8(ascii: " "))
    bytes += status.reasonPhrase.utf8
    endLine()
    bytes += SecurityHeaders.everywhere
    bytes += usesCamera ? SecurityHeaders.camera : SecurityHeaders.noCamera
    if isSecure { bytes += SecurityHeaders.overHTTPS }
  }

  /// Appends a field. Its name was checked when the field was created, and `HTTPFields` contains no pseudo-headers.
  mutating func append(_ field: HTTPField) {
    append(name: field.name.rawName.utf8, field.value)
  }

  /// Appends a header. A name or value with a control byte invalidates the whole head, because browsers might obey a
  /// part of it.
  mutating func append(_ name: String, _ value: String) {
    if !Self.isName(name.utf8.span) { isBroken = true }
    append(name: name.utf8, value)
  }

  private mutating func append(name: String.UTF8View, _ value: String) {
    if !Self.isValue(value.utf8.span) { isBroken = true }
    bytes += name
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    bytes += value.utf8
    endLine()
  }

  private static func isName(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where !bytes[index].isToken { return false }
    return !bytes.isEmpty
  }

  private static func isValue(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index].isControl { return false }
    return true
  }

  /// Ends the head and returns its bytes.
  ///
  /// - Returns: Nil if an invalid header was appended.
  consuming func finish() -> [UInt8]? {
    endLine()
    return isBroken ? nil : bytes
  }

  private mutating func endLine() {
    bytes.append(.carriageReturn)
    bytes.append(.lineFeed)
  }
}
