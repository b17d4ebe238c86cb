import TiffinCore

extension RecipeForm {
  /// The form filled with what a page on the web says.
  init(_ recipe: PublishedRecipe, in currency: Currency) {
    self.init()
    name = recipe.name
    ingredients = recipe.ingredients.joined(separator: "\n")
    instructions = recipe.steps.joined(separator: "\n")
    figures = FiguresForm(
      RecipeFigures(
        servings: recipe.servings.flatMap { Servings($0) }, energy: recipe.energy, macros: recipe.macros,
        time: recipe.minutes.flatMap { CookTime(minutes: $0) }),
      in: currency)
    category = recipe.categories.first ?? ""
    cuisine = recipe.cuisines.first ?? ""
    tags = recipe.keywords.prefix(RecipeContent.mostTags).joined(separator: ", ")
    notes = [recipe.author.map { "By \($0)" }, recipe.yield.map { "Makes \($0)" }].compactMap(\.self)
      .joined(separator: "\n")
    source = recipe.address?.text ?? ""
  }
}
