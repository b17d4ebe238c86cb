/// The page of one day: its meals, its plan, and meals to eat again, as of one moment.
public struct DiaryDay: Sendable {
  /// The meals in the order of the day.
  public let meals: [ListedMeal]
  /// The planned entries that the person has not eaten yet.
  public let planned: [UneatenEntry]
  /// Those of the days that follow, on the person's own today; else none.
  public let coming: [UneatenEntry]
  /// The meals of the day before, which can be copied.
  public let before: [ListedMeal]
  /// The totals of the days of this week that have meals.
  public let week: [(day: LocalDate, totals: DayTotals)]
  /// What was eaten before: that which is eaten most around this hour comes first.
  public let known: KnownMeals
  /// The household's recipes that it wrote last, by their names.
  public let recipes: [ListedRecipe]
  /// Whether the person has no meal at all, on no day.
  public let isNew: Bool
  /// The meal that was just changed; nil if there is none, or it no longer exists.
  public let noted: NotedMeal?
  /// What pre-fills the quick entry.
  public let filled: KnownDish?
  /// What the meals say of fibre, sugars, saturated fat and salt; none unless the person sees one of them.
  public let further: [MealFurther]

  /// A day, with the options of its page.
  public struct Request: Sendable {
    let day: LocalDate
    let time: LocalTime
    let noted: (meal: Meal.ID, isDeleted: Bool)?
    let filled: KnownDish.ID?
    let today: LocalDate

    var isToday: Bool { day == today }

    /// - Parameters:
    ///   - time: The current time, for the order of favourites.
    ///   - today: The person's own today: on its page the plan of the days that follow is shown, and what was eaten
    ///     until then is proposed.
    ///   - noted: The meal that was just changed, and true if it was deleted.
    ///   - filled: What pre-fills the quick entry.
    public init(
      _ day: LocalDate, at time: LocalTime, on today: LocalDate, noted: (meal: Meal.ID, isDeleted: Bool)? = nil,
      filled: KnownDish.ID? = nil
    ) {
      self.day = day
      self.time = time
      self.noted = noted
      self.filled = filled
      self.today = today
    }
  }

  /// Runs five statements, whatever the size of diary and plan, of which two only after a write; one more for an empty
  /// week, a meal to fill in, and a notice; two for a recipe to fill in; one for fibre, sugars, saturated fat and salt.
  public init(_ request: Request, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    let day = request.day
    let both = try MealStore.meals(of: (day.adding(days: -1) ?? day)...day, of: person.id, statements)
    meals = both.filter { $0.date == day }
    before = both.filter { $0.date < day }
    let last = request.isToday ? day.adding(days: 6) ?? day : day
    let uneaten = try PlanStore.uneaten(on: day...last, for: person, statements)
    planned = uneaten.filter { $0.entry.day == day }
    coming = uneaten.filter { $0.entry.day > day }
    let days = day.week(from: person.settings.weekStart)
    week = try MealStore.totals(of: (days.first ?? day)...(days.last ?? day), of: person.id, statements)
    known = try MealStore.known(at: request.time, on: request.today, of: person.id, statements)
    recipes = try RecipeStore.latest(12, for: person, statements)
    isNew = week.isEmpty && both.isEmpty ? try MealStore.isEmpty(of: person.id, statements) : false
    filled = try request.filled.flatMap { id throws(StoreError) in
      try KnownDish.find(id, for: person, statements)
    }
    let isFurther = !person.settings.nutrients.isEmpty
    further = isFurther ? try MealStore.further(of: day...day, of: person.id, statements) : []
    let listed = meals
    noted = try request.noted.flatMap { noted throws(StoreError) in
      try NotedMeal(noted.meal, isDeleted: noted.isDeleted, among: listed, of: person.id, statements)
    }
  }
}
