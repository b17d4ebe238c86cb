import TiffinCore

/// An action on a meal, reported by the page that follows.
enum MealAction: String, NoticeAction {
  typealias Subject = Meal.ID

  case added, saved, restored, deleted
  /// Added from a recipe's page, which shows no day, so that the notice names it.
  case eaten
  /// The number of servings of its recipe was set.
  case served
  /// Its name was removed from the favourites, in the list of favourites.
  case unliked

  /// True if the action adds a meal to the day.
  var isAdding: Bool { self == .added || self == .eaten }
}

extension Notice<MealAction> {
  /// The meal, and true if it must be a deleted one.
  var noted: (meal: Meal.ID, isDeleted: Bool) { (subject, action == .deleted) }
}
