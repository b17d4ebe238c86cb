/// How long the steps of a recipe say that it takes.
///
/// The durations that they name are added up, of a range its middle, and two minutes for each ingredient. Left out is what
/// belongs to another duration or to none: `6 hours or overnight`, `the last 5 minutes`, `every 10 minutes`, `up to 2
/// days`, `keeps for a week`.
enum StepTimes {
  /// A night.
  static let night = 480
  /// What a recipe takes at the most: the rest is waiting, of which nobody counts the minutes.
  static let most = 1_440

  /// In minutes; nil without steps.
  static func minutes(of steps: [String], ingredients: Int) -> Int? {
    guard !steps.isEmpty else { return nil }
    let named = steps.flatMap(sentences).reduce(0.0) { $0 + minutes(of: $1) }
    return min(Int(named.rounded()) + 2 * ingredients, most)
  }

  /// A number's point ends none.
  static func sentences(_ step: String) -> [String] {
    var sentences: [String] = []
    var sentence = String.UnicodeScalarView()
    for scalar in step.unicodeScalars {
      if scalar == " ", let last = sentence.last, ".!?;".unicodeScalars.contains(last) {
        sentences.append(String(sentence))
        sentence = String.UnicodeScalarView()
      }
      sentence.append(scalar)
    }
    return sentences + [String(sentence)]
  }

  /// All durations of a sentence.
  static func minutes(of sentence: String) -> Double {
    var reader = LineReader(sentence)
    var sum = 0.0
    var isAlternative = false
    while !reader.isAtEnd {
      let isCounted = !isAlternative && !reader.isBesideTheWay
      if let minutes = reader.duration() {
        sum += isCounted ? minutes * (reader.isForEachSide ? 2 : 1) : 0
        isAlternative = reader.skipOr()
      } else {
        isAlternative = isAlternative && alternatives.contains(reader.word() ?? "")
        reader.index += 1
      }
    }
    return sum
  }

  /// What may stand between `or` and the other duration.
  private static let alternatives: Set<String> = [
    "a", "for", "at", "least", "about", "up", "to", "preferably", "better",
  ]
}

extension LineReader {
  /// `25-30 minutes`, `1 hour 20 minutes`, `1 ½ hrs`, `half an hour`, `a few minutes`, `overnight`; nil where none begins
  /// here.
  fileprivate mutating func duration() -> Double? {
    if skip(["overnight"]) { return Double(StepTimes.night) }
    guard let first = attempt({ $0.oneDuration() }) else { return nil }
    // `30 minutes to 1 hour` is the middle, `1 hour and 20 minutes` both.
    let more = attempt { reader -> Double? in
      if reader.skip(["to"]) { return reader.oneDuration().map { ($0 - first) / 2 } }
      _ = reader.skip(["and"])
      return reader.oneDuration().flatMap { $0 < first ? $0 : nil }
    }
    return first + (more ?? 0)
  }

  private mutating func oneDuration() -> Double? {
    guard let count = count() else { return nil }
    _ = skip(sign: LineToken.dashes)
    while skip(["more", "further", "additional", "full", "good", "or", "so", "of"]) {}
    guard let size = word().flatMap({ Self.sizes[$0] }) else { return nil }
    index += 1
    _ = skip(sign: ["."])
    return count * size
  }

  /// `2`, `2-3`, `a few`, `half an`, `an`, `another`.
  private mutating func count() -> Double? {
    if let quantity = quantity() {
      return [quantity.lower, quantity.upper].reduce(0) { $0 + Double($1.numerator) / Double($1.denominator) } / 2
    }
    let isOne = skip(["a", "an", "another", "further"])
    if let count = word().flatMap({ Self.counts[$0] }) {
      index += 1
      return count
    }
    return isOne ? 1 : nil
  }

  /// `or`, a comma before it or not.
  fileprivate mutating func skipOr() -> Bool {
    attempt { reader in
      _ = reader.skip(sign: [","])
      return reader.skip(["or"]) ? true : nil
    } ?? false
  }

  /// The next duration is no more of the way: a part of another one, or of what comes after the cooking.
  fileprivate var isBesideTheWay: Bool {
    if ["first", "last", "final", "remaining", "every", "after"].contains(word(-1)) { return true }
    if ["keep", "keeps", "store"].contains(word(-1)) || word(-1) == "to" && word(-2) == "up" { return true }
    return word(-1) == "for" && ["keep", "keeps", "store", "stored"].contains(word(-2))
  }

  /// `3 minutes on each side`, `per side`.
  fileprivate var isForEachSide: Bool {
    let words = (0...2).compactMap { word($0) }.drop { $0 == "on" }
    return words.count > 1 && ["each", "per", "a"].contains(words.first) && words.dropFirst().first == "side"
  }

  private static let sizes: [String: Double] = [
    "minute": 1, "minutes": 1, "min": 1, "mins": 1, "hour": 60, "hours": 60, "hr": 60, "hrs": 60,
  ]

  /// What quantities of ingredients have no words for.
  private static let counts: [String: Double] = [
    "few": 3, "couple": 2, "several": 3, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
    "sixty": 60,
  ]
}
