/// The number of servings that a recipe's steps mention, for recipes that do not state it.
///
/// The number of pieces is not used: in recipes with stated servings, "2 chicken breasts" serve four people as often as
/// two.
enum ServingsGuess {
  /// The plausible numbers of servings. A higher number counts the pieces of a batch.
  private static let range = 1...24

  /// Returns the number of servings in the steps, such as "divide between four bowls", "serves 6" or "cut into 12
  /// squares"; nil if there is none. The last plausible number counts.
  static func by(steps: [String]) -> Int? {
    for sentence in steps.reversed().flatMap({ WorkAndRestTime.sentences($0).reversed() }) {
      if let count = count(in: SearchWords.of(withoutAsides(sentence))), range.contains(count) { return count }
    }
    return nil
  }

  private static func count(in words: [String]) -> Int? {
    for (place, word) in words.enumerated() {
      guard let count = numbers[word] ?? Int(word) else { continue }
      var rest = words[(place + 1)...]
      if let next = rest.first, between.contains(next) { rest = rest.dropFirst() }
      let before = words[..<place]
      if before.last == "serves" { return count }
      guard let noun = rest.first else { continue }
      if served.contains(noun), !dividing.isDisjoint(with: before) { return count }
      if cut.contains(noun), before.last == "into", !before.contains("each") { return count }
    }
    return nil
  }

  /// Returns the sentence without the text in brackets, whose servings are not those of the recipe, as in "(½ cup for 4
  /// servings)".
  private static func withoutAsides(_ sentence: String) -> String {
    var depth = 0
    var kept = String.UnicodeScalarView()
    for scalar in sentence.unicodeScalars {
      if scalar == "(" { depth += 1 }
      if depth == 0 { kept.append(scalar) }
      if scalar == ")" { depth = max(0, depth - 1) }
    }
    return String(kept)
  }

  private static let numbers = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8, "ten": 10, "twelve": 12, "sixteen": 16,
  ]
  private static let between: Set = [
    "large", "small", "big", "deep", "shallow", "warm", "warmed", "individual", "serving", "soup", "dinner", "equal",
  ]
  private static let served: Set = ["bowls", "plates", "glasses", "servings", "portions", "people"]
  private static let dividing: Set = [
    "divide", "divided", "spoon", "ladle", "serve", "served", "share", "split", "portion", "enough", "makes",
  ]
  private static let cut: Set = ["squares", "bars"]
}
