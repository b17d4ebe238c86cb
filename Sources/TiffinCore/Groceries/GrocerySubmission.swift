/// A form that added something by hand, as it was sent. Every statement on `grocery_submission`.
struct GrocerySubmission {
  let key: SubmissionKey
  let fingerprint: String

  init(key: SubmissionKey, _ entry: GroceryEntry) {
    var fingerprint = Fingerprint()
    for text in [entry.name.text, entry.quantity.amount.stored, entry.quantity.words, entry.note.text] {
      fingerprint.add(text)
    }
    self.key = key
    self.fingerprint = fingerprint.text
  }

  /// The line to which the same form added before.
  func find(by person: Person, _ statements: borrowing Statements) throws(StoreError) -> GroceryItem.ID? {
    try statements.first(
      "SELECT item_id FROM grocery_submission WHERE person_id = $1 AND form_key = $2 AND fingerprint = $3",
      [.id(person.id), .text(key.text), .text(fingerprint)]
    ) { row in row.id(0) }
  }

  func remember(
    _ item: GroceryItem.ID, by person: Person, now: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO grocery_submission (household_id, person_id, form_key, fingerprint, item_id, sent_at)
      VALUES ($1, $2, $3, $4, $5, $6)
      """,
      [.id(person.household), .id(person.id), .text(key.text), .text(fingerprint), .id(item), .int(now)])
  }
}
