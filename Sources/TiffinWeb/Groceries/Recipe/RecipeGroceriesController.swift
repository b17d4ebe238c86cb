import TiffinCore

/// A controller that adds all or some ingredients of a recipe to the list, and removes them.
struct RecipeGroceriesController: Controller {
  let services: Services

  func choose(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Recipe.ID
  ) throws -> Response {
    let recipe = try RecipeGroceriesPage(id, for: visitor.person, statements).recipe
    let view = RecipeGroceriesView(
      recipe: recipe, servings: try request.query.servings ?? recipe.usualServings,
      day: try request.query.text("day").flatMap { LocalDate(typed: $0) },
      back: try Self.back(recipe, request.query), links: visitor.links)
    return try pages.html(view, for: visitor, statements)
  }

  func add(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let form = try request.form()
    let (recipe, shopping) = try groceries.shop(
      for: id, form.servings, chosen: Self.chosen(form), on: form.text("day").flatMap { LocalDate(typed: $0) },
      by: visitor.person)
    let notice = GroceryNotice(shopping)
    let isFromRecipe = try form.text("back") == "recipe"
    return .seeOther(
      isFromRecipe ? visitor.links.recipe(try Self.back(recipe, form), notice) : visitor.links.groceries(notice))
  }

  func remove(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let form = try request.form()
    let day = try form.text("day").flatMap { LocalDate(typed: $0) }
    let count = try groceries.removeShare(of: CookingOccasion(recipe: id, day: day), by: visitor.person)
    return .seeOther(visitor.links.groceries(.removedShares(count)))
  }

  /// Returns the numbers of the ticked ingredients; nil for all ingredients, if the form offers no choice.
  private static func chosen(_ form: FormData) throws(HTTPRefusal) -> Set<Int>? {
    let numbers = try form.all("ingredient").compactMap { Int($0) }
    let isChoice = try form.text("choice") != nil
    return numbers.isEmpty && !isChoice ? nil : Set(numbers)
  }

  /// Returns the recipe's page with the number of servings for which it was shown.
  private static func back(_ recipe: Recipe, _ sent: FormData) throws(HTTPRefusal) -> RecipeReturnLocation {
    let back = try RecipeReturnLocation(recipe.id, sent)
    return back.servings == recipe.usualServings
      ? RecipeReturnLocation(recipe.id, servings: nil, list: back.list) : back
  }
}
