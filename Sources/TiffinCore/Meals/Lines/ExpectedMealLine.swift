/// A food line of a meal as a page showed it, which may have been changed or removed since.
public struct ExpectedMealLine: Hashable, Sendable {
  /// The index of the line on the page, from 0.
  public let place: Int
  /// The text that identifies the line, see `mark(at:)`.
  public let mark: String

  /// Creates the value from a form's fields.
  public init(place: Int, mark: String) {
    self.place = place
    self.mark = mark
  }

  /// Returns the current index of the line, if possible the index on the page, because two lines may be equal; nil if
  /// the line was changed or removed.
  public func place(among lines: [MealLine]) -> Int? {
    if lines.indices.contains(place), lines.mark(at: place) == mark { return place }
    return lines.indices.first { lines.mark(at: $0) == mark }
  }
}

extension [MealLine] {
  /// Returns the mark, a text by which a form identifies a line: the food's ID, the amount and the measure, such as "12
  /// 2 slice". The mark of two equal lines is "12 2 slice ×2", so that a form that is sent twice does not affect the
  /// other line.
  public func mark(at place: Int) -> String {
    let mark = self[place].mark
    let alike = count { $0.mark == mark }
    return alike == 1 ? mark : "\(mark) ×\(alike)"
  }
}

extension MealLine {
  fileprivate var mark: String { "\(food ?? 0) \(amount) \(measure)" }
}

/// The result of changing or removing a food of a meal.
public enum MealFoodChangeResult: Sendable {
  case changed
  /// Nothing was changed, because another form had changed or removed the food before.
  case outdated
  /// The meal was deleted, because it had nothing besides this food.
  case deleted
}
