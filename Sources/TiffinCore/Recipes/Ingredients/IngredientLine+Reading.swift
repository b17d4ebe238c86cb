extension IngredientLine {
  /// Parses a line as typed, such as `200g butter`, `a pinch of salt`, `Juice of 1 lemon`, `Butter 200 g`.
  public init(_ line: String) {
    var reader = IngredientLineParser(line)
    reader.skipStart()
    let label = reader.label()
    _ = reader.skipAbout()
    let start = reader.index
    if let reading = reader.attempt({ $0.measure().flatMap($0.trusted) }) ?? reader.namedUnit() {
      reader.skipWeight(behind: reading)
      let end = reader.alsoLast(of: reading)
      self.init(reader, reading, reader.description(from: reader.index, to: end, counted: reading.isCount), label)
    } else if let (words, reading) = reader.juice() {
      self.init(reader, reading, reader.description(from: reader.index).noting(words), label)
    } else if let (end, reading) = reader.measureBehindName(from: start) {
      let description = reader.description(from: start, to: end).noting(after: reader.remark(from: reading))
      self.init(reader, reading, description, label)
    } else {
      reader.index = start
      if label != nil { reader.skipSome() }
      self.init(reader, nil, reader.description(from: reader.index), label)
    }
  }

  private init(
    _ reader: IngredientLineParser, _ reading: ParsedMeasure?, _ description: IngredientDescription, _ label: String?
  ) {
    var measures = reading?.all ?? []
    var description = description
    if description.name.isEmpty, let unit = reading?.measures.first?.unit, unit.dimension == .own {
      // Cloves without a name are the spice.
      description.name = unit.name(isPlural: measures.contains { $0.quantity.upper > .one })
      measures = measures.map { Measure($0.quantity) }
    } else if reading?.isCount == true, measures.count == 1, let unit = description.takeTrailingUnit() {
      measures = [Measure(measures[0].quantity, unit)]
    }
    if reading == nil, description.name.isEmpty || description.isNumber {
      description = IngredientDescription(name: IngredientLineParser.trimmed(reader.text))
    }
    let further = reading.map(reader.further) ?? []
    let sum = further.filter { reader.isOfSum($0, with: reading) }.flatMap(\.all)
    let note = [label, reading?.adjective, reading?.aside, description.note].compactMap(\.self).filter { !$0.isEmpty }
    self.init(
      text: reader.text, measures: measures + sum, name: description.name, others: description.others,
      note: note.joined(separator: ", "), pieces: reader.pieces(reading, further))
  }
}

extension IngredientLineParser {
  /// Parses a unit without a number as one unit, as in `Dash of milk`, `Bunch of basil` or `Pinch salt`, if something
  /// follows; nil otherwise.
  mutating func namedUnit() -> ParsedMeasure? {
    attempt { reader in
      guard let reading = reader.bareUnit(), let unit = reading.measures.first?.unit, unit.dimension == .own,
        !reader.isAtEnd, unit.isRough || reader.word() == "of" || reading.isOneOf(unit)
      else { return nil }
      return reading
    }
  }

  /// Parses the words and the quantity of `Juice of 1 lemon`, `Zest 1 lemon` or `The juice and zest of one`; nil for any
  /// other text.
  mutating func juice() -> (String, ParsedMeasure)? {
    attempt { reader in
      let start = reader.index
      _ = reader.skip(["the", "le", "la", "el", "il", "das", "die", "der", "het", "o"])
      while reader.skip(Self.preparedFruit) {}
      let isFruit = reader.skip(Self.partsOfFruit)
      guard isFruit || reader.skip(Self.partsOfThings) else { return nil }
      while reader.skip(AndWord.all) || reader.skip(sign: ["&"]) || reader.skip(Self.partsOfFruit)
        || reader.skip(Self.preparedFruit)
      {}
      let end = reader.index
      // `Zest 1 lemon` and `juice 2 limes` are written without a preposition, too.
      guard
        reader.skip(Self.ofFruit) || ["einer", "eines"].contains(reader.word())
          || isFruit && reader.token()?.isNumber == true,
        let reading = reader.measure() ?? reader.wordedCount()
      else { return nil }
      return (reader.text(start..<end), reading)
    }
  }

