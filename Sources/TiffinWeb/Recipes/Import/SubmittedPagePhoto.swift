import TiffinCore

/// The photo of a page in the submitted form for a recipe's text.
struct SubmittedPagePhoto: Sendable {
  /// The names of the form fields: the number of the photo that was read before, and the checkbox that makes it the
  /// recipe's photo.
  static let photo = "page"
  static let box = "use_page"

  /// The photo to be read; without a source if there is none.
  var picture: SubmittedPicture
  /// The stored photo whose text is in the form already; nil if there is none.
  let read: HeldPicture.ID?
  /// True if the visitor wants the photo that was read as the recipe's photo.
  let isForRecipe: Bool

  /// Parses the photo's fields in a form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field occurs twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    picture = try SubmittedPicture(form)
    read = try form.text(Self.photo).flatMap { HeldPicture.ID($0) }
    isForRecipe = try form.text(Self.box) != nil
  }
}
