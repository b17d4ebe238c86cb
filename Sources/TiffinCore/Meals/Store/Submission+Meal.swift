import Platform
import PictureTools

extension Submissions<Meal> {
  static let meals = Submissions(table: "submission", column: "meal_id", things: "meal")
}

extension Submission {
  init(key: SubmissionKey, content: MealContent, photo: RenderedPhoto?) {
    var fingerprint = Fingerprint()
    fingerprint.add(MealRowCoder.values(content))
    if let photo { fingerprint.add(photo.fingerprint) }
    self.init(key: key, fingerprint)
  }

  /// Creates the submission of a copy of a meal. Its fingerprint depends only on the original's ID and the date, not on
  /// the time or on later changes of the original.
  init(key: SubmissionKey, copying meal: Meal.ID, to date: LocalDate) {
    var fingerprint = Fingerprint()
    fingerprint.add(Int(meal.number))
    fingerprint.add(date.iso)
    self.init(key: key, fingerprint)
  }
}
