/// Whether a recipe fries in fat that stays in the pan.
struct RecipeFrying {
  /// The most grams of frying fat that are eaten with a serving.
  ///
  /// Tiffin's own estimate: deep-fried food takes up about a tenth of its weight.
  static let mostPerServing = 10.0

  private enum Way: Comparable {
    case other, fries, deepFries
  }

  private let way: Way

  /// - Parameter steps: a recipe's; empty if they are not known.
  init(_ steps: [String]) {
    way = steps.map { Self.way(Words.of($0)) }.max() ?? .other
  }

  private static func way(_ words: [String]) -> Way {
    var way = Way.other
    for (place, word) in words.enumerated() where ["fry", "frying", "fried", "fries", "fryer"].contains(word) {
      let before = place > 0 ? words[place - 1] : ""
      if ["stir", "air"].contains(before) { continue }
      way = max(way, before == "deep" || word == "fryer" ? .deepFries : .fries)
    }
    return way
  }

  /// Returns the most grams of a line that are eaten with a serving; nil if all is eaten.
  ///
  /// - Parameters:
  ///   - grams: of the line; nil if unknown.
  ///   - food: nil if unknown.
  func mostPerServing(of line: IngredientLine, _ grams: Double?, _ food: FoodContent?) -> Double? {
    guard let grams, let food, Self.isFat(food) else { return nil }
    return mostPerServing(of: line, grams)
  }

  /// Does the same for a line that is known to be fat.
  func mostPerServing(of line: IngredientLine, _ grams: Double) -> Double? {
    let isForFrying = Self.way(Words.of(line.text)) > .other
    let least = isForFrying ? 50.0 : way == .deepFries ? 100 : way == .fries ? 200 : .infinity
    return grams >= least ? Self.mostPerServing : nil
  }

  /// Returns true for oil, lard and shortening, and not for butter.
  private static func isFat(_ food: FoodContent) -> Bool {
    guard let first = Words.of(food.name.text).first else { return false }
    return ["oil", "lard", "shortening", "fat", "meat", "animal"].contains(first)
      && (food.nutrients[.fat] ?? 0) > 75_000
  }
}
