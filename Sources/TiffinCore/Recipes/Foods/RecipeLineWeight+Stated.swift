/// Weights that a line states in addition to its amount. They have precedence over all tables.
extension RecipeLineWeight {
  /// The grams that the line states in addition to another amount, as in "1/3 cup panko (20g)", or in its note if it
  /// has no amount; nil if there are none.
  var stated: Double? {
    let amounts = line.statedAmounts
    guard let measure = line.measures.first else { return noted(amounts) }
    guard measure.unit?.dimension != .mass, line.measures.count == 1, measure.content == nil else { return nil }
    return bracketed(measure, amounts) ?? behindComma(measure, amounts) ?? Self.mass(in: line.pieces)
  }

  /// Returns the grams stated after a comma: of each piece in "2 leeks, about 250 g each", otherwise of all pieces, as
  /// in "2 eggplants, 700 g". Without a word such as "each", the grams are those of each piece if all pieces together
  /// cannot weigh so little.
  private func behindComma(_ measure: Measure, _ amounts: [StatedAmount]) -> Double? {
    for amount in amounts where !amount.isInBrackets {
      guard amount.leading.allSatisfy(Self.leading.contains), let mass = amount.mass, Self.saysNoName(amount.name)
      else { continue }
      let count = measure.quantity.lower.value
      let isTin = measure.unit?.hasSize == true
      let isOfAll = amount.words.contains(where: IngredientLineParser.total.contains)
      let isEach = isTin || amount.words.contains(where: Self.each.contains) || isOfOne(mass, of: count, measure)
      return mass * (isEach && !isOfAll && measure.unit?.dimension != .volume ? count : 1) * (isTin ? drained : 1)
    }
    return nil
  }

  /// Returns true if a weight is about that of one piece, and all pieces together would weigh far more.
  private func isOfOne(_ mass: Double, of count: Double, _ measure: Measure) -> Bool {
    guard measure.unit == nil, count > 1, let piece = piece ?? kind?.piece, piece > 0 else { return false }
    return mass < piece * count * 0.35 && mass > piece * 0.5
  }

  private static func saysNoName(_ name: String) -> Bool {
    SearchWords.of(name).allSatisfy { leading.contains($0) || $0.hasSuffix("ed") || ["net", "after"].contains($0) }
  }

  /// Words before a weight that follows a comma.
  private static let leading = each.union([
    "about", "approx", "approximately", "around", "roughly", "ca", "circa", "weighing", "weight", "of", "a", "total",
    "totalling", "in", "all", "nearly", "some", "etwa", "rund", "ungefahr", "environ", "env",
  ])
  private static let each: Set<String> = ["each", "apiece", "per", "je", "jeweils", "chacun", "chacune", "cada"]

  /// Returns the grams stated in brackets: of each piece after a count or a package, as in "4 (6-ounce) fillets" and "2
  /// containers (8 oz)", otherwise of all pieces, as in "2 onions (300 g)".
  private func bracketed(_ measure: Measure, _ amounts: [StatedAmount]) -> Double? {
    for amount in amounts where amount.isInBrackets && !Self.endsInOther(amount.before) {
      guard let word = amount.words.first, !Self.other.contains(word), let mass = amount.mass else { continue }
      let isBehindCount = measure.unit?.dimension != .volume && !amount.before.joined().contains(where: \.isLetter)
      let isPackage = measure.unit?.hasSize == true
      // In `3 (510 g) apples`, the brackets follow the number, and contain the weight of all pieces.
      let first = amount.measures.first?.first
      let isOfAll = line.pieces.contains { first != nil && $0.content?.measures.first == first }
      let isSaid = amount.words.contains("each") || amount.words.contains("apiece")
      let isEach = isBehindCount && !isOfAll || isSaid || isPackage
      return mass * (isEach ? measure.quantity.lower.value : 1) * (isPackage ? drained : 1)
    }
    return nil
  }

  /// Returns the grams stated in brackets without another amount, as in "Peanut oil (~60 g)".
  private func noted(_ amounts: [StatedAmount]) -> Double? {
    for amount in amounts {
      guard let word = amount.words.first, !Self.other.contains(word), let measure = amount.measures.first?.first,
        let unit = measure.unit
      else { continue }
      if unit.dimension == .mass { return measure.mass }
      if unit.dimension == .volume { return grams(measure) }
    }
    return nil
  }

  private static let or: Set<String> = ["or", "oder", "ou", "o"]

  /// Words before an alternative or an addition, which is not this ingredient's amount.
  private static let other: Set<String> = [
    "or", "plus", "and", "for", "if", "per", "makes", "use", "from", "extra", "with",
  ]

  /// Returns true if the words end with an alternative, as in "1 egg, or 3 tbsp", so that brackets after them belong to
  /// the alternative.
  private static func endsInOther(_ words: [String]) -> Bool {
    guard let place = words.lastIndex(where: { ["or", "plus"].contains($0) }) else { return false }
    return words[(place + 1)...].first?.utf8.first.map { $0 < 0x3A } ?? false
  }

  /// Returns the grams of the first amount that repeats the line's amount. An amount after "plus" does not count, nor
  /// one after "or", except between amount and name, as in "2 cups or 300 g rice".
  private static func mass(in pieces: [IngredientLinePiece]) -> Double? {
    var isOther = false
    for (place, piece) in pieces.enumerated() {
      guard let measures = piece.content?.measures else {
        let words = SearchWords.of(piece.text)
        // `Or 3 tbsp/45 g` is an alternative up to the next comma.
        if piece.text.utf8.contains(UInt8(ascii: ",")) { isOther = false }
        if let last = words.last { isOther = isOther && !piece.isSlash || other.contains(last) }
        if place == 1, words.count == 1, or.contains(words[0]) { isOther = false }
        continue
      }
      let masses = measures.compactMap(\.mass)
      if masses.isEmpty || masses.count < measures.count || isOther { continue }
      return masses.reduce(0, +)
    }
    return nil
  }
}
