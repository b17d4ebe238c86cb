import TiffinCore

/// What is done to a meal.
enum MealAction: String, NoticeAction {
  typealias Subject = Meal.ID

  case added, saved, restored, deleted
  /// Added from a recipe's page, which shows no day: the notice names it.
  case eaten
  /// Its person said for how many its recipe is.
  case served
  /// Its name is no favourite any more, where the list of favourites shows it no longer.
  case unliked

  /// Whether the day has one meal more.
  var isAdding: Bool { self == .added || self == .eaten }
}

extension Notice<MealAction> {
  /// The meal, and whether it must be a deleted one.
  var noted: (meal: Meal.ID, isDeleted: Bool) { (subject, action == .deleted) }
}
