import HTTPTypes

/// An entity tag, which identifies a state of a resource, so that a browser does not fetch the same state again.
struct EntityTag: Equatable, Sendable {
  /// The tag with its quotation marks.
  let headerValue: String

  /// Creates a tag.
  ///
  /// - Parameter opaque: Any text, preferably letters and digits; characters that are invalid in a tag are left out.
  init(_ opaque: String) {
    let kept = opaque.utf8.filter { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") }
    headerValue = "\"\(String(decoding: kept, as: UTF8.self))\""
  }

  /// The tag of the same content in gzip, which is a different representation.
  var packed: EntityTag { EntityTag(headerValue + "-gzip") }

  /// Returns true if an `If-None-Match` header contains this tag.
  /// - Source: RFC 9110, 13.1.2: weak comparison.
  func isIn(_ ifNoneMatch: String) -> Bool {
    ifNoneMatch.utf8.split(separator: UInt8(ascii: ",")).contains { tag in
      let tag = tag.trimmed
      if tag.elementsEqual("*".utf8) { return true }
      return (tag.starts(with: "W/".utf8) ? tag.dropFirst(2) : tag).elementsEqual(headerValue.utf8)
    }
  }
}

extension Response {
  /// Returns this response with the tag, or 304 without a body if the browser already has this state.
  func tagged(_ tag: EntityTag, for request: Request) -> Response {
    var tagged = self
    tagged.headers[.eTag] = tag.headerValue
    guard status == .ok, let known = request.header(.ifNoneMatch), tag.isIn(known) else { return tagged }
    tagged.status = .notModified
    tagged.headers[.contentType] = nil
    tagged.body = []
    return tagged
  }
}
