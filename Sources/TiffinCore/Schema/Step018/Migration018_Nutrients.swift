extension Migration {
  /// A part of 018: fibre, sugars, saturated fat and salt as stated for meals that are not made of foods; goals for
  /// them; and which of them a person sees, a sum of 1, 2, 4 and 8.
  static let furtherNutrients = Migration { statements, dialect throws(StoreError) in
    let figures = FurtherNutrient.allCases.map(\.nutrient.rawValue)
    try add(
      figures.map { "\($0)_mg \(dialect.integer) CHECK (\($0)_mg BETWEEN 0 AND 10000000)" }, to: "meal", statements)
    try add(
      ["shown_nutrients \(dialect.integer) NOT NULL DEFAULT 0 CHECK (shown_nutrients BETWEEN 0 AND 15)"]
        + figures.map { "\($0)_goal_mg \(dialect.integer) CHECK (\($0)_goal_mg BETWEEN 0 AND 10000000)" },
      to: "person", statements)
  }
}
