/// The ingredients of a recipe by the words with which its steps name them: `red lentils` are `the lentils` there.
struct NamedIngredients {
  /// Words of a sentence that name ingredients.
  struct Naming: Equatable {
    /// The words, as indices.
    var words: Range<Int>
    /// The lines of the recipe, as indices; several if the sentence does not tell which: `onions` of two kinds.
    var lines: [Int]
  }

  /// The lines that a phrase names by their whole name, and those that it names by a part of it.
  private struct Phrase {
    var whole: [Int] = []
    var partly: [Int] = []
    var lines: [Int] { whole.isEmpty ? partly : whole }
  }

  private var phrases: [String: Phrase] = [:]
  private var codes: [String: [Int]] = [:]
  private var longest = 1

  /// - Parameter lines: All lines of the recipe, including headings, which are no ingredients.
  init(_ lines: [RecipeLine]) {
    for (place, line) in lines.enumerated() where !line.isHeading {
      for name in [line.line.name] + line.line.others {
        for phrase in FoodPhrase.all(in: name) { add(phrase, place) }
      }
    }
  }

  private mutating func add(_ phrase: FoodPhrase, _ place: Int) {
    let words = Array(phrase.words.drop { FoodPhrase.isHarmless($0) })
    let whole = words.isEmpty ? phrase.words : words
    // `Chicken thighs` are `the chicken` in a step, `parmesan cheese` is `the parmesan`.
    let bare = Array(whole.reversed().drop { Self.cuts.contains($0) || FoodPhrase.parts.contains($0) }.reversed())
    for words in [whole, bare] where !words.isEmpty {
      for start in words.indices {
        let part = Array(words[start...])
        let isWhole = start == 0 && words == whole
        guard isWhole || Self.isTelling(part) else { continue }
        add(part, place, isWhole: isWhole)
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

  /// Returns true for words that name an ingredient without those before them: not `sauce` of `soy sauce`.
  private static func isTelling(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    return words.count > 1 || !FoodPhrase.isHarmless(last) && !vague.contains(last)
  }

  /// Last words of names that steps also use for what is being cooked.
  private static let vague: Set<String> = [
    "sauce", "mix", "mixture", "dressing", "filling", "topping", "batter", "dough", "marinade", "glaze", "soup",
    "salad",
    "powder", "extract", "essence", "seasoning", "spice", "juice", "zest", "water", "base", "food", "paste", "cream",
  ]

  /// Cuts that steps leave out.
  private static let cuts: Set<String> = [
    "breast", "thigh", "leg", "wing", "drumstick", "fillet", "filet", "steak", "mince", "loin", "shoulder", "belly",
    "chop", "cheese", "leaf", "floret", "clove", "stick", "root",
  ]

  /// Parts of an ingredient that steps name behind it: the `white` of eggs, the `zest` of a lemon.
  private static let taken: Set<String> = [
    "white", "yolk", "zest", "juice", "peel", "rind", "skin", "wedge", "slice", "leaf", "stalk", "stem", "seed", "bone",
    "clove", "floret", "half", "head", "top", "green",
  ]
}

extension NamedIngredients {
  /// Returns the ingredients that a sentence names, in its order.
  ///
  /// - Parameter words: The words of the sentence, folded like ``ItemKey``; an empty one for a sign between two.
  func namings(in words: [String]) -> [Naming] {
    var namings: [Naming] = []
    let known = KitchenTable.matches(in: words)
    var place = 0
    while place < words.count {
      let naming = naming(at: place, words, known)
      if let naming { namings.append(naming) }
      place = naming?.words.upperBound ?? place + 1
    }
    return namings
  }

  private func naming(at place: Int, _ words: [String], _ known: [KitchenTable.Match]) -> Naming? {
    if words[place] == "cream", ["the", "together"].contains(words.dropFirst(place + 1).first) { return nil }
    for length in (1...longest).reversed() where place + length <= words.count {
      let span = place..<(place + length)
      guard let phrase = phrases[words[span].joined(separator: " ")] else { continue }
      let lines = phrase.lines.filter { !isOther(span, words, known, of: $0) }
      if !lines.isEmpty { return Naming(words: span, lines: lines) }
    }
    // The kitchen table knows other names of the same food: `prawns` for shrimp.
    let match = known.first { match in
      match.span.lowerBound == place && match.row.food.map { codes[$0] != nil } == true
        && !known.contains { $0.span.count > match.span.count && $0.span.contains(place) }
    }
    return match.flatMap { match in
      match.row.food.flatMap { codes[$0] }.map { Naming(words: match.span, lines: $0) }
    }
  }

  /// Returns true if the words are part of the name of another food: `milk` in `coconut milk`.
  private func isOther(_ span: Range<Int>, _ words: [String], _ known: [KitchenTable.Match], of line: Int) -> Bool {
    known.contains { match in
      guard match.span.count > span.count, match.span.lowerBound <= span.lowerBound,
        match.span.upperBound >= span.upperBound
      else { return false }
      if match.row.food.flatMap({ codes[$0] })?.contains(line) == true { return false }
      let before = words[match.span.lowerBound..<span.lowerBound],
        behind = words[span.upperBound..<match.span.upperBound]
      return !before.allSatisfy(FoodPhrase.isHarmless) || !behind.allSatisfy(Self.taken.contains)
    }
  }
}
