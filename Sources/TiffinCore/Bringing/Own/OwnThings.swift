/// What is in an export besides recipes and choices, in an order in which what a row names is there before it.
enum OwnThings {
  /// Of what recipes contain, and where what they need stands in the shop.
  static let beforeRecipes: [any OwnThing.Type] = [
    OwnFood.self, OwnIngredientFood.self, OwnAisle.self, OwnHabit.self,
  ]
  /// What is bought and planned for them.
  static let afterRecipes: [any OwnThing.Type] = [OwnGroceryItem.self, OwnPlanEntry.self]
  /// One person's own.
  static let ofPerson: [any OwnThing.Type] = [OwnFavourite.self, OwnMeal.self]
}
