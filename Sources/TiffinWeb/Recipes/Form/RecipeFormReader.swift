import Localization
import TiffinCore

/// A reader that converts a typed recipe form to a recipe's content, or collects all of its errors.
struct RecipeFormReader {
  private var errors = FormErrors()

  /// Parses a form for a recipe.
  ///
  /// - Throws: ``FormErrors`` with a sentence for every invalid field.
  static func read(_ form: RecipeForm, in currency: Currency) throws(FormErrors) -> RecipeContent {
    var reader = RecipeFormReader()
    return try reader.content(of: form, in: currency)
  }

  private mutating func content(of form: RecipeForm, in currency: Currency) throws(FormErrors) -> RecipeContent {
    let name = errors.attempt("name") { () throws(RecipeError) in try RecipeName(form.name) }
    let rating = errors.attempt("rating") { () throws(MealError) in try Rating(typed: form.rating) }
    let figures = form.figures.read(in: currency, &errors)
    let ingredients = errors.attempt("ingredients") { () throws(RecipeError) in
      try RecipeIngredient.lines(of: form.ingredients)
    }
    let instructions = errors.attempt("instructions") { () throws(RecipeError) in
      try RecipeFieldText(form.instructions, limit: RecipeFieldText.instructionsLimit)
    }
    let category = errors.attempt("category") { () throws(RecipeError) in try RecipeFieldText(word: form.category) }
    let cuisine = errors.attempt("cuisine") { () throws(RecipeError) in try RecipeFieldText(word: form.cuisine) }
    let tags = errors.attempt("tags") { () throws(RecipeError) in try RecipeContent.tags(of: form.tags) }
    let notes = errors.attempt("notes") { () throws(MealError) in try MealNotes(form.notes) }
    let source = address(form.source, "source")
    let video = address(form.video, "video")
    guard errors.isEmpty, let name, let rating, let ingredients, let instructions, let category, let cuisine, let tags,
      let notes
    else { throw errors }
    var content = RecipeContent(name: name)
    content.ingredients = ingredients
    content.instructions = instructions
    content.figures = figures
    content.category = category
    content.cuisine = cuisine
    content.tags = tags
    content.rating = rating
    content.notes = notes
    content.source = source
    content.video = video
    return content
  }

  private mutating func address(_ typed: String, _ field: String) -> WebAddress? {
    if RecipeFieldText.isBlank(typed) { return nil }
    return errors.attempt(field) { () throws(FieldRefusal) in
      guard let address = WebAddress.typed(typed) else {
        throw FieldRefusal(sentence: "Enter the whole address, such as https://example.org/soup")
      }
      return address
    }
  }
}

extension RecipeError: FieldError {
  /// Returns a sentence that tells the visitor what to do.
  func sentence(of field: String) -> Message {
    switch self {
    case .nameBlank: Message("Give the recipe a name")
    case .tooLong(let limit) where field == "ingredients":
      Message("Use at most {number} characters per line", ["number": Formatter.grouped(limit)])
    case .tooLong(let limit): Message("Use at most {number} characters", ["number": Formatter.grouped(limit)])
    case .tooMany where field == "ingredients":
      Message("Use at most {number} lines", ["number": RecipeIngredient.mostLines])
    case .tooMany: Message("Use at most {number} tags", ["number": RecipeContent.mostTags])
    case .nullCharacter: Message("Contains an invalid character. Please retype it")
    }
  }
}
