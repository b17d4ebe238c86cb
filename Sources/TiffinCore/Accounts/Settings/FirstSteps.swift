/// One of the three steps that a new person is shown on their day.
public enum FirstStep: String, CaseIterable, Sendable {
  /// A goal for the day.
  case goal
  /// A meal that was just eaten.
  case meal
  /// Three dinners for the week.
  case dinners
}

/// The first steps that a person has neither done nor dismissed. A step that left never comes back.
public struct FirstSteps: OptionSet, Hashable, Sendable {
  /// All steps of a new person.
  public static let all: FirstSteps = [.goal, .meal, .dinners]
  /// The number of dinners that a new person is asked to plan.
  public static let dinnersAsked = 3

  static let goal = FirstSteps(rawValue: 1)
  static let meal = FirstSteps(rawValue: 2)
  static let dinners = FirstSteps(rawValue: 4)

  /// The sum of the steps' numbers, as stored.
  public let rawValue: Int

  /// Reads a stored sum.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The set of one step.
  public init(_ step: FirstStep) {
    switch step {
    case .goal: self = .goal
    case .meal: self = .meal
    case .dinners: self = .dinners
    }
  }

  /// Returns true if the step is open.
  public func contains(_ step: FirstStep) -> Bool { contains(FirstSteps(step)) }
}

/// Statements on a person's first steps, for use inside other transactions.
enum FirstStepRows {
  /// Marks a step as done. Costs nothing once the step is closed.
  static func finish(_ step: FirstStep, by person: Person, _ statements: borrowing Statements) throws(StoreError) {
    guard person.settings.firstSteps.contains(step) else { return }
    let rest = FirstSteps.all.subtracting(FirstSteps(step))
    try statements.run(
      "UPDATE person SET first_steps = first_steps & $1 WHERE id = $2", [.int(rest.rawValue), .id(person.id)])
  }
}
