/// The kinds of rows in an export other than recipes and settings. They are ordered so that rows are imported before
/// the rows that refer to them.
enum ExportedRowKinds {
  /// The kinds that are imported before recipes: foods, choices of foods for ingredients, aisles and known grocery
  /// items.
  static let beforeRecipes: [any ExportedRow.Type] = [
    ExportedFood.self, ExportedIngredientFood.self, ExportedAisle.self, ExportedHabit.self,
  ]
  /// The kinds that refer to recipes, groceries and the plan, and purchases.
  static let afterRecipes: [any ExportedRow.Type] = [
    ExportedGroceryItem.self, ExportedPlanEntry.self, ExportedPurchase.self,
  ]
  /// The kinds that belong to one person.
  static let ofPerson: [any ExportedRow.Type] = [
    ExportedFavourite.self, ExportedMeal.self, ExportedDayRecord.self,
  ]
}
