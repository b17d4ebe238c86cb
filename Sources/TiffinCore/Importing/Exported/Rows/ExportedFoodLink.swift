/// A reference of a row to a food: an own food of the household, or a food of a public food table that both servers
/// have.
struct ExportedFoodLink {
  private let name: String
  private let source: String
  private let code: String?

  /// Parses the reference of a row to a food; nil if the row has none.
  init?(exported value: JSONValue) {
    guard let name = value["food"]?.text else { return nil }
    self.name = name
    source = value["food_source"]?.text ?? FoodSource.own.rawValue
    code = value["food_code"]?.text
  }

  /// Returns the food's identifier; nil if there is no such food on this server.
  func find(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Food.ID? {
    if source == FoodSource.own.rawValue {
      return try statements.first(
        "SELECT id FROM food WHERE household_id = $1 AND name = $2 AND deleted_at IS NULL ORDER BY id LIMIT 1",
        [.id(person.household), .text(name)]
      ) { row in row.id(0) }
    }
    return try statements.first(
      "SELECT id FROM food WHERE source = $1 AND code = $2 AND household_id IS NULL", [.text(source), .text(code)]
    ) { row in row.id(0) }
  }
}
