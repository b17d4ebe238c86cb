import TiffinCore

/// A recipe form that was sent, with its picture.
struct SentRecipe: Sendable {
  var form: RecipeForm
  var picture: SentPicture
  /// The form's key; a random one if the form has none, so that it is not recognised when sent again.
  let key: SubmissionKey
  let place: RecipePlace

  /// Reads a sent form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ data: FormData) throws(HTTPRefusal) {
    form = try RecipeForm(data)
    picture = try SentPicture(data)
    key = SubmissionKey(sent: form.key)
    place = try RecipePlace(list: data)
  }
}
