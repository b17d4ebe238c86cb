extension Recipe {
  /// The recipe for others to read. What was guessed is left out.
  public var published: PublishedRecipe {
    var published = PublishedRecipe(name: content.name.text)
    published.ingredients = content.ingredients.map(\.line.text)
    published.steps = content.steps
    let said = numbers.said
    published.servings = said.servings?.count
    published.totalMinutes = said.time?.minutes
    published.energy = said.energy
    published.macros = said.macros
    published.categories = content.category.isBlank ? [] : [content.category.text]
    published.cuisines = content.cuisine.isBlank ? [] : [content.cuisine.text]
    published.keywords = content.tags
    published.address = content.source
    return published
  }
}
