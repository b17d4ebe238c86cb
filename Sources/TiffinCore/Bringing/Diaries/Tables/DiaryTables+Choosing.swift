extension DiaryTables {
  /// Returns the table to import if there are several: the one most like a diary, and the first among equals.
  static func table(in files: BroughtFiles) throws(BringingError) -> DiaryTable? {
    var best: (table: DiaryTable, likeness: Likeness)?
    for file in files.all(endingIn: ".csv", ".txt", ".tsv") where best?.likeness != .diary {
      guard let table = DiaryTable(Array(try file.text().utf8)) else { continue }
      let likeness = likeness(of: table)
      if best.map({ $0.likeness < likeness }) ?? true { best = (table, likeness) }
    }
    return best?.table
  }

  /// The likeness of a table to a diary of foods, from low to high.
  private enum Likeness: Comparable {
    /// A required column is missing; the person may assign it.
    case none
    /// Rows of whole days, without names of foods.
    case nameless
    /// A complete table of an unknown app.
    case complete
    /// A table of a known app that may also hold exercise in the same columns, as it has no macronutrients.
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
