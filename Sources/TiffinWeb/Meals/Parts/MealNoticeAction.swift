import TiffinCore

/// An action on a meal, reported on the next page.
enum MealNoticeAction: String, NoticeAction {
  typealias Subject = Meal.ID

  case added, saved, restored, deleted
  /// The meal was added from a recipe's page or the list of favourites, so the notice names the day.
  case eaten
  /// The number of servings of the meal's recipe was set.
  case served
  /// The meal's name was removed from the list of favourites.
  case unliked

  /// True if the action adds a meal.
  var isAdding: Bool { self == .added || self == .eaten }
}

extension Notice<MealNoticeAction> {
  /// The meal's id, and true if the meal is expected to be deleted.
  var noted: (meal: Meal.ID, isDeleted: Bool) { (subject, action == .deleted) }
}
