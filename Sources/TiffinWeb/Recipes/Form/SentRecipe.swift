import TiffinCore

/// A recipe form that was sent, with its picture.
struct SentRecipe: Sendable {
  var form: RecipeForm
  /// Nil when no picture was picked.
  let picture: UploadedFile?
  /// What became of the picture is known: it is kept, or the form says what is wrong with it.
  var isPictureRead = false
  /// A form without a key of its own cannot be known again: each time it is sent is a new one.
  let key: SubmissionKey
  let place: RecipePlace

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when a field comes twice.
  init(_ data: FormData) throws(HTTPRefusal) {
    form = try RecipeForm(data)
    picture = try data.file("photo")
    key = SubmissionKey(form.key) ?? .random()
    place = try RecipePlace(list: data)
  }

  /// A picture came with the form and was not looked at: a browser does not send it again by itself.
  var isPictureLost: Bool { picture != nil && !isPictureRead }

  /// The revision that the form was filled from.
  func revision(else current: Int) -> Int {
    Int(form.revision, radix: 10) ?? current
  }
}
