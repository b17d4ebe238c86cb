import TiffinCore

/// The form at the end of cooking, as typed: the number of servings that the person ate, the rating, and a note for the
/// next time.
struct CookForm: Sendable {
  var portion = "1"
  var rating = "0"
  var note = ""
  /// True if a meal is added to the diary; false if only the note is stored.
  var isEaten = true

  /// Creates the form as first shown, with the household's current note.
  init(_ recipe: Recipe) {
    note = recipe.nextTime?.text ?? ""
  }

  init(_ data: FormData) throws(HTTPRefusal) {
    portion = try data.text("portion") ?? ""
    rating = try data.text("rating") ?? "0"
    note = try data.text("note") ?? ""
    isEaten = try data.text("ate") != "0"
  }

  /// Checks the form.
  ///
  /// - Throws: ``FormErrors`` with a sentence for every invalid field.
  func read(on day: LocalDate) throws(FormErrors) -> (portion: RecipePortion, rating: Rating, note: NextTimeNote?) {
    var errors = FormErrors()
    let portion = errors.attempt("portion") { () throws(FieldRefusal) in
      if !isEaten { return RecipePortion.one }
      guard let portion = RecipePortion(typed: self.portion) else { throw EatRecipeFormView.refusal }
      return portion
    }
    let rating = errors.attempt("rating") { () throws(MealError) in try Rating(typed: self.rating) }
    let note = errors.attempt("note") { () throws(RecipeError) in [try NextTimeNote(self.note, on: day)] }
    guard errors.isEmpty, let portion, let rating, let note else { throw errors }
    return (portion, rating, note.first ?? nil)
  }
}
