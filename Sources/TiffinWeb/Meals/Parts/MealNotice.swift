import TiffinCore

/// A recent action on a meal, reported by the page that follows.
struct MealNotice: Sendable {
  /// Each case is a name in the page's query.
  enum Action: String, CaseIterable, Sendable {
    case added, saved, restored, deleted
    /// Added from a recipe's page, which shows no day, so that the notice names it.
    case eaten
    /// The number of servings of its recipe was given.
    case served

    /// True if the day has one more meal.
    var isAdding: Bool { self == .added || self == .eaten }
  }

  let action: Action
  let meal: Meal.ID

  /// The meal, and whether it must be a deleted one.
  var noted: (meal: Meal.ID, isDeleted: Bool) { (meal, action == .deleted) }

  /// The notice as in an address.
  var text: String { "\(action.rawValue)=\(meal.number)" }
}

extension MealNotice {
  /// Nil if the query reports nothing.
  init?(_ query: FormData) throws(HTTPRefusal) {
    guard let (action, meal) = try query.action(Action.self, to: Meal.self) else { return nil }
    self.init(action: action, meal: meal)
  }
}
