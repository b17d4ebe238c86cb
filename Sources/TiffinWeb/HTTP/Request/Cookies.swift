/// The cookies of a request, parsed on access.
struct Cookies: Sendable {
  private let header: String

  init(header: String?) {
    self.header = header ?? ""
  }

  var isEmpty: Bool { header.isEmpty }

  /// The first cookie of that name, as sent.
  ///
  /// Separated by `;` alone. Some web servers join two Cookie headers with `,`, but a browser sends one; and a value
  /// may contain a comma, behind which a neighbouring site could hide a second cookie.
  subscript(_ name: String) -> String? {
    var rest = header.utf8[...]
    while !rest.isEmpty {
      let pair = rest.prefix { $0 != UInt8(ascii: ";") }
      rest = rest[pair.endIndex...].dropFirst()
      guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
      guard pair[..<equals].trimmed.elementsEqual(name.utf8) else { continue }
      return String(Substring(pair[pair.index(after: equals)...].trimmed))
    }
    return nil
  }
}
