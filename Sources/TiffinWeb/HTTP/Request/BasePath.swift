/// The path at which Tiffin is mounted, such as `/` or `/food/`.
struct BasePath: Equatable, Sendable {
  let segments: [String]
  /// The path as written in links: percent-encoded, with a slash at both ends.
  let text: String

  static let root = BasePath(segments: [])

  /// Parses a path whose outer slashes may be missing; nothing is percent-decoded.
  ///
  /// - Returns: Nil if a segment is `.`, `..` or invalid UTF-8, or contains a control character or a backslash.
  init?(_ plain: String) {
    var segments: [String] = []
    for part in plain.utf8.split(separator: UInt8(ascii: "/")) {
      guard let segment = String(part), segment != ".", segment != "..",
        !part.contains(where: { $0.isControl || $0 == UInt8(ascii: "\\") })
      else { return nil }
      segments.append(segment)
    }
    self.init(segments: segments)
  }

  private init(segments: [String]) {
    self.segments = segments
    var text = "/"
    for segment in segments {
      text += PercentEncoding.encoded(segment) + "/"
    }
    self.text = text
  }

  /// Returns the segments of a path below the base path; nil for a path outside of it.
  func remainder(of path: [String]) -> [String]? {
    if segments.isEmpty { return path }
    guard path.count >= segments.count, zip(path, segments).allSatisfy({ $0.isSameBytes(as: $1) }) else { return nil }
    return Array(path[segments.count...])
  }
}
