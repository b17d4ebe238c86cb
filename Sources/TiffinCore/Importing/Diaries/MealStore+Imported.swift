extension MealStore {
  /// Adds imported entries in one transaction. An entry is skipped if the person already has at least `count` equal
  /// meals.
  ///
  /// - Returns: The number of entries added.
  func take(
    _ brought: [(meal: ImportedMeal, count: Int)], of bringing: ImportJob.ID?, by person: Person
  ) throws(StoreError) -> Int {
    guard !brought.isEmpty else { return 0 }
    return try database.write(of: person.household) { statements throws(StoreError) in
      if let bringing { try ImportJobStore.requireTaking(bringing, statements) }
      var added = 0
      for (meal, count) in brought where try Self.count(of: meal.content, of: person.id, statements) < count {
        try take(meal, of: bringing, by: person, statements)
        added += 1
      }
      if added > 0 { try FirstStepRows.finish(.meal, by: person, statements) }
      return added
    }
  }

  private func take(
    _ meal: ImportedMeal, of bringing: ImportJob.ID?, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    let id = try insert(meal.content, photo: nil, by: person, statements)
    if !meal.lines.isEmpty { try MealLineRows.set(meal.lines, of: id, statements) }
    if let bringing { try Self.remember(id, of: bringing, statements) }
  }

  /// Records a meal as added by an import job.
  static func remember(
    _ id: Meal.ID, of bringing: ImportJob.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "INSERT INTO bringing_meal (bringing_id, meal_id, revision) VALUES ($1, $2, 1)", [.id(bringing), .id(id)])
  }

  /// Returns the number of the person's meals with the same values in ``countedColumns``.
  static func count(
    of content: MealContent, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Int {
    try statements.first(countingSame, [.id(person)] + counted(content)) { row in row.int(0) } ?? 0
  }

  private static let countingSame =
    "SELECT COUNT(*) FROM meal WHERE person_id = $1 AND deleted_at IS NULL"
    + countedColumns.enumerated().map { " AND \($0.element) = $\($0.offset + 2)" }.joined()

  /// The columns of ``counted(_:)``, in the same order.
  static let countedColumns = [
    "eaten_on", "eaten_at", "name", "COALESCE(energy_kcal, -1)", "COALESCE(carbs_mg, -1)", "COALESCE(protein_mg, -1)",
    "COALESCE(fat_mg, -1)",
  ]

  /// Returns the values that are compared to find duplicates.
  static func counted(_ content: MealContent) -> [SQLValue] {
    [
      .text(content.date.iso), .text(MealRowCoder.stored(content.time)), .text(content.name.text),
      .int(content.energy?.kilocalories ?? -1), .int(content.macros.carbs?.milligrams ?? -1),
      .int(content.macros.protein?.milligrams ?? -1), .int(content.macros.fat?.milligrams ?? -1),
    ]
  }
}
