/// The path and the query of a request as the client sent them (`REQUEST_URI`), decoded once.
///
/// The path variables that web servers derive are not used: servers differ in whether they decode and normalise them.
struct RequestTarget: Sendable {
  /// The decoded segments of the path below the base path. None contains a control byte, a slash or a backslash, or is
  /// `.` or `..`.
  let path: [String]
  /// True if the path ends with a slash, which does not make a further segment.
  let endsWithSlash: Bool
  /// The text after the first `?`, not decoded.
  let rawQuery: ArraySlice<UInt8>
  let query: FormData

  /// The target of a request whose own target was invalid.
  static let unreadable = RequestTarget()

  private init() {
    path = []
    endsWithSlash = false
    rawQuery = []
    query = FormData()
  }

  /// Parses a request target.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` for an invalid path, for a path with `..` or an encoded slash, which
  ///   programs interpret differently, and for too many query fields; ``HTTPRefusal/notFound`` for a path outside the
  ///   base path.
  init(_ bytes: ArraySlice<UInt8>, below base: BasePath) throws(HTTPRefusal) {
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    var segments = try Self.segments(of: Self.withoutAuthority(bytes[..<end]).dropFirst())
    endsWithSlash = segments.last?.isEmpty ?? true
    if endsWithSlash { segments.removeLast() }
    guard let path = base.remainder(of: segments) else { throw .notFound }
    self.path = path
    rawQuery = bytes[end...].dropFirst()
    query = try FormData(query: rawQuery)
  }

  /// Returns the target without scheme and host: a client of a proxy may send the whole URL, `http://host/path`.
  private static func withoutAuthority(_ target: ArraySlice<UInt8>) throws(HTTPRefusal) -> ArraySlice<UInt8> {
    if target.first == UInt8(ascii: "/") { return target }
    for scheme in ["http://", "https://"] where target.prefix(scheme.utf8.count).equalsIgnoringCase(scheme) {
      let rest = target.dropFirst(scheme.utf8.count)
      guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { break }
      return rest[slash...]
    }
    throw malformed
  }

  private static func segments(of path: ArraySlice<UInt8>) throws(HTTPRefusal) -> [String] {
    var segments: [String] = []
    var start = path.startIndex
    for at in path.indices where path[at] == UInt8(ascii: "/") {
      segments.append(try segment(path[start..<at]))
      start = at + 1
    }
    segments.append(try segment(path[start...]))
    return segments
  }

  private static func segment(_ encoded: ArraySlice<UInt8>) throws(HTTPRefusal) -> String {
    guard encoded.allSatisfy({ $0 < 0x80 }), let decoded = PercentEncoding.decodeStrictly(encoded),
      let text = String(validating: decoded, as: UTF8.self),
      !decoded.contains(where: isAmbiguous), text != ".", text != ".."
    else { throw malformed }
    return text
  }

  /// Returns true if the byte is a control byte, `/` or `\`.
  private static func isAmbiguous(_ byte: UInt8) -> Bool {
    byte.isControl || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  private static var malformed: HTTPRefusal { .badRequest("This address cannot be read.") }
}
