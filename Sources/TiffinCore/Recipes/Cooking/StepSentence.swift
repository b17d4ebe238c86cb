/// A sentence of a step, with its times, its quantities, and the ingredients that it names.
struct StepSentence {
  private(set) var parts: [CookingStep.Part] = []
  let namings: [NamedIngredients.Mention]

  private let sentence: String
  private let lines: [RecipeLine]
  private let factor: Quantity
  /// The index of each word's token.
  private let places: [Int]

  init(_ sentence: String, _ named: NamedIngredients, _ lines: [RecipeLine], scaledBy factor: Quantity) {
    let reader = IngredientLineParser(sentence)
    let (words, places) = reader.ingredientWords
    namings = named.namings(in: words)
    (self.sentence, self.lines, self.factor, self.places) = (sentence, lines, factor, places)
    read(reader)
  }

  private mutating func read(_ start: IngredientLineParser) {
    var reader = start
    var end = sentence.startIndex
    while !reader.isAtEnd {
      let first = reader.index
      let part: CookingStep.Part?
      if let seconds = reader.timer() {
        let time = reader.text(first..<reader.index)
        part = .time(StepTimer(text: time, seconds: seconds, doing: reader.verb(before: first)))
      } else {
        part = quantity(&reader).map { .quantity($0) }
      }
      guard let part, let range = reader.range(first..<reader.index) else {
        reader.index = max(first + 1, reader.index)
        continue
      }
      parts += [.text(String(sentence[end..<range.lowerBound])), part]
      end = range.upperBound
    }
    parts.append(.text(String(sentence[end...])))
    parts.removeAll { $0 == .text("") }
  }

  /// Parses a quantity next to the name of its ingredient, and returns it for the chosen servings. Returns nil if there
  /// is none, or if it is the quantity for each of several, as in `1 tbsp oil per pan`.
  ///
  /// A number without a unit counts only if it is the ingredient's whole quantity; `1 egg at a time` does not count.
  private func quantity(_ reader: inout IngredientLineParser) -> String? {
    let isNumber =
      reader.token()?.isNumber == true || reader.word().flatMap(IngredientLineParser.wholeNumber(word:)) != nil
    guard isNumber else { return nil }
    let first = reader.index
    let found = reader.attempt { reader -> (String, Int)? in
      guard let reading = reader.measure(), reading.more.isEmpty, let measure = reading.measures.first else {
        return nil
      }
      let end = reading.end ?? reading.tokens.upperBound
      guard let naming = named(after: end, reader) ?? named(before: first, reader), !isForEach(naming, reader) else {
        return nil
      }
      guard measure.unit == nil ? repeats(measure, naming) : measure.unit?.dimension != .length else { return nil }
      return (reader.text(first..<end), end)
    }
    guard let (text, end) = found else { return nil }
    reader.index = end
    let scaled = factor == .one ? text : IngredientLine("\(text) water").scaled(by: factor).parts.measure
    return scaled.isEmpty ? text : scaled
  }

  /// Words that may stand between a quantity and its ingredient, as in `of the remaining`.
  private static let between: Set<String> = [
    "of", "the", "remaining", "rest", "your", "more", "boiling", "hot", "cold",
  ]

  /// Returns the ingredient that follows a quantity; nil if there is none. For water, which recipes do not list as an
  /// ingredient, the result has no lines.
  private func named(after end: Int, _ reader: IngredientLineParser) -> NamedIngredients.Mention? {
    var place = end
    while place < min(end + 5, reader.tokens.count) {
      if let naming = namings.first(where: { places[$0.words.lowerBound] == place }) { return naming }
      guard let word = reader.word(at: place) else { return nil }
      if word == "water" { return NamedIngredients.Mention(words: 0..<0, lines: []) }
      guard Self.between.contains(word) || FoodPhrase.isHarmless(EnglishSingular.of(word)) else { return nil }
      place += 1
    }
    return nil
  }

  /// Returns the ingredient before a quantity in brackets, as in `the oil (2 tbsp)`; nil if there is none.
  private func named(before first: Int, _ reader: IngredientLineParser) -> NamedIngredients.Mention? {
    guard first > 1, reader.tokens[first - 1].isSign(["("]) else { return nil }
    return namings.first { places[$0.words.upperBound - 1] == first - 2 }
  }

  private func isForEach(_ naming: NamedIngredients.Mention, _ reader: IngredientLineParser) -> Bool {
    guard let last = naming.words.last.map({ places[$0] }) else { return false }
    let words = (1...3).compactMap { reader.word(at: last + $0) }
    return ["per", "each", "apiece"].contains(words.first) || words == ["at", "a", "time"]
      || words.starts(with: ["in", "each"]) || words.starts(with: ["for", "each"])
  }

  private func repeats(_ measure: Measure, _ naming: NamedIngredients.Mention) -> Bool {
    naming.lines.contains { lines[$0].line.quantity == measure.quantity }
  }
}

extension IngredientLineParser {
  /// The words in the form in which ingredients are looked up, each with the index of its token. Dashes are omitted;
  /// numbers and other punctuation are empty words.
  fileprivate var ingredientWords: (words: [String], places: [Int]) {
    var (words, places): ([String], [Int]) = ([], [])
    for (place, token) in tokens.enumerated() where !token.isSign(IngredientLineToken.dashes) {
      let bare = token.word.map { word in String(decoding: word.utf8.filter { $0 != UInt8(ascii: "'") }, as: UTF8.self)
      }
      words.append(bare.map(EnglishSingular.of) ?? "")
      places.append(place)
    }
    return (words, places)
  }
}
