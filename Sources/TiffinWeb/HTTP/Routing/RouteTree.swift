/// Patterns by the parts of their paths: the cost of finding one depends on the path, not on the size of the table.
struct RouteTree: Sendable {
  private struct Node: Sendable {
    var literals: [(text: String, node: Int)] = []
    var parameter: Int?
    /// The pattern of paths that end here.
    var end: Int?
    /// The pattern that takes the rest of the path, at least one part.
    var rest: Int?
  }

  private var nodes = [Node()]

  /// - Parameter index: the result of ``find(_:)`` for the pattern's paths.
  mutating func add(_ pattern: RoutePattern, _ index: Int) {
    let node = pattern.segments.dropLast(pattern.takesRest ? 1 : 0).reduce(0) { child(of: $0, for: $1) }
    if pattern.takesRest {
      nodes[node].rest = index
    } else {
      nodes[node].end = index
    }
  }

  private mutating func child(of node: Int, for segment: RoutePattern.Segment) -> Int {
    switch segment {
    case .literal(let text):
      if let known = nodes[node].literals.first(where: { $0.text == text }) { return known.node }
      nodes[node].literals.append((text, nodes.count))
    case .parameter:
      if let known = nodes[node].parameter { return known }
      nodes[node].parameter = nodes.count
    }
    nodes.append(Node())
    return nodes.count - 1
  }

  /// The index of the most exact pattern: of two, the one whose first differing part is spelled out.
  func find(_ path: [String]) -> Int? {
    find(path[...], from: 0)
  }

  private func find(_ path: ArraySlice<String>, from node: Int) -> Int? {
    guard let part = path.first else { return nodes[node].end }
    // The same length keeps out the few characters that count as equal to an ASCII letter (the Kelvin sign).
    for child in nodes[node].literals where child.text == part && child.text.utf8.count == part.utf8.count {
      if let found = find(path.dropFirst(), from: child.node) { return found }
    }
    if let parameter = nodes[node].parameter, !part.isEmpty, let found = find(path.dropFirst(), from: parameter) {
      return found
    }
    return nodes[node].rest
  }
}
