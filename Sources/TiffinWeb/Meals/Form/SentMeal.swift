import TiffinCore

/// A meal form that was sent, with its picture.
struct SentMeal: Sendable {
  private(set) var form: MealForm
  var picture: SentPicture
  /// The form's key; a random one if the form has none, so that it is not recognised when sent again.
  let key: SubmissionKey
  let wayBack: WayBack
  /// True if the meal was deleted, and is to be restored with these changes.
  let bringsBack: Bool

  /// Reads a sent form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ data: FormData) throws(HTTPRefusal) {
    form = try MealForm(data)
    picture = try SentPicture(data)
    key = SubmissionKey(sent: form.key)
    wayBack = try WayBack(data)
    bringsBack = try data.text("restore") != nil
  }

  /// Reads the content.
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

  /// Returns the same form for the meal after it is restored.
  ///
  /// If nothing but the deletion happened since the form was filled, the form counts as filled from the restored meal:
  /// restoring is the next change. Otherwise the two differ, and both are shown.
  func bringingBack(_ deleted: Meal) -> SentMeal {
    var sent = self
    if form.revision(else: 0) == deleted.revision - 1 { sent.form.revision = String(deleted.revision + 1) }
    return sent
  }

  /// The date if it was not understood; nil if it was.
  var unreadDate: UnreadDate? { UnreadDate(typed: form.date) }
}
