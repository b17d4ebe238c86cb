extension Migration {
  /// 016: what a weight is the logarithm of, so that a new meal is added to it and the others need not be read.
  static let usualSums = Migration { statements, dialect throws(StoreError) in
    try add(["sum \(dialect.integer) NOT NULL DEFAULT 0 CHECK (sum >= 0)"], to: "usual_meal", statements)
    try UsualMeals.rebuild(statements)
  }
}
