/// A check that the command `tiffin check` runs.
public enum DataCheck: String, CaseIterable, Sendable {
  /// All pages, indexes and references of the database.
  case database
  /// The pages of all tables except those of pictures and of many foods, without comparing indexes with rows.
  case tables
  /// The search words of meals and recipes, and the sort keys of meals, compared with their texts.
  case search
  /// The rows that state how usual meals are, compared with the meals.
  case usualMeals = "usual meals"
  /// The programs that decode pictures, and read barcodes and PDFs.
  case tools
  /// Every picture in the database, each of which is decoded.
  case photos
  /// The permissions and owners of the data folder's files.
  case permissions
  /// The free space on the disk of the data folder.
  case space

  /// The checks that read everything, which takes minutes if there are thousands of pictures.
  public static let thorough = allCases.filter { $0 != .tables }
  /// The checks that take seconds.
  public static let quick: [DataCheck] = [.tables, .permissions, .space]
}

/// The results of a check.
public struct CheckResult: Sendable, Equatable {
  /// The problems that were not repaired, in the order in which they were found; each is a sentence without a full
  /// stop.
  public var problems: [String]
  /// The problems that were repaired, in the order in which they were found; each is a sentence without a full stop.
  public var repaired: [String]

  /// Creates results; without problems, everything is in order.
  public init(problems: [String] = [], repaired: [String] = []) {
    self.problems = problems
    self.repaired = repaired
  }

  mutating func add(_ problem: String, isRepaired: Bool) {
    if isRepaired { repaired.append(problem) } else { problems.append(problem) }
  }
}
