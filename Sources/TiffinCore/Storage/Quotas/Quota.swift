/// A kind of what people keep, of which there is a most.
public enum Quota: String, CaseIterable, Sendable {
  /// Meals of a person.
  case meals
  /// Foods of one meal.
  case plate
  /// Bytes of a person's photos of meals.
  case photos
  /// A household's own recipes.
  case recipes
  /// Bytes of the pictures of a household's recipes and own foods.
  case pictures
  /// Foods of a household's own.
  case foods
  /// Entries of a household's plan.
  case plan
  /// Lines of a household's grocery list, with those that were removed in the last days.
  case groceries

  /// True for what is counted in bytes; a setting says it in megabytes.
  public var isBytes: Bool { self == .photos || self == .pictures }
}
