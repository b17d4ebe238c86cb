/// A header value with parameters: `form-data; name="photo"; filename="a.jpg"`.
struct HeaderValue {
  /// The maximum number of parameters of a header, as each one is compared with all others. Browsers send at most two.
  static let mostParameters = 8

  let value: ArraySlice<UInt8>
  private var parameters: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []

  /// Parses a header value. Backslashes are not escapes: browsers write `%22` for a quotation mark, and send a
  /// backslash unchanged.
  ///
  /// - Returns: Nil if a parameter is malformed or occurs twice, or there are more than ``mostParameters``.
  init?(_ bytes: ArraySlice<UInt8>) {
    let end = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex
    value = bytes[..<end].trimmed
    var rest = bytes[end...].dropFirst().drop(while: \.isBlank)
    while !rest.isEmpty {
      guard parameters.count < Self.mostParameters, let parameter = Self.parameter(from: &rest),
        self[parameter.name] == nil
      else { return nil }
      parameters.append(parameter)
    }
  }

  subscript(_ name: String) -> ArraySlice<UInt8>? { self[ArraySlice(name.utf8)] }

  private subscript(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    parameters.first { $0.name.elementsEqual(name) { $0.lowercased == $1.lowercased } }?.value
  }

  private static func parameter(
    from rest: inout ArraySlice<UInt8>
  ) -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    let name = rest.prefix(while: \.isToken)
    rest = rest[name.endIndex...]
    guard !name.isEmpty, rest.popFirst() == UInt8(ascii: "=") else { return nil }
    let value: ArraySlice<UInt8>
    if rest.first == UInt8(ascii: "\"") {
      rest = rest.dropFirst()
      value = rest.prefix { $0 != UInt8(ascii: "\"") }
      rest = rest[value.endIndex...]
      guard rest.popFirst() != nil else { return nil }
    } else {
      value = rest.prefix(while: \.isToken)
      rest = rest[value.endIndex...]
    }
    rest = rest.drop(while: \.isBlank)
    guard rest.isEmpty || rest.popFirst() == UInt8(ascii: ";") else { return nil }
    rest = rest.drop(while: \.isBlank)
    return (name, value)
  }
}
