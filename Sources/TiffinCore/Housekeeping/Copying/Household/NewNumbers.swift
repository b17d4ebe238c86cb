/// The numbers that rows of one database have got in another one.
struct NewNumbers {
  /// Above all numbers that any database gives: what is named by one beyond it is found nowhere.
  private static let trace = 1 << 52

  private var known: [String: [Int: Int]] = [:]

  /// The new number of a row, by its table and its old number; nil if it has none.
  subscript(table: String, old: Int) -> Int? {
    get { known[table]?[old] }
    set { known[table, default: [:]][old] = newValue }
  }

  /// A number by which nothing is found; another one for each.
  static func trace(of old: Int) -> Int { old < trace ? trace + old : old }
}
