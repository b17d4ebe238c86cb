/// Statements on the rows of one name.
extension UsualMealRows {
  static let rows = "SELECT \(UsualMealRow.columns) FROM usual_meal WHERE person_id = $1 AND name_key = $2"

  static let rowsAndLast = """
    SELECT hour, sum, weight, usual_meal.is_favourite, meal_id, eaten_on, eaten_at
    FROM usual_meal JOIN meal ON meal.id = meal_id
    WHERE usual_meal.person_id = $1 AND usual_meal.name_key = $2
    """

  static let last = "\(ofName) AND eaten_on <= $3 ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 1"

  static let times = "\(ofName) AND eaten_on <= $3 AND eaten_on >= $4"

  private static let ofName = """
    SELECT id, eaten_on, eaten_at FROM meal WHERE person_id = $1 AND name_key = $2 AND deleted_at IS NULL
    """

  /// Writes the rows of a name that differ from the stored ones, and deletes stored rows of other hours.
  static func write(
    _ rows: [UsualMealRow], over stored: [UsualMealRow], _ key: String, of person: Person.ID,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    let changed = rows.filter { row in !stored.contains { $0.isSame(as: row) } }
    try put(changed, key, of: person, statements)
    if let last = rows.first?.meal, stored.contains(where: { $0.meal != last }), changed.count < rows.count {
      try statements.run(
        "UPDATE usual_meal SET meal_id = $1 WHERE person_id = $2 AND name_key = $3 AND meal_id <> $1",
        [.id(last), .id(person), .text(key)])
    }
    for old in stored where !rows.contains(where: { $0.hour == old.hour }) {
      try statements.run(
        "DELETE FROM usual_meal WHERE person_id = $1 AND name_key = $2 AND hour = $3",
        [.id(person), .text(key), .int(old.hour)])
    }
  }

  /// Stores rows in place of those of the same hours, one by one: for a statement with several rows SQLite would open a
  /// savepoint, before which the word index flushes its changes.
  private static func put(
    _ rows: [UsualMealRow], _ key: String, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    for row in rows {
      try statements.run(
        put,
        [
          .id(person), .text(key), .int(row.hour), .flag(row.isFavourite), .int(row.weight), .id(row.meal),
          .int(row.sum),
        ])
    }
  }

  private static let put = """
    INSERT INTO usual_meal (person_id, name_key, hour, is_favourite, weight, meal_id, sum)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (person_id, name_key, hour) DO UPDATE SET
    is_favourite = excluded.is_favourite, weight = excluded.weight, meal_id = excluded.meal_id, sum = excluded.sum
    """
}
