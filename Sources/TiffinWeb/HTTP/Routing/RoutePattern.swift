/// A pattern of paths, such as `/meals/{id}/edit`, or `/assets/{hash}/{name...}`, whose last part matches the rest of
/// the path.
struct RoutePattern: Equatable, Sendable {
  enum Segment: Equatable, Sendable {
    case literal(String)
    case parameter
  }

  let text: String
  let segments: [Segment]
  /// The indices of the segments that are parameters.
  let parameters: [Int]
  let takesRest: Bool

  /// Parses a pattern.
  ///
  /// - Returns: Nil if the pattern is malformed.
  init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    var parts = text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.count == 1 && parts[0].isEmpty { parts = [] }
    var segments: [Segment] = []
    for part in parts {
      guard let segment = Self.segment(part) else { return nil }
      segments.append(segment)
    }
    self.text = text
    self.segments = segments
    parameters = segments.indices.filter { segments[$0] == .parameter }
    takesRest = parts.last.map(Self.isRest) ?? false
    if parts.dropLast().contains(where: Self.isRest) { return nil }
  }

  private static func segment(_ part: Substring.UTF8View) -> Segment? {
    if part.first == UInt8(ascii: "{") {
      let isNamed = part.count > 2 && part.last == UInt8(ascii: "}")
      return isNamed ? .parameter : nil
    }
    let isPlain = !part.isEmpty && part.allSatisfy { $0.isLetterOrDigit || "-._~".utf8.contains($0) }
    return isPlain ? .literal(String(Substring(part))) : nil
  }

  private static func isRest(_ part: Substring.UTF8View) -> Bool { part.suffix(4).elementsEqual("...}".utf8) }

  /// Returns true if both patterns match the same paths.
  func isSameShape(as other: RoutePattern) -> Bool { segments == other.segments && takesRest == other.takesRest }
}
