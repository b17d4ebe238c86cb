/// One of the three steps that a new person sees on the page of the day.
public enum FirstStep: String, CaseIterable, Sendable {
  /// Set a goal for the day.
  case goal
  /// Add a meal that was just eaten.
  case meal
  /// Plan three dinners for the week.
  case dinners
}

/// The first steps that a person has neither done nor dismissed. A step that was removed never comes back.
public struct FirstSteps: OptionSet, Hashable, Sendable {
  /// All steps of a new person.
  public static let all: FirstSteps = [.goal, .meal, .dinners]
  /// The number of dinners that a new person is asked to plan.
  public static let dinnersAsked = 3

  static let goal = FirstSteps(rawValue: 1)
  static let meal = FirstSteps(rawValue: 2)
  static let dinners = FirstSteps(rawValue: 4)

  /// The bits of the steps, as stored.
  public let rawValue: Int

  /// Creates a set from stored bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a set of one step.
  public init(_ step: FirstStep) {
    switch step {
    case .goal: self = .goal
    case .meal: self = .meal
    case .dinners: self = .dinners
    }
  }

  /// Returns true if the step was neither done nor dismissed.
  public func contains(_ step: FirstStep) -> Bool { contains(FirstSteps(step)) }
}

/// Statements on a person's first steps, for use inside other transactions.
enum FirstStepRows {
  /// Marks a step as done. Writes nothing if it already is.
  static func finish(_ step: FirstStep, by person: Person, _ statements: borrowing Statements) throws(StoreError) {
    guard person.settings.firstSteps.contains(step) else { return }
    let rest = FirstSteps.all.subtracting(FirstSteps(step))
    try statements.run(
      "UPDATE person SET first_steps = first_steps & $1 WHERE id = $2", [.int(rest.rawValue), .id(person.id)])
  }
}
