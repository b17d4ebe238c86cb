/// A kind of stored data with a limit.
public enum Quota: String, CaseIterable, Sendable {
  /// The meals of a person.
  case meals
  /// The foods of one meal.
  case plate
  /// The bytes of a person's photos of meals.
  case photos
  /// The recipes of a household.
  case recipes
  /// The bytes of the pictures of a household's recipes and own foods.
  case pictures
  /// The foods that a household has added.
  case foods
  /// The entries of a household's plan.
  case plan
  /// The lines of a household's grocery list, including those removed recently.
  case groceries

  /// True if the quota is counted in bytes, which settings give in megabytes.
  public var isBytes: Bool { self == .photos || self == .pictures }
}
