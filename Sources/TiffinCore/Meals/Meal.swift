/// An entry of a person's diary: a food or dish that the person ate at one time.
public struct Meal: Identifiable, Equatable, Sendable {
  /// The identifier of a meal.
  public typealias ID = Identifier<Meal>

  /// The meal's identifier.
  public let id: ID
  /// A number that increases with each change. An edit names the revision it is based on.
  public let revision: Int
  /// The person's own description.
  public let content: MealContent
  /// The photo; nil if there is none, in which case the category's own picture is shown.
  public let photo: Photo.ID?
}

/// The result of an edit.
public enum MealUpdateResult: Equatable, Sendable {
  /// The edit is stored, now or by an earlier submission of the same form.
  case saved
  /// Nothing was stored, because the meal was changed after the edit began. The value is the current meal.
  case changedMeanwhile(Meal)
}
