/// The records of submitted forms that created rows of one kind. Every statement on their table, and on rows of that
/// kind that can no longer be restored.
struct Submissions<Made> {
  /// The table of the records, whose column ``column`` refers to the row that a form created last.
  let table: String
  let column: String
  /// The table of the created rows, with `id` and `deleted_at`.
  let things: String
  /// The condition on a row for its form to count as submitted before.
  var isThere = "deleted_at IS NULL"

  /// Returns the row that the same form created before; nil if there is none, or if it no longer meets ``isThere``.
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

  /// Records the row that a form created, replacing an earlier one that was deleted.
  func remember(
    _ made: Identifier<Made>, from form: Submission, by person: Person, now: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    let inserted = try statements.run(
      """
      INSERT INTO \(table) (household_id, person_id, form_key, fingerprint, \(column), sent_at)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (person_id, form_key, fingerprint) DO NOTHING
      """,
      [
        .id(person.household), .id(person.id), .text(form.key.text), .text(form.fingerprint), .id(made), .int(now),
      ])
    if inserted > 0 { return }
    try statements.run(
      "UPDATE \(table) SET \(column) = $1, sent_at = $2 WHERE person_id = $3 AND form_key = $4 AND fingerprint = $5",
      [.id(made), .int(now), .id(person.id), .text(form.key.text), .text(form.fingerprint)])
  }
}
