import Platform
import PictureTools

extension Submissions<Meal> {
  static let meals = Submissions(table: "submission", column: "meal_id", things: "meal")
}

extension Submission {
  init(key: SubmissionKey, content: MealContent, photo: RenderedPhoto?) {
    var fingerprint = Fingerprint()
    fingerprint.add(MealRow.values(content))
    if let photo { fingerprint.add(photo.fingerprint) }
    self.init(key: key, fingerprint)
  }

  /// The submission of a copy: the same regardless of its time and of later changes to the first meal.
  init(key: SubmissionKey, copying meal: Meal.ID, to date: LocalDate) {
    var fingerprint = Fingerprint()
    fingerprint.add(Int(meal.number))
    fingerprint.add(date.iso)
    self.init(key: key, fingerprint)
  }
}
