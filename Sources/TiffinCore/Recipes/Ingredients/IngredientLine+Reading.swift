extension IngredientLine {
  /// Reads a line as typed: `200g butter`, `a pinch of salt`, `Juice of 1 lemon`, `Butter 200 g`.
  public init(_ line: String) {
    var reader = LineReader(line)
    _ = reader.skipNumbering()
    while reader.skipListSign() || reader.skip(sign: ["~", "≈"]) || reader.skip(LineReader.about) {}
    let label = reader.label()
    while reader.skip(LineReader.about) {}
    let start = reader.index
    if let reading = reader.attempt({ $0.measure().flatMap($0.trusted) }) ?? reader.namedUnit() {
      self.init(reader, reading, reader.description(from: reader.index, to: reading.nameEnd(in: reader)), label)
    } else if let (words, reading) = reader.juice() {
      self.init(reader, reading, reader.description(from: reader.index).noting(words), label)
    } else if let (end, reading) = reader.measureBehindName(from: start) {
      let description = reader.description(from: start, to: end).noting(after: reader.remark(from: reading))
      self.init(reader, reading, description, label)
    } else {
      reader.index = start
      self.init(reader, nil, reader.description(from: start), label)
    }
  }

  private init(
    _ reader: LineReader, _ reading: MeasureReading?, _ description: LineDescription, _ label: String?
  ) {
    var measures = reading?.all ?? []
    var description = description
    if description.name.isEmpty, let unit = reading?.measures.first?.unit, unit.dimension == .own {
      // Six cloves without a name are the spice.
      description.name = unit.name(isPlural: measures.contains { $0.quantity.upper > .one })
      measures = measures.map { Measure($0.quantity) }
    }
    if reading == nil, description.name.isEmpty || description.isNumber {
      description = LineDescription(name: LineReader.trimmed(reader.text))
    }
    if let (name, unit) = Self.partingUnit(description.name), measures.count == 1, measures[0].unit == nil {
      description.name = name
      measures = [Measure(measures[0].quantity, unit)]
    }
    let note = [label, reading?.adjective, reading?.aside, description.note].compactMap(\.self).filter { !$0.isEmpty }
    self.init(
      text: reader.text, measures: measures, name: description.name, others: description.others,
      note: note.joined(separator: ", "), pieces: reader.pieces(reading))
  }
}

extension IngredientLine {
  /// Parts the unit behind a counted name: `stalks` of `2 celery stalks`.
  private static func partingUnit(_ name: String) -> (name: String, unit: KitchenUnit)? {
    let words = name.split(separator: " ")
    guard let last = words.last, words.count > 1, words.count < 4,
      let row = unitsBehind[Singular.of(Folding.folded(String(last)))]
    else { return nil }
    let before = Singular.of(Folding.folded(String(words[words.count - 2])))
    guard row.of.isEmpty || row.of.contains(before) else { return nil }
    return (words.dropLast().joined(separator: " "), row.unit)
  }

  private static let unitsBehind: [String: (unit: KitchenUnit, of: Set<String>)] = [
    "sprig": (.sprig, []), "stalk": (.stalk, []), "bulb": (.bulb, []), "stick": (.stalk, ["celery"]),
    "rib": (.stalk, ["celery"]), "head": (.head, ["garlic", "cauliflower", "broccoli", "lettuce"]),
  ]
}

extension LineReader {
  /// Reads `Dash of milk`, `Bunch of basil`, `Pinch salt` as one of the unit, if something follows.
  mutating func namedUnit() -> MeasureReading? {
    attempt { reader in
      guard let reading = reader.bareUnit(), let unit = reading.measures.first?.unit, unit.dimension == .own,
        !reader.isAtEnd, unit.isRough || reader.word() == "of" || unit == .bunch || unit == .sprig
      else { return nil }
      return reading
    }
  }

  /// Reads `Juice of 1 lemon`, `The juice and zest of one` into its words and its quantity.
  mutating func juice() -> (String, MeasureReading)? {
    attempt { reader in
      let start = reader.index
      _ = reader.skip(["the", "le", "la", "el", "il", "das", "die", "der", "het", "o"])
      _ = reader.skip(["grated", "finely", "freshly"])
      guard reader.skip(Self.partsOfFruit) else { return nil }
      while reader.skip(["and"]) || reader.skip(sign: ["&"]) || reader.skip(Self.partsOfFruit) {}
      let end = reader.index
      guard reader.skip(Self.ofFruit), let reading = reader.measure() ?? reader.wordedCount() else { return nil }
      return (reader.text(start..<end), reading)
    }
  }

  /// Cuts the line at its measures.
  func pieces(_ reading: MeasureReading?) -> [IngredientLinePiece] {
    var pieces: [IngredientLinePiece] = []
    var end = text.startIndex
    for place in reading.map(places) ?? [] {
      guard let range = range(place.tokens), range.lowerBound >= end else { continue }
      if range.lowerBound > end { pieces.append(IngredientLinePiece(String(text[end..<range.lowerBound]))) }
      pieces.append(IngredientLinePiece(place.content, text: String(text[range])))
      end = range.upperBound
    }
    return end < text.endIndex || pieces.isEmpty ? pieces + [IngredientLinePiece(String(text[end...]))] : pieces
  }

  /// Returns the positions of quantities, in the order of the line.
  private func places(_ reading: MeasureReading) -> [(content: IngredientLinePiece.Content, tokens: Range<Int>)] {
    let joined = ([reading] + further(behind: reading)).map { reading in
      (IngredientLinePiece.Content(measures: reading.measures, adjective: reading.adjective), reading.tokens)
    }
    let others = (reading.also + [reading.more].compactMap(\.self)).map { measures, tokens in
      (IngredientLinePiece.Content(measures: measures), tokens)
    }
    return (joined + others).sorted { $0.1.lowerBound < $1.1.lowerBound }
  }

  private static let partsOfFruit: Set<String> = [
    "juice", "zest", "rind", "peel", "jus", "zeste", "zestes", "zumo", "jugo", "ralladura", "succo", "scorza", "saft",
    "abrieb", "schale", "sap", "rasp", "saften", "sok", "suco", "sumo", "raspas",
  ]
  private static let ofFruit = ["of", "from", "de", "d'", "di", "von", "van", "av", "z"]
}
