extension RecipeEstimate {
  /// Estimates a recipe's values. The kind of each ingredient is found by the words of its name, its weight by its
  /// measure, energy and cost by typical values of 100 g of that kind, and the time by the steps.
  ///
  /// Energy is rounded to 10 kcal, cost to 5 US cents, and times to 5 minutes, which is the minimum. Energy and cost
  /// are unknown if there are no ingredients, or fewer than half of them are recognised, and the time if there are no
  /// steps.
  ///
  /// - Parameter servings: The stated servings; nil to estimate them from the steps, otherwise from the energy.
  public static func of(
    ingredients: [RecipeIngredient], steps: [String], servings: Servings?
  ) -> RecipeEstimate {
    let sum = EstimateSum.of(ingredients.map(\.reading), steps, servings)
    let times = WorkAndRestTime.of(steps, ingredients: sum.basis.ingredients)
    return RecipeEstimate(
      servings: sum.basis.servings,
      energy: sum.isEnough ? Energy(stored: rounded(sum.kilocalories, to: 10, in: Energy.range)) : nil,
      cents: sum.isEnough ? rounded(sum.cents, to: 5, in: Money.range) : nil,
      time: times.map { CookTime(stored: max(5, rounded($0.work, to: 5, in: CookTime.range))) },
      rest: times.flatMap { $0.rest > 0 ? CookTime(stored: rounded($0.rest, to: 5, in: CookTime.range)) : nil })
  }

  /// Returns the basis of an estimate of energy and cost for a number of servings.
  ///
  /// - Parameter isGuess: True if the recipe does not state its servings.
  public static func basis(of lines: [RecipeLine], for servings: Servings, isGuess: Bool) -> EstimateBasis {
    EstimateSum(EstimateSum.ingredients(lines), FryingFatCheck([]), servings, isGuessed: isGuess).basis
  }

  private static func rounded(_ value: Double, to step: Int, in range: ClosedRange<Int>) -> Int {
    let steps = (min(value, Double(range.upperBound)) / Double(step)).rounded()
    return min(Int(steps) * step, range.upperBound)
  }
}

/// The basis of an estimate, as shown in "worked out from 9 of 11 ingredients, for 4 servings".
public struct EstimateBasis: Hashable, Sendable {
  /// The number of recognised ingredients.
  public fileprivate(set) var counted = 0
  /// The number of all ingredients, without headings.
  public let ingredients: Int
  /// The number of servings of the estimate.
  public let servings: Servings
  /// True if the recipe does not state its servings.
  public let areServingsGuessed: Bool
}

extension RecipeContent {
  /// The estimate for the servings that the recipe states.
  public var estimate: RecipeEstimate {
    .of(ingredients: ingredients, steps: steps, servings: figures.servings)
  }
}

/// The sum of energy and cost of the recognised ingredients.
private struct EstimateSum {
  /// The plausible kilocalories of a serving, by which parsing errors of the servings are detected.
  private static let likely = 120.0...1_200
  /// The kilocalories of a serving, if there were four, below which two servings are assumed instead.
  private static let small = 150.0
  /// The numbers of servings to try for a recipe that does not state them, with the maximum kilocalories of one
  /// serving: four people do not eat a whole cake.
  private static let meals = (counts: [Servings.usual.count, 6, 8, 12], most: 750.0)
  private static let sweets = (counts: [Servings.usual.count, 8, 12], most: 450.0)

  var kilocalories = 0.0
  var sweetKilocalories = 0.0
  var cents = 0.0
  var basis: EstimateBasis

  static func of(_ lines: [RecipeLine], _ steps: [String], _ servings: Servings?) -> EstimateSum {
    let lines = ingredients(lines)
    let frying = FryingFatCheck(steps)
    if let servings { return EstimateSum(lines, frying, servings, isGuessed: false) }
    if let told = ServingsGuess.by(steps: steps) {
      let sum = EstimateSum(lines, frying, Servings(stored: told), isGuessed: true)
      if likely.contains(sum.kilocalories) { return sum }
    }
    var sum = EstimateSum(lines, frying, .usual, isGuessed: true)
    if sum.isEnough, sum.kilocalories < small {
      return EstimateSum(lines, frying, Servings(stored: 2), isGuessed: true)
    }
    let kind = sum.isSweet ? sweets : meals
    for count in kind.counts where sum.kilocalories > kind.most {
      sum = EstimateSum(lines, frying, Servings(stored: count), isGuessed: true)
    }
    return sum
  }

  /// Returns the ingredients without headings.
  static func ingredients(_ lines: [RecipeLine]) -> [IngredientLine] { lines.filter { !$0.isHeading }.map(\.line) }

  init(_ lines: [IngredientLine], _ frying: FryingFatCheck, _ servings: Servings, isGuessed: Bool) {
    basis = EstimateBasis(ingredients: lines.count, servings: servings, areServingsGuessed: isGuessed)
    for line in lines { add(line, frying) }
  }

  /// True if more than a fifth of the energy comes from sweet ingredients, as in cakes, biscuits and puddings.
  private var isSweet: Bool { sweetKilocalories * 5 > kilocalories }

  var isEnough: Bool { basis.ingredients > 0 && basis.counted * 2 >= basis.ingredients }

  private mutating func add(_ line: IngredientLine, _ frying: FryingFatCheck) {
    guard let kind = TypicalIngredientValues.named(line.thing), let grams = kind.grams(line.measures) else { return }
    basis.counted += 1
    let most = kind.isFat ? frying.mostPerServing(of: line, grams) : kind.mostPerServing
    let share = min(grams / Double(basis.servings.count), most ?? .infinity)
    kilocalories += share * kind.kilocalories / 100
    if kind.isSweet { sweetKilocalories += share * kind.kilocalories / 100 }
    cents += share * kind.cents / 100
  }
}
