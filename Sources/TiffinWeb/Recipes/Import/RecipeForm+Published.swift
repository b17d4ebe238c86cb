import TiffinCore

extension RecipeForm {
  /// Fills the form from a web page's recipe.
  init(_ recipe: PublishedRecipe, in currency: Currency) {
    self.init()
    name = recipe.name
    ingredients = recipe.ingredients.joined(separator: "\n")
    instructions = recipe.steps.joined(separator: "\n")
    figures = FiguresForm(
      RecipeFigures(
        servings: recipe.servings.flatMap { Servings($0) }, energy: recipe.energy, macros: recipe.macros,
        cost: recipe.costOfServing(in: currency), time: recipe.minutes.flatMap { CookTime(minutes: $0) }),
      in: currency)
    category = recipe.categories.first ?? ""
    cuisine = recipe.cuisines.first ?? ""
    tags = recipe.keywords.prefix(RecipeContent.mostTags).joined(separator: ", ")
    notes = [recipe.author.map { "By \($0)" }, recipe.produce].compactMap(\.self)
      .joined(separator: "\n")
    source = recipe.address?.text ?? ""
    video = recipe.video?.text ?? ""
  }
}

extension PublishedRecipe {
  /// Nil if the page gives no cost or no servings, or another currency.
  fileprivate func costOfServing(in currency: Currency) -> Money? {
    guard let cost, cost.currency == currency, let servings = servings.flatMap({ Servings($0) }) else { return nil }
    return cost.shared(among: servings).money
  }
}
