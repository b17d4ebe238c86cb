extension DiaryTables {
  /// Returns the table to import: of several tables, the first one of those that are most like a diary; nil if there is
  /// none.
  static func table(in files: ImportedFiles) throws(ImportError) -> DiaryTable? {
    var best: (table: DiaryTable, likeness: Likeness)?
    for file in files.all(endingIn: ".csv", ".txt", ".tsv") where best?.likeness != .diary {
      guard let table = DiaryTable(Array(try file.text().utf8)) else { continue }
      let likeness = likeness(of: table)
      if best.map({ $0.likeness < likeness }) ?? true { best = (table, likeness) }
    }
    return best?.table
  }

  /// The likeness of a table to a diary of foods, in ascending order.
  private enum Likeness: Comparable {
    /// A required column is missing, which a person can assign.
    case none
    /// Rows of whole days, without names of foods.
    case nameless
    /// A complete table of an unknown app.
    case complete
    /// A table of a known app that can also contain exercise in the same columns, because it has no macros.
    case known
    case diary
  }

  private static func likeness(of table: DiaryTable) -> Likeness {
    guard table.isComplete else { return .none }
    if table.columns.areOfWholeDays { return .nameless }
    if app(of: table) == app { return .complete }
    return [.carbs, .protein, .fat].contains(where: table.columns.has) ? .diary : .known
  }
}
