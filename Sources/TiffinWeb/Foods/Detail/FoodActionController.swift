import TiffinCore

/// The controller of actions on a food other than eating it: adding it to the groceries, deleting and restoring it.
struct FoodActionController: Controller {
  let services: Services

  /// Adds the food to the grocery list and redirects there.
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

  /// Deletes the food and redirects to the search.
  func delete(_ request: Request, for visitor: Visitor, _ id: Food.ID) throws -> Response {
    let place = try FoodDestination(request.form(), for: visitor)
    try foods.delete(id, by: visitor.person)
    return .seeOther(visitor.links.foods(place, Notice(.deleted, id)))
  }

  /// Restores the food and redirects to its page.
  func restore(_ request: Request, for visitor: Visitor, _ id: Food.ID) throws -> Response {
    let place = try FoodDestination(request.form(), for: visitor)
    try foods.restore(id, by: visitor.person)
    return .seeOther(visitor.links.food(id, place, Notice(.restored, id)))
  }

  /// Returns the picture of a household's own food. Its address changes with the picture, so that browsers may cache it
  /// for a year.
  func picture(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Food.ID, _ size: PhotoSize
  ) throws -> Response {
    let picture = try FoodStore.picture(of: id, size, for: visitor.person, statements)
    return .picture(picture, keptFor: 31_536_000, for: request)
  }
}
