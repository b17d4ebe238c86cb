extension Room {
  /// What a household has to buy.
  static let groceries = Room { site in
    site.get("/groceries", shows: GroceryListView.self) { GroceryListController($0).show }
    site.post(typed: "/groceries", shows: GroceryListView.self) { GroceryListController($0).add }

    site.get("/groceries/clear", shows: ClearGroceriesView.self) { GroceryClearingController($0).ask }
    site.post("/groceries/clear") { GroceryClearingController($0).clear }
    site.post("/groceries/clear-completed") { GroceryClearingController($0).clearCompleted }
    site.post("/groceries/restore") { GroceryClearingController($0).restore }

    site.get("/groceries/aisles", shows: AislesView.self) { AisleController($0).show }
    site.post(typed: "/groceries/aisles", shows: AislesView.self) { AisleController($0).add }
    site.post(typed: "/groceries/aisles/{id}", shows: AislesView.self) { AisleController($0).rename }
    site.post("/groceries/aisles/{id}/place") { AisleController($0).place }
    site.post("/groceries/aisles/{id}/delete") { AisleController($0).delete }
    site.post("/groceries/aisles/{id}/restore") { AisleController($0).restore }

    site.post(typed: "/groceries/{id}", shows: GroceryListView.self) { GroceryItemController($0).edit }
    site.post("/groceries/{id}/toggle") { GroceryItemController($0).toggle }
    site.post("/groceries/{id}/delete") { GroceryItemController($0).delete }
    site.post("/groceries/{id}/restore") { GroceryItemController($0).restore }
    site.get("/groceries/{id}/aisle", shows: ItemAisleView.self) { GroceryItemController($0).askForAisle }
    site.post("/groceries/{id}/aisle") { GroceryItemController($0).move }

    site.get("/recipes/{id}/groceries", shows: RecipeGroceriesView.self) { RecipeGroceriesController($0).choose }
    site.post("/recipes/{id}/groceries") { RecipeGroceriesController($0).add }
    site.post("/recipes/{id}/groceries/remove") { RecipeGroceriesController($0).remove }

    site.get("/export/groceries.txt") { GroceryListController($0).text }
    site.get("/export/groceries.csv") { GroceryListController($0).csv }
  }
}
