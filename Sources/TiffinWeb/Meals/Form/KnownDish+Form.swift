import TiffinCore

extension KnownDish.ID {
  /// The prefix of the text of a recipe's id.
  static let recipeMark = "recipe-"

  /// Parses an ID; nil if the text is not one.
  init?(_ text: String) {
    if text.utf8.starts(with: Self.recipeMark.utf8) {
      guard let id = Recipe.ID(String(text.dropFirst(Self.recipeMark.utf8.count))) else { return nil }
      self = .recipe(id)
    } else {
      guard let id = Meal.ID(text) else { return nil }
      self = .meal(id)
    }
  }

  /// The id as written in forms and addresses: "12" for a meal, "recipe-3" for a recipe.
  var text: String {
    switch self {
    case .meal(let id): String(id.number)
    case .recipe(let id): "\(Self.recipeMark)\(id.number)"
    }
  }
}

extension KnownDish {
  /// The date on which the meal was eaten; nil for a recipe.
  var date: LocalDate? {
    if case .meal(let meal) = self { meal.content.date } else { nil }
  }
}

extension QuickEntry {
  /// Fills in the name and nutrients of a dish, and the category of a meal. The time does not change.
  mutating func fill(from dish: KnownDish, on date: LocalDate, at time: LocalTime) {
    fill(from: dish.content(on: date, at: time), as: dish.id.text)
    if case .recipe = dish { category = "" }
  }
}

extension NutrientSource {
  init(_ dish: KnownDish) {
    self = dish.date.map(NutrientSource.day) ?? .recipe
  }
}
