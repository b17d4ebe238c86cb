/// Characters and words next to a quantity, or at the beginning of a line, that have no meaning of their own.
extension IngredientLineParser {
  /// Skips a list marker, such as `- `, `• `, `☐ `, `[ ] ` or `[x] `; returns false if there is none.
  mutating func skipListSign() -> Bool {
    skip(sign: Self.listSigns) || attempt { $0.skipBox() ? true : nil } != nil
  }

  private mutating func skipBox() -> Bool {
    guard skip(sign: ["["]) else { return false }
    if !skip(["x"]) { _ = skip(sign: ["✓", "✔", "×"]) }
    return skip(sign: ["]"])
  }

  /// Returns true if a text consists of list markers, or is empty.
  static func isListSign(_ text: String) -> Bool {
    if text.isEmpty { return true }
    var reader = IngredientLineParser(text)
    while reader.skipListSign() {}
    return reader.isAtEnd
  }

  /// Divides a text into list markers at its beginning, if a space follows them, and the rest. There are no markers if
  /// nothing else follows.
  static func partingListSign(_ text: String) -> (sign: String, rest: String) {
    let first = text.unicodeScalars.first { !IngredientLineTokenizer.isBlank($0) }.map(IngredientLineTokenizer.plain)
    guard let first, first == "[" || listSigns.contains(first) else { return ("", text) }
    var reader = IngredientLineParser(text)
    while reader.skipListSign() {}
    guard reader.index > 0, let first = reader.token(), !first.isGlued else { return ("", text) }
    return (String(text[..<first.range.lowerBound]), String(text[first.range.lowerBound...]))
  }

  private static let listSigns: [Unicode.Scalar] = [
    "-", "–", "—", "•", "*", "·", "‣", "◦", "▪", "●", "○", "▢", "☐", "□", "☑", "☒", "✓", "✔",
  ]

  /// Parses a label before an ingredient, such as `optional:`, `(optional)`, `To serve:`, `Für den Teig:` or `evtl.`;
  /// nil if there is none.
  ///
  /// After an unknown label, a quantity and a name must follow: in `Flour: 500 g`, the label is the ingredient. After a
  /// known purpose, a name is enough, as in `For garnish: parsley`.
  mutating func label() -> String? {
    attempt { reader in
      if reader.skip(["evtl", "ggf"]) {
        _ = reader.skip(sign: ["."])
        return reader.isAtEnd ? nil : reader.text(0..<1)
      }
      if let enough = reader.attempt({ $0.quantoBasta() }) { return enough }
      let isInBrackets = reader.skip(sign: ["(", "["])
      let first = reader.index
      while reader.word() != nil, reader.index - first < 5 { reader.index += 1 }
      guard reader.index > first else { return nil }
      let words = first..<reader.index
      if isInBrackets { guard reader.skip(sign: [")", "]"]) else { return nil } }
      let isOptional = words.count == 1 && Self.optional.contains(reader.tokens[first].word ?? "")
      let isParted = reader.skip(sign: isOptional ? [":", "-", "–", "—", ","] : [":"])
      guard isInBrackets ? isOptional : isParted, !reader.isAtEnd else { return nil }
      let isUse = Self.uses.contains(reader.tokens[words].compactMap(\.word).joined(separator: " "))
      return isOptional || isUse && reader.word() != nil || reader.isAtMeasureAndName ? reader.text(words) : nil
    }
  }

  /// Parses words for "as much as needed" before a name, such as `q.b. di`, `n. B.` or `nach Belieben`; nil if none
  /// begin at this position.
  private mutating func quantoBasta() -> String? {
    let start = index
    if ["belieben", "bedarf", "geschmack"].contains(word(1)), skip(["nach"]) {
      index += 1
    } else if !skip(["qb"]) {
      guard skip(["q", "n"]), skip(sign: ["."]), skip(["b"]) else { return nil }
    }
    _ = skip(sign: ["."])
    let words = text(start..<index)
    _ = skipPartitives(before: tokens.count)
    return word() == nil ? nil : words
  }

  private var isAtMeasureAndName: Bool {
    var reader = self
    guard token()?.isNumber == true, let reading = reader.measure(), reader.trusted(reading) != nil else {
      return false
    }
    return reader.word() != nil && !reader.isAtRemark
  }

  /// Labels that name a purpose, in lower case without accents.
  private static let uses: Set<String> = [
    "garnish", "garnishes", "for garnish", "for garnishing", "to garnish", "optional garnish", "optional garnishes",
    "serve with", "to serve", "for serving", "topping", "toppings", "for topping", "optional topping",
    "optional toppings", "to decorate", "for decoration", "for decorating", "to finish", "zum servieren",
    "zum garnieren", "zum bestreuen", "pour servir", "pour decorer", "per servire", "per guarnire", "para servir",
    "para decorar",
  ]

  private static let optional: Set<String> = [
    "optional", "optionally", "facultatif", "opcional", "facoltativo", "optioneel", "valfritt", "opcjonalnie",
    "eventuell",
  ]

  /// Skips the multiplication sign between a quantity and words, as in `1 x egg` and `2 × cream`; returns false if
  /// there is none. Before a number, it multiplies, or precedes the size of each piece.
  mutating func skipTimes() -> Bool {
    attempt { reader in
      guard reader.skip(["x"]) || reader.skip(sign: ["×"]) else { return nil }
      return reader.word() == nil ? nil : true
    } ?? false
  }

  /// Skips the article in `½ a lemon` and `half of the lemon`, and the preposition in `1/4 de taza`.
  mutating func skipArticle() {
    _ = attempt { reader -> Bool? in
      if reader.skip(["de", "d'", "di"]) {
        var ahead = reader
        return ahead.unit() == nil ? nil : true
      }
      _ = reader.skip(["of"])
      guard reader.skip(["a", "an", "the", "one"]), let next = reader.token() else { return nil }
      return next.word != nil || next.isNumber ? true : nil
    }
  }

  /// True if a group of three digits follows after a space, as in `1 500 g flour`, which is either 1500 g or one piece
  /// of 500 g, or at the other end of a range, as in `1 000 - 1 500 g`.
  var isBeforeGroup: Bool {
    let goesOn = token()?.isSign(IngredientLineToken.dashes) == true || word() == "to" || word() == "bis"
    return isGroup(at: index) || goesOn && isGroup(at: index + 2)
  }

  private func isGroup(at place: Int) -> Bool {
    guard tokens.indices.contains(place), place > 0, case .number = tokens[place].kind, !tokens[place].isGlued,
      case .number = tokens[place - 1].kind
    else { return false }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    let isDecimal = text[tokens[place - 1].range].utf8.contains { ".,".utf8.contains($0) }
    return !isDecimal && text[tokens[place].range].utf8.prefix(while: isDigit).count == 3
  }
}
