/// The page of one day: its meals, what is planned for it, and what can be eaten again, as of one moment.
public struct DiaryDay: Sendable {
  /// In the order of the day.
  public let meals: [ListedMeal]
  /// What is planned for the day, and the person has not eaten yet.
  public let planned: [UneatenEntry]
  /// Those of the day before, which can be copied.
  public let before: [ListedMeal]
  /// The totals of the days of this week that have meals.
  public let week: [(day: LocalDate, totals: DayTotals)]
  /// What was eaten before: that which is eaten most around this hour comes first.
  public let known: KnownMeals
  /// The household's recipes that it wrote last, by their names.
  public let recipes: [ListedRecipe]
  /// Whether the person has no meal at all, on no day.
  public let isNew: Bool
  /// The meal that was just changed; nil where none was, or it is not there.
  public let noted: NotedMeal?
  /// The meal that the quick entry begins with.
  public let filled: Meal?

  /// A day, and what its page is asked for.
  public struct Request: Sendable {
    let day: LocalDate
    let time: LocalTime
    let noted: (meal: Meal.ID, isDeleted: Bool)?
    let filled: Meal.ID?

    /// - Parameters:
    ///   - time: the time now, for which what is known is put in order.
    ///   - noted: the meal that was just changed, and whether that was deleting it.
    ///   - filled: the meal that the quick entry is to begin with.
    public init(
      _ day: LocalDate, at time: LocalTime, noted: (meal: Meal.ID, isDeleted: Bool)? = nil, filled: Meal.ID? = nil
    ) {
      self.day = day
      self.time = time
      self.noted = noted
      self.filled = filled
    }
  }

  /// Five statements, however much the diary and the plan hold; one more for an empty week, a meal to fill in, and a notice.
  public init(_ request: Request, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    let day = request.day
    let both = try MealStore.meals(of: (day.adding(days: -1) ?? day)...day, of: person.id, statements)
    meals = both.filter { $0.date == day }
    before = both.filter { $0.date < day }
    planned = try PlanStore.uneaten(on: day, for: person, statements)
    let days = day.week(from: person.settings.weekStart)
    week = try MealStore.totals(of: (days.first ?? day)...(days.last ?? day), of: person.id, statements)
    known = try MealStore.known(at: request.time, of: person.id, statements)
    recipes = try RecipeStore.latest(20, for: person, statements)
    isNew = week.isEmpty && both.isEmpty ? try MealStore.isEmpty(of: person.id, statements) : false
    filled = try request.filled.flatMap { id throws(StoreError) in
      try MealStore.find(id, of: person.id, statements)
    }
    let listed = meals
    noted = try request.noted.flatMap { noted throws(StoreError) in
      try NotedMeal(noted.meal, isDeleted: noted.isDeleted, among: listed, of: person.id, statements)
    }
  }
}
