/// A store of the settings of households.
public struct HouseholdSettingsStore: Sendable {
  private let database: any Database

  /// Creates a store that reads and writes the settings in a database.
  public init(_ database: any Database) {
    self.database = database
  }

  /// Returns a household's settings.
  ///
  /// - Throws: ``StoreError/notFound`` if the household does not exist.
  public func settings(of household: Household.ID) throws(StoreError) -> HouseholdSettings {
    try database.read { statements throws(StoreError) in try Self.settings(of: household, statements) }
  }

  /// Changes some settings of a person's household.
  ///
  /// After a change to a currency with other decimals, stored amounts keep their numbers: 12.50 dollars become 13 yen.
  ///
  /// - Returns: Nil if the change was stored; the current settings, with nothing stored, if one of them was changed
  ///   after the form was shown.
  /// - Throws: ``StoreError/notFound``, ``StoreError/busy`` if the person has just moved to another household.
  static func change(
    _ change: HouseholdSettingsChange, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> HouseholdSettings? {
    let home: Household.ID? = try statements.first(
      "SELECT household_id FROM person WHERE id = $1", [.id(person.id)]
    ) { row in row.id(0) }
    guard let home else { throw .notFound }
    guard home == person.household else { throw .busy }
    let current = try settings(of: home, statements)
    if change.isLate(for: current) { return current }
    if let currency = change.currency, currency != current.currency {
      try count(in: currency, from: current.currency, home, statements)
    }
    if let budget = change.weeklyBudget {
      try statements.run(
        "UPDATE household SET weekly_budget_minor = $1 WHERE id = $2", [.int(budget?.minorUnits), .id(home)])
    }
    if let count = change.cooksFor {
      try statements.run("UPDATE household SET cooks_for = $1 WHERE id = $2", [.int(count?.count), .id(home)])
    }
    return nil
  }

  /// Sets the initial currency and usual servings of a person's new household. Settings that were chosen already stay.
  static func begin(
    with new: HouseholdSettings?, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard let new else { return }
    let home: Household.ID? = try statements.first(
      "SELECT household_id FROM person WHERE id = $1", [.id(person)]
    ) { row in row.id(0) }
    guard let home else { throw .notFound }
    let current = try settings(of: home, statements)
    if current.currency == .dollar, new.currency != .dollar {
      try count(in: new.currency, from: current.currency, home, statements)
    }
    if let servings = new.cooksFor { try setIfUnset(cooksFor: servings, of: home, statements) }
  }

  /// Sets a household's usual servings. A number that was chosen already stays.
  static func setIfUnset(
    cooksFor servings: Servings, of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE household SET cooks_for = $1 WHERE id = $2 AND cooks_for IS NULL",
      [.int(servings.count), .id(household)])
  }

  static func settings(
    of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> HouseholdSettings {
    let settings = try statements.cachedIfFound(HouseholdSettingsKey(household: household)) { () throws(StoreError) in
      try statements.first(
        "SELECT currency, weekly_budget_minor, cooks_for FROM household WHERE id = $1", [.id(household)]
      ) { row throws(StoreError) in
        HouseholdSettings(
          currency: try PersonRowCoder.currency(row, 0), weeklyBudget: row.optionalInt(1).map(Money.init(stored:)),
          cooksFor: row.optionalInt(2).map(Servings.init(stored:)))
      }
    }
    guard let settings else { throw .notFound }
    return settings
  }

  /// Returns an SQL expression that converts an amount of money to the currency decimals of the household into which it
  /// is moved; nil if the currencies have equally many decimals.
  static func rescaling(
    of column: String, from old: Household.ID, to household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> String? {
    let decimals =
      try settings(of: household, statements).currency.decimals - settings(of: old, statements).currency.decimals
    return decimals == 0 ? nil : rescaled(column, by: decimals)
  }

  private static func count(
    in currency: Currency, from old: Currency, _ household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run("UPDATE household SET currency = $1 WHERE id = $2", [.text(currency.code), .id(household)])
    guard currency.decimals != old.decimals else { return }
    let amounts = [
      ("household", "weekly_budget_minor", "id"), ("recipe", "cost_minor", "household_id"),
      ("recipe_figures", "cost_minor", "household_id"), ("purchase", "paid_minor", "household_id"),
      ("purchase", "estimate_minor", "household_id"),
    ]
    for (table, column, owner) in amounts {
      try statements.run(
        """
        UPDATE \(table) SET \(column) = \(rescaled(column, by: currency.decimals - old.decimals))
        WHERE \(owner) = $1 AND \(column) IS NOT NULL
        """,
        [.id(household)])
    }
  }

  /// Returns an SQL expression for an amount with more decimals, or with fewer if `decimals` is negative, rounding
  /// halves up and clamping to the upper end of ``Money/range``.
  private static func rescaled(_ column: String, by decimals: Int) -> String {
    let factor = (0..<abs(decimals)).reduce(1) { factor, _ in factor * 10 }
    if decimals < 0 { return "(\(column) + \(factor / 2)) / \(factor)" }
    let most = Money.range.upperBound
    return "CASE WHEN \(column) > \(most / factor) THEN \(most) ELSE \(column) * \(factor) END"
  }
}

private struct HouseholdSettingsKey: CacheKey {
  typealias Value = HouseholdSettings
  let household: Household.ID
}
