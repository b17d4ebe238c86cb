/// The ingredients of a recipe by the words with which its steps name them: a step calls `red lentils` only `the
/// lentils`.
struct NamedIngredients {
  /// Words of a sentence that name one or more ingredients.
  struct Mention: Equatable {
    /// The indices of the words in the sentence.
    var words: Range<Int>
    /// The indices of the recipe's lines. There are several if the sentence does not say which one is meant, such as
    /// `onions` in a recipe with two kinds.
    var lines: [Int]
  }

  /// The lines whose whole name is a phrase, and the lines with a name of which the phrase is a part.
  private struct Phrase {
    var whole: [Int] = []
    var partly: [Int] = []
    var lines: [Int] { whole.isEmpty ? partly : whole }
  }

  /// The lines that each phrase names, by the phrase.
  private var phrases: [String: Phrase] = [:]
  /// The indices of the lines, by the code of their food in ``KitchenTable``.
  private var codes: [String: [Int]] = [:]
  /// The maximum number of words of a phrase.
  private var longest = 1

  /// - Parameter lines: All lines of the recipe. Headings are ignored.
  init(_ lines: [RecipeLine]) {
    for (place, line) in lines.enumerated() where !line.isHeading {
      for name in [line.line.name] + line.line.others {
        for phrase in FoodPhrase.all(in: name) { add(phrase, place) }
      }
    }
  }

  private mutating func add(_ phrase: FoodPhrase, _ place: Int) {
    let whole = phrase.words
    // A step calls `chicken thighs` only `the chicken`, and `parmesan cheese` only `the parmesan`.
    let bare = Array(whole.reversed().drop { Self.cuts.contains($0) || FoodPhrase.parts.contains($0) }.reversed())
    for words in [whole, bare] where !words.isEmpty {
      for start in words.indices {
        let isWhole = start == 0 && words == whole
        guard isWhole || Self.isTelling(Array(words[start...])) else { continue }
        add(Array(words[start...]), place, isWhole: isWhole)
      }
    }
    for candidate in phrase.candidates.prefix(1) where KitchenTable.foods.contains(candidate.code) {
      codes[candidate.code, default: []].append(place)
    }
  }

  private mutating func add(_ words: [String], _ place: Int, isWhole: Bool) {
    longest = max(longest, words.count)
    let key = words.joined(separator: " ")
    var phrase = phrases[key] ?? Phrase()
    if isWhole, !phrase.whole.contains(place) { phrase.whole.append(place) }
    if !isWhole, !phrase.partly.contains(place) { phrase.partly.append(place) }
    phrases[key] = phrase
  }

  /// Returns true if the words name an ingredient without the words before them; false for `sauce` from `soy sauce`.
  private static func isTelling(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    return words.count > 1 || !FoodPhrase.isHarmless(last) && !vague.contains(last)
  }

  /// Last words of ingredient names that steps also use for the dish itself or a part of it.
  private static let vague: Set<String> = [
    "sauce", "mix", "mixture", "dressing", "filling", "topping", "batter", "dough", "marinade", "glaze", "soup",
    "salad",
    "powder", "extract", "essence", "seasoning", "spice", "juice", "zest", "water", "base", "food", "paste", "cream",
  ]

  /// Words, such as cuts of meat, that steps omit at the end of an ingredient's name.
  private static let cuts: Set<String> = [
    "breast", "thigh", "leg", "wing", "drumstick", "fillet", "filet", "steak", "mince", "loin", "shoulder", "belly",
    "chop", "cheese", "leaf", "floret", "clove", "stick", "root",
  ]

  /// Parts of an ingredient that a step names after the ingredient, such as `white` in `egg white` and `zest` in `lemon
  /// zest`.
  private static let parts: Set<String> = [
    "white", "yolk", "zest", "juice", "peel", "rind", "skin", "wedge", "slice", "leaf", "stalk", "stem", "seed", "bone",
    "clove", "floret", "half", "head", "top", "green",
  ]
}

extension NamedIngredients {
  /// Returns the ingredients that a sentence names, in the order of the sentence.
  ///
  /// - Parameter words: The words of the sentence, normalised as in ``GroceryItemKey``, with an empty word for every
  ///   number, and for all punctuation except dashes.
  func namings(in words: [String]) -> [Mention] {
    var namings: [Mention] = []
    let known = KitchenTable.matches(in: words)
    var place = 0
    while place < words.count {
      let naming = naming(at: place, words, known)
      if let naming { namings.append(naming) }
      place = naming?.words.upperBound ?? place + 1
    }
    return namings
  }

  private func naming(at place: Int, _ words: [String], _ known: [KitchenTable.Match]) -> Mention? {
    if words[place] == "cream", ["the", "together"].contains(words.dropFirst(place + 1).first) { return nil }
    for length in (1...longest).reversed() where place + length <= words.count {
      let span = place..<(place + length)
      guard let phrase = phrases[words[span].joined(separator: " ")] else { continue }
      let lines = phrase.lines.filter { !isOther(span, words, known, of: $0) }
      if !lines.isEmpty { return Mention(words: span, lines: lines) }
    }
    // The kitchen table knows other names of the same food, such as `prawns` for shrimp.
    let match = known.first { match in
      match.span.lowerBound == place && match.row.food.map { codes[$0] != nil } == true
        && !known.contains { $0.span.count > match.span.count && $0.span.contains(place) }
    }
    return match.flatMap { match in
      match.row.food.flatMap { codes[$0] }.map { Mention(words: match.span, lines: $0) }
    }
  }

  /// Returns true if the words belong to the name of another food, such as `milk` in `coconut milk`.
  private func isOther(_ span: Range<Int>, _ words: [String], _ known: [KitchenTable.Match], of line: Int) -> Bool {
    known.contains { match in
      guard match.span.count > span.count, match.span.lowerBound <= span.lowerBound,
        match.span.upperBound >= span.upperBound
      else { return false }
      if match.row.food.flatMap({ codes[$0] })?.contains(line) == true { return false }
      let before = words[match.span.lowerBound..<span.lowerBound]
      let after = words[span.upperBound..<match.span.upperBound]
      return !before.allSatisfy(FoodPhrase.isHarmless) || !after.allSatisfy(Self.parts.contains)
    }
  }
}
