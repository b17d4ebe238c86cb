/// A food of a meal as a page showed it, which somebody may have changed or removed since.
public struct ShownLine: Hashable, Sendable {
  /// Where it stood, from 0.
  public let place: Int
  /// See `mark(at:)`.
  public let mark: String

  /// Combines what a form sends.
  public init(place: Int, mark: String) {
    self.place = place
    self.mark = mark
  }

  /// Where it stands now: its own place first, since two may be alike; nil once it, or one like it, is changed or gone.
  public func place(among lines: [MealLine]) -> Int? {
    if lines.indices.contains(place), lines.mark(at: place) == mark { return place }
    return lines.indices.first { lines.mark(at: $0) == mark }
  }
}

extension [MealLine] {
  /// By which a form knows a line again: "12 2 slice", the food's number, the amount, and the measure; of two that are
  /// alike "12 2 slice ×2", so that a form sent twice does not take the other one, too.
  public func mark(at place: Int) -> String {
    let mark = self[place].mark
    let alike = count { $0.mark == mark }
    return alike == 1 ? mark : "\(mark) ×\(alike)"
  }
}

extension MealLine {
  fileprivate var mark: String { "\(food ?? 0) \(amount) \(measure)" }
}

/// What became of a meal when one of its foods was changed or removed.
public enum PlateChange: Sendable {
  case changed
  /// The food had been changed or removed before, by another form: nothing was done.
  case outdated
  /// It was the last food, and the meal was nothing else.
  case deleted
}
