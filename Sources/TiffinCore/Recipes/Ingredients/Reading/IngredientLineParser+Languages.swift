/// Units, numbers and articles in languages other than English.
extension IngredientLineParser {
  // MARK: Units

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
  /// `noix de beurre` a knob, and `Fl.` in German recipes a bottle.
  mutating func dependentUnit() -> KitchenUnit? {
    if word() == "fl", !isLowercased, word(2) != "oz", endOfAbbreviation(at: index + 1) == index + 2 {
      index += 2
      return .bottle
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

  /// True if `gr.` or `gr` at this position means large, as in `1 gr. Zwiebel`, and not grams, as in `250 gr. Mehl` and
  /// `5 gr Salz`.
  private var isLarge: Bool {
    let hasPoint = token(1)?.isSign(["."]) == true && token(1)?.isGlued == true
    let first = hasPoint ? 2 : 1
    let noun = Self.colours.contains(word(first) ?? "") ? first + 1 : first
    guard let thing = word(noun), let token = token(noun),
      let count = self.token(-1).flatMap(Self.quantity), count <= Quantity(reducing: 12, 1)
    else { return false }
    if KitchenUnit(words: thing)?.dimension == .own { return true }
    guard text.unicodeScalars[token.range.lowerBound].properties.isUppercase else { return false }
    return hasPoint ? !Self.uncounted.contains(where: thing.hasSuffix) : Self.isCounted(thing)
  }

  /// Returns true if the ingredient is bought and used by the piece, such as `Zwiebeln` and `Knoblauchzehen`, but not
  /// `Mandeln`.
  private static func isCounted(_ thing: String) -> Bool {
    if countedEndings.contains(where: thing.hasSuffix) { return true }
    let endings = ["", "n", "en", "e", "er", "s", "nen"]
    return endings.contains { ending in
      guard thing.hasSuffix(ending) else { return false }
      let word = String(thing.dropLast(ending.utf8.count))
      return (KitchenTable.row(named: word)?.figures?.piece ?? 0) >= leastPiece
    }
  }

  /// Endings of ingredients that are counted although their names are also those of a spice, or their pieces are small.
  private static let countedEndings = [
    "zehe", "zehen", "schote", "schoten", "paprika", "paprikas", "champignon", "champignons",
  ]

  /// The grams from which an ingredient is counted rather than weighed by single grams.
  private static let leastPiece = 30.0

  private static func quantity(of token: LineToken) -> Quantity? {
    switch token.kind {
    case .number(let quantity), .fraction(let quantity): quantity
    case .word, .sign: nil
    }
  }

  private mutating func skipUnitWord() {
    index = endOfAbbreviation(at: index + 1)
  }

  /// Returns the position after the point or the optional ending of a word that ends at `place`; `place` if it has
  /// neither.
  func endOfAbbreviation(at place: Int) -> Int {
    let isPoint = tokens.indices.contains(place) && tokens[place].isGlued && tokens[place].isSign(["."])
    return optionalEnding(at: isPoint ? place + 1 : place) ?? (isPoint ? place + 1 : place)
  }

  // MARK: Optional endings

  /// Returns the position after an optional plural ending, such as `/n` in `Dose/n` or `(s)` in `clove(s)`; nil if
  /// there is none at this position.
  func optionalEnding(at place: Int) -> Int? {
    guard place > 0, tokens.indices.contains(place), tokens[place].isGlued, let stem = tokens[place - 1].word,
      stem.unicodeScalars.count > 1, stem != "and"
    else { return nil }
    let isInBrackets = tokens[place].isSign(["("])
    guard isInBrackets || tokens[place].isSign(LineToken.slashes) else { return nil }
    var reader = self
    reader.index = place + 1
    _ = reader.skip(sign: LineToken.dashes)
    guard reader.token()?.isGlued == true, let ending = reader.word() else { return nil }
    let isUnit = KitchenUnit(words: ending).map { $0 == KitchenUnit(words: stem) } ?? false
    guard Self.endings.contains(ending) || isUnit && !isInBrackets else { return nil }
    reader.index += 1
    if isInBrackets { return reader.skip(sign: [")"]) ? reader.index : nil }
    guard let next = reader.token(), next.isGlued else { return reader.index }
    return next.isSign([",", ";", ".", ":", ")"]) ? reader.index : nil
  }

  private static let endings: Set<String> = [
    "s", "es", "x", "n", "en", "nen", "e", "er", "ern", "r", "i", "a", "le", "eren", "ren", "ken", "pen", "ten", "len",
    "sen", "or", "ar", "na",
  ]

  // MARK: Numbers

  /// Parses a number in words followed by a unit, such as `une pincée`, `media cucharadita` or `pół łyżeczki`; nil
  /// without a unit, because the number may be part of a name (`media crema`, `un peu d'huile`).
  mutating func wordedMeasure() -> MeasureReading? {
    attempt { reader in
      guard var quantity = reader.wordedNumber() else { return nil }
      if quantity == .one, let part = reader.attempt({ $0.wordedNumber() }) { quantity = part }
      if let customary = reader.customaryUnit() {
        return MeasureReading(
          measures: [Measure(QuantityRange(quantity * customary.count), customary.unit)], tokens: 0..<0)
      }
      let described = reader.attempt { $0.unit().map { (nil, $0) } } ?? reader.describedUnit().map { ($0, $1) }
      guard let (adjective, unit) = described else { return nil }
      return MeasureReading(
        measures: [Measure(QuantityRange(quantity), unit)], adjective: adjective, tokens: 0..<0)
    }
  }

  private mutating func wordedNumber() -> Quantity? {
    guard let word = word(), let number = NumberWord.beforeUnit[word] else { return nil }
    index += 1
    return number
  }

  /// Parses a number in words without a unit, such as `un` in `le jus d'un citron`; nil if there is none at this
  /// position.
  mutating func wordedCount() -> MeasureReading? {
    attempt { reader in
      let start = reader.index
      guard let number = reader.wordedNumber(), reader.word() != nil else { return nil }
      return MeasureReading(measures: [Measure(QuantityRange(number))], tokens: start..<reader.index)
    }
  }

  private static let some = [
    "etwas", "quelques", "unas", "unos", "algunas", "algunos", "alcune", "alcuni", "qualche", "enkele", "odrobina",
    "kilka", "noen",
    "nogle", "nagra", "einige",
  ]
  private static let little = ["peu", "poco", "po", "po'", "pouco", "wenig", "bisschen", "beetje", "paar"]

  /// Skips words for an indefinite amount with their unit, such as `etwas`, `un peu de` or `quelques brins de`.
  mutating func skipSome() {
    _ = attempt { reader -> Bool? in
      if !reader.skip(Self.some) {
        guard reader.skip(["un", "ein", "een", "um"]), reader.skip(Self.little) else { return nil }
        _ = reader.skipPartitives(before: reader.tokens.count)
      }
      _ = reader.attempt { reader -> Bool? in
        guard reader.unit()?.dimension == .own else { return nil }
        _ = reader.skipPartitives(before: reader.tokens.count)
        return reader.word() == nil ? nil : true
      }
      return reader.word() == nil ? nil : true
    }
  }

  /// True if a remark in another language begins at this position, such as `nach Geschmack`, `q.b.`, `al gusto`, `zum
  /// Braten` or `pour servir`.
  var isAtForeignRemark: Bool {
    let next = word(1) ?? ""
    return switch word() {
    case "q", "n": next.isEmpty && word(2) == "b"
    case "al", "a": ["gusto", "gosto", "piacere", "volonte", "voluntad", "vontade"].contains(next)
    case "efter", "etter": ["smak", "smag", "behag", "behov", "onskemal"].contains(next)
    case "naar": ["smaak", "wens", "behoefte"].contains(next)
    case "selon": ["gout", "le", "votre", "les"].contains(next)
    case "segun": ["gusto", "el"].contains(next)
    case "do": ["smaku", "podania", "dekoracji", "smazenia", "posypania"].contains(next)
    case "nach": ["geschmack", "belieben", "bedarf", "wunsch"].contains(next)
    case "zum", "zur": token(-1)?.word != nil && token(1)?.word != nil
    case "pour": ["servir", "decorer", "la", "le", "les", "l'", "saupoudrer", "garnir"].contains(next)
    case "per": ["servire", "decorare", "guarnire", "friggere", "la", "il", "lo"].contains(next)
    case "para": ["servir", "decorar", "freir", "fritar", "untar", "espolvorear", "polvilhar"].contains(next)
    case "till": ["stekning", "servering", "garnering", "formen"].contains(next)
    case "aus": next == "der" && word(2) == "muhle"
    case "du": next == "moulin"
    case "fur": ["die", "den", "das", "deko"].contains(next)
    case "til": ["stegning", "servering", "pynt", "formen", "panden"].contains(next)
    case "om": next == "te" || next == "in"
    case let word? where CounterWord.remarks.contains(word): token(-1)?.word != nil
    default: false
    }
  }

  /// Skips a word for pieces after a number, such as `st`, `Stk.` or `szt.`; returns false if there is none.
  mutating func skipCounter() -> Bool {
    guard let word = word(), Self.counters.contains(word) else { return false }
    let end = endOfAbbreviation(at: index + 1)
    guard tokens.indices.contains(end), tokens[end].word != nil else { return false }
    index = end
    return true
  }

  private static let counters: Set<String> = [
    "st", "stk", "stck", "szt", "sztuka", "sztuki", "sztuk", "pz", "uds", "ud", "kpl", "nos",
  ]

  // MARK: Articles and sizes

  /// Skips articles after a quantity, such as `de`, `d'`, `de la`, `della` or `von`; returns false if there are none.
  /// Capitalised ones are part of a name, as in `Del Monte`.
  mutating func skipPartitives(before end: Int) -> Bool {
    let start = index
    while index < end, let word = word() {
      let isOf = word == "of" || Self.partitives.contains(word) && isLowercased
      let isArticle = index > start && Self.articles.contains(word) && isLowercased
      guard isOf || isArticle else { break }
      index += 1
    }
    if index >= end || word() == nil && token()?.isNumber != true { index = start }
    return index > start
  }

  /// Returns a text without "of" or "d'" at its beginning.
  static func withoutPartitive(_ text: String) -> String {
    var reader = IngredientLineParser(text)
    return reader.skipPartitives(before: reader.tokens.count)
      ? reader.text(reader.index..<reader.tokens.count) : text
  }

  private var isLowercased: Bool {
    token().map { text.unicodeScalars[$0.range.lowerBound].properties.isLowercase } ?? false
  }

  private static let partitives: Set<String> = [
    "de", "d'", "du", "des", "von", "vom", "di", "del", "dello", "della", "dell'", "dei", "degli", "delle", "van", "av",
    "af",
  ]
  private static let articles: Set<String> = ["la", "las", "los", "le", "les", "l'", "el", "lo", "het", "dem", "der"]

  /// Parses the fullness of a spoon after the unit, such as `, gehäuft`, `, gestr.` or `colmadas`; nil if there is
  /// none.
  mutating func fullnessBehind() -> String? {
    attempt { reader in
      let isBehindUnit = reader.token(-1).map { $0.word != nil || $0.isSign(["."]) } ?? false
      _ = reader.skip(sign: [","])
      let start = reader.index
      if isBehindUnit, let fullness = reader.attempt({ $0.englishFullness() }) { return fullness }
      _ = reader.skip(["leicht", "gut", "bien"])
      // `Volle melk` is whole milk.
      guard reader.word() != "volle", reader.skipDescribing(Self.fullnessAbroad) else { return nil }
      let fullness = reader.text(start..<reader.index)
      _ = reader.skip(sign: [","])
      return reader.word() == nil ? nil : fullness
    }
  }

  /// Parses words such as `packed` or `, lightly packed,` after a unit; nil if there are none.
  private mutating func englishFullness() -> String? {
    let start = index
    if skip(Self.adverbs) || skip(["lightly", "well"]) { _ = skip(sign: LineToken.dashes) }
    guard skip(["packed", "heaped", "heaping", "rounded"]) else { return nil }
    let fullness = text(start..<index)
    _ = skip(sign: [","])
    return word() == nil ? nil : fullness
  }

  /// Skips one of the given words, with the point of an abbreviation such as `geh.`; returns false if there is none.
  mutating func skipDescribing(_ words: Set<String>) -> Bool {
    guard let word = word(), words.contains(word) else { return false }
    index += 1
    if token()?.isGlued == true, skip(sign: ["."]) { return true }
    return true
  }

  /// Skips a size before a name, such as `gr.`, `kleine`, `m.-große` or `petites`; returns false if there is none.
  mutating func skipSizeAbroad() -> Bool {
    attempt { reader in
      if reader.skip(["m"]) {
        guard reader.skip(sign: ["."]) else { return nil }
        _ = reader.skip(sign: LineToken.dashes)
      }
      guard reader.skipDescribing(Self.sizesAbroad) else { return nil }
      if reader.isBeforeAdjectives { _ = reader.skip(sign: [","]) }
      return Self.namesOfSizes.contains(reader.word() ?? "") ? nil : true
    } ?? false
  }

  /// True if a comma between adjectives is at this position, as in `mittelgroße, festkochende Kartoffeln`: a noun
  /// follows before the next comma.
  private var isBeforeAdjectives: Bool {
    guard token()?.isSign([","]) == true, let first = token(1), first.word != nil else { return false }
    let scalars = text.unicodeScalars
    let words = tokens[(index + 1)...].prefix { $0.word != nil }
    return scalars[first.range.lowerBound].properties.isLowercase
      && words.dropFirst().contains { scalars[$0.range.lowerBound].properties.isUppercase }
  }

  /// Splits a size from the end of a name, as in Spanish and Italian: `medianas` in `cebollas medianas`; nil if there
  /// is none.
  static func partingSize(_ name: String) -> (name: String, size: String)? {
    guard let blank = name.lastIndex(of: " "), name[..<blank].contains(where: \.isLetter) else { return nil }
    let size = String(name[name.index(after: blank)...])
    return sizesBehind.contains(Folding.folded(size)) ? (String(name[..<blank]), size) : nil
  }

  static let fullnessAbroad: Set<String> = [
    "gehauft", "gehaufte", "gehaufter", "gehauften", "geh", "gestrichen", "gestrichene", "gestrichener",
    "gestrichenen", "gestr", "gest", "voll", "rase", "rases", "bombee", "bombees", "rasa", "rasas", "colmada",
    "colmadas", "raso", "rasi", "colmo", "colmi", "afgestreken", "volle", "struken", "strukna", "ragad", "ragade",
    "abbondante", "abbondanti", "scarso", "scarsi", "plaska", "plaskie", "czubata", "czubate", "cheia", "cheias",
    "rasos",
  ]

  static let sizesAbroad: Set<String> = [
    "gr", "gross", "grosse", "grosser", "grosses", "grossen", "kl", "klein", "kleine", "kleiner", "kleines", "kleinen",
    "mittelgr", "mittelgross", "mittelgrosse", "mittelgrosser", "mittelgrosses", "mittelgrossen", "mittlere",
    "mittlerer", "mittleres", "gros", "grosses", "beau", "beaux", "belle", "belles", "petit", "petite", "petits",
    "petites", "grand", "grande", "grands",
    "grandes", "moyen", "moyenne", "moyens", "moyennes", "piccolo", "piccola", "piccoli", "piccole", "pequena",
    "pequeno", "pequenas", "pequenos", "grote", "middelgrote", "stor", "stora", "stort", "liten", "litet", "sma",
    "duza", "duze", "duzy", "duzych", "srednia", "srednie", "sredni", "srednich",
  ]
  /// Words after a size that is part of the name, as in `gros sel`, `petits pois` and `Grand Marnier`.
  private static let namesOfSizes: Set<String> = [
    "sel", "pois", "marnier", "suisse", "suisses", "beurre", "four", "fours", "bohnen", "bonen",
  ]
  private static let sizesBehind: Set<String> = [
    "grande", "grandes", "grandi", "pequena", "pequeno", "pequenas", "pequenos", "mediana", "mediano", "medianas",
    "medianos", "piccolo", "piccola", "piccoli", "piccole", "medie", "moyen", "moyenne", "moyens", "moyennes",
  ]

  /// Colours and other adjectives before ingredients that are counted.
  private static let colours: Set<String> = [
    "rote", "roter", "rotes", "grune", "gruner", "grunes", "gelbe", "gelber", "gelbes", "weiße", "weisse", "orange",
    "reife", "reifer", "mehlige", "festkochende",
  ]
  /// Endings of German and English nouns that are weighed and not counted.
  private static let uncounted = [
    "salz", "zucker", "mehl", "hefe", "pulver", "butter", "safran", "zimt", "pfeffer", "natron", "gelatine", "honig",
    "senf", "kakao", "speck", "schinken", "kase", "reis", "starke", "grieß", "griess", "sahne", "milch", "ol", "essig",
    "muskat", "salt", "sugar", "flour", "yeast", "powder", "saffron", "pepper",
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
