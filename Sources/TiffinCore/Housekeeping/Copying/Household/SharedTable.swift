/// A table that also contains rows without a household: recipes of the catalogue, their pictures, and foods from food
/// tables. When a household is copied to another database, references to these rows are replaced by references to the
/// equal rows there, which are added if they are missing.
struct SharedTable {
  let name: String
  /// The column that is NULL in rows without a household.
  var owner = "household_id"
  /// The columns that identify equal rows.
  let keys: [String]
  /// The tables whose rows are parts of this table's rows.
  let parts: [String]

  /// All tables in which some rows belong to no household.
  static let all = [
    SharedTable(name: "food", keys: ["source", "code"], parts: ["food_portion", "food_picture"]),
    SharedTable(
      name: "recipe", keys: ["catalogue_number"], parts: ["recipe_ingredient", "recipe_contents", "recipe_line_food"]),
    SharedTable(name: "recipe_picture", owner: "album_id", keys: ["fingerprint"], parts: []),
  ]

  /// Returns the table with a name; nil if all of its rows belong to households.
  static func named(_ name: String) -> SharedTable? { all.first { $0.name == name } }

  /// A query for the ID of the row with given values of the key columns.
  var search: String {
    let conditions = keys.indices.map { "\(keys[$0]) = $\($0 + 1)" }
    return "SELECT id FROM \(name) WHERE \(owner) IS NULL AND \(conditions.joined(separator: " AND ")) LIMIT 1"
  }

  /// The table with the condition for a single row without a household, given by its ID.
  var table: HouseholdTable? {
    HouseholdTable.all.first { $0.name == name }.map {
      HouseholdTable(
        name: name, owner: .household, condition: "id = $1 AND \(owner) IS NULL", references: $0.references)
    }
  }
}

/// A map from the IDs of rows in one database to those in another one.
struct IDMap {
  private var known: [String: [Int: Int]] = [:]

  /// The new ID of a row, by its table and its old ID; nil if it has none.
  subscript(table: String, old: Int) -> Int? {
    get { known[table]?[old] }
    set { known[table, default: [:]][old] = newValue }
  }
}
