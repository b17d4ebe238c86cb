/// A household's name and settings in an export.
struct ExportedHousehold {
  private let name: PersonName?
  private let change: HouseholdSettingsChange

  /// Reads the name and the settings. Missing and invalid values will not be changed in the household.
  init(exported value: JSONValue) {
    name = try? PersonName(value.written("name"))
    change = HouseholdSettingsChange(
      currency: Currency(code: value.written("currency")),
      weeklyBudget: value.whole("weekly_budget_minor").flatMap { Money(minorUnits: $0) },
      cooksFor: value.whole("cooks_for").flatMap { Servings($0) })
  }

  /// Applies the name and the settings if the household has no recipes, plan, groceries, foods or meals yet. The name
  /// is applied only if the person is an owner, because only owners may rename the household.
  func take(for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    guard try Self.isEmpty(person.household, statements) else { return }
    if let name, try HouseholdRows.isOwned(by: person, statements) {
      try HouseholdRows.rename(person.household, name, statements)
    }
    _ = try HouseholdSettingsStore.change(change, by: person, statements)
  }

  private static func isEmpty(
    _ household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    for table in ["recipe", "plan_entry", "grocery_item", "food"] {
      let row = try statements.first("SELECT 1 FROM \(table) WHERE household_id = $1 LIMIT 1", [.id(household)]) {
        row in row.int(0)
      }
      if row != nil { return false }
    }
    let meal = try statements.first(
      "SELECT 1 FROM person JOIN meal ON meal.person_id = person.id WHERE person.household_id = $1 LIMIT 1",
      [.id(household)]
    ) { row in row.int(0) }
    return meal == nil
  }
}
