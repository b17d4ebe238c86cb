extension IngredientLine {
  /// Reads a line as typed: `200g butter`, `a pinch of salt`, `Juice of 1 lemon`, `Butter 200 g`.
  public init(_ line: String) {
    var reader = LineReader(line)
    _ = reader.skipNumbering()
    while reader.skipListSign() || reader.skip(sign: ["~", "≈"]) || reader.skip(LineReader.about) {}
    let start = reader.index
    if let reading = reader.attempt({ $0.measure().flatMap($0.trusted) }) ?? reader.namedUnit() {
      self.init(reader, reading, reader.description(from: reader.index))
    } else if let (words, reading) = reader.juice() {
      self.init(reader, reading, reader.description(from: reader.index).noting(words))
    } else if let (end, reading) = reader.measureBehindName(from: start) {
      self.init(reader, reading, reader.description(from: start, to: end).noting(after: reader.remark(from: reading)))
    } else {
      reader.index = start
      self.init(reader, nil, reader.description(from: start))
    }
  }

  private init(_ reader: LineReader, _ reading: MeasureReading?, _ description: LineDescription) {
    var measures = reading?.measures ?? []
    var description = description
    if description.name.isEmpty, let unit = reading?.measures.first?.unit, unit.dimension == .own {
      // Six cloves with nothing behind them are the spice.
      description.name = unit.name(isPlural: measures.contains { $0.quantity.upper > .one })
      measures = measures.map { Measure($0.quantity) }
    }
    if reading == nil, description.name.isEmpty || description.isNumber {
      description = LineDescription(name: LineReader.trimmed(reader.text))
    }
    let note = [reading?.adjective, description.note].compactMap(\.self).filter { !$0.isEmpty }
    self.init(
      text: reader.text, measures: measures, name: description.name, note: note.joined(separator: ", "),
      pieces: reader.pieces(reading))
  }
}

extension LineReader {
  /// `Dash of milk`, `Bunch of basil`, `Pinch salt`: one of the unit, if something follows.
  mutating func namedUnit() -> MeasureReading? {
    attempt { reader in
      guard let reading = reader.bareUnit(), let unit = reading.measures.first?.unit, unit.dimension == .own,
        !reader.isAtEnd, unit.isRough || reader.word() == "of"
      else { return nil }
      return reading
    }
  }

  /// `Juice of 1 lemon`, `The juice and zest of one`: its words, and how many.
  mutating func juice() -> (String, MeasureReading)? {
    attempt { reader in
      let start = reader.index
      _ = reader.skip(["the"])
      _ = reader.skip(["grated", "finely", "freshly"])
      guard reader.skip(Self.partsOfFruit) else { return nil }
      while reader.skip(["and"]) || reader.skip(sign: ["&"]) || reader.skip(Self.partsOfFruit) {}
      let end = reader.index
      guard reader.skip(["of"]), let reading = reader.measure() else { return nil }
      return (reader.text(start..<end), reading)
    }
  }

  /// The line cut where its measures are.
  func pieces(_ reading: MeasureReading?) -> [IngredientLine.Piece] {
    guard let reading, let measured = range(reading.tokens) else { return [.words(text)] }
    var pieces: [IngredientLine.Piece] = [
      .words(String(text[..<measured.lowerBound])), .measures(reading.measures, adjective: reading.adjective),
    ]
    var end = measured.upperBound
    if let also = reading.also, let range = range(also.tokens) {
      pieces += [.words(String(text[end..<range.lowerBound])), .measures(also.measures, adjective: nil)]
      end = range.upperBound
    }
    for more in further(behind: reading) {
      guard let range = range(more.tokens), range.lowerBound >= end else { continue }
      pieces += [.words(String(text[end..<range.lowerBound])), .measures(more.measures, adjective: more.adjective)]
      end = range.upperBound
    }
    return pieces + [.words(String(text[end...]))]
  }

  private static let partsOfFruit: Set<String> = ["juice", "zest", "rind", "peel"]
}
