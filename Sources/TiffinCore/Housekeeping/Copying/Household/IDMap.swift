/// A map from the IDs of rows in one database to those in another one.
struct IDMap {
  private var known: [String: [Int: Int]] = [:]

  /// The new ID of a row, by its table and its old ID; nil if it has none.
  subscript(table: String, old: Int) -> Int? {
    get { known[table]?[old] }
    set { known[table, default: [:]][old] = newValue }
  }
}
