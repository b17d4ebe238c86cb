/// Keys that sort texts as a person would, although they are compared byte by byte.
enum SortKey {
  /// The most bytes of a key: texts that differ only beyond them sort as equal.
  static let limit = 100

  /// Folds case and accents, turns runs of blanks into one space, and drops outer blanks and invisible characters.
  static func of(_ text: String) -> String {
    var key = ""
    var isAfterBlank = false
    for scalar in Folding.folded(text).unicodeScalars where scalar.properties.generalCategory != .format {
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

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
  }
}
