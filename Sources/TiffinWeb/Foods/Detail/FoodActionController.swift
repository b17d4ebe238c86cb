import TiffinCore

/// What is done to a food besides being eaten: bought, deleted, restored.
struct FoodActionController: Controller {
  let services: Services

  /// Puts it on the list of groceries, and leads there.
  func buy(_ request: Request, for visitor: Visitor, _ id: Food.ID) throws -> Response {
    let form = try request.form()
    let food = try foods.food(id, for: visitor.person)
    let links = visitor.links
    let entry = GroceryEntry(try GroceryName(food.content.shoppingName), try GroceryQuantity(""))
    let added = try groceries.add(entry, key: SubmissionKey(sent: form.text("key") ?? ""), by: visitor.person)
    return switch added {
    case .added(let item): .seeOther(links.groceries(.item(.added, item), at: item))
    case .full: .seeOther(links.groceries(.full))
    }
  }

  /// Leads back to the search.
  func delete(_ request: Request, for visitor: Visitor, _ id: Food.ID) throws -> Response {
    let place = try FoodPlace(request.form(), for: visitor)
    try foods.delete(id, by: visitor.person)
    try recipes.readContents()
    return .seeOther(visitor.links.foods(place, Notice(.deleted, id)))
  }

  /// Leads to its page.
  func restore(_ request: Request, for visitor: Visitor, _ id: Food.ID) throws -> Response {
    let place = try FoodPlace(request.form(), for: visitor)
    try foods.restore(id, by: visitor.person)
    try recipes.readContents()
    return .seeOther(visitor.links.food(id, place, Notice(.restored, id)))
  }

  /// The picture of one's own. Its address says which it is, so that a browser may keep it for good.
  func picture(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Food.ID, _ size: PhotoSize
  ) throws -> Response {
    let picture = try FoodStore.picture(of: id, size, for: visitor.person, statements)
    return .picture(picture, keptFor: 31_536_000, for: request)
  }
}
