/// Units of other languages, and words that are units only in some places.
extension IngredientLineParser {
  /// Parses a weight or volume that is a multiple of another unit, such as `Pfund`, `etti` or `ons`; nil if there is
  /// none.
  mutating func customaryUnit() -> (count: Quantity, unit: KitchenUnit)? {
    guard let word = word() else { return nil }
    if word == "cc" { return cubicCentimetre() }
    guard let unit = KitchenUnit.customary[word] else { return nil }
    skipUnitWord()
    return unit
  }

  /// Parses `cc`, which is a teaspoon (cuillère à café) below 5, and millilitres from 10 on; nil in between.
  private mutating func cubicCentimetre() -> (Quantity, KitchenUnit)? {
    guard case .number(let number)? = token(-1)?.kind else { return nil }
    let isSpoon = number < Quantity(reducing: 5, 1)
    if !isSpoon, number < Quantity(reducing: 10, 1) { return nil }
    skipUnitWord()
    return (.one, isSpoon ? .teaspoon : .millilitre)
  }

  /// Parses the unit after a word for pieces, such as `gousse` in `2 pièces gousse d'ail`; nil if there is none.
  mutating func unitOfPieces() -> KitchenUnit? {
    attempt { reader in
      guard let unit = reader.unit(), unit.dimension == .own,
        reader.attempt({ $0.skipPartitives(before: $0.tokens.count) ? true : nil }) != nil
      else { return nil }
      return unit
    }
  }

  /// Parses a unit whose kind is in brackets, such as `colheres (de sopa)` or `xícara (chá)`; nil if there is none.
  mutating func bracketedUnit() -> KitchenUnit? {
    attempt { reader in
      guard let first = reader.word(), Self.openUnits.contains(first) else { return nil }
      reader.index += 1
      guard reader.skip(sign: ["("]) else { return nil }
      var words = [first]
      while let word = reader.word(), words.count < 3 {
        words.append(word)
        reader.index += 1
      }
      return reader.skip(sign: [")"]) ? KitchenUnit(words: words.joined(separator: " ")) : nil
    }
  }

  private static let openUnits: Set<String> = [
    "colher", "colheres", "xicara", "xicaras", "cucharadita", "cucharaditas", "cucharada", "cucharadas",
  ]

  /// Parses a word that is a unit only before certain ingredients; nil if there is none. `Filet d'huile` is a drizzle,
  /// `noix de beurre` a knob, and in German recipes `Fl.` is a bottle, and `P.` a packet.
  mutating func dependentUnit() -> KitchenUnit? {
    if word() == "fl", !isLowercased, word(2) != "oz", endOfAbbreviation(at: index + 1) == index + 2 {
      index += 2
      return .bottle
    }
    if word() == "p", !isLowercased, endOfAbbreviation(at: index + 1) == index + 2,
      let thing = word(2), Self.inPackets.contains(where: thing.hasSuffix)
    {
      index += 2
      return .packet
    }
    guard let word = word(), let row = Self.dependent[word] else { return nil }
    var reader = self
    reader.index += 1
    let isOf = reader.skipPartitives(before: tokens.count)
    guard isOf, let object = reader.word(), row.of.contains(object) else { return nil }
    index += 1
    return row.unit
  }

  /// True if the words at this position only look like a unit, as in `pak choi`, `bouquet garni` and `gr. Zwiebel`.
  var isNoUnit: Bool {
    switch word() {
    case "pak": ["choi", "choy", "soi"].contains(word(1) ?? "")
    case "bouquet": word(1) == "garni"
    case "tube", "wheel": ["pasta", "pan", "shaped", "shape"].contains(word(1) ?? "")
    // `2 rolls, split` are rolls to eat.
    case "roll", "rolls":
      word(1) == nil && token(1)?.isSign(["("]) != true || ["cake", "cakes"].contains(word(1) ?? "")
    case "tray": ["bake", "bakes"].contains(word(1) ?? "")
    // A French dose is no tin.
    case "dose", "doses": ["de", "d'"].contains(word(1) ?? "")
    case "gr": isLarge
    // The size of a coffee spoon (colher de café) is uncertain.
    case "colher", "colheres": word(2) == "cafe"
    default: false
    }
  }

  private mutating func skipUnitWord() {
    index = endOfAbbreviation(at: index + 1)
  }

  /// Endings of German nouns for what is sold in small packets.
  private static let inPackets = [
    "zucker", "pulver", "hefe", "pudding", "gelatine", "steif", "natron", "guss", "starke", "aroma",
  ]

  private static let dependent: [String: (unit: KitchenUnit, of: Set<String>)] = {
    let liquids: Set<String> = [
      "huile", "vinaigre", "citron", "jus", "miel", "sirop", "lait", "creme", "sauce", "vin", "olio", "aceto", "miele",
      "aceite", "vinagre", "azeite", "oleo", "mel",
    ]
    let fats: Set<String> = ["beurre", "margarine", "burro", "mantequilla", "manteiga"]
    var units: [String: (KitchenUnit, Set<String>)] = [:]
    for word in ["filet", "filets", "filo", "hilo", "fio"] { units[word] = (.drizzle, liquids) }
    for word in ["noix", "noisette", "noisettes", "noce", "noci", "nuez", "noz"] { units[word] = (.knob, fats) }
    return units
  }()
}
