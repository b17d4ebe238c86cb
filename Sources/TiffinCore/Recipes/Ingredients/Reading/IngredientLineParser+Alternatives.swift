/// Names with alternatives, such as `chicken, beef, or vegetable broth`. The grocery list gets the first one.
extension IngredientLineParser {
  /// The first of several alternatives as the name, and the words for the others as a note.
  struct Choice {
    let name: String
    let note: String
  }

  /// Parses alternatives that share their last word, or that begin with adjectives; nil if there are none, or if the
  /// first one is a complete name.
  mutating func choice(before end: Int) -> Choice? {
    let segments = segments(before: end)
    guard let first = segments.first, let place = segments.dropFirst().firstIndex(where: { orPlace($0) != nil }),
      let or = orPlace(segments[place]), or + 1 < segments[place].upperBound
    else { return nil }
    let last = or + 1..<segments[place].upperBound
    var others = Array(segments[..<place])
    if or > segments[place].lowerBound { others.append(segments[place].lowerBound..<or) }
    let areAdjectives = others.allSatisfy(isDescribing)
    guard areAdjectives || others.allSatisfy(canBeAlternative), !tokens[last].contains(where: \.isNumber) else {
      return nil
    }
    let choice = areAdjectives ? described(first, last) : sharing(first, last)
    if choice != nil { index = last.upperBound }
    return choice
  }

  /// Returns the parts separated by commas, up to a bracket or a remark.
  private func segments(before end: Int) -> [Range<Int>] {
    var reader = self
    var segments: [Range<Int>] = []
    var start = index
    while reader.index < end, let token = reader.token() {
      if token.isSign([","]) {
        segments.append(start..<reader.index)
        start = reader.index + 1
      } else if token.isSign(["("]) || reader.isAtRemark {
        break
      }
      reader.index += 1
    }
    return segments + [start..<reader.index]
  }

  private func orPlace(_ segment: Range<Int>) -> Int? { segment.first { tokens[$0].word == "or" } }

  /// Returns true if the segment consists of one to three words that are neither a remark nor a preparation.
  private func canBeAlternative(_ segment: Range<Int>) -> Bool {
    guard let terms = terms(segment), (1...3).contains(terms.count), let word = terms[0].first else { return false }
    let isWork = terms.count == 1 && isParticiple(word) && terms[0].count == 1
    return !isWork && !Self.remarking.contains(word) && !tokens[segment].contains(where: \.isNumber)
  }

  /// Returns the noun that adjectives share, such as sour cream in `whole, low-fat, or nonfat sour cream`. All colours
  /// are preserved, and the first participle, as in `diced, crushed, or whole tomatoes`. Returns nil if there is none.
  private func described(_ first: Range<Int>, _ last: Range<Int>) -> Choice? {
    let words = Set(tokens[first].compactMap(\.word))
    if !words.isDisjoint(with: ["low", "no", "full", "half"]), first.count == 1 { return nil }
    let whole = first.lowerBound..<last.upperBound
    if !words.isDisjoint(with: Self.colours) { return Choice(name: text(whole), note: "") }
    guard let head = withoutAdjectives(last) else { return nil }
    if let word = tokens[first].last?.word, isParticiple(word) {
      return Choice(name: "\(text(first)) \(text(head))", note: text(first.upperBound + 1..<last.upperBound))
    }
    return Choice(name: text(head), note: text(first.lowerBound..<head.lowerBound))
  }

  /// Returns the words after the adjectives; nil if there are no adjectives.
  private func withoutAdjectives(_ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start + 1 < range.upperBound {
      let hyphens = tokens[(start + 1)..<range.upperBound].prefix { $0.isGlued }.count
      guard isDescribing(start..<start + 1 + hyphens) else { break }
      start += 1 + hyphens
    }
    return start > range.lowerBound && start < range.upperBound ? start..<range.upperBound : nil
  }

  /// Returns the first alternative with the shared last word, such as olive oil for `olive, canola, or grapeseed oil`;
  /// nil if the first alternative is a complete name.
  private func sharing(_ first: Range<Int>, _ last: Range<Int>) -> Choice? {
    guard let head = sharedHead(first, last), let word = tokens[first].last?.word, let next = tokens[head].last?.word
    else { return nil }
    let single = EnglishSingular.of(word)
    let isPlural = single != word && !Self.isPossessive(word)
    if isPlural || isComplete(single, before: EnglishSingular.of(next)) { return nil }
    if tokens[last].contains(where: { $0.word == word }) { return nil }
    return Choice(
      name: "\(text(first)) \(text(head))", note: IngredientLineParser.trimmed(text(first.upperBound..<last.upperBound))
    )
  }

