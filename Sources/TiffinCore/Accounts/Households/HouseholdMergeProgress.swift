/// The progress of moving a household's shared data into another household, which the last member has joined.
public struct HouseholdMergeProgress: Equatable, Sendable {
  /// The number of recipes, foods, planned dishes and groceries that have been moved.
  public let arrived: Int
  /// The number of recipes, foods, planned dishes and groceries in total, including those that have been moved.
  public let total: Int

  private static let tables = ["recipe", "food", "plan_entry", "grocery_item"]

  /// Returns the progress of moves into a household; nil if there are none.
  static func of(
    _ household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> HouseholdMergeProgress? {
    let coming = try statements.all(
      "SELECT id, moving_count FROM household WHERE moves_to = $1", [.id(household)]
    ) { row in (id: row.id(0) as Household.ID, count: row.optionalInt(1) ?? 0) }
    if coming.isEmpty { return nil }
    var (left, total) = (0, 0)
    for household in coming {
      left += try count(household.id, statements)
      total += household.count
    }
    return HouseholdMergeProgress(arrived: max(0, total - left), total: total)
  }

  /// Returns the number of a household's recipes, foods, planned dishes and groceries.
  static func count(_ household: Household.ID, _ statements: borrowing Statements) throws(StoreError) -> Int {
    let counts = tables.map { "(SELECT COUNT(*) FROM \($0) WHERE household_id = $1)" }
    return try statements.first("SELECT \(counts.joined(separator: " + "))", [.id(household)]) { row in row.int(0) }
      ?? 0
  }
}
