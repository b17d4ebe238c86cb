/// What a recipe's lines are, each with its food and weight, and what they give together.
public struct RecipeContents: Equatable, Sendable {
  /// The version of the reading; a higher one reads all recipes again.
  static let reader = 4

  /// One for each ingredient that is no heading, in order.
  let lines: [MatchedLine]
  /// The servings that the figures are divided by.
  let servings: Servings
  /// Of one serving; all unknown where fewer than half of the lines are known.
  let nutrients: Nutrients
  /// Those of the lines.
  let foods: [Food.ID: Food]

  /// How many lines have a food and a weight, or count for nothing.
  var knownLines: Int { lines.count { $0.isKnown } }
  /// Milligrams of all lines, as far as their weight is known.
  var mass: Int { Self.sum(lines) }
  /// Milligrams of the lines with a food.
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

/// A line of a recipe with what it was taken for.
public struct MatchedLine: Hashable, Sendable {
  /// What became of a line.
  public enum Match: Hashable, Sendable {
    /// A food of the box or the household.
    case food(Food.ID)
    /// It counts for nothing: salt to taste, or the household says so.
    case nothing
    /// No food was found.
    case unknown
  }

  /// The place among all ingredients, from 1.
  public let place: Int
  /// By which the household's choice is remembered; empty if it has no name.
  public let key: String
  /// Its food.
  public let match: Match
  /// Milligrams; nil if nobody can tell.
  public let mass: Int?
  /// The most milligrams of a serving that are eaten: frying fat stays in the pan.
  var most: Int?
  /// The food that was found, also where it counts for nothing.
  public var food: Food.ID?
  /// True if the household chose it.
  public var isChosen = false
  /// True if its mass is what the household said.
  public var isWeighed = false
  /// True if the recipe can do without it: it counts for nothing.
  public var isOptional = false

  /// True unless its food or its weight is missing.
  public var isKnown: Bool {
    switch match {
    case .food: mass != nil
    case .nothing: true
    case .unknown: false
    }
  }
}

/// The sum of what a recipe's lines give. A figure that one food does not state is unknown of all.
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

  /// Of one serving.
  var nutrients: Nutrients {
    var nutrients = Nutrients()
    for nutrient in Self.counted {
      let most = nutrient == .energy ? Energy.range.upperBound * 1_000 : Mass.range.upperBound
      nutrients[nutrient] = (sums[nutrient] ?? nil).map { Int(min($0.rounded(), Double(most))) }
    }
    return nutrients
  }
}
