// Parsing of the texts that people type into a recipe form.
extension RecipeIngredient {
  /// Parses one ingredient per line, as typed; empty lines are ignored.
  ///
  /// - Throws: ``RecipeError/tooLong(_:)`` for a line, ``RecipeError/tooMany``, ``RecipeError/nullCharacter``.
  public static func lines(of typed: String) throws(RecipeError) -> [RecipeIngredient] {
    var lines: [RecipeIngredient] = []
    for part in typed.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = try RecipeFieldText(String(Substring(part)), limit: limit)
      if !line.isBlank { lines.append(.line(line.text)) }
    }
    guard lines.count <= mostLines else { throw .tooMany }
    return lines
  }
}

extension RecipeContent {
  /// Parses tags separated by commas or line breaks, without surrounding whitespace and duplicates.
  ///
  /// - Throws: ``RecipeError/tooLong(_:)`` for a tag, ``RecipeError/tooMany``, ``RecipeError/nullCharacter``.
  public static func tags(of typed: String) throws(RecipeError) -> [String] {
    var tags: [String] = []
    for part in typed.utf8.split(whereSeparator: { ",\r\n".utf8.contains($0) }) {
      let tag = try RecipeFieldText(word: String(Substring(part)))
      if !tag.isBlank, !tags.contains(where: { $0.utf8.elementsEqual(tag.text.utf8) }) { tags.append(tag.text) }
      guard tags.count <= mostTags else { throw .tooMany }
    }
    guard RecipeRowCoder.stored(tags).utf8.count <= tagsLimit else {
      throw .tooLong(typed.characters(fittingIn: tagsLimit))
    }
    return tags
  }
}

extension RecipeFieldText {
  /// Creates a category, cuisine or tag, without surrounding whitespace.
  ///
  /// - Throws: ``RecipeError/tooLong(_:)``, ``RecipeError/nullCharacter``.
  public init(word typed: String) throws(RecipeError) {
    try self.init(Whitespace.trimmed(typed), limit: Self.wordLimit)
  }
}

extension WebAddress {
  /// Parses an address as people type it, possibly without `https://`; nil if it is invalid.
  public static func typed(_ typed: String) -> WebAddress? {
    let text = Whitespace.trimmed(typed)
    return WebAddress(text) ?? (namesHost(text) ? WebAddress("https://" + text) : nil)
  }

  /// Returns true if the text begins with a host, such as `example.org` or `example.org:8080`, not with another scheme.
  private static func namesHost(_ text: String) -> Bool {
    let host = text.utf8.prefix { !"/?#".utf8.contains($0) }
    let name = host.prefix { $0 != UInt8(ascii: ":") }
    let port = host.dropFirst(name.count + 1)
    return name.contains(UInt8(ascii: ".")) && !host.contains(0x20)
      && port.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
