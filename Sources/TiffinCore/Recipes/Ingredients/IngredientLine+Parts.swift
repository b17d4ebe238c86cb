extension IngredientLine {
  /// The quantity and the rest, for a list with two columns, such as "1 ½ cups" and "plain flour, sifted", or
  /// "175g/6oz" and "biscuits". A line that does not begin with a quantity (`Juice of 1 lemon`) is entirely in the
  /// rest. A list marker at the beginning (`- `, `[ ] `) is in neither, and both are tidied like ``tidyText``.
  public var parts: (measure: String, rest: String) {
    let cut = cut
    return (Self.tidy(cut.measure), Self.tidy(cut.rest))
  }

  /// The text for display, which is as written, but without surrounding whitespace and without spaces before a comma.
  ///
  /// Only the displayed text is tidied; ``text``, names and notes remain as written.
  public var tidyText: String { Self.tidy(text) }

  /// The text divided into list marker, quantity and rest, which together are exactly the text.
  ///
  /// A comma after the measure belongs to the measure.
  var cut: (sign: String, measure: String, rest: String) {
    let places = pieces.indices.filter { pieces[$0].isMeasure }
    guard let first = places.first, IngredientLineParser.isListSign(Self.text(of: pieces[..<first])) else {
      let (sign, rest) = IngredientLineParser.partingListSign(text)
      return (sign, "", rest)
    }
    let last = places.dropFirst().prefix { pieces[$0 - 1].isSlash }.last ?? first
    let rest = Self.text(of: pieces[(last + 1)...])
    let (sign, measure) = (Self.text(of: pieces[..<first]), Self.text(of: pieces[first...last]))
    // Without a space, as in `8large eggs`, the line is not divided.
    if last + 1 < pieces.count, pieces[last].isGlued(to: pieces[last + 1]) { return (sign, "", measure + rest) }
    let lead = rest.utf8.first { !Whitespace.isBlank($0) }
    guard let lead, lead == UInt8(ascii: ",") || lead >= 0x80 else { return (sign, measure, rest) }
    let commas = rest.unicodeScalars.prefix { Self.isComma($0) || Whitespace.isBlank($0) }
    guard let comma = commas.lastIndex(where: Self.isComma) else { return (sign, measure, rest) }
    let end = commas.index(after: comma)
    return (sign, measure + rest[..<end], String(rest[end...]))
  }

  private static func text(of pieces: ArraySlice<IngredientLinePiece>) -> String {
    guard let first = pieces.first else { return "" }
    return pieces.dropFirst().reduce(into: first.text) { $0 += $1.text }
  }

  private static func isComma(_ scalar: Unicode.Scalar) -> Bool { scalar == "," }

  /// Returns a text in which spaces before a comma are moved after it, unless there are spaces already.
  static func tidy(_ text: String) -> String {
    let text = Whitespace.trimmed(text)
    guard mayHaveBlankBeforeComma(text) else { return text }
    var tidied = String.UnicodeScalarView()
    var (blanks, moved) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        blanks.append(scalar)
      } else if isComma(scalar) {
        if !blanks.isEmpty { moved = blanks }
        blanks.removeAll()
        tidied.append(scalar)
      } else {
        for blank in blanks.isEmpty ? moved : blanks { tidied.append(blank) }
        tidied.append(scalar)
        blanks.removeAll()
        moved.removeAll()
      }
    }
    return String(tidied)
  }

  /// Returns true if tidying may be needed. This is a fast path, because reading bytes is faster than reading
  /// characters.
  private static func mayHaveBlankBeforeComma(_ text: String) -> Bool {
    let bytes = text.utf8.span
    var before = UInt8(ascii: "a")
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: ","), before <= UInt8(ascii: " ") || before >= 0x80 { return true }
      before = byte
    }
    return false
  }
}
