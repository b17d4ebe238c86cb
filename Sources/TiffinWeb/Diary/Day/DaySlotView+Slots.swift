import TiffinCore

extension DaySlotView {
  /// Returns the four main categories and the other categories of the day, under the same headings as in the meal list.
  static func slots(
    of meals: [ListedMeal], planned: [UneatenEntry], before: [ListedMeal], at place: DayContext
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

  /// Returns the main categories and the others in order, each spelt as in its first occurrence.
  private static func headings(of categories: [MealCategory]) -> [MealCategory] {
    var headings = MealCategory.main
    for category in categories where !headings.contains(where: category.isSameGroup) { headings.append(category) }
    return headings.sorted { $0.precedes($1) }
  }
}
