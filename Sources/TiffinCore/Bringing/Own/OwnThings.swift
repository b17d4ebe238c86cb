/// The kinds of rows in an export other than recipes and settings. They are ordered so that rows are imported before
/// others that refer to them.
enum OwnThings {
  /// The kinds that are imported before recipes: those to which ingredients refer, and aisles.
  static let beforeRecipes: [any OwnThing.Type] = [
    OwnFood.self, OwnIngredientFood.self, OwnAisle.self, OwnHabit.self,
  ]
  /// The kinds that refer to recipes: groceries and the plan.
  static let afterRecipes: [any OwnThing.Type] = [OwnGroceryItem.self, OwnPlanEntry.self]
  /// The kinds that belong to one person.
  static let ofPerson: [any OwnThing.Type] = [OwnFavourite.self, OwnMeal.self]
}
