import Platform

extension Submissions<GroceryItem> {
  /// The submissions of forms that add to the list and of acts on its lines. A submission counts as sent even if its
  /// line has been deleted since.
  static let groceries = Submissions(
    table: "grocery_submission", column: "item_id", things: "grocery_item", isThere: "TRUE")
}

extension Submission {
  init(key: SubmissionKey, _ entry: GroceryEntry) {
    var fingerprint = Fingerprint()
    for text in [entry.name.text, entry.quantity.amount.stored, entry.quantity.words, entry.note.text] {
      fingerprint.add(text)
    }
    self.init(key: key, fingerprint)
  }
}
