/// A recipe's form as it was sent, by its key and a fingerprint of everything in it. Every statement on the
/// `recipe_submission` table.
struct RecipeSubmission {
  let key: SubmissionKey
  let fingerprint: String

  init(key: SubmissionKey, content: RecipeContent, picture: RecipePicture.ID?) {
    var fingerprint = Fingerprint()
    let lines = content.ingredients.flatMap(\.values)
    for value in RecipeRow.values(content) + lines + [.id(picture)] {
      switch value {
      case .string(let text): fingerprint.add(text)
      case .integer(let number): fingerprint.add(number)
      case .null: fingerprint.add(nil)
      case .blob(let bytes): fingerprint.add(counted: bytes.span)
      }
    }
    self.key = key
    self.fingerprint = fingerprint.text
  }

  /// The recipe that the same form made before, unless it was deleted since.
  func find(by person: Person, _ statements: borrowing Statements) throws(StoreError) -> Recipe.ID? {
    try statements.first(
      """
      SELECT recipe.id FROM recipe_submission JOIN recipe ON recipe.id = recipe_submission.recipe_id
      WHERE person_id = $1 AND form_key = $2 AND fingerprint = $3 AND deleted_at IS NULL
      """,
      [.id(person.id), .text(key.text), .text(fingerprint)]
    ) { row in row.id(0) }
  }

  /// Remembers what the form made, now instead of a recipe that was deleted.
  func remember(
    _ recipe: Recipe.ID, by person: Person, now: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO recipe_submission (household_id, person_id, form_key, fingerprint, recipe_id, sent_at)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (person_id, form_key, fingerprint)
      DO UPDATE SET recipe_id = excluded.recipe_id, sent_at = excluded.sent_at
      """,
      [.id(person.household), .id(person.id), .text(key.text), .text(fingerprint), .id(recipe), .int(now)])
  }

  /// Forgets forms sent before that moment, the oldest first.
  static func purge(
    before moment: Int, atMost limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      DELETE FROM recipe_submission WHERE (person_id, form_key, fingerprint) IN (
        SELECT person_id, form_key, fingerprint FROM recipe_submission WHERE sent_at < $1 ORDER BY sent_at LIMIT $2
      )
      """,
      [.int(moment), .int(limit)])
  }
}
