import TiffinCore

/// A submitted recipe form with its picture.
struct SubmittedRecipeForm: Sendable {
  var form: RecipeForm
  var picture: SubmittedPicture
  /// The key of the form; a random key if the form has none, so that a form sent twice is not recognised.
  let key: SubmissionKey
  let place: RecipeListLocation

  /// Parses a submitted form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ data: FormData) throws(HTTPRefusal) {
    form = try RecipeForm(data)
    picture = try SubmittedPicture(data)
    key = SubmissionKey(sent: form.key)
    place = try RecipeListLocation(list: data)
  }
}
