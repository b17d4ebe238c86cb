/// The one place where addresses are made, so that Tiffin runs under any path.
struct Links: Sendable {
  /// The base path, with a slash at both ends: `/` or `/food/`.
  let root: String

  /// The address of a page: `path("meals", "7", "edit")`, `path("meals", query: [("after", cursor)])`.
  ///
  /// Segments, names and values are percent-encoded.
  func path(_ segments: String..., query: [(name: String, value: String)] = []) -> String {
    path(segments, query: query)
  }

  func path(_ segments: [String], query: [(name: String, value: String)] = []) -> String {
    var path = root
    for (index, segment) in segments.enumerated() {
      if index > 0 { path += "/" }
      Percent.encode(segment, into: &path)
    }
    for (index, pair) in query.enumerated() {
      path += index == 0 ? "?" : "&"
      Percent.encode(pair.name, into: &path)
      path += "="
      Percent.encode(pair.value, into: &path)
    }
    return path
  }
}

extension Request {
  var links: Links { Links(root: basePath) }
}
