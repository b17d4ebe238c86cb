import TiffinCore

extension MealContent {
  static func caprese(stars: Int = 4) throws -> MealContent {
    try make(
      "Caprese salad", .lunch, kcal: 354, grams: (12, 18, 26), on: Site.today, at: (12, 10), stars: stars,
      notes: "Tomatoes from the market.\nFinally ripe.")
  }

  static func ramen(on date: LocalDate = Site.today) throws -> MealContent {
    try make("Shoyu ramen", .dinner, kcal: 688, grams: (82, 34, 25), on: date, at: (19, 30), stars: 5, notes: "")
  }

  /// A meal whose figures are unknown.
  static func something(on date: LocalDate = Site.today, at time: (Int, Int) = (12, 0)) throws -> MealContent {
    var meal = try make("Something", on: date, at: time)
    meal.energy = nil
    meal.macros = .unknown
    return meal
  }

  static func make(
    _ name: String, _ category: TiffinCore.MealCategory = .snack, kcal: Int = 0, grams: (Int, Int, Int) = (0, 0, 0),
    on date: LocalDate = Site.today, at time: (Int, Int) = (12, 0), stars: Int = 0, notes: String = ""
  ) throws -> MealContent {
    try MealContent(
      name: MealName(name), category: category, energy: Energy(kilocalories: kcal),
      macros: Macros(
        carbs: Mass(milligrams: grams.0 * 1_000), protein: Mass(milligrams: grams.1 * 1_000),
        fat: Mass(milligrams: grams.2 * 1_000)),
      date: date, time: LocalTime(hour: time.0, minute: time.1), rating: Rating(stars), notes: MealNotes(notes))
  }
}