  /// Returns true if the word is a complete name without the shared word, such as `butter` in `butter or vegetable
  /// oil`, but not `olive`.
  private func isComplete(_ word: String, before head: String) -> Bool {
    if Self.modifiers[word]?.contains(head) == true { return false }
    return Self.complete.contains(word) || Self.uncounted.contains(word)
  }

  private func sharedHead(_ first: Range<Int>, _ last: Range<Int>) -> Range<Int>? {
    guard last.count > 1, let word = tokens[last].last?.word else { return nil }
    if Self.isPossessive(tokens[first].last?.word ?? ""), Self.isPossessive(tokens[last].first?.word ?? "") {
      return last.lowerBound + 1..<last.upperBound
    }
    guard Self.heads.contains(EnglishSingular.of(word)) || isKnown(first, before: word) else { return nil }
    let two = [tokens[last.upperBound - 2].word, EnglishSingular.of(word)].compactMap(\.self).joined(separator: " ")
    let isTwo = Self.doubleHeads.contains(two) && last.count > 2
    return last.upperBound - (isTwo ? 2 : 1)..<last.upperBound
  }

  /// Returns true if the first alternative with the last word is the name of another food than the first alternative
  /// alone, such as `peanut butter`, but not `penne pasta`.
  private func isKnown(_ first: Range<Int>, before head: String) -> Bool {
    let alone = tokens[first].compactMap(\.word)
    let row = { (words: [String]) in KitchenTable.row(named: GroceryItemKey(words.joined(separator: " ")).text) }
    guard let whole = row(alone + [head]) else { return false }
    return whole.food != row(alone)?.food
  }

  private static func isPossessive(_ word: String) -> Bool {
    let word = word.replacing("’", with: "'")
    return word.hasSuffix("'s") || word.hasSuffix("s'")
  }

  private static let colours: Set<String> = [
    "red", "yellow", "green", "orange", "white", "black", "brown", "purple", "blue", "pink", "dark", "light",
  ]

  /// Last words that alternatives can share, in the singular.
  private static let heads: Set<String> = [
    "apple", "bean", "berry", "bread", "breast", "broth", "cabbage", "cheese", "chile", "chili", "chilli", "chip",
    "chocolate", "chop", "cream", "cutlet", "extract", "fillet", "flour", "grape", "jam", "jelly", "juice", "leaf",
    "lentil", "lettuce", "liqueur", "loin", "meat", "melon", "milk", "mince", "mushroom", "mustard", "noodle", "nut",
    "oil",
    "olive", "onion", "paste", "pepper", "potato", "powder", "rice", "salt", "sauce", "seed", "shoulder", "squash",
    "steak", "stock", "sugar", "syrup", "thigh", "tomato", "tortilla", "vinegar", "wine", "yoghurt", "yogurt", "zest",
  ]
  private static let doubleHeads: Set<String> = [
    "bell pepper", "chili pepper", "chocolate chip", "curry paste", "wine vinegar", "chili powder", "salad leaf",
  ]

  /// The last words that are also sold under this word alone.
  private static let uncounted: Set<String> = [
    "bread", "broth", "cheese", "chocolate", "cream", "extract", "flour", "jam", "jelly", "juice", "lettuce", "liqueur",
    "meat", "milk", "mustard", "oil", "paste", "powder", "rice", "salt", "sauce", "stock", "sugar", "syrup", "vinegar",
    "wine", "yoghurt", "yogurt", "zest",
  ]
  /// The words before which a word that is otherwise a complete name belongs to a longer name, as in `cream cheese`, by
  /// that word.
  private static let modifiers: [String: Set<String>] = [
    "bread": ["flour"], "cream": ["cheese"], "milk": ["chocolate", "chip"], "mustard": ["seed"],
    "rice": ["vinegar", "noodle", "flour", "milk", "wine"], "wine": ["vinegar"], "honey": ["mustard"],
    "corn": ["oil", "syrup", "tortilla", "starch", "chip"], "flour": ["tortilla"], "garlic": ["powder", "salt"],
    "butter": ["lettuce"],
    "barley": ["flour"],
  ]

  /// Other ingredients that are sold under this word alone.
  private static let complete: Set<String> = [
    "agave", "arrowroot", "arugula", "baguette", "barley", "brandy", "bulgur", "butter", "buttermilk", "chard",
    "corn", "cornmeal", "cornstarch", "couscous", "fennel", "garlic", "ghee", "honey", "kale", "lard", "leek",
    "margarine", "marsala", "mayonnaise", "molasses", "orzo", "pasta", "polenta", "port", "quinoa", "ricotta",
    "rocket", "sake", "scallion", "semolina", "shallot", "sherry", "shortening", "spinach", "tofu", "vermouth",
    "water", "watercress", "zucchini",
  ]
}
