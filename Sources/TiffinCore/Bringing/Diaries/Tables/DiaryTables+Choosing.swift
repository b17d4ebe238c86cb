extension DiaryTables {
  /// The table that is read of several: the first in which a known app says what was eaten, else one that may say it.
  static func table(in files: BroughtFiles) throws(BringingError) -> DiaryTable? {
    var best: (table: DiaryTable, likeness: Likeness)?
    for file in files.all(endingIn: ".csv", ".txt", ".tsv") where best?.likeness != .diary {
      guard let table = DiaryTable(Array(try file.text().utf8)) else { continue }
      let likeness = likeness(of: table)
      if best.map({ $0.likeness < likeness }) ?? true { best = (table, likeness) }
    }
    return best?.table
  }

  /// How much a table looks like what somebody ate.
  private enum Likeness: Comparable {
    /// Something is missing; people may say which column it is.
    case none
    /// Of whole days, without what was eaten.
    case nameless
    /// Of an app that is not known.
    case complete
    /// Of an app that keeps exercise in the same columns.
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
