import TiffinCore

/// The recipe's page from which its ingredients are put on the list, and to which that leads back.
struct RecipeWayBack: Sendable {
  let recipe: Recipe.ID
  /// For how many the page is shown; nil for the recipe's own number.
  let servings: Servings?
  /// The page of the recipes that this one leads back to, as its address says it; empty for the first one.
  let list: String

  init(_ recipe: Recipe.ID, servings: Servings?, list: String) {
    self.recipe = recipe
    self.servings = servings
    self.list = list
  }

  /// Reads what a form or an address of the recipe sends along.
  init(_ recipe: Recipe.ID, _ sent: FormData) throws(HTTPRefusal) {
    self.init(recipe, servings: try sent.servings, list: try sent.text("list") ?? "")
  }

  /// Reads what the form of an undo sends along; nil if it was not on a recipe's page.
  init?(undoing sent: FormData) throws(HTTPRefusal) {
    guard let recipe = try sent.text("recipe").flatMap(Recipe.ID.init(_:)) else { return nil }
    try self.init(recipe, sent)
  }

  /// What the page's address says of it.
  var pairs: [(name: String, value: String)] {
    let servings = servings.map { [(name: "servings", value: String($0.count))] } ?? []
    return servings + (list.isEmpty ? [] : [("list", list)])
  }

  /// The fields of the form of an undo.
  var hidden: [HiddenFieldView] {
    ([("recipe", String(recipe.number))] + pairs).map { HiddenFieldView(name: $0.name, value: $0.value) }
  }
}

extension Links {
  /// A recipe's page, reporting on its ingredients.
  func recipe(_ back: RecipeWayBack, _ notice: GroceryNotice? = nil) -> String {
    path(["recipes", String(back.recipe.number)], query: (notice?.pairs ?? []) + back.pairs)
  }
}
