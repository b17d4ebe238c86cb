/// A part of a multipart form: its header fields and its decoded content.
struct MultipartPart {
  let name: ArraySlice<UInt8>
  /// The file name; nil if the part is not a file.
  let filename: ArraySlice<UInt8>?
  let contentType: ArraySlice<UInt8>
  let content: ArraySlice<UInt8>

  static var malformed: HTTPRefusal { .badRequest("This form cannot be read. Please send it again.") }

  /// Creates a part from the ranges that the parser found.
  ///
  /// - Parameter body: The whole body, to which the ranges refer.
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if the part has no name, an unsupported encoding, or content that cannot
  ///   be decoded.
  init(_ part: MultipartParser.Part, of body: ArraySlice<UInt8>) throws(HTTPRefusal) {
    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
      body[body.startIndex + range.lowerBound..<body.startIndex + range.upperBound]
    }
    func header(_ name: String) -> ArraySlice<UInt8>? {
      part.headers.first { bytes($0.name).equalsIgnoringCase(name) }.map { bytes($0.value).trimmed }
    }
    guard let disposition = header("content-disposition").flatMap({ HeaderValue($0) }),
      disposition.value.equalsIgnoringCase("form-data"), let name = disposition["name"],
      let content = TransferEncoding(header("content-transfer-encoding"))?.decode(bytes(part.content))
    else { throw Self.malformed }
    self.name = Self.unescaped(name)
    filename = disposition["filename"].map(Self.unescaped)
    contentType = header("content-type") ?? []
    self.content = content
  }

  /// Returns a name without escapes. Browsers write `"`, CR and LF in names as `%22`, `%0D` and `%0A`, and any other
  /// `%` unchanged.
  /// - Source: HTML Standard, "multipart/form-data encoding algorithm".
  private static func unescaped(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard name.contains(UInt8(ascii: "%")) else { return name }
    var unescaped: ArraySlice<UInt8> = []
    var rest = name
    while let byte = rest.popFirst() {
      let escape = escapes.first { byte == UInt8(ascii: "%") && rest.prefix(2).equalsIgnoringCase($0.digits) }
      unescaped.append(escape?.byte ?? byte)
      if escape != nil { rest = rest.dropFirst(2) }
    }
    return unescaped
  }

  private static let escapes: [(digits: String, byte: UInt8)] = [
    ("22", UInt8(ascii: "\"")), ("0d", .carriageReturn), ("0a", .lineFeed),
  ]
}
