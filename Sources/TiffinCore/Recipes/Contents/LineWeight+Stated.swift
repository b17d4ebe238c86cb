/// Weights that a line states beside its amount; they take precedence over all tables.
extension LineWeight {
  /// The grams that the line states beside another amount, or in its note if it has no amount: "1/3 cup panko (20g)";
  /// nil if none.
  var stated: Double? {
    guard let measure = line.measures.first else { return noted }
    guard measure.unit?.dimension != .mass, line.measures.count == 1, measure.content == nil else { return nil }
    return bracketed(measure) ?? behindComma(measure) ?? Self.mass(in: line.pieces)
  }

  /// Returns the grams behind a comma: those of each piece in "2 leeks, about 250 g each", otherwise of all, "1 onion,
  /// 120 g". Without a word such as "each", several pieces are assumed to weigh what is nearer to their usual weight.
  private func behindComma(_ measure: Measure) -> Double? {
    for part in line.text.replacing("; ", with: ", ").split(separator: ", ").dropFirst() {
      let words = Words.of(String(part))
      guard words.first(where: { !Self.leading.contains($0) })?.utf8.first.map({ $0 < 0x3A }) ?? false else { continue }
      let read = IngredientLine(String(part.drop { !$0.isNumber }))
      guard let first = read.measures.first, let mass = Self.mass(of: first), Self.saysNoName(read.name) else {
        continue
      }
      let count = measure.quantity.lower.value
      let isTin = measure.unit?.hasSize == true
      let isEach = isTin || words.contains(where: Self.each.contains) || isNearerToOne(mass, of: count, measure)
      return mass * (isEach && measure.unit?.dimension != .volume ? count : 1) * (isTin ? drained : 1)
    }
    return nil
  }

  /// Returns true if a weight is nearer to that of one piece than to that of all.
  private func isNearerToOne(_ mass: Double, of count: Double, _ measure: Measure) -> Bool {
    guard measure.unit == nil, count > 1, let piece = piece ?? kind?.piece, piece > 0 else { return false }
    // The geometric mean of the weight of one and of all.
    return mass * mass < piece * piece * count
  }

  private static func saysNoName(_ name: String) -> Bool {
    Words.of(name).allSatisfy { leading.contains($0) || $0.hasSuffix("ed") || ["net", "after"].contains($0) }
  }

  /// Words before a weight behind a comma.
  private static let leading = each.union([
    "about", "approx", "approximately", "around", "roughly", "ca", "circa", "weighing", "weight", "of", "a", "total",
    "totalling", "in", "all", "nearly", "some", "etwa", "rund", "ungefahr", "environ", "env",
  ])
  private static let each: Set<String> = ["each", "apiece", "per", "je", "jeweils", "chacun", "chacune", "cada"]

  /// Returns the grams in brackets: those of each piece if they follow its count or a package, "4 (6-ounce) fillets"
  /// and "2 containers (8 oz)", otherwise of all, "2 onions (300 g)".
  private func bracketed(_ measure: Measure) -> Double? {
    let parts = line.text.utf8.split(separator: UInt8(ascii: "("))
    for (before, part) in zip(parts, parts.dropFirst()) {
      if Self.endsInOther(Words.of(String(Substring(before)))) { continue }
      guard let inside = part.split(separator: UInt8(ascii: ")")).first.map({ String(Substring($0)) }) else { continue }
      let words = Words.of(inside)
      guard words.first.map({ !Self.other.contains($0) }) ?? false else { continue }
      let read = IngredientLine(String(inside.drop { !$0.isNumber }))
      let first = Measure(read.measures.first?.quantity ?? QuantityRange(.zero), read.measures.first?.unit)
      guard let mass = Self.mass(of: first) ?? Self.mass(in: read.pieces) else { continue }
      let isBehindCount = measure.unit?.dimension != .volume && !Substring(before).contains(where: \.isLetter)
      let isPackage = measure.unit?.hasSize == true
      // `3 (510 g) apples`: a weight in the amount's place is that of all.
      let isOfAll = line.pieces.contains { $0.content?.measures.first == first }
      let isEach = isBehindCount && !isOfAll || words.contains("each") || words.contains("apiece") || isPackage
      return mass * (isEach ? measure.quantity.lower.value : 1) * (isPackage ? drained : 1)
    }
    return nil
  }

  /// The grams in a note, "Peanut oil, ~60 g"; nil if none.
  private var noted: Double? {
    for part in line.note.utf8.split(separator: UInt8(ascii: ",")) {
      let words = Words.of(String(Substring(part)))
      guard let first = words.first, !Self.other.contains(first) else { continue }
      let read = IngredientLine(String(Substring(part)))
      guard let measure = read.measures.first, let unit = measure.unit else { continue }
      if unit.dimension == .mass { return Self.mass(of: measure) }
      if unit.dimension == .volume { return grams(measure) }
    }
    return nil
  }

  private static let or: Set<String> = ["or", "oder", "ou", "o"]

  /// Words before an alternative or addition, instead of this ingredient's amount.
  private static let other: Set<String> = [
    "or", "plus", "and", "for", "if", "per", "makes", "use", "from", "extra", "with",
  ]

  /// Returns true for "1 egg, or 3 tbsp", where a following bracket belongs to the alternative.
  private static func endsInOther(_ words: [String]) -> Bool {
    guard let place = words.lastIndex(where: { ["or", "plus"].contains($0) }) else { return false }
    return words[(place + 1)...].first?.utf8.first.map { $0 < 0x3A } ?? false
  }

  private static func mass(of measure: Measure) -> Double? {
    guard let unit = measure.unit, unit.dimension == .mass else { return nil }
    return measure.quantity.lower.value * unit.size.value
  }

  /// Returns the grams of the first amount that repeats the line's; nothing behind "plus" counts, and nothing behind
  /// "or" except between the amount and the name, "2 cups or 300 g rice".
  private static func mass(in pieces: [IngredientLinePiece]) -> Double? {
    var isOther = false
    for (place, piece) in pieces.enumerated() {
      guard let measures = piece.content?.measures else {
        let words = Words.of(piece.text)
        // `Or 3 tbsp/45 g` is an alternative up to the next comma.
        if piece.text.utf8.contains(UInt8(ascii: ",")) { isOther = false }
        if let last = words.last { isOther = isOther && !piece.isSlash || other.contains(last) }
        if place == 1, words.count == 1, or.contains(words[0]) { isOther = false }
        continue
      }
      let masses = measures.compactMap { mass(of: $0) }
      if masses.isEmpty || masses.count < measures.count || isOther { continue }
      return masses.reduce(0, +)
    }
    return nil
  }
}
