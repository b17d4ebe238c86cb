import TiffinCore

/// What a day's page reads from the diary.
struct DayContents: Sendable {
  let meals: [ListedMeal]
  /// The day before, for what can be copied from it.
  let before: [ListedMeal]
  /// Totals of the days of this week that have meals.
  let week: [(day: LocalDate, totals: DayTotals)]
  let favourites: [ListedMeal]
  /// There is no meal at all, on no day.
  let isNew: Bool

  /// Four statements, however much the diary holds.
  init(of day: LocalDate, for visitor: Visitor, _ store: MealStore) throws(StoreError) {
    let person = visitor.person.id
    let both = try store.meals(of: (day.adding(days: -1) ?? day)...day, of: person)
    meals = both.filter { $0.date == day }
    before = both.filter { $0.date < day }
    let days = day.week(from: visitor.person.settings.weekStart)
    week = try store.totals(of: (days.first ?? day)...(days.last ?? day), of: person)
    favourites = try store.favourites(at: visitor.now, of: person)
    isNew = week.isEmpty && both.isEmpty ? try store.isEmpty(of: person) : false
  }
}
