import TiffinCore

/// The recipe form as typed: the text of every field, valid or not.
struct RecipeForm: Sendable {
  var name = ""
  var ingredients = ""
  var instructions = ""
  var figures = RecipeFiguresForm()
  var category = ""
  var cuisine = ""
  var tags = ""
  var rating = "0"
  var notes = ""
  var source = ""
  var video = ""
  /// The id of the stored picture; empty if there is none.
  var picture = ""
  var removesPicture = false
  /// A random text that identifies the filled-in form, so that a form sent twice is saved once.
  var key = SubmissionKey.random().text
  /// The revision of the recipe with which the form was filled; empty for a new recipe.
  var revision = ""
}

extension RecipeForm: RevisingForm {
  static let texts: [FormText<RecipeForm>] = [
    FormText("name", \.name), FormText("ingredients", \.ingredients), FormText("instructions", \.instructions),
    FormText("category", \.category), FormText("cuisine", \.cuisine), FormText("tags", \.tags),
    FormText("rating", \.rating), FormText("notes", \.notes), FormText("source", \.source),
    FormText("video", \.video), FormText("picture", \.picture), FormText("key", \.key),
    FormText("revision", \.revision),
  ]

  /// Parses a submitted form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ form: FormData) throws(HTTPRefusal) {
    (rating, key) = ("", "")
    try read(sent: form)
    for text in [\.ingredients, \.instructions, \.notes] as [WritableKeyPath<RecipeForm, String>] {
      self[keyPath: text] = LineBreaks.asTyped(self[keyPath: text])
    }
    figures = try RecipeFiguresForm(form)
    removesPicture = try form.text("remove_photo") != nil
  }

  /// Creates the form that would save a recipe unchanged. For a recipe of the catalogue, it would save the household's
  /// own version, with the household's values.
  init(_ recipe: Recipe, in currency: Currency) {
    let content = recipe.content
    self.init(content, recipe.isOwn ? content.figures : recipe.numbers.said, in: currency)
    if case .here(let id) = recipe.picture { picture = String(id.number) }
    revision = String(recipe.revision)
  }

  /// Creates a form filled with a recipe's content.
  init(_ content: RecipeContent, _ figures: RecipeFigures, in currency: Currency) {
    name = content.name.text
    ingredients = content.ingredients.map { $0.text }.joined(separator: "\n")
    instructions = content.instructions.text
    self.figures = RecipeFiguresForm(figures, in: currency)
    category = content.category.text
    cuisine = content.cuisine.text
    tags = content.tags.joined(separator: ", ")
    rating = String(content.rating.stars)
    notes = content.notes.text
    source = content.source?.text ?? ""
    video = content.video?.text ?? ""
  }

  /// The form's fields, for a form that sends them again.
  var fields: [(name: String, value: String)] {
    sentTexts + figures.sentTexts + (removesPicture ? [("remove_photo", "1")] : [])
  }

  /// The id of the recipe's picture; nil if there is none, or it is removed.
  var pictureID: RecipePicture.ID? { removesPicture ? nil : RecipePicture.ID(picture) }
}

extension RecipeIngredient {
  /// The ingredient's line in the form.
  fileprivate var text: String {
    switch self {
    case .line(let text): text
    case .pair: line.text
    }
  }
}
