/// The forms that made things of one kind. Every statement on their table, and on the rows of such things that nobody can
/// bring back any more.
struct Submissions<Made> {
  /// What a form made last is in this column of the table.
  let table: String
  let column: String
  /// The table of what they made, with `id` and `deleted_at`.
  let things: String
  /// What must be so of a thing for its form to count as sent before.
  var isThere = "deleted_at IS NULL"

  /// What the same form made before; nil where it made nothing, or that is no more ``isThere``.
  func find(
    _ form: Submission, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Identifier<Made>? {
    try statements.first(
      """
      SELECT \(things).id FROM \(table) JOIN \(things) ON \(things).id = \(table).\(column)
      WHERE \(table).person_id = $1 AND form_key = $2 AND fingerprint = $3 AND \(isThere)
      """,
      [.id(person.id), .text(form.key.text), .text(form.fingerprint)]
    ) { row in row.id(0) }
  }

  /// Remembers what a form made, now instead of a thing that was deleted.
  func remember(
    _ made: Identifier<Made>, from form: Submission, by person: Person, now: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO \(table) (household_id, person_id, form_key, fingerprint, \(column), sent_at)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (person_id, form_key, fingerprint)
      DO UPDATE SET \(column) = excluded.\(column), sent_at = excluded.sent_at
      """,
      [
        .id(person.household), .id(person.id), .text(form.key.text), .text(form.fingerprint), .id(made), .int(now),
      ])
  }
}
