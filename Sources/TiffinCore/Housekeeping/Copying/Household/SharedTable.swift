/// A table in which some rows belong to no household: the catalogue's recipes with their pictures, and tables of foods.
/// Rows of households refer to them, and find the same one in another database.
struct SharedTable {
  let name: String
  /// The column that is NULL in rows of no household.
  var owner = "household_id"
  /// The columns by which a row is known again.
  let keys: [String]
  /// The tables with its parts.
  let parts: [String]

  /// By their names.
  static let all = [
    SharedTable(name: "food", keys: ["source", "code"], parts: ["food_portion", "food_picture"]),
    SharedTable(
      name: "recipe", keys: ["catalogue_number"], parts: ["recipe_ingredient", "recipe_contents", "recipe_line_food"]),
    SharedTable(name: "recipe_picture", owner: "album_id", keys: ["fingerprint"], parts: []),
  ]

  /// Nil for a table of which all rows are households'.
  static func named(_ name: String) -> SharedTable? { all.first { $0.name == name } }

  /// A query for the number of the row with these values of the keys.
  var search: String {
    let conditions = keys.indices.map { "\(keys[$0]) = $\($0 + 1)" }
    return "SELECT id FROM \(name) WHERE \(owner) IS NULL AND \(conditions.joined(separator: " AND ")) LIMIT 1"
  }

  /// The rows of the source: one, by its number.
  var table: HouseholdTable? {
    HouseholdTable.all.first { $0.name == name }.map {
      HouseholdTable(
        name: name, owner: .household, condition: "id = $1 AND \(owner) IS NULL", references: $0.references)
    }
  }
}
