import TiffinCore

/// What was just done to a meal, for the page that follows to say.
struct MealNotice: Sendable {
  /// Each is a name in the page's query.
  enum Action: String, CaseIterable, Sendable {
    case added, saved, restored, deleted
    /// Added from a recipe's page, which shows no day: the notice names it.
    case eaten
    /// Its person said for how many its recipe is.
    case served

    /// Whether the day has one meal more.
    var isAdding: Bool { self == .added || self == .eaten }
  }

  let action: Action
  let meal: Meal.ID

  /// The meal, and whether it must be a deleted one.
  var noted: (meal: Meal.ID, isDeleted: Bool) { (meal, action == .deleted) }

  /// As it stands in an address.
  var text: String { "\(action.rawValue)=\(meal.number)" }
}

extension MealNotice {
  /// Nil when the query tells of nothing.
  init?(_ query: FormData) throws(HTTPRefusal) {
    guard let (action, meal) = try query.action(Action.self, to: Meal.self) else { return nil }
    self.init(action: action, meal: meal)
  }
}
