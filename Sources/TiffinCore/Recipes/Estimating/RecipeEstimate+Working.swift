extension RecipeEstimate {
  /// What can be guessed of a recipe: each ingredient's kind by the words of its name, its weight by its measure, what
  /// 100 g of that kind typically have and cost; the time by what the steps say.
  ///
  /// Energy is rounded to 10 kcal, cost to 5 cents, times to 5 minutes, which is the least. Energy and cost stay unknown where fewer than
  /// half of the ingredients are understood, the time where there are no steps.
  ///
  /// - Parameter servings: nil reckons with ``Servings/usual``, or with 8 or 12 where a serving would have more than
  ///   700 kcal.
  public static func of(
    ingredients: [RecipeIngredient], steps: [String], servings: Servings?
  ) -> RecipeEstimate {
    let sum = EstimateSum.of(ingredients.map(RecipeLine.init), servings)
    let times = StepTimes.of(steps, ingredients: sum.basis.ingredients)
    return RecipeEstimate(
      servings: sum.basis.servings,
      energy: sum.isEnough ? Energy(stored: rounded(sum.kilocalories, to: 10, in: Energy.range)) : nil,
      cents: sum.isEnough ? rounded(sum.cents, to: 5, in: Money.range) : nil,
      time: times.map { CookTime(stored: max(5, rounded($0.work, to: 5, in: CookTime.range))) },
      rest: times.flatMap { $0.rest > 0 ? CookTime(stored: rounded($0.rest, to: 5, in: CookTime.range)) : nil })
  }

  /// The basis of the estimate of energy and cost.
  public static func basis(of lines: [RecipeLine], servings: Servings?) -> EstimateBasis {
    EstimateSum.of(lines, servings).basis
  }

  private static func rounded(_ value: Double, to step: Int, in range: ClosedRange<Int>) -> Int {
    let steps = (min(value, Double(range.upperBound)) / Double(step)).rounded()
    return min(Int(steps) * step, range.upperBound)
  }
}

/// What an estimate rests on: "worked out from 9 of 11 ingredients, for 4 servings".
public struct EstimateBasis: Hashable, Sendable {
  /// How many ingredients were understood.
  public fileprivate(set) var counted = 0
  /// How many there are, headings left out.
  public let ingredients: Int
  /// For how many it is worked out.
  public let servings: Servings
  /// Nobody says for how many it is.
  public let areServingsGuessed: Bool
}

extension RecipeContent {
  /// What can be guessed of it, with the servings that it says it makes.
  public var estimate: RecipeEstimate {
    .of(ingredients: ingredients, steps: steps, servings: figures.servings)
  }
}

/// Energy and cost of one serving, as far as its ingredients are understood.
private struct EstimateSum {
  /// Kilocalories of a serving from which on a recipe is taken to be for more people.
  static let large = 700.0
  /// For how many a recipe is that does not say so: a supper, a large dish, a cake.
  static let guesses = [Servings.usual.count, 8, 12]

  var kilocalories = 0.0
  var cents = 0.0
  var basis: EstimateBasis

  static func of(_ lines: [RecipeLine], _ servings: Servings?) -> EstimateSum {
    let lines = lines.filter { !$0.isHeading }.map(\.line)
    if let servings { return EstimateSum(lines, servings, isGuessed: false) }
    var sum = EstimateSum(lines, .usual, isGuessed: true)
    for guess in guesses where sum.kilocalories > large {
      sum = EstimateSum(lines, Servings(stored: guess), isGuessed: true)
    }
    return sum
  }

  private init(_ lines: [IngredientLine], _ servings: Servings, isGuessed: Bool) {
    basis = EstimateBasis(ingredients: lines.count, servings: servings, areServingsGuessed: isGuessed)
    for line in lines { add(line) }
  }

  var isEnough: Bool { basis.ingredients > 0 && basis.counted * 2 >= basis.ingredients }

  private mutating func add(_ line: IngredientLine) {
    guard let kind = FoodKind.named(line.name), let grams = kind.grams(line.measures) else { return }
    basis.counted += 1
    let share = min(grams / Double(basis.servings.count), kind.mostPerServing ?? .infinity)
    kilocalories += share * kind.kilocalories / 100
    cents += share * kind.cents / 100
  }
}
