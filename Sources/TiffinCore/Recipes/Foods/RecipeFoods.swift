/// A recipe's lines with their foods and weights, and the sum of their nutrients.
public struct RecipeFoods: Equatable, Sendable {
  /// The version of the algorithm. All recipes are matched again after it is increased.
  static let reader = 4

  /// The matches of all ingredients without headings, in order.
  let lines: [MatchedLine]
  /// The number of servings by which the nutrients are divided.
  let servings: Servings
  /// The nutrients of one serving; all unknown if fewer than half of the lines are known, or none has a food with a
  /// weight.
  let nutrients: Nutrients
  /// The foods that the lines were matched with, by their IDs.
  let foods: [Food.ID: Food]

  /// The number of lines that have a food and a weight, or count as having no nutrients.
  var knownLines: Int { lines.count { $0.isKnown } }
  /// The milligrams of all lines with a known weight.
  var mass: Int { Self.sum(lines) }
  /// The milligrams of the lines that are known.
  var knownMass: Int { Self.sum(lines.filter(\.isKnown)) }

  init(_ lines: [MatchedLine], foods: [Food.ID: Food], for servings: Servings) {
    self.lines = lines
    self.servings = servings
    self.foods = foods
    var sum = RecipeSum(servings)
    for line in lines { sum.add(line, foods) }
    nutrients = sum.isEmpty || lines.count { $0.isKnown } * 2 < lines.count ? .unknown : sum.nutrients
  }

  private static func sum(_ lines: [MatchedLine]) -> Int {
    min(lines.reduce(0) { $0 + ($1.mass ?? 0) }, Int(Int32.max))
  }
}

/// A line of a recipe with its match.
public struct MatchedLine: Hashable, Sendable {
  /// The match of a line.
  public enum Match: Hashable, Sendable {
    /// A food of a food table or of the household.
    case food(Food.ID)
    /// The line counts as having no nutrients, because it is optional, because it has no amount and little is used, as
    /// of salt, or by the household's choice.
    case nothing
    /// No food was found for the line.
    case unknown
  }

  /// The position among all ingredients and headings, from 1.
  public let place: Int
  /// The key under which the household's choice is stored; empty if the line has no name.
  public let key: String
  /// The food that was matched with the line, or the reason why there is none.
  public let match: Match
  /// The weight in milligrams; nil if it is unknown.
  public let mass: Int?
  /// The maximum milligrams that are eaten with a serving, if the line is frying fat, most of which stays in the pan;
  /// nil if there is no maximum.
  var most: Int?
  /// The food that was found, even if ``match`` is `.nothing`; nil if there is none.
  public var food: Food.ID?
  /// True if the household has chosen the food, or that the ingredient counts as having no nutrients.
  public var isChosen = false
  /// True if the household has entered the weight.
  public var isWeighed = false
  /// True if the ingredient is optional, in which case ``match`` is `.nothing`.
  public var isOptional = false

  /// True if both the food and the weight are known, or the line counts as having no nutrients.
  public var isKnown: Bool {
    switch match {
    case .food: mass != nil
    case .nothing: true
    case .unknown: false
    }
  }
}

/// The sum of the nutrients of a recipe's lines. A nutrient that is unknown for one of the foods is unknown.
private struct RecipeSum {
  private static let counted = Nutrient.allCases.filter { $0 != .alcohol }
  private let servings: Double
  private var sums: [Nutrient: Double?] = [:]
  private(set) var isEmpty = true

  init(_ servings: Servings) {
    self.servings = Double(servings.count)
  }

  mutating func add(_ line: MatchedLine, _ foods: [Food.ID: Food]) {
    guard case .food(let id) = line.match, let mass = line.mass, let food = foods[id]?.content else { return }
    isEmpty = false
    let share = min(Double(mass) / servings, line.most.map(Double.init) ?? .infinity)
    for nutrient in Self.counted {
      let known = sums[nutrient] ?? .some(0)
      let more = food.nutrients[nutrient].map { Double($0) * share / 100_000 }
      sums[nutrient] = .some(known.flatMap { sum in more.map { sum + $0 } })
    }
  }

  /// The nutrients of one serving.
  var nutrients: Nutrients {
    var nutrients = Nutrients()
    for nutrient in Self.counted {
      let most = nutrient == .energy ? Energy.range.upperBound * 1_000 : Mass.range.upperBound
      nutrients[nutrient] = (sums[nutrient] ?? nil).map { Int(min($0.rounded(), Double(most))) }
    }
    return nutrients
  }
}
