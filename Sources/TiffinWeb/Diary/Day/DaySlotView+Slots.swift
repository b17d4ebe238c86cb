import TiffinCore

extension DaySlotView {
  /// The four categories, then the others that the day has, under the headings that the list of meals has too.
  static func slots(
    of meals: [ListedMeal], planned: [UneatenEntry], before: [ListedMeal], at place: DayPlace
  ) -> [DaySlotView] {
    headings(of: meals.map(\.category) + planned.map(\.category)).enumerated().map { number, category in
      let own = meals.filter { $0.category.isSameGroup(as: category) }
      return DaySlotView(
        number: number + 1, category: category, meals: own.map { DayMealView(meal: $0, place: place) },
        planned: planned.filter { $0.category.isSameGroup(as: category) }
          .map { DayPlannedView(planned: $0, place: place) },
        energy: DayTotals(own).energy, before: before.filter { $0.category == category }, place: place)
    }
  }

  /// Each as it is written first.
  private static func headings(of categories: [MealCategory]) -> [MealCategory] {
    var headings = MealCategory.main
    for category in categories where !headings.contains(where: category.isSameGroup) { headings.append(category) }
    return headings.sorted { $0.precedes($1) }
  }
}