  /// Skips list numbers, list markers, and `about`, `or` or `plus` before a quantity.
  fileprivate mutating func skipStart() {
    _ = skipNumbering()
    skipOpening()
    while skipListSign() || skipAbout() {}
    _ = attempt { reader -> Bool? in
      guard reader.skip(["or", "and", "plus"]), let next = reader.token() else { return nil }
      return Self.isNumber(next) ? true : nil
    }
  }

  /// Skips the opening one of brackets around the amount, as in `(2 cups) flour`, or around the whole line.
  private mutating func skipOpening() {
    guard token()?.isSign(["(", "["]) == true else { return }
    let closings = tokens.indices.filter { tokens[$0].isSign([")", "]"]) }
    guard closings.count == 1, tokens.indices.filter({ tokens[$0].isSign(["(", "["]) }).count == 1 else { return }
    var reader = self
    reader.index += 1
    let isOfAmount = reader.token()?.isNumber == true && reader.measure() != nil && reader.index == closings[0]
    if isOfAmount || closings[0] == tokens.count - 1 { index += 1 }
  }

  /// Skips the word `weight` after a weight.
  fileprivate mutating func skipWeight(behind reading: ParsedMeasure) {
    guard reading.measures.first?.unit?.dimension == .mass else { return }
    _ = attempt { reader -> Bool? in
      // The word may be between commas, as in `1 ounce, weight cheese`.
      _ = reader.skip(sign: [","])
      _ = reader.skip(["by"])
      guard reader.skip(["weight"]) else { return nil }
      _ = reader.skip(sign: [","])
      return reader.word() == nil ? nil : true
    }
  }

  /// Returns true if a quantity adds to the first one, such as `2 tbsp` in `1 cup sugar, plus 2 tbsp for dusting`.
  fileprivate func isOfSum(_ next: ParsedMeasure, with first: ParsedMeasure?) -> Bool {
    guard let unit = first?.measures.first?.unit, let other = next.measures.first?.unit, next.tokens.lowerBound > 0
    else { return false }
    let isOfKind = unit == other || unit.dimension == other.dimension && unit.dimension != .own
    guard isOfKind || unit.isMeasured && other.isMeasured else { return false }
    let before = tokens[aboutBegins(before: next.tokens.lowerBound) - 1]
    guard before.word == "plus" || before.isSign(["+"]) else { return false }
    let end = next.end ?? next.tokens.upperBound
    guard end < tokens.count else { return true }
    // The weight in `1 cup flour, plus 50 g for dusting` is not added to the cup.
    return tokens[end].isSign([",", ";", ")", "."])
      || isOfKind && ["for", "to", "as", "if", "extra", "more"].contains(tokens[end].word)
  }

  /// Splits the line at its measures.
  func pieces(_ reading: ParsedMeasure?, _ further: [ParsedMeasure]) -> [IngredientLinePiece] {
    var pieces: [IngredientLinePiece] = []
    var end = text.startIndex
    for place in places(([reading].compactMap(\.self)) + further) {
      guard let range = range(place.tokens), range.lowerBound >= end else { continue }
      if range.lowerBound > end { pieces.append(IngredientLinePiece(String(text[end..<range.lowerBound]))) }
      pieces.append(IngredientLinePiece(place.content, text: String(text[range])))
      end = range.upperBound
    }
    return end < text.endIndex || pieces.isEmpty ? pieces + [IngredientLinePiece(String(text[end...]))] : pieces
  }

