/// How a row of the `person` table becomes a person, and settings their values.
enum PersonRow {
  /// In the order in which ``read(_:)`` takes them.
  static let columns =
    (["id", "household_id", "name"] + settingsColumns + ["role"]).map { "person.\($0)" }.joined(separator: ", ")
    + ", (SELECT currency FROM household WHERE household.id = person.household_id)"
  /// How many they are: where a query's other columns begin.
  static let width = settingsColumns.count + 5

  static func read(_ row: borrowing Row) throws(StoreError) -> Person {
    let order = row.text(3)
    guard let mealOrder = MealOrder(rawValue: order) else { throw .damaged("a person's order is \(order)") }
    let settings = PersonSettings(
      mealOrder: mealOrder,
      timeZone: TimeZoneChoice(stored: row.optionalText(4)),
      goals: Goals(
        energy: row.optionalInt(5).map(Energy.init(stored:)),
        macros: Macros(carbs: mass(row, 6), protein: mass(row, 7), fat: mass(row, 8))),
      arePastDaysReadOnly: row.flag(9), weekStart: Weekday(rawValue: row.int(10)) ?? .monday,
      theme: Theme(rawValue: row.text(11)) ?? .device, thumb: Thumb(rawValue: row.text(12)) ?? .right,
      isReminded: row.flag(13), cooksAt: LocalTime(iso: row.text(14)) ?? .evening)
    return Person(
      id: row.id(0), household: row.id(1), name: row.text(2), role: try role(row, width - 2),
      currency: try currency(row, width - 1), settings: settings)
  }

  static func role(_ row: borrowing Row, _ column: Int) throws(StoreError) -> Role {
    let text = row.text(column)
    guard let role = Role(rawValue: text) else { throw .damaged("a person's role is \(text)") }
    return role
  }

  static func currency(_ row: borrowing Row, _ column: Int) throws(StoreError) -> Currency {
    let code = row.text(column)
    guard let currency = Currency(code: code) else { throw .damaged("a household's currency is \(code)") }
    return currency
  }

  /// The columns of the settings, in the order of ``values(_:)``.
  static let settingsColumns = [
    "meal_order", "time_zone", "energy_goal_kcal", "carbs_goal_mg", "protein_goal_mg", "fat_goal_mg",
    "past_days_read_only", "week_start", "theme", "thumb", "is_reminded", "cooks_at",
  ]

  static func values(_ settings: PersonSettings) -> [SQLValue] {
    [
      .text(settings.mealOrder.rawValue), .text(settings.timeZone.stored), .int(settings.goals.energy?.kilocalories),
      .int(settings.goals.macros.carbs?.milligrams), .int(settings.goals.macros.protein?.milligrams),
      .int(settings.goals.macros.fat?.milligrams), .flag(settings.arePastDaysReadOnly),
      .int(settings.weekStart.rawValue), .text(settings.theme.rawValue), .text(settings.thumb.rawValue),
      .flag(settings.isReminded), .text(settings.cooksAt.iso),
    ]
  }

  private static func mass(_ row: borrowing Row, _ column: Int) -> Mass? {
    row.optionalInt(column).map(Mass.init(stored:))
  }
}
