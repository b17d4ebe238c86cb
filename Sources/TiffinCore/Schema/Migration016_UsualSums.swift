extension Migration {
  /// 016: the sum whose logarithm is the weight of a usual meal, so that a new meal can be added without reading
  /// earlier ones.
  static let usualSums = Migration { statements, dialect throws(StoreError) in
    try add(["sum \(dialect.integer) NOT NULL DEFAULT 0 CHECK (sum >= 0)"], to: "usual_meal", statements)
    try UsualMealRows.rebuild(statements)
  }
}
