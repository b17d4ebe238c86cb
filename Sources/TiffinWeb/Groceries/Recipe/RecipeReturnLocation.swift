import TiffinCore

/// The recipe's page from which ingredients are added to the list, and to which the visitor returns.
struct RecipeReturnLocation: Sendable {
  let recipe: Recipe.ID
  /// The number of servings shown on the page; nil for the recipe's own number.
  let servings: Servings?
  /// The query of the list of recipes to which the recipe's page returns; empty for the first page.
  let list: String

  init(_ recipe: Recipe.ID, servings: Servings?, list: String) {
    self.recipe = recipe
    self.servings = servings
    self.list = list
  }

  /// Parses the fields of a form or a query.
  init(_ recipe: Recipe.ID, _ sent: FormData) throws(HTTPRefusal) {
    self.init(recipe, servings: try sent.servings, list: try sent.text("list") ?? "")
  }

  /// Parses the fields of an *Undo* form; nil if the form is from another page.
  init?(undoing sent: FormData) throws(HTTPRefusal) {
    guard let recipe = try sent.text("recipe").flatMap(Recipe.ID.init(_:)) else { return nil }
    try self.init(recipe, sent)
  }

  /// The query fields of the page's address.
  var pairs: [(name: String, value: String)] {
    let servings = servings.map { [(name: "servings", value: String($0.count))] } ?? []
    return servings + (list.isEmpty ? [] : [("list", list)])
  }

  /// The hidden fields of an *Undo* form.
  var hidden: [HiddenFieldView] {
    ([("recipe", String(recipe.number))] + pairs).map { HiddenFieldView(name: $0.name, value: $0.value) }
  }
}

extension Links {
  /// Returns the address of a recipe's page, with a notice about its ingredients.
  func recipe(_ back: RecipeReturnLocation, _ notice: GroceryNotice? = nil) -> String {
    path(["recipes", String(back.recipe.number)], query: (notice?.pairs ?? []) + back.pairs)
  }
}
