extension Recipe {
  /// Returns the recipe in the format for web pages. Estimates are omitted, and so are rating and notes, which are
  /// private to the household.
  ///
  /// - Parameters:
  ///   - currency: The household's currency, in which the recipe's cost is.
  ///   - picture: The address of the recipe's picture; nil if it has none.
  public func published(in currency: Currency, picture: WebAddress? = nil) -> WebRecipe {
    var published = WebRecipe(name: content.name.text)
    published.ingredients = content.ingredients.map(\.line.text)
    published.steps = content.steps
    let said = numbers.said
    published.servings = said.servings?.count
    published.totalMinutes = said.time?.minutes
    published.energy = said.energy
    published.macros = said.macros
    // The format has no field for the cost of one serving.
    if let cost = said.cost, let servings = said.servings {
      published.cost = Money(minorUnits: cost.minorUnits * servings.count).map { Price($0, in: currency) }
    }
    published.pictures = [picture].compactMap(\.self)
    published.video = content.video
    published.categories = content.category.isBlank ? [] : [content.category.text]
    published.cuisines = content.cuisine.isBlank ? [] : [content.cuisine.text]
    published.keywords = content.tags
    published.address = content.source
    return published
  }
}
