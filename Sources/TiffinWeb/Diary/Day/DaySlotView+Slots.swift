import TiffinCore

extension DaySlotView {
  /// The four categories, then the others that the day has, under the headings that the list of meals has too.
  static func slots(of meals: [ListedMeal], before: [ListedMeal], at place: DayPlace) -> [DaySlotView] {
    headings(of: meals).enumerated().map { number, category in
      let own = meals.filter { $0.category.isSameGroup(as: category) }
      return DaySlotView(
        number: number + 1, category: category, meals: own.map { DayMealView(meal: $0, place: place) },
        energy: DayTotals(own).energy, before: before.filter { $0.category == category }, place: place)
    }
  }

  /// Each by the category of its first meal.
  private static func headings(of meals: [ListedMeal]) -> [Category] {
    var headings = Category.main
    for meal in meals where !headings.contains(where: meal.category.isSameGroup) { headings.append(meal.category) }
    return headings.sorted { $0.precedes($1) }
  }
}
