/// A parser of nutrients as written on web pages, such as `320 kcal`, `1,340 kJ (320 kcal)`, `12.5 g` or `480 mg`.
enum WebNutrientParser {
  /// Returns true if the words begin with 100 g or 100 ml. If that is the serving size, the values are not those of a
  /// serving.
  static func isHundred(_ words: ArraySlice<String>) -> Bool {
    ["100 g", "100 ml", "100 gram", "100 millilitre"].contains(
      words.prefix(2).map(EnglishSingular.of).joined(separator: " "))
      || ["100g", "100ml"].contains(words.first)
  }

  /// Returns true if the words of a serving size mean the whole recipe, such as `whole recipe`, `1 batch` or `the
  /// entire pie`.
  static func isWhole(_ words: [String]) -> Bool {
    let isAll = words.contains { $0 == "whole" || $0 == "entire" }
    let rest = words.filter { !wholes.contains($0) && !(isAll && dishes.contains($0)) }
    return rest.count < words.count && rest.allSatisfy(aroundWholes.contains)
  }

  private static let wholes: Set<String> = [
    "recipe", "batch", "dish", "rezept", "recette", "receta", "receita", "ricetta", "recept", "gericht",
  ]
  /// Words that mean the whole recipe only next to "whole" or "entire".
  private static let dishes: Set<String> = [
    "pie", "cake", "loaf", "pan", "pot", "tray", "thing", "casserole", "pizza", "quiche", "tart", "lasagne", "lasagna",
    "tin", "meal", "pudding",
  ]
  private static let aroundWholes: Set<String> = [
    "1", "the", "a", "whole", "entire", "full", "complete", "total", "all", "of", "per", "one", "this", "das", "ganze",
    "ganzes", "gesamtes", "gesamte", "pro", "la", "toute", "entiere", "par", "toda", "completa", "entera", "intera",
    "tutta", "hele", "hela", "helt",
  ]

  /// Parses energy, rounded to whole kilocalories; of several figures the one in kilocalories, of a range its middle. A
  /// figure without a unit is read as kilocalories. `1.250 kcal` is read with a thousands separator, but `348.125 kcal`
  /// with a decimal point, because a serving does not have more than 5,000 kcal. Nil if there is no figure, or only one
  /// per 100 g.
  ///
  /// - Source: NIST Special Publication 811, appendix B (1 cal = 4.184 J, thermochemical).
  static func energy(_ text: String) -> Energy? {
    let figures = servingFigures(text)
    let calories = figures.first { figure in kilocalories.contains(where: figure.unit.hasPrefix) }
    let kilojoules = figures.first { $0.unit == "kj" || $0.unit.hasPrefix("kilojoule") }
    let energy =
      (calories ?? (kilojoules == nil ? figures.first { $0.unit.isEmpty } : nil)).flatMap { $0.quantity(most: 5_000) }
      ?? kilojoules?.quantity(most: 21_000).map { $0 * Quantity(reducing: 1_000, 4_184) }
    return energy.flatMap { rounded($0) }.flatMap { try? Energy(kilocalories: $0) }
  }

  /// Returns the figures that are not those of 100 g; empty for `per 100 g: 320 kcal`.
  private static func servingFigures(_ text: String) -> [Figure] {
    let figures = figures(text)
    let words = SearchWords.of(text)
    guard words.indices.contains(where: { isHundred(words[$0...]) }) else { return figures }
    return isHundred(words.drop(while: isPer)) ? [] : figures.filter { !$0.isOfHundred }
  }

  /// The beginnings of words for kilocalories, including calories.
  private static let kilocalories = ["cal", "kcal", "kilocal", "kalor", "kilokalor", "kkal", "ккал", "大卡", "千卡"]

  /// Parses the first mass in a text, to the milligram; nil if it is not a metric mass. A value without a unit is in
  /// grams. The separator in `1,250 g` is a decimal separator, that in `1,250 mg` a thousands separator.
  static func mass(_ text: String) -> Mass? {
    guard let figure = figures(text).first else { return nil }
    let unit = figure.unit.isEmpty ? KitchenUnit.gram : KitchenUnit(words: figure.unit)
    guard let unit, unit.isMetric, unit.dimension == .mass,
      let quantity = figure.quantity(most: unit == .milligram ? 999_999 : 0)
    else { return nil }
    return rounded(quantity * unit.size * Quantity(reducing: 1_000, 1)).flatMap { try? Mass(milligrams: $0) }
  }

  private static func rounded(_ quantity: Quantity) -> Int? {
    let half = quantity + Quantity(reducing: 1, 2)
    return half.numerator / half.denominator
  }

  /// A number with its unit, which is the word after or before the number.
  private struct Figure {
    let number: WrittenNumber
    /// The other end of a range; nil if there is none.
    var end: WrittenNumber?
    var unit: String
    /// True if the value is of 100 g or 100 ml, as in `320 kcal per 100 g`.
    var isOfHundred = false

