/// The encoding of a form in a request's body.
enum FormEncoding: Equatable, Sendable {
  case urlEncoded
  case multipart(boundary: [UInt8])

  /// Parses a `Content-Type` header.
  ///
  /// - Throws: ``HTTPRefusal/unsupportedMediaType`` if it is not a form; ``HTTPRefusal/badRequest(_:)`` for a multipart
  ///   form with an invalid boundary.
  init(contentType: String?) throws(HTTPRefusal) {
    guard let header = HeaderValue(ArraySlice((contentType ?? "").utf8)) else { throw .unsupportedMediaType }
    if header.value.equalsIgnoringCase("application/x-www-form-urlencoded") {
      self = .urlEncoded
    } else if header.value.equalsIgnoringCase("multipart/form-data") {
      guard let boundary = header["boundary"], Self.canBeBoundary(boundary) else {
        throw .badRequest("This form is damaged. Please send it again.")
      }
      self = .multipart(boundary: Array(boundary))
    } else {
      throw .unsupportedMediaType
    }
  }

  /// Returns true if the bytes are a valid multipart boundary.
  ///
  /// - Source: RFC 2046, 5.1.1: 1 to 70 characters.
  private static func canBeBoundary(_ bytes: ArraySlice<UInt8>) -> Bool {
    (1...70).contains(bytes.count) && bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}
