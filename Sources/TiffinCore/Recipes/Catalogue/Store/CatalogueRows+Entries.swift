/// The list that an entry of the catalogue was found in; apart from name and picture, nothing else is known of it.
struct CatalogueFinding {
  var category: String?
  var cuisine: String?
  /// An ingredient that it contains.
  var ingredient: String?
}

extension CatalogueRows {
  /// Returns true if the entry and its finding are already known.
  func isCurrent(_ entry: CatalogueEntry, _ finding: CatalogueFinding, _ known: Known) -> Bool {
    known.isWhole || (known.content == content(of: entry, finding, known) && known.picture == entry.picture?.text)
  }

  /// Keeps an entry of a list, unless the whole recipe is known.
  func save(
    _ entry: CatalogueEntry, _ finding: CatalogueFinding, _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe.ID {
    let known = try known(entry.id, statements)
    let content = content(of: entry, finding, known)
    guard let known else { return try insert(content, entry.picture, as: entry.id, isWhole: false, statements) }
    if !isCurrent(entry, finding, known) { try update(known, to: content, entry.picture, isWhole: false, statements) }
    return known.id
  }

  /// Combines the entry with earlier lists. The ingredient it was found by becomes one of its own, so that it is found
  /// by that again.
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