    /// Returns the number, or the middle of a range. A separator that may be a decimal or a thousands separator is read
    /// as the latter if the number is then at most `most`. Nil for `12,345` if that is more, and for numbers of
    /// 10,000,000 or more.
    func quantity(most: Int) -> Quantity? {
      guard let first = Self.quantity(number, most: most) else { return nil }
      guard let end, let last = Self.quantity(end, most: most), last > first else { return first }
      return (first + last) * Quantity(reducing: 1, 2)
    }

    private static func quantity(_ number: WrittenNumber, most: Int) -> Quantity? {
      if let grouped = number.grouped {
        if grouped <= most { return Quantity(grouped) }
        // `12,345 kcal` is too much for a serving, and not 12 kcal either.
        if most > 0, !number.hasPoint, number.whole.count < 3 { return nil }
      }
      return number.value.flatMap { $0 < Quantity(reducing: 10_000_000, 1) ? $0 : nil }
    }
  }

  /// Parses numbers with their units; empty if one of them is an upper bound or the first is negative, as in `<1 g` or
  /// `-5`.
  private static func figures(_ text: String) -> [Figure] {
    var figures: [Figure] = []
    var words: [String] = []
    var isBeforeEnd = false
    var rest = Array(text.unicodeScalars)[...]
    while let start = rest.indices.first(where: { isNumber(at: $0, rest) }) {
      let before = rest[..<start]
      let lead = Whitespace.trimmed(String(String.UnicodeScalarView(before)))
      let isBound = lead.unicodeScalars.contains { "<≤".unicodeScalars.contains($0) }
      if isBound || figures.isEmpty && endsWithMinus(before) { return [] }
      rest = rest[start...]
      guard let number = WrittenNumber(taking: &rest) else { return [] }
      rest = rest.drop(while: Whitespace.isBlank)
      let letters = rest.prefix { $0 == "%" || $0.properties.isAlphabetic }
      rest = rest[letters.endIndex...]
      let unit = TextFolding.folded(String(String.UnicodeScalarView(letters)))
      let bare = perWords.contains(unit) ? "" : unit
      let isEnd = isBeforeEnd && lead.isEmpty || dashes.contains(lead)
      if isEnd, let last = figures.last, last.end == nil, last.unit.isEmpty || last.unit == unit {
        figures[figures.count - 1].end = number
        figures[figures.count - 1].unit = bare
      } else {
        words.append(SearchWords.of(lead).last ?? "")
        figures.append(Figure(number: number, unit: toWords.contains(unit) ? "" : bare))
      }
      isBeforeEnd = toWords.contains(unit)
      let behind = SearchWords.of(String(String.UnicodeScalarView(letters + rest.prefix(40))))
      figures[figures.count - 1].isOfHundred = isHundred(behind.dropFirst().drop(while: isPer))
    }
    // In `kJ 1340` and `kcal 320, kJ 1340`, the units precede the numbers.
    guard figures.last?.unit.isEmpty == true, words.first.map(isUnit) == true else { return figures }
    return zip(figures, words).map { Figure(number: $0.number, end: $0.end, unit: isUnit($1) ? $1 : "") }
  }

  /// Returns true if the text before a number ends with its minus sign, but not if it ends with a dash after a word, as in
  /// `Energy - 250 kcal`.
  private static func endsWithMinus(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let sign = text.lastIndex(where: { !Whitespace.isBlank($0) }), "-−".unicodeScalars.contains(text[sign]) else {
      return false
    }
    let words = text[..<sign]
    let isGlued = sign == text.endIndex - 1
    return isGlued ? words.last?.properties.isAlphabetic != true : words.allSatisfy(Whitespace.isBlank)
  }

  private static let dashes: Set<String> = ["-", "–", "—", "−", "~"]
  private static let toWords: Set<String> = ["to", "bis", "a", "tot", "till", "til", "hasta", "do", "or", "und", "and"]

  /// Words after a number that are not its unit, as in `250 per serving`.
  private static let perWords: Set<String> = [
    "per", "pro", "par", "por", "each", "je", "pour", "fur", "a", "an", "for", "in", "approx", "approximately", "ca",
    "estimated", "total", "pr", "na", "voor",
  ]

  private static func isPer(_ word: String) -> Bool { perWords.contains(word) }

  private static func isUnit(_ word: String) -> Bool { ["kj", "kcal", "cal", "g", "mg", "kilojoules"].contains(word) }

  private static func isNumber(at place: Int, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = text[place...]
    // The point of `ca.320 kcal` is not a decimal separator.
    let isInside = place > text.startIndex && !Whitespace.isBlank(text[place - 1])
    if isInside, WrittenNumber.decimalSigns.contains(text[place]) { return false }
    return WrittenNumber(taking: &rest) != nil
  }
}
