import Templating
import TiffinCore

/// The explanation of a recipe's estimates.
struct RecipeEstimateView: View {
  private let basis: EstimateBasis

  /// Nil when nothing is.
  ///
  /// - Parameter lines: the recipe's ingredients.
  init?(_ recipe: Recipe, _ lines: [RecipeLine]) {
    let numbers = recipe.numbers
    let energy = numbers.energy?.isEstimated ?? false
    let cost = numbers.cost(in: .dollar)?.isEstimated ?? false
    let time = numbers.time?.isEstimated ?? false
    guard energy || cost || time else { return nil }
    basis = RecipeEstimate.basis(
      of: lines, for: numbers.said.servings ?? numbers.estimate.servings ?? .usual,
      isGuess: numbers.said.servings == nil)
    worked = energy ? numbers.worked.map(WorkedShareView.init) : nil
    // The energy may also be that of all foods but one that does not tell it.
    areFewKnown = energy && numbers.estimate.worked.map { !$0.isUsed && $0.known * 2 < $0.lines } ?? false
    areFiguresGuessed = energy && worked == nil || cost
    isTimeGuessed = time
  }

  private let worked: WorkedShareView?
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

/// How much of a recipe is known by its foods.
struct WorkedShareView: View {
  let share: WorkedShare

  static let fields: Fields<WorkedShareView> = [
    "known": .number(\.share.known),
    "lines": .number(\.share.lines),
  ]
}
