extension Migration {
  /// 014: the introductory steps that a person has neither done nor dismissed, as a sum of 1, 2 and 4. People who
  /// already have meals or goals get no steps.
  static let firstSteps = Migration { statements, dialect throws(StoreError) in
    try add(
      ["first_steps \(dialect.integer) NOT NULL DEFAULT 7 CHECK (first_steps BETWEEN 0 AND 7)"], to: "person",
      statements)
    try statements.run(
      """
      UPDATE person SET first_steps = 0
      WHERE COALESCE(energy_goal_kcal, carbs_goal_mg, protein_goal_mg, fat_goal_mg) IS NOT NULL
      OR EXISTS (SELECT 1 FROM meal WHERE meal.person_id = person.id)
      """)
  }
}
