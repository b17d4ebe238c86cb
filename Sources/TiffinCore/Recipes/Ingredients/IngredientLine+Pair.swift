extension IngredientLine {
  /// Parses a measure and a name from separate fields, as in the catalogue, such as `1 clove, peeled` and `Garlic`.
  ///
  /// The text combines both, as a person would write it.
  public init(measure: String, name: String) {
    let read = MeasureText(measure)
    let text: String
    if measure.isEmpty || read.reading == nil && !read.endsInOf {
      text = [name, read.note.isEmpty ? nil : measure.lowercased()].compactMap(\.self).joined(separator: ", ")
    } else {
      text = "\(measure) \(name)"
    }
    let pieces =
      read.reading == nil
      ? [IngredientLinePiece(text)]
      : read.reader.pieces(read.reading, read.reading.map(read.reader.further) ?? []) + [
        IngredientLinePiece(" \(name)")
      ]
    let note = GroceryItemKey(read.note) == GroceryItemKey(name) ? "" : read.note
    self.init(text: text, measures: read.reading?.all ?? [], name: name, note: note, pieces: pieces)
  }
}

/// The parts of a text that contains only a quantity and a note.
struct MeasureText {
  let reader: IngredientLineParser
  let reading: ParsedMeasure?
  /// The rest of the text.
  let note: String

  init(_ text: String) {
    var reader = IngredientLineParser(text)
    _ = reader.skipAbout()
    if let reading = reader.measure() ?? reader.bareMeasure() {
      self.reading = reading
      note = reader.note(besides: reading)
    } else if let (_, reading) = reader.juice() {
      self.reading = reading
      note = reader.note(besides: reading)
    } else {
      reading = nil
      note = IngredientLineParser.trimmed(text)
    }
    self.reader = reader
  }

  /// True if a name must follow the text, as after `Sprigs of fresh` or `Pod of`.
  var endsInOf: Bool {
    reader.tokens.contains { $0.word == "of" }
  }
}

extension IngredientLineParser {
  /// Parses a unit without a number as one unit, such as `Pinch`, `Small bunch` or `Pod of`; nil for `Leaves`, which
  /// can be any number.
  mutating func bareMeasure() -> ParsedMeasure? {
    attempt { reader in
      guard let reading = reader.bareUnit(), let unit = reading.measures.first?.unit, unit.dimension == .own,
        reader.token(-1)?.word == unit.name(isPlural: false) || unit.isRough || unit.isContainer
      else { return nil }
      return reading
    }
  }

  /// Returns the text without its measures, such as `finely chopped` for `1 finely chopped`.
  fileprivate func note(besides reading: ParsedMeasure) -> String {
    let before = Self.trimmed(text(0..<reading.tokens.lowerBound))
    let after = Self.trimmed(text((reading.end ?? reading.tokens.upperBound)..<tokens.count))
    let parts = [Self.withoutOf(before), reading.adjective ?? "", Self.withoutOf(after)]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Removes `of` and `x` at the ends, such as in `Juice of`.
  private static func withoutOf(_ note: String) -> String {
    if note == "of" || note == "x" { return "" }
    if note.hasSuffix(" of") { return String(note.dropLast(3)) }
    return note.hasPrefix("x ") || note.hasPrefix("of ") ? Whitespace.trimmed(String(note.drop { $0 != " " })) : note
  }
}
