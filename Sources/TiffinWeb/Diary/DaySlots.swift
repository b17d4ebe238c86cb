import TiffinCore

extension DaySlotView {
  /// The four categories, then the others that the day has, by their names.
  static func slots(of meals: [ListedMeal], before: [ListedMeal], at place: DayPlace) -> [DaySlotView] {
    let others = Set(meals.map(\.category)).subtracting(Category.main).sorted { $0.name < $1.name }
    return (Category.main + others).enumerated().map { number, category in
      let own = meals.filter { $0.category == category }
      return DaySlotView(
        number: number + 1, category: category, meals: own.map { DayMealView(meal: $0, place: place) },
        energy: DayTotals(own).energy, before: before.filter { $0.category == category }, place: place)
    }
  }
}
