/// Sort keys: texts that, compared byte by byte, are in the order that a person expects of the original texts.
enum SortKey {
  /// The maximum length of a key in bytes: texts that differ only beyond it sort as equal.
  static let limit = 100

  /// Returns the sort key of a text: case and accents are folded, runs of white space become one space, and invisible
  /// characters and white space around the text are removed.
  static func of(_ text: String) -> String {
    if let key = key(ascii: text.utf8.span) { return key }
    var key = ""
    var isAfterBlank = false
    for scalar in TextFolding.folded(text).unicodeScalars where scalar.properties.generalCategory != .format {
      if isBlank(scalar) {
        isAfterBlank = !key.isEmpty
        continue
      }
      let size = UTF8.width(scalar) + (isAfterBlank ? 1 : 0)
      guard key.utf8.count + size <= limit else { break }
      if isAfterBlank { key += " " }
      key.unicodeScalars.append(scalar)
      isAfterBlank = false
    }
    return key
  }

  /// Returns the sort key of a text in ASCII, which most names are; nil for anything else.
  private static func key(ascii bytes: Span<UInt8>) -> String? {
    var key: [UInt8] = []
    key.reserveCapacity(min(bytes.count, limit))
    var isAfterBlank = false
    for index in bytes.indices {
      let byte = bytes[index]
      if byte >= 0x80 { return nil }
      if byte <= 0x20 || byte == 0x7F {
        isAfterBlank = !key.isEmpty
      } else if key.count + (isAfterBlank ? 2 : 1) <= limit {
        if isAfterBlank { key.append(0x20) }
        key.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
        isAfterBlank = false
      } else {
        break
      }
    }
    return String(decoding: key, as: UTF8.self)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
  }
}
