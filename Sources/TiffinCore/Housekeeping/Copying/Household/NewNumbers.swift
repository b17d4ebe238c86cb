/// The numbers that rows of one database have got in another one.
struct NewNumbers {
  private var known: [String: [Int: Int]] = [:]

  /// The new number of a row, by its table and its old number; nil if it has none.
  subscript(table: String, old: Int) -> Int? {
    get { known[table]?[old] }
    set { known[table, default: [:]][old] = newValue }
  }
}
