import TiffinCore

/// What answers for the grocery list.
struct GroceryRooms: Sendable {
  let list: GroceryListController
  let items: GroceryItemController
  let clearing: GroceryClearingController
  let aisles: AisleController
  let recipes: RecipeGroceriesController

  init(_ groceries: GroceryStore, _ recipes: RecipeStore, pages: Pages) {
    list = GroceryListController(groceries: groceries, pages: pages)
    items = GroceryItemController(groceries: groceries, list: list, pages: pages)
    clearing = GroceryClearingController(groceries: groceries, pages: pages)
    aisles = AisleController(groceries: groceries, pages: pages)
    self.recipes = RecipeGroceriesController(recipes: recipes, groceries: groceries, pages: pages)
  }
}

extension Rooms {
  /// The list of what to buy.
  func groceries(_ site: inout Routes<Visitor>) {
    let rooms = groceryRooms
    site.get("/groceries", rooms.list.show)
    site.post(typed: "/groceries", rooms.list.add)

    site.get("/groceries/clear", rooms.clearing.ask)
    site.post("/groceries/clear", rooms.clearing.clear)
    site.post("/groceries/clear-completed", rooms.clearing.clearCompleted)
    site.post("/groceries/restore", rooms.clearing.restore)

    site.get("/groceries/aisles", rooms.aisles.show)
    site.post(typed: "/groceries/aisles", rooms.aisles.add)
    site.post(typed: "/groceries/aisles/{id}", rooms.aisles.rename)
    site.post("/groceries/aisles/{id}/place", rooms.aisles.place)
    site.post("/groceries/aisles/{id}/delete", rooms.aisles.delete)
    site.post("/groceries/aisles/{id}/restore", rooms.aisles.restore)

    site.post(typed: "/groceries/{id}", rooms.items.edit)
    site.post("/groceries/{id}/toggle", rooms.items.toggle)
    site.post("/groceries/{id}/delete", rooms.items.delete)
    site.post("/groceries/{id}/restore", rooms.items.restore)
    site.get("/groceries/{id}/aisle", rooms.items.askForAisle)
    site.post("/groceries/{id}/aisle", rooms.items.move)

    site.get("/recipes/{id}/groceries", rooms.recipes.choose)
    site.post("/recipes/{id}/groceries", rooms.recipes.add)
    site.post("/recipes/{id}/groceries/remove", rooms.recipes.remove)

    site.get("/export/groceries.txt", rooms.list.text)
    site.get("/export/groceries.csv", rooms.list.csv)
  }
}
