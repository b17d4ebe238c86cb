/// The conversion of `person` rows to people, and of settings to values.
enum PersonRow {
  static let columns = PersonColumn.selection
  /// The number of columns, which is the position of the first column after them.
  static let width = PersonColumn.width

  static func read(_ row: borrowing Row) throws(StoreError) -> Person {
    Person(
      id: row.id(PersonColumn.id), household: row.id(PersonColumn.household), name: row.text(PersonColumn.name),
      role: try role(row, PersonColumn.role.rawValue), currency: try currency(row, PersonColumn.currency.rawValue),
      settings: try settings(row))
  }

  private static func settings(_ row: borrowing Row) throws(StoreError) -> PersonSettings {
    let order = row.text(PersonColumn.mealOrder)
    guard let mealOrder = MealOrder(rawValue: order) else { throw .damaged("a person's order is \(order)") }
    return PersonSettings(
      mealOrder: mealOrder,
      timeZone: TimeZoneChoice(stored: row.optionalText(PersonColumn.timeZone)),
      goals: Goals(
        energy: row.optionalInt(PersonColumn.energyGoal).map(Energy.init(stored:)),
        macros: Macros(carbs: mass(row, .carbsGoal), protein: mass(row, .proteinGoal), fat: mass(row, .fatGoal)),
        further: further(row)),
      arePastDaysReadOnly: row.flag(PersonColumn.arePastDaysReadOnly),
      weekStart: Weekday(rawValue: row.int(PersonColumn.weekStart)) ?? .monday,
      theme: Theme(rawValue: row.text(PersonColumn.theme)) ?? .device,
      thumb: Handedness(rawValue: row.text(PersonColumn.thumb)) ?? .right,
      isReminded: row.flag(PersonColumn.isReminded),
      cooksAt: LocalTime(iso: row.text(PersonColumn.cooksAt)) ?? .evening,
      firstSteps: FirstSteps(rawValue: row.int(PersonColumn.firstSteps)),
      nutrients: ShownNutrients(rawValue: row.int(PersonColumn.nutrients)))
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
  static let settingsColumns = PersonColumn.settings.map(\.column)

  static func values(_ settings: PersonSettings) -> [SQLValue] {
    PersonColumn.settings.compactMap { $0.write?(settings) }
  }

  private static func further(_ row: borrowing Row) -> FurtherNutrients {
    FurtherNutrients(
      fibre: mass(row, .fibreGoal), sugars: mass(row, .sugarsGoal), saturated: mass(row, .saturatedGoal),
      salt: mass(row, .saltGoal))
  }

  private static func mass(_ row: borrowing Row, _ column: PersonColumn) -> Mass? {
    row.optionalInt(column).map(Mass.init(stored:))
  }
}
