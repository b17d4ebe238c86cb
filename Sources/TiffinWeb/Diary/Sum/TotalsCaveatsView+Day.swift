import TiffinCore

extension TotalsCaveatsView {
  /// Creates the part for a day's meals; nil if all values are known.
  init?(_ meals: [ListedMeal], _ totals: DayTotals, at place: DayContext) {
    let grams = Macro.allCases.map { totals[$0].unknown }.max() ?? 0
    let lacking = meals.first { $0.energy == nil } ?? meals.first { !$0.macros.isComplete }
    self.init(
      missing: Formatter.lacking(
        [(totals.energy.unknown, "kcal"), (grams, "grams")], of: totals.meals, ("meal", "meals")),
      add: Self.form(of: lacking, at: place), why: Self.guesses(in: totals.energy),
      mend: Self.form(of: meals.first(where: \.isEstimated), at: place))
  }

  private static func form(of meal: ListedMeal?, at place: DayContext) -> String? {
    guard let meal, place.isOpen else { return nil }
    return place.links.edit(meal.id, MealReturnLocation(place: MealListLocation(day: place.day), isOverMeal: false))
  }

  /// Returns a sentence such as "1 meal with estimated kcal: its recipe gives no servings."; nil if there are no
  /// estimates.
  private static func guesses(in energy: FigureTotal) -> String? {
    switch energy.estimated {
    case 0: return nil
    case 1: return "1 meal with estimated kcal\(energy.assumed == 0 ? "." : ": its recipe gives no servings.")"
    case let count:
      let open = energy.assumed == 1 ? "one recipe gives" : "\(energy.assumed) recipes give"
      return "\(count) meals with estimated kcal\(energy.assumed == 0 ? "." : "; \(open) no servings.")"
    }
  }
}
