extension IngredientLine {
  /// Reads a measure and a name that come apart, as catalogues have them: `1 clove, peeled` and `Garlic`.
  ///
  /// The text is both together, as a person would write them.
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
      ? [IngredientLinePiece(text)] : read.reader.pieces(read.reading) + [IngredientLinePiece(" \(name)")]
    let note = ItemKey(read.note) == ItemKey(name) ? "" : read.note
    self.init(text: text, measures: read.reading?.all ?? [], name: name, note: note, pieces: pieces)
  }
}

/// A text that is nothing but how much.
struct MeasureText {
  let reader: LineReader
  let reading: MeasureReading?
  /// Whatever is no quantity in it.
  let note: String

  init(_ text: String) {
    var reader = LineReader(text)
    while reader.skip(LineReader.about) {}
    if let reading = reader.measure() ?? reader.bareMeasure() {
      self.reading = reading
      note = reader.note(besides: reading)
    } else if let (_, reading) = reader.juice() {
      self.reading = reading
      note = reader.note(besides: reading)
    } else {
      reading = nil
      note = LineReader.trimmed(text)
    }
    self.reader = reader
  }

  /// `Sprigs of fresh`, `Pod of`: the name follows.
  var endsInOf: Bool {
    reader.tokens.contains { $0.word == "of" }
  }
}

extension LineReader {
  /// `Pinch`, `Small bunch`, `Pod of`: one, but `Leaves` are who knows how many.
  mutating func bareMeasure() -> MeasureReading? {
    attempt { reader in
      guard let reading = reader.bareUnit(), let unit = reading.measures.first?.unit, unit.dimension == .own,
        reader.token(-1)?.word == unit.name(isPlural: false) || unit.isRough || unit.isContainer
      else { return nil }
      return reading
    }
  }

  /// What is left of the text without its measures: `1 finely chopped` leaves `finely chopped`.
  fileprivate func note(besides reading: MeasureReading) -> String {
    let before = Self.trimmed(text(0..<reading.tokens.lowerBound))
    let after = Self.trimmed(text((reading.end ?? reading.tokens.upperBound)..<tokens.count))
    let parts = [Self.withoutOf(before), reading.adjective ?? "", Self.withoutOf(after)]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// `Juice of` is `Juice`.
  private static func withoutOf(_ note: String) -> String {
    if note == "of" || note == "x" { return "" }
    if note.hasSuffix(" of") { return String(note.dropLast(3)) }
    return note.hasPrefix("x ") || note.hasPrefix("of ") ? Blank.trimmed(String(note.drop { $0 != " " })) : note
  }
}
