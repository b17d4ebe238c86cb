/// A recipe that is here, of which one that is brought says the same.
struct SameRecipe {
  let id: Recipe.ID
  /// What the brought one tells of one of the catalogue's, and neither that nor the household does.
  var missing = RecipeFigures()
}

/// A recipe of the same name, as far as it is compared.
struct KnownRecipe {
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

  /// Returns true if it is from that page.
  func isFrom(_ page: WebAddress?) -> Bool { page.flatMap { source?.isSamePage(as: $0) } ?? false }

  /// Returns true if it has the very same ingredients and steps.
  func says(_ content: RecipeContent, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    guard instructions.utf8.elementsEqual(content.instructions.text.utf8) else { return false }
    return try RecipeLines.all(of: id, statements) == content.ingredients
  }

  /// Returns true if it has the very same stars and notes.
  func isMarked(as content: RecipeContent) -> Bool {
    rating == content.rating.stars && notes.utf8.elementsEqual(content.notes.text.utf8)
  }
}

extension RecipeContent {
  /// True without stars and notes, which only a household gives.
  var isUnmarked: Bool { rating == .none && notes.text.isEmpty }
}