  /// Returns the positions of quantities, in the order of the line.
  private func places(
    _ readings: [ParsedMeasure]
  ) -> [(content: IngredientLinePiece.Content, tokens: Range<Int>)] {
    let all = readings.flatMap { reading in
      [place(reading)] + (reading.also + reading.more).map { place($0, adjective: nil) }
    }
    return all.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  private func place(_ reading: ParsedMeasure) -> (content: IngredientLinePiece.Content, tokens: Range<Int>) {
    guard let count = reading.count else { return place(reading.part, adjective: reading.adjective) }
    let unit = reading.measures.first?.unit.flatMap { $0.hasSize ? $0 : nil }
    return (IngredientLinePiece.Content(measures: [Measure(count, unit)], sizes: reading.sizes), reading.tokens)
  }

  private func place(
    _ part: ParsedMeasure.Part, adjective: String?
  ) -> (content: IngredientLinePiece.Content, tokens: Range<Int>) {
    var content = IngredientLinePiece.Content(measures: part.measures, adjective: adjective)
    if let number = part.number, let all = range(part.tokens), let inner = range(number.tokens) {
      content = IngredientLinePiece.Content(measures: [Measure(number.quantity)])
      content.frame = IngredientLinePiece.Frame(
        before: String(text[all.lowerBound..<inner.lowerBound]), after: String(text[inner.upperBound..<all.upperBound]))
    }
    return (content, part.tokens)
  }

  private static let partsOfFruit: Set<String> = [
    "juice", "zest", "rind", "peel", "jus", "zeste", "zestes", "zumo", "jugo", "ralladura", "succo", "scorza", "saft",
    "abrieb", "schale", "sap", "rasp", "saften", "sok", "suco", "sumo", "raspas",
  ]
  /// Other parts, of which the whole ingredient is bought: `leaves from 4 sprigs thyme`, `whites of 3 eggs`.
  private static let partsOfThings: Set<String> = [
    "seeds", "leaves", "kernels", "meat", "flesh", "pulp", "whites", "yolks", "white", "yolk",
  ]
  private static let preparedFruit: Set<String> = [
    "grated", "finely", "freshly", "coarsely", "fresh", "squeezed", "pressed", "strained", "pared", "chopped",
    "grattugiata", "rallada", "rape", "abgeriebene", "geriebene", "fein", "frisch", "gepresster", "ausgepresster",
  ]
  private static let ofFruit = ["of", "from", "de", "d'", "di", "von", "van", "av", "z"]
}

extension ParsedMeasure {
  /// True if the measure is a number of pieces, as in `3 eggs`.
  fileprivate var isCount: Bool { measures.count == 1 && measures.first?.unit == nil && number == nil }

  /// Returns true if the unit without a number counts as one, such as `small bunch` or `sprig`.
  fileprivate func isOneOf(_ unit: KitchenUnit) -> Bool {
    unit == .bunch || unit == .sprig || adjective != nil && unit == .punnet
  }
}

extension IngredientDescription {
  /// Removes and returns the unit at the end of a counted ingredient's name, such as `stalks` in `celery stalks`; nil
  /// if that word is part of the name.
  fileprivate mutating func takeTrailingUnit() -> KitchenUnit? {
    guard !name.utf8.contains(UInt8(ascii: ",")), let blank = name.lastIndex(of: " ") else { return nil }
    let words = SearchWords.of(name)
    guard let last = words.last, let unit = Self.trailing[EnglishSingular.of(last)],
      !words.contains(where: { Self.animals.contains(EnglishSingular.of($0)) }),
      words.dropLast().contains(where: Self.isThing)
    else { return nil }
    if let only = Self.only[unit], !words.contains(where: only.contains) { return nil }
    // Ribs are stalks only of these vegetables. Ribs of pork are meat.
    if last.hasPrefix("rib"), !words.contains(where: ["celery", "rhubarb", "chard"].contains) { return nil }
    name = IngredientLineParser.trimmed(String(name[..<blank]))
    // A stick of celery is a stalk.
    return unit == .stick ? .stalk : unit
  }

  private static func isThing(_ word: String) -> Bool { !["fresh", "whole", "thin", "thick", "ripe"].contains(word) }

  private static let trailing: [String: KitchenUnit] = [
    "bulb": .bulb, "bunch": .bunch, "ear": .ear, "head": .head, "leaf": .leaf, "loaf": .loaf, "rasher": .rasher,
    "rib": .stalk, "sachet": .packet, "slice": .slice, "spear": .spear, "sprig": .sprig, "stalk": .stalk,
    "stick": .stick,
  ]
  /// The ingredients whose last word is a unit and not part of the name, unlike in `bay leaves` and `pork ribs`.
  private static let only: [KitchenUnit: Set<String>] = [
    .ear: ["corn"], .leaf: ["gelatine", "gelatin", "garlic"], .stick: ["celery"],
  ]
  private static let animals: Set<String> = [
    "fish", "salmon", "shrimp", "prawn", "lamb", "pig", "calf", "meat", "nut", "lentil",
  ]
}
