/// One thing that `tiffin check` looks at.
public enum DataCheck: String, CaseIterable, Sendable {
  /// All pages, indexes and references of the database.
  case database
  /// The words by which meals and recipes are found, and the keys by which they are sorted, against their texts.
  case search
  /// How usual meals are, against the meals.
  case usualMeals = "usual meals"
  /// The programs that decode pictures.
  case tools
  /// Every picture, decoded.
  case photos
  /// Who may read the data folder.
  case permissions
  /// The room left on the disk.
  case space
}

/// What a check found.
public struct CheckResult: Sendable, Equatable {
  /// What is wrong and stays so, a sentence each without a full stop.
  public var problems: [String]
  /// What was wrong and is mended.
  public var repaired: [String]

  /// What is wrong, and what is mended; nothing of both where all is well.
  public init(problems: [String] = [], repaired: [String] = []) {
    self.problems = problems
    self.repaired = repaired
  }

  mutating func note(_ problem: String, isRepaired: Bool) {
    if isRepaired { repaired.append(problem) } else { problems.append(problem) }
  }
}
