/// Numbers for rows that are gone, or that were another database's, where something goes on telling of them.
enum GoneRow {
  /// Above all numbers that any database gives: what is named by one beyond it is found nowhere.
  private static let first = 1 << 52

  /// Returns the number of such a row.
  ///
  /// - Parameter own: Any number that tells it from others.
  static func number(_ own: Int) -> Int { own < first ? first + own : own }
}
