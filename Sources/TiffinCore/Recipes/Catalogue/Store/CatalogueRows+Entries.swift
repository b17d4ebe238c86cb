/// The list of the catalogue in which an entry was found: that of a category, a cuisine or an ingredient. The list
/// contains only the entry's name and picture.
struct CatalogueListing {
  var category: String?
  var cuisine: String?
  /// An ingredient of the recipe.
  var ingredient: String?
}

extension CatalogueRows {
  /// Returns true if the entry and its list are already stored, or the recipe's details are.
  func isCurrent(_ entry: CatalogueEntry, _ finding: CatalogueListing, _ known: StoredCatalogueRecipe) -> Bool {
    known.isWhole || (known.content == content(of: entry, finding, known) && known.picture == entry.picture?.text)
  }

  /// Stores an entry of a list, unless the recipe's details are stored.
  func save(
    _ entry: CatalogueEntry, _ finding: CatalogueListing, _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe.ID {
    let known = try known(entry.id, statements)
    let content = content(of: entry, finding, known)
    guard let known else { return try insert(content, entry.picture, as: entry.id, isWhole: false, statements) }
    if !isCurrent(entry, finding, known) { try update(known, to: content, entry.picture, isWhole: false, statements) }
    return known.id
  }

  /// Combines the entry with those of earlier lists. The ingredient by which it was found is stored as one of its
  /// ingredients, so that a search for the ingredient finds the recipe.
  private func content(of entry: CatalogueEntry, _ finding: CatalogueListing, _ known: StoredCatalogueRecipe?)
    -> RecipeContent
  {
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
