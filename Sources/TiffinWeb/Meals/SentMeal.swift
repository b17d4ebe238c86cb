import TiffinCore

/// A meal form that was sent, with its picture.
struct SentMeal: Sendable {
  let form: MealForm
  /// Nil when no picture was picked.
  let picture: UploadedFile?
  /// A form without a key of its own cannot be known again: each time it is sent is a new one.
  let key: SubmissionKey
  let wayBack: WayBack

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when a field comes twice.
  init(_ data: FormData) throws(HTTPRefusal) {
    form = try MealForm(data)
    picture = try data.file("photo")
    key = SubmissionKey(form.key) ?? .random()
    wayBack = try WayBack(data)
  }

  /// - Throws: ``FormErrors`` with a sentence for every field that cannot be taken.
  func content() throws(FormErrors) -> MealContent {
    try MealFormReader.read(form)
  }

  var isDateUnderstood: Bool { LocalDate(typed: form.date) != nil }

  /// The revision that the form was filled from.
  func revision(else current: Int) -> Int {
    Int(form.revision, radix: 10) ?? current
  }
}
