/// How an entry of the catalogue's lists was found, which is all that is known of it beside name and picture.
struct CatalogueFinding {
  var category: String?
  var cuisine: String?
  /// It is in it.
  var ingredient: String?
}

extension CatalogueRows {
  /// Whether the entry and how it was found are known already.
  func isCurrent(_ entry: CatalogueEntry, _ finding: CatalogueFinding, _ known: Known) -> Bool {
    known.isWhole || (known.content == content(of: entry, finding, known) && known.picture == entry.picture?.text)
  }

  /// Keeps what a list tells of a recipe, unless the whole recipe is known.
  func save(
    _ entry: CatalogueEntry, _ finding: CatalogueFinding, _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe.ID {
    let known = try known(entry.id, statements)
    let content = content(of: entry, finding, known)
    guard let known else { return try insert(content, entry.picture, as: entry.id, isWhole: false, statements) }
    if !isCurrent(entry, finding, known) { try update(known, to: content, entry.picture, isWhole: false, statements) }
    return known.id
  }

  /// With what other lists have told. The ingredient that it was found by is kept as one of its own, so that it is found
  /// by it again.
  private func content(of entry: CatalogueEntry, _ finding: CatalogueFinding, _ known: Known?) -> RecipeContent {
    let told = CatalogueRecipe(
      id: entry.id, name: entry.name, category: finding.category, area: finding.cuisine, ingredients: [], steps: [],
      tags: [], picture: entry.picture, video: nil, source: nil)
    var content = told.content
    if content.category.isBlank { content.category = known?.content.category ?? .none }
    if content.cuisine.isBlank { content.cuisine = known?.content.cuisine ?? .none }
    content.ingredients = known?.content.ingredients ?? []
    if let ingredient = finding.ingredient {
      let pair = RecipeIngredient.pair(CatalogueIngredient(name: ingredient, measure: ""))
      if !content.ingredients.contains(pair) { content.ingredients.append(pair) }
    }
    return content
  }
}
