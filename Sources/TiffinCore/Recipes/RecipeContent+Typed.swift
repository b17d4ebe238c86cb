// What people type into a recipe, taken apart.
extension RecipeIngredient {
  /// One on each line, as typed; blank lines are left out.
  ///
  /// - Throws: ``RecipeError/tooLong(_:)`` for a line, ``RecipeError/tooMany``, ``RecipeError/nullCharacter``.
  public static func lines(of typed: String) throws(RecipeError) -> [RecipeIngredient] {
    var lines: [RecipeIngredient] = []
    for part in typed.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = try RecipeText(String(Substring(part)), limit: limit)
      if !line.isBlank { lines.append(.line(line.text)) }
    }
    guard lines.count <= mostLines else { throw .tooMany }
    return lines
  }
}

extension RecipeContent {
  /// Parted by commas and line breaks, without the blanks around them, each once.
  ///
  /// - Throws: ``RecipeError/tooLong(_:)`` for a tag, ``RecipeError/tooMany``, ``RecipeError/nullCharacter``.
  public static func tags(of typed: String) throws(RecipeError) -> [String] {
    var tags: [String] = []
    for part in typed.utf8.split(whereSeparator: { ",\r\n".utf8.contains($0) }) {
      let tag = try RecipeText(word: String(Substring(part)))
      if !tag.isBlank, !tags.contains(where: { $0.utf8.elementsEqual(tag.text.utf8) }) { tags.append(tag.text) }
    }
    guard tags.count <= mostTags else { throw .tooMany }
    return tags
  }
}

extension RecipeText {
  /// A category, a cuisine or a tag, without the blanks around it.
  ///
  /// - Throws: ``RecipeError/tooLong(_:)``, ``RecipeError/nullCharacter``.
  public init(word typed: String) throws(RecipeError) {
    try self.init(Blank.trimmed(typed), limit: Self.wordLimit)
  }
}

extension WebAddress {
  /// As somebody types it: `https://` may be left out. Nil for anything else.
  public static func typed(_ typed: String) -> WebAddress? {
    let text = Blank.trimmed(typed)
    return WebAddress(text) ?? (namesHost(text) ? WebAddress("https://" + text) : nil)
  }

  /// Whether it begins as a host does, `example.org` or `example.org:8080`, and not as another scheme does.
  private static func namesHost(_ text: String) -> Bool {
    let host = text.utf8.prefix { !"/?#".utf8.contains($0) }
    let name = host.prefix { $0 != UInt8(ascii: ":") }
    let port = host.dropFirst(name.count + 1)
    return name.contains(UInt8(ascii: ".")) && !host.contains(0x20)
      && port.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
