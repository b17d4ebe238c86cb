/// `application/x-www-form-urlencoded`, the encoding of forms and queries.
enum URLEncoded {
  /// Returns the pairs of names and values, percent-decoded, as bytes that may be invalid UTF-8; nil if there are more
  /// than `limit` pairs.
  ///
  /// - Source: URL Standard, "application/x-www-form-urlencoded parsing".
  static func pairs(_ bytes: ArraySlice<UInt8>, limit: Int) -> [(name: [UInt8], value: [UInt8])]? {
    var pairs: [(name: [UInt8], value: [UInt8])] = []
    var rest = bytes
    while !rest.isEmpty {
      let pair = rest.prefix { $0 != UInt8(ascii: "&") }
      rest = rest[pair.endIndex...].dropFirst()
      if pair.isEmpty { continue }
      guard pairs.count < limit else { return nil }
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      let value = pair[name.endIndex...].dropFirst()
      pairs.append((PercentEncoding.decodeForm(name), PercentEncoding.decodeForm(value)))
    }
    return pairs
  }
}

extension FormData {
  /// Parses a query. Invalid UTF-8 is replaced by U+FFFD.
  init(query: ArraySlice<UInt8>) throws(HTTPRefusal) {
    if query.isEmpty { return }
    for pair in try Self.pairs(query) {
      fields.append(
        Field(name: String(decoding: pair.name, as: UTF8.self), value: String(decoding: pair.value, as: UTF8.self)))
    }
  }

  /// Parses a form. Invalid UTF-8 is refused, because replacing it would change the text that is stored.
  init(urlEncoded body: ArraySlice<UInt8>) throws(HTTPRefusal) {
    for pair in try Self.pairs(body) {
      try append(name: pair.name[...], value: pair.value[...])
    }
  }

  /// Appends a field.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if the name or the value is not UTF-8.
  mutating func append(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>) throws(HTTPRefusal) {
    guard let name = String(validating: name, as: UTF8.self), let value = String(validating: value, as: UTF8.self)
    else {
      throw .badRequest("This form contains text that is not UTF-8.")
    }
    fields.append(Field(name: name, value: value))
  }

  private static func pairs(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) -> [(name: [UInt8], value: [UInt8])] {
    guard let pairs = URLEncoded.pairs(bytes, limit: fieldLimit) else { throw tooManyFields }
    return pairs
  }

  static var tooManyFields: HTTPRefusal { .badRequest("This form has too many fields.") }
}
