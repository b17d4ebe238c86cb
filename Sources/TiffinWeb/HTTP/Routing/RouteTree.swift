/// A tree of patterns by path segment, so that a lookup does not compare the path with every pattern.
struct RouteTree: Sendable {
  private struct Node: Sendable {
    var literals: [(text: String, node: Int)] = []
    var parameter: Int?
    /// The index of the pattern that ends at this node.
    var end: Int?
    /// The index of the pattern that matches all further segments, at least one.
    var rest: Int?
  }

  private var nodes = [Node()]

  /// Adds a pattern.
  ///
  /// - Parameter index: The result of ``find(_:)`` for paths that match the pattern.
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

  /// Returns the index of the most specific matching pattern; nil if none matches. Of two patterns, the one whose first
  /// differing segment is literal is more specific.
  func find(_ path: [String]) -> Int? {
    find(path[...], from: 0)
  }

  private func find(_ path: ArraySlice<String>, from node: Int) -> Int? {
    guard let part = path.first else { return nodes[node].end }
    // Comparing the lengths excludes the few characters that compare equal to an ASCII letter, such as the Kelvin sign.
    for child in nodes[node].literals where child.text == part && child.text.utf8.count == part.utf8.count {
      if let found = find(path.dropFirst(), from: child.node) { return found }
    }
    if let parameter = nodes[node].parameter, !part.isEmpty, let found = find(path.dropFirst(), from: parameter) {
      return found
    }
    return nodes[node].rest
  }
}
