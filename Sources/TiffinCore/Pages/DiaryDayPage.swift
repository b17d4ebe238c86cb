/// The data of the page of a day: its meals, its plan, and meals to eat again, read in one snapshot.
public struct DiaryDayPage: Sendable {
  /// The meals in the order of the day.
  public let meals: [ListedMeal]
  /// The planned entries of the day that the person has not eaten yet, in the order of the plan.
  public let planned: [UneatenEntry]
  /// The uneaten entries of the following six days, in the order of the plan; empty if the day is not the person's
  /// today.
  public let coming: [UneatenEntry]
  /// The meals of the previous day, which can be copied, in the order of that day.
  public let before: [ListedMeal]
  /// The totals of the days with meals in the week that contains the day.
  public let week: [(day: LocalDate, totals: DayTotals)]
  /// Distinct meals that were eaten before; those that are usual around this hour come first.
  public let known: RecentMeals
  /// The recipes that the household added last, at most twelve, sorted by name.
  public let recipes: [ListedRecipe]
  /// True if the person has no meals on any day.
  public let isNew: Bool
  /// The meal that was just changed, for the notice; nil if there is none, or if it no longer exists.
  public let noted: NoticeMeal?
  /// The meal or recipe that pre-fills the quick entry; nil if none was requested, or if it no longer exists.
  public let filled: KnownDish?
  /// The fibre, sugars, saturated fat and salt of the meals; empty unless the person shows one of them.
  public let further: [MealFurtherNutrients]
  /// What is recorded besides meals; nil if the person records nothing.
  public let record: DayRecordPage?

  /// The day, with the options of its page.
  public struct Options: Sendable {
    let day: LocalDate
    let time: LocalTime
    let noted: (meal: Meal.ID, isDeleted: Bool)?
    let filled: KnownDish.ID?
    let today: LocalDate

    var isToday: Bool { day == today }

    /// Creates the options.
    ///
    /// - Parameters:
    ///   - time: The current time, for the order of suggestions.
    ///   - today: The person's today. Its page also shows the plan of the following days; meals after it are not
    ///     suggested.
    ///   - noted: The meal that was just changed, and true if it was deleted.
    ///   - filled: The meal or recipe that pre-fills the quick entry.
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

  /// Reads the page in five statements regardless of the size of diary and plan, two of which are cached until the next
  /// write. There is one more each for an empty week, for a meal that pre-fills the quick entry, for a notice, and for
  /// fibre, sugars, saturated fat and salt; two more for a recipe that pre-fills the quick entry, and for records.
  public init(_ options: Options, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    let day = options.day
    let both = try MealStore.meals(of: (day.adding(days: -1) ?? day)...day, of: person.id, statements)
    meals = both.filter { $0.date == day }
    before = both.filter { $0.date < day }
    let last = options.isToday ? day.adding(days: 6) ?? day : day
    let uneaten = try PlanStore.uneaten(on: day...last, for: person, statements)
    planned = uneaten.filter { $0.entry.day == day }
    coming = uneaten.filter { $0.entry.day > day }
    let days = day.week(from: person.settings.weekStart)
    week = try MealStore.totals(of: (days.first ?? day)...(days.last ?? day), of: person.id, statements)
    known = try MealStore.known(at: options.time, on: options.today, of: person.id, statements)
    recipes = try RecipeStore.latest(12, for: person, statements)
    isNew = week.isEmpty && both.isEmpty ? try MealStore.isEmpty(of: person.id, statements) : false
    filled = try options.filled.flatMap { id throws(StoreError) in
      try KnownDish.find(id, for: person, statements)
    }
    let isFurther = !person.settings.nutrients.isEmpty
    further = isFurther ? try MealStore.further(of: day...day, of: person.id, statements) : []
    record = try DayRecordPage(of: day, of: person, statements)
    let listed = meals
    noted = try options.noted.flatMap { noted throws(StoreError) in
      try NoticeMeal(noted.meal, isDeleted: noted.isDeleted, among: listed, of: person.id, statements)
    }
  }
}
