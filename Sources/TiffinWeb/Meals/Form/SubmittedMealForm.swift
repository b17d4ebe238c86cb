import TiffinCore

/// A submitted meal form with its picture.
struct SubmittedMealForm: Sendable {
  private(set) var form: MealForm
  var picture: SubmittedPicture
  /// The key of the form; a random key if the form has none, so that a form sent twice is not recognised.
  let key: SubmissionKey
  let returnLocation: MealReturnLocation
  /// True if the meal was deleted and is to be restored with these changes.
  let bringsBack: Bool

  /// Parses a submitted form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ data: FormData) throws(HTTPRefusal) {
    form = try MealForm(data)
    picture = try SubmittedPicture(data)
    key = SubmissionKey(sent: form.key)
    returnLocation = try MealReturnLocation(data)
    bringsBack = try data.text("restore") != nil
  }

  /// Parses the content of the meal.
  ///
  /// - Throws: ``FormErrors`` with a sentence for every invalid field.
  func content() throws(FormErrors) -> MealContent {
    try MealFormReader.read(form)
  }

  /// The errors of ``content()``; nil if there are none.
  var errors: FormErrors? {
    do throws(FormErrors) {
      _ = try content()
      return nil
    } catch {
      return error
    }
  }

  /// Returns the form as if it had been filled from the meal after its restoration.
  ///
  /// If the deletion is the only change since the form was filled, the revision becomes that of the restored meal.
  /// Otherwise the two versions differ, and both are shown.
  func restoring(_ deleted: Meal) -> SubmittedMealForm {
    var sent = self
    if form.revision(else: 0) == deleted.revision - 1 { sent.form.revision = String(deleted.revision + 1) }
    return sent
  }

  /// The typed date if it could not be parsed; nil otherwise.
  var invalidDate: InvalidDate? { InvalidDate(typed: form.date) }
}
