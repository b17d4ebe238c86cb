import Templating
import TiffinCore

/// The explanation of a recipe's estimates.
struct RecipeEstimateView: View {
  private let basis: EstimateBasis

  /// Creates the explanation; nil if no value is estimated.
  ///
  /// - Parameter lines: The recipe's ingredients.
  init?(_ recipe: Recipe, _ lines: [RecipeLine]) {
    let numbers = recipe.numbers
    let energy = numbers.energy?.isEstimated ?? false
    let cost = numbers.cost(in: .dollar)?.isEstimated ?? false
    let time = numbers.time?.isEstimated ?? false
    guard energy || cost || time else { return nil }
    basis = RecipeEstimate.basis(
      of: lines, for: numbers.said.servings ?? numbers.estimate.servings ?? .usual,
      isGuess: numbers.said.servings == nil)
    worked = energy ? numbers.worked.map(FoodCoverageView.init) : nil
    // This is false if the foods are not used for another reason, such as the unknown energy of one food.
    areFewKnown = energy && numbers.estimate.worked.map { !$0.isUsed && $0.known * 2 < $0.lines } ?? false
    areFiguresGuessed = energy && worked == nil || cost
    isTimeGuessed = time
  }

  private let worked: FoodCoverageView?
  private let areFewKnown: Bool

  private let areFiguresGuessed: Bool
  private let isTimeGuessed: Bool

  static let fields: Fields<RecipeEstimateView> = [
    "worked": .view(\.worked),
    "few": .flag(\.areFewKnown),
    "figures": .flag(\.areFiguresGuessed),
    "time": .flag(\.isTimeGuessed),
    "counted": .number(\.basis.counted),
    "ingredients": .number(\.basis.ingredients),
    "servings": .number(\.basis.servings.count),
    "guessed": .flag(\.basis.areServingsGuessed),
  ]
}

/// The number of a recipe's ingredients whose foods are known, and the number of all its ingredients.
struct FoodCoverageView: View {
  let share: FoodCoverage

  static let fields: Fields<FoodCoverageView> = [
    "known": .number(\.share.known),
    "lines": .number(\.share.lines),
  ]
}
