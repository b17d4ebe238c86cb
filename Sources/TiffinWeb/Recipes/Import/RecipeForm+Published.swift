import TiffinCore

extension RecipeForm {
  /// Creates a form filled with a recipe found elsewhere.
  init(_ recipe: WebRecipe, in currency: Currency) {
    self.init()
    name = recipe.name
    ingredients = recipe.ingredients.joined(separator: "\n")
    instructions = recipe.steps.joined(separator: "\n")
    figures = RecipeFiguresForm(
      RecipeFigures(
        servings: recipe.servings.flatMap { Servings($0) }, energy: recipe.energy, macros: recipe.macros,
        cost: recipe.costOfServing(in: currency), time: recipe.minutes.flatMap { CookTime(minutes: $0) }),
      in: currency)
    category = recipe.categories.first ?? ""
    cuisine = recipe.cuisines.first ?? ""
    tags = recipe.keywords.prefix(RecipeContent.mostTags).joined(separator: ", ")
    notes = ([recipe.author.map { "By \($0)" }, recipe.produce].compactMap(\.self) + recipe.remarks)
      .joined(separator: "\n")
    source = recipe.address?.text ?? ""
    video = recipe.video?.text ?? ""
  }
}

extension RecipeForm {
  /// Replaces the fields that the web page states. Category, cuisine and tags are only filled in if they are empty,
  /// because the household may have edited them. All other fields, such as rating, notes and picture, are unchanged.
  mutating func update(from page: RecipeForm) {
    name = page.name
    for text in [\.ingredients, \.instructions, \.video] as [WritableKeyPath<RecipeForm, String>]
    where !page[keyPath: text].isEmpty {
      self[keyPath: text] = page[keyPath: text]
    }
    for text in RecipeFiguresForm.texts where !page.figures[keyPath: text.path].isEmpty {
      figures[keyPath: text.path] = page.figures[keyPath: text.path]
    }
    for text in [\.category, \.cuisine, \.tags] as [WritableKeyPath<RecipeForm, String>]
    where self[keyPath: text].isEmpty {
      self[keyPath: text] = page[keyPath: text]
    }
  }
}

extension WebRecipe {
  /// Returns the cost of a serving; nil if the page states no cost, no servings, or another currency.
  fileprivate func costOfServing(in currency: Currency) -> Money? {
    guard let cost, cost.currency == currency, let servings = servings.flatMap({ Servings($0) }) else { return nil }
    return cost.shared(among: servings).money
  }
}
