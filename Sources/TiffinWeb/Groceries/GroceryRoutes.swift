extension RouteTable {
  /// The routes of the household's grocery list.
  static let groceries = RouteTable { site in
    site.page("/groceries", GroceryListView.self) { GroceryListController($0).show }
    site.post(typed: "/groceries", shows: GroceryListView.self) { GroceryListController($0).add }

    site.page("/groceries/clear", GroceryClearView.self) { GroceryClearController($0).ask }
    site.post("/groceries/clear") { GroceryClearController($0).clear }
    site.post("/groceries/clear-completed") { GroceryClearController($0).clearCompleted }
    site.post("/groceries/take-back") { GroceryClearController($0).undoAdding }
    site.post("/groceries/restore") { GroceryClearController($0).restore }

    site.page("/groceries/aisles", AislesView.self) { AislesController($0).show }
    site.post(typed: "/groceries/aisles", shows: AislesView.self) { AislesController($0).add }
    site.post(typed: "/groceries/aisles/{id}", shows: AislesView.self) { AislesController($0).rename }
    site.post("/groceries/aisles/{id}/place") { AislesController($0).place }
    site.post("/groceries/aisles/{id}/delete") { AislesController($0).delete }
    site.post("/groceries/aisles/{id}/restore") { AislesController($0).restore }

    site.page("/groceries/purchases", PurchasesView.self) { PurchasesController($0).show }
    site.post(typed: "/groceries/purchases", shows: GroceryListView.self) { PurchasesController($0).add }
    site.post(typed: "/groceries/purchases/{id}", shows: PurchasesView.self) { PurchasesController($0).correct }
    site.post("/groceries/purchases/{id}/delete") { PurchasesController($0).delete }
    site.post("/groceries/purchases/{id}/restore") { PurchasesController($0).restore }

    site.post(typed: "/groceries/{id}", shows: GroceryListView.self) { GroceryItemController($0).edit }
    site.post("/groceries/{id}/toggle") { GroceryItemController($0).toggle }
    site.post("/groceries/{id}/quantity") { GroceryQuantityController($0).setQuantity }
    site.post("/groceries/{id}/staple") { GroceryItemController($0).keep }
    site.post("/groceries/{id}/delete") { GroceryItemController($0).delete }
    site.post("/groceries/{id}/restore") { GroceryItemController($0).restore }

    site.page("/recipes/{id}/groceries", RecipeGroceriesView.self) { RecipeGroceriesController($0).choose }
    site.post("/recipes/{id}/groceries") { RecipeGroceriesController($0).add }
    site.post("/recipes/{id}/groceries/remove") { RecipeGroceriesController($0).remove }

    site.file("/export/groceries.txt") { GroceryListController($0).text }
    site.file("/export/groceries.csv") { GroceryListController($0).csv }
  }
}
