/// The names that are too weak as a person's password.
struct GuessablePasswordNames {
  private let parts: Set<[UInt8]>

  /// Creates the set from each name as a whole and each of its words, with and without digits at the end.
  init(_ names: [String]) {
    var parts: Set<[UInt8]> = []
    for name in names {
      let words = SearchWords.of(name)
      for part in words + [words.joined()] {
        let bytes = Array(part.utf8)
        parts.formUnion([bytes, Self.withoutDigits(bytes)])
      }
    }
    self.parts = parts.subtracting([[]])
  }

  /// Returns true if the text is only one of the names, once or repeated, with or without digits at the end, ignoring
  /// case, accents and punctuation.
  func areAll(of text: String) -> Bool {
    let whole = Array(SearchWords.of(text).joined().utf8)
    let stem = Self.withoutDigits(whole)
    return parts.contains { Self.isRepeated($0, in: whole) || Self.isRepeated($0, in: stem) }
  }

  private static func withoutDigits(_ bytes: [UInt8]) -> [UInt8] {
    let last = bytes.lastIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Array(bytes.prefix((last ?? -1) + 1))
  }

  private static func isRepeated(_ part: [UInt8], in text: [UInt8]) -> Bool {
    !text.isEmpty && text.count % part.count == 0
      && text.indices.allSatisfy { text[$0] == part[$0 % part.count] }
  }
}
