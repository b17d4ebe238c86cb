import Platform

extension Submissions<PlanEntry> {
  static let plan = Submissions(
    table: "plan_submission", column: "entry_id", things: "plan_entry",
    isThere: "deleted_at IS NULL AND plan_entry.household_id = plan_submission.household_id")
}

extension Submission {
  init(key: SubmissionKey, _ new: NewPlanEntry) {
    var fingerprint = Fingerprint()
    fingerprint.add(new.day.iso)
    fingerprint.add(new.slot?.name ?? "")
    fingerprint.add(new.servings?.count)
    switch new.item {
    case .recipe(let id): fingerprint.add(Int(id.number))
    case .words(let words): fingerprint.add(words.text)
    }
    self.init(key: key, fingerprint)
  }

  /// Creates the submission of a copied entry. Its fingerprint does not depend on later changes of the original entry.
  init(key: SubmissionKey, copying entry: PlanEntry.ID, to day: LocalDate) {
    var fingerprint = Fingerprint()
    fingerprint.add("copy")
    fingerprint.add(Int(entry.number))
    fingerprint.add(day.iso)
    self.init(key: key, fingerprint)
  }
}
