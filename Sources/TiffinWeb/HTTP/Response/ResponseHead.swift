import FastCGI
import HTTPTypes

extension Response {
  /// Returns the response as bytes for the web server. HEAD gets GET's head and no body.
  func gateway(for request: Request) -> GatewayResponse {
    gateway(withBody: request.method != .head, isSecure: request.isSecure, id: request.id)
  }

  /// Returns the response as bytes for the web server.
  ///
  /// - Parameter id: the request's id, which is sent in `X-Request-Id`.
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

  /// The response in place of one whose head cannot be written.
  private static let defect = text("This page could not be created.\n", status: .internalServerError)
}

extension HTTPResponse.Status {
  /// True if responses with this status have a body.
  ///
  /// - Source: RFC 9110, 6.4.1.
  fileprivate var hasBody: Bool { code >= 200 && self != .noContent && self != .notModified }
}

/// A serialiser of response headers, the only one.
struct ResponseHead: ~Copyable {
  private var bytes: [UInt8] = []
  private var isBroken = false

  /// Begins with the status and the headers of every response.
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

  /// Appends a field. Its name was checked when it was created, and `HTTPFields` accepts no pseudo-header.
  mutating func append(_ field: HTTPField) {
    append(name: field.name.rawName.utf8, field.value)
  }

  /// Appends a header. A name or a value with a control byte invalidates the whole head, because browsers might act on
  /// a part of it.
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

  /// Ends the head.
  ///
  /// - Returns: nil if an invalid header was appended.
  consuming func finish() -> [UInt8]? {
    endLine()
    return isBroken ? nil : bytes
  }

  private mutating func endLine() {
    bytes.append(.carriageReturn)
    bytes.append(.lineFeed)
  }
}
