/// A form as it was sent: its key and a fingerprint of everything in it. Every statement on the `submission` table.
///
/// The fingerprint is of what was sent, not of what is stored now, so that a form sent twice is known after its meal
/// was edited.
struct Submission {
  /// Days that a form is remembered, as long as what it made can be brought back.
  static let days = StoreLimits.undoDays

  let key: SubmissionKey
  let fingerprint: String

  init(key: SubmissionKey, content: MealContent, photo: RenderedPhoto?) {
    var fingerprint = Fingerprint()
    for value in MealRow.values(content) {
      switch value {
      case .string(let text): fingerprint.add(text)
      case .integer(let number): fingerprint.add(number)
      case .null: fingerprint.add(nil)
      case .blob(let bytes): fingerprint.add(counted: bytes.span)
      }
    }
    if let photo { fingerprint.add(photo.fingerprint) }
    self.key = key
    self.fingerprint = fingerprint.text
  }

  /// Of a copy: neither the time it is made nor what becomes of the first meal makes it another one.
  init(key: SubmissionKey, copying meal: Meal.ID, to date: LocalDate) {
    var fingerprint = Fingerprint()
    fingerprint.add(Int(meal.number))
    fingerprint.add(date.iso)
    self.key = key
    self.fingerprint = fingerprint.text
  }

  /// The meal that the same form made before, unless it was deleted since.
  func find(by person: Person, _ statements: borrowing Statements) throws(StoreError) -> Meal.ID? {
    try statements.first(
      """
      SELECT meal.id FROM submission JOIN meal ON meal.id = submission.meal_id
      WHERE submission.person_id = $1 AND form_key = $2 AND fingerprint = $3 AND deleted_at IS NULL
      """,
      [.id(person.id), .text(key.text), .text(fingerprint)]
    ) { row in row.id(0) }
  }

  /// Remembers what the form made, now instead of a meal that was deleted.
  func remember(
    _ meal: Meal.ID, by person: Person, now: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO submission (household_id, person_id, form_key, fingerprint, meal_id, sent_at)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (person_id, form_key, fingerprint)
      DO UPDATE SET meal_id = excluded.meal_id, sent_at = excluded.sent_at
      """,
      [
        .id(person.household), .id(person.id), .text(key.text), .text(fingerprint), .id(meal), .int(now),
      ])
  }

  /// Forgets forms sent before that moment, the oldest first.
  static func purge(
    before moment: Int, atMost limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      DELETE FROM submission WHERE (person_id, form_key, fingerprint) IN (
        SELECT person_id, form_key, fingerprint FROM submission WHERE sent_at < $1 ORDER BY sent_at LIMIT $2
      )
      """,
      [.int(moment), .int(limit)])
  }
}
