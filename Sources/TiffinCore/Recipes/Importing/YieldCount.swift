/// A number in a page's yield, and whether it counts people, pieces or whole dishes.
struct YieldCount {
  /// The number, from 1 to 1,000.
  let count: Int
  /// True if it counts people or portions.
  let isOfPeople: Bool
  /// True if it belongs to a measure, as in `1 quart`, or counts dishes that are cut before they are eaten, as in `2
  /// loaves`.
  let isOfWhole: Bool

  static func all(in text: String) -> [YieldCount] {
    var reader = IngredientLineParser(TextCleanup.line(text, limit: 100))
    var counts: [YieldCount] = []
    while !reader.isAtEnd {
      let start = reader.index
      if let count = YieldCount(&reader, at: start) { counts.append(count) }
      if reader.index == start { reader.index += 1 }
    }
    return counts
  }

  /// Parses a whole number, and looks at the words after it; nil if there is none within ``Servings/range``, or if it is
  /// part of an exponent.
  private init?(_ reader: inout IngredientLineParser, at start: Int) {
    let isNegative = reader.isBehindMinus(start), isExponent = reader.isExponentSign(start - 1)
    guard let quantity = reader.quantity(), !isNegative, !isExponent, !reader.isExponentSign(reader.index) else {
      return nil
    }
    let number = quantity.lower * (reader.skip(["dozen"]) ? Quantity(reducing: 12, 1) : .one)
    guard number.isWhole, Servings.range.contains(number.numerator) else { return nil }
    count = number.numerator
    var ahead = reader
    let isMeasured = ahead.skipMeasure()
    let words = ahead.words()
    let isFew = count <= Self.mostWholes
    isOfWhole = isMeasured || words.contains { Self.wholes.contains($0) || isFew && Self.cakes.contains($0) }
    isOfPeople = !isOfWhole && (words.contains { Self.people.contains($0) } || reader.isBehindServing(start))
  }

  /// Words for people and portions.
  static let people: Set<String> = [
    "serving", "servings", "portion", "portions", "portionen", "person", "persons", "personen", "personnes", "people",
    "adults",
  ]
  /// Words before a number of people.
  static let serving: Set<String> = ["serves", "serve", "feeds", "for", "servings", "portions", "portionen"]
  private static let wholes: Set<String> = [
    "loaf", "loaves", "batch", "batches", "pan", "pans", "tray", "trays", "casserole", "casseroles", "dough", "crust",
    "crusts", "terrine", "terrines",
  ]
  /// Words for dishes that are cut before they are eaten if there are at most ``mostWholes``. A larger number counts
  /// small cakes.
  private static let cakes: Set<String> = [
    "cake", "cakes", "cheesecake", "cheesecakes", "pie", "pies", "tart", "tarts", "quiche", "quiches", "galette",
    "galettes",
  ]
  private static let mostWholes = 3
}

extension IngredientLineParser {
  /// Skips a measure directly after a number, such as `quarts`, `kg` or `jars`; returns false if there is none.
  fileprivate mutating func skipMeasure() -> Bool {
    attempt { reader -> KitchenUnit? in
      guard let unit = reader.hyphenatedUnit() else { return nil }
      return [.mass, .volume, .length].contains(unit.dimension) || unit.isContainer ? unit : nil
    } != nil
  }

  /// Parses the words for the counted dish without its size, such as `round cake` in ` (9-inch) round cake`.
  fileprivate mutating func words() -> [String] {
    var words: [String] = []
    while !isAtEnd {
      if let word = word(), !Self.joining.contains(word) {
        words.append(word)
        index += 1
      } else if !skipBrackets() && !skipSize() && !skip(sign: IngredientLineToken.dashes) {
        break
      }
    }
    return words
  }

  private static let joining: Set<String> = ["or", "and", "plus"]

  private mutating func skipBrackets() -> Bool {
    guard skip(sign: ["("]) else { return false }
    while !isAtEnd, !skip(sign: [")"]) { index += 1 }
    return true
  }

  private mutating func skipSize() -> Bool {
    attempt { reader in reader.quantity() != nil && reader.skipMeasure() ? true : nil } ?? false
  }

  /// Returns true if a token is the `e` of a number such as `1e400`.
  fileprivate func isExponentSign(_ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens.indices.contains(place + 1) && tokens[place].word == "e"
      && tokens[place].isGlued && tokens[place + 1].isGlued && tokens[place + 1].isNumber
  }

  /// Returns true if the number at a position is negative, as in `-3`. A hyphen after a word is not a minus sign.
  fileprivate func isBehindMinus(_ place: Int) -> Bool {
    place > 0 && tokens.indices.contains(place) && tokens[place].isGlued && tokens[place - 1].isSign(["-", "−"])
      && !tokens[place - 1].isGlued
  }

  /// Returns true if the number at a position follows a word such as `Serves`, as in `Serves 4` or `Servings: 4`.
  fileprivate func isBehindServing(_ place: Int) -> Bool {
    var before = place - 1
    while before >= 0, tokens[before].isSign([":", "~"]) || ["about", "approx"].contains(tokens[before].word) {
      before -= 1
    }
    return before >= 0 && YieldCount.serving.contains(tokens[before].word ?? "")
  }
}
