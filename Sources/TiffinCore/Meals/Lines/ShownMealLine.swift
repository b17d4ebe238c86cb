/// A food line of a meal as a page showed it, which may have been changed or removed since.
public struct ShownMealLine: Hashable, Sendable {
  /// The index of the line on the page, from 0.
  public let place: Int
  /// The line's mark, see `mark(at:)`.
  public let mark: String

  /// Creates the value from a form's fields.
  public init(place: Int, mark: String) {
    self.place = place
    self.mark = mark
  }

  /// Returns the current index of the line, preferring the index on the page, as two lines may be equal; nil if it was
  /// changed or removed.
  public func place(among lines: [MealLine]) -> Int? {
    if lines.indices.contains(place), lines.mark(at: place) == mark { return place }
    return lines.indices.first { lines.mark(at: $0) == mark }
  }
}

extension [MealLine] {
  /// Returns the mark by which a form recognises a line: the food's ID, the amount and the measure, "12 2 slice". With
  /// two equal lines it is "12 2 slice ×2", so that a form that is sent twice does not affect the other line.
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
public enum PlateChange: Sendable {
  case changed
  /// Another form had changed or removed the food before: nothing was done.
  case outdated
  /// The meal was deleted, as it had nothing besides this food.
  case deleted
}
