extension Migration {
  /// 014: the first steps that a person has neither done nor dismissed, a sum of 1, 2 and 4. Only people with neither
  /// meals nor goals count as new.
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
