import Templating

/// A builder of the addresses of all pages, so that Tiffin works under any base path.
struct Links: Sendable, Equatable {
  /// The base path, with a slash at both ends: `/` or `/food/`.
  let root: String

  /// Returns the address of a page, such as `path("meals", "7", "edit")`, `path("meals", query: [("after", cursor)])`.
  ///
  /// Segments, names and values are percent-encoded.
  func path(_ segments: String..., query: [(name: String, value: String)] = []) -> String {
    path(segments, query: query)
  }

  /// Returns the address of a page whose path has one segment.
  func path(_ word: String) -> String { root + PercentEncoding.encoded(word) }

  func path(_ segments: [String], query: [(name: String, value: String)] = []) -> String {
    let parts = segments.reduce(root.utf8.count) { $0 + $1.utf8.count + 1 }
    let capacity = query.reduce(parts) { $0 + $1.name.utf8.count + $1.value.utf8.count + 2 }
    return Output.text(capacity: capacity) { out in
      out.write(markup: root)
      for (index, segment) in segments.enumerated() {
        if index > 0 { out.write(byte: UInt8(ascii: "/")) }
        PercentEncoding.write(segment, to: &out)
      }
      for (index, pair) in query.enumerated() {
        out.write(byte: UInt8(ascii: index == 0 ? "?" : "&"))
        PercentEncoding.write(pair.name, to: &out)
        out.write(byte: UInt8(ascii: "="))
        PercentEncoding.write(pair.value, to: &out)
      }
    }
  }
}

extension Links {
  /// Returns an address from an untrusted source, rebuilt so that it cannot lead to another site; nil if it is not an
  /// address of this site.
  func own(_ address: String) -> String? {
    guard address.utf8.starts(with: root.utf8) else { return nil }
    let rest = [UInt8(ascii: "/")] + address.utf8.dropFirst(root.utf8.count)
    // Two slashes at the start would mean another server.
    guard let target = try? RequestTarget(rest[...], below: .root), !target.path.contains(where: \.isEmpty)
    else { return nil }
    return path(target.path, query: target.query.fields.map { ($0.name, $0.value) })
  }
}

extension Request {
  var links: Links { Links(root: basePath) }
}
