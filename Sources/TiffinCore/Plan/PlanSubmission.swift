/// A form that plans something, as it was sent: its key and a fingerprint of what is in it. Every statement on the
/// `plan_submission` table.
struct PlanSubmission {
  let key: SubmissionKey
  let fingerprint: String

  init(key: SubmissionKey, _ new: NewPlanEntry) {
    var fingerprint = Fingerprint()
    fingerprint.add(new.day.iso)
    fingerprint.add(new.slot?.name ?? "")
    fingerprint.add(new.servings?.count)
    switch new.item {
    case .recipe(let id): fingerprint.add(Int(id.number))
    case .words(let words): fingerprint.add(words.text)
    }
    self.key = key
    self.fingerprint = fingerprint.text
  }

  /// Of a copy: what becomes of the entry that is copied does not make it another one.
  init(key: SubmissionKey, copying entry: PlanEntry.ID, to day: LocalDate) {
    var fingerprint = Fingerprint()
    fingerprint.add("copy")
    fingerprint.add(Int(entry.number))
    fingerprint.add(day.iso)
    self.key = key
    self.fingerprint = fingerprint.text
  }

  /// The entry that the same form made before, unless it was removed since.
  func find(by person: Person, _ statements: borrowing Statements) throws(StoreError) -> PlanEntry.ID? {
    try statements.first(
      """
      SELECT plan_entry.id FROM plan_submission JOIN plan_entry ON plan_entry.id = plan_submission.entry_id
      WHERE plan_submission.person_id = $1 AND form_key = $2 AND fingerprint = $3 AND deleted_at IS NULL
      AND plan_entry.household_id = $4
      """,
      [.id(person.id), .text(key.text), .text(fingerprint), .id(person.household)]
    ) { row in row.id(0) }
  }

  /// Remembers what the form made, now instead of an entry that was removed.
  func remember(
    _ entry: PlanEntry.ID, by person: Person, now: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO plan_submission (household_id, person_id, form_key, fingerprint, entry_id, sent_at)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (person_id, form_key, fingerprint)
      DO UPDATE SET entry_id = excluded.entry_id, sent_at = excluded.sent_at
      """,
      [.id(person.household), .id(person.id), .text(key.text), .text(fingerprint), .id(entry), .int(now)])
  }
}
