/// A stored recipe that equals a recipe to be imported.
struct DuplicateRecipe {
  let id: Recipe.ID
  /// The values of the imported recipe that the stored one lacks, if that is the catalogue's; empty for the household's
  /// own recipe.
  var missing = RecipeFigures()
}

/// A stored recipe with the same name as an imported recipe, with the columns by which the two are compared.
struct SameNameRecipe {
  static let columns = "id, source, instructions, rating, notes"

  let id: Recipe.ID
  private let source: WebAddress?
  private let instructions: String
  private let rating: Int
  private let notes: String

  init(_ row: borrowing Row) {
    (id, source, instructions) = (row.id(0), row.optionalText(1).flatMap { WebAddress($0) }, row.text(2))
    (rating, notes) = (row.int(3), row.text(4))
  }

  /// Returns true if the recipe is from a web page.
  func isFrom(_ page: WebAddress?) -> Bool { page.flatMap { source?.isSamePage(as: $0) } ?? false }

  /// Returns true if the recipe has identical ingredients and steps.
  func says(_ content: RecipeContent, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    guard instructions.utf8.elementsEqual(content.instructions.text.utf8) else { return false }
    return try RecipeLineRows.all(of: id, statements) == content.ingredients
  }

  /// Returns true if the recipe has the same rating and notes.
  func isMarked(as content: RecipeContent) -> Bool {
    rating == content.rating.stars && notes.utf8.elementsEqual(content.notes.text.utf8)
  }
}

extension RecipeContent {
  /// True if the recipe has no rating and no notes, like recipes of the catalogue.
  var isUnmarked: Bool { rating == .none && notes.text.isEmpty }
}
