import TiffinCore

/// A meal form that was sent, with its picture.
struct SentMeal: Sendable {
  private(set) var form: MealForm
  var picture: SentPicture
  let key: SubmissionKey
  let wayBack: WayBack
  /// The meal was deleted, and is to be brought back with these changes.
  let bringsBack: Bool

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when a field comes twice.
  init(_ data: FormData) throws(HTTPRefusal) {
    form = try MealForm(data)
    picture = try SentPicture(data)
    key = SubmissionKey(sent: form.key)
    wayBack = try WayBack(data)
    bringsBack = try data.text("restore") != nil
  }

  /// - Throws: ``FormErrors`` with a sentence for every field that cannot be taken.
  func content() throws(FormErrors) -> MealContent {
    try MealFormReader.read(form)
  }

  /// What ``content()`` refuses; nil when nothing is.
  var errors: FormErrors? {
    do throws(FormErrors) {
      _ = try content()
      return nil
    } catch {
      return error
    }
  }

  /// The same form for the meal when it has been brought back.
  ///
  /// Where the deletion was all that happened since the form was filled, the form counts as filled from the meal as it
  /// will be: bringing back is the next change. Otherwise the two will differ, and both are shown then.
  func bringingBack(_ deleted: Meal) -> SentMeal {
    var sent = self
    if form.revision(else: 0) == deleted.revision - 1 { sent.form.revision = String(deleted.revision + 1) }
    return sent
  }

  /// Nil when the date was understood.
  var unreadDate: UnreadDate? { UnreadDate(typed: form.date) }
}
