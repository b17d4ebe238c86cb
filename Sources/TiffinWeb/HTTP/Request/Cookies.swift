/// The cookies of a request, parsed on access.
struct Cookies: Sendable {
  private let header: String

  init(header: String?) {
    self.header = header ?? ""
  }

  var isEmpty: Bool { header.isEmpty }

  /// Returns the value of the first cookie of that name, as sent; nil if there is none.
  ///
  /// Only `;` separates cookies. Some web servers join two Cookie headers with `,`, but browsers send only one; and
  /// since a value may contain a comma, another site on the same domain could hide a second cookie after one.
  subscript(_ name: String) -> String? {
    // Compares bytes by position, for speed: every request of a signed-in visitor looks up a cookie.
    let bytes = header.utf8.span
    var start = 0
    while start < bytes.count {
      let end = bytes.first(UInt8(ascii: ";"), in: start..<bytes.count) ?? bytes.count
      let pair = bytes.trimmed(start..<end)
      start = end + 1
      guard let equals = bytes.end(of: name.utf8.span, in: pair) else { continue }
      let value = bytes.trimmed(equals + 1..<pair.upperBound)
      guard let text = try? UTF8Span(validating: bytes.extracting(value)) else { return nil }
      return String(copying: text)
    }
    return nil
  }
}

extension Span<UInt8> {
  fileprivate func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    for place in range where self[place] == byte { return place }
    return nil
  }

  /// Returns the range without spaces and tabs at both ends.
  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isBlank { start += 1 }
    while start < end, self[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// Returns the index of the `=` after the name at the beginning of a pair, skipping spaces; nil if the pair has
  /// another name.
  fileprivate func end(of name: Span<UInt8>, in pair: Range<Int>) -> Int? {
    guard pair.count > name.count else { return nil }
    for place in name.indices where self[pair.lowerBound + place] != name[place] { return nil }
    var end = pair.lowerBound + name.count
    while end < pair.upperBound, self[end].isBlank { end += 1 }
    return end < pair.upperBound && self[end] == UInt8(ascii: "=") ? end : nil
  }
}
