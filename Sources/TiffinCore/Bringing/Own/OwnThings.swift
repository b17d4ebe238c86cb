/// The kinds of rows in an export besides recipes and settings, ordered so that referenced rows are imported first.
enum OwnThings {
  /// The kinds before recipes: what ingredients refer to, and aisles.
  static let beforeRecipes: [any OwnThing.Type] = [
    OwnFood.self, OwnIngredientFood.self, OwnAisle.self, OwnHabit.self,
  ]
  /// The kinds that refer to recipes: groceries and the plan.
  static let afterRecipes: [any OwnThing.Type] = [OwnGroceryItem.self, OwnPlanEntry.self]
  /// The kinds that belong to one person.
  static let ofPerson: [any OwnThing.Type] = [OwnFavourite.self, OwnMeal.self]
}
