/// The cookies of a request, parsed on access.
struct Cookies: Sendable {
  private let header: String

  init(header: String?) {
    self.header = header ?? ""
  }

  var isEmpty: Bool { header.isEmpty }

  /// Returns the value of the first cookie of that name, as sent; nil if there is none.
  ///
  /// Only `;` separates cookies. Some web servers join two `Cookie` headers with a comma, but browsers send only one
  /// header; and if a comma were a separator, another site on the same domain could forge a cookie after a comma in the
  /// value of its own.
  subscript(_ name: String) -> String? {
    for pair in header.utf8.split(separator: UInt8(ascii: ";")) {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0].trimmed.elementsEqual(name.utf8) { return String(parts[1].trimmed) }
    }
    return nil
  }
}
