extension RouteTable {
  /// The routes of foods: search, details, adding them to the diary; and the foods of a recipe.
  static let foods = RouteTable { site in
    site.page("/foods", FoodSearchView.self) { FoodSearchController($0).show }
    site.page("/foods/new", FoodFormView.self) { FoodFormController($0).new }
    site.post(typed: "/foods", shows: FoodFormView.self) { FoodFormController($0).add }
    site.page("/foods/barcode", FoodBarcodeView.self) { FoodBarcodeController($0).show }
    site.post(typed: "/foods/barcode", shows: FoodBarcodeView.self) { FoodBarcodeController($0).find }
    site.page("/foods/{id}/edit", FoodFormView.self) { FoodFormController($0).edit }
    site.page("/meals/{id}/foods", MealFoodsView.self) { MealFoodsController($0).show }
    site.post(typed: "/meals/{id}/foods", shows: MealFoodsView.self) { MealFoodsController($0).change }
    site.page("/recipes/{id}/contents", RecipeFoodsView.self) { RecipeFoodsController($0).show }
    site.post(typed: "/recipes/{id}/contents", shows: RecipeFoodsView.self) { RecipeFoodsController($0).choose }
    site.page("/foods/{id}", FoodDetailView.self) { FoodDetailController($0).show }
    site.post(typed: "/foods/{id}", shows: FoodFormView.self) { FoodFormController($0).update }
    site.post("/foods/{id}/groceries") { FoodActionController($0).buy }
    site.post("/foods/{id}/delete") { FoodActionController($0).delete }
    site.post("/foods/{id}/restore") { FoodActionController($0).restore }
    site.file("/foods/{id}/picture/{size}") { FoodActionController($0).picture }
    site.page("/foods/{id}/amount", FoodAmountView.self) { FoodAmountController($0).show }
    site.post(typed: "/foods/{id}/amount", shows: FoodAmountView.self, ChooseDayView.self) {
      FoodAmountController($0).add
    }
  }
}
