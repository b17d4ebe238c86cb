/// An app whose diary Tiffin reads: its files are known by what is in them.
protocol DiaryApp: SendableMetatype {
  /// Returns the diary; nil if the files are not of this app.
  static func diary(in files: BroughtFiles) throws(BringingError) -> FoundDiary?
}

/// A diary of another app, read one entry at a time.
struct FoundDiary {
  /// The app's name: "Cronometer".
  let app: String
  /// Passes each entry, or the name of what is left out with the reason.
  let forEach: (_ visit: (Result<BroughtMeal, BrokenRecipe>) throws -> Void) throws -> Void

  /// - Parameter name: What people know the entry by, where it cannot be read.
  static func read(
    _ name: String, _ read: () throws(BringingError) -> BroughtMeal
  ) -> Result<BroughtMeal, BrokenRecipe> {
    do throws(BringingError) {
      return .success(try read())
    } catch {
      return .failure(BrokenRecipe(name: PlainText.line(name, limit: 200), reason: error))
    }
  }
}

/// What somebody ate, found in what another app exported.
public struct BroughtDiary {
  /// The app's name: "Cronometer".
  public let app: String
  private let found: FoundDiary
  private let budget: ReadingBudget

  /// Asked in this order: the first that knows the files reads them.
  private static let apps: [any DiaryApp.Type] = [WaistlineDiary.self, OpenNutriTrackerDiary.self, DiaryTables.self]

  /// The names of all apps that are known.
  public static let names = [
    "Cronometer", "MyFitnessPal", "Lose It!", "Waistline", "SparkyFitness", "OpenNutriTracker", "any table with dates",
  ]

  /// Finds out whose files they are.
  ///
  /// - Throws: ``BringingError/unknown``, and any other for files that are known and refused.
  public init(in files: BroughtFiles) throws(BringingError) {
    budget = files.budget
    found = try budget.run { () throws(BringingError) in
      for app in Self.apps {
        if let diary = try app.diary(in: files) { return diary }
      }
      throw files.budget.isSpent ? .tooMuch : .unknown
    }
    app = found.app
  }

  /// Reads a table as somebody said.
  ///
  /// - Throws: ``BringingError/unknown`` while something is missing.
  init(in files: BroughtFiles, as columns: BroughtColumns) throws(BringingError) {
    budget = files.budget
    let diary = try budget.run { () throws(BringingError) in try DiaryTables.diary(in: files, as: columns) }
    guard let diary else { throw .unknown }
    (app, found) = (diary.app, diary)
  }

  /// Reads one after the other.
  ///
  /// - Parameter visit: Gets each entry, or the name of what is left out with the reason.
  /// - Throws: What `visit` throws; ``BringingError/tooMuch`` once the budget is spent.
  public func forEach(_ visit: (Result<BroughtMeal, BrokenRecipe>) throws -> Void) throws {
    try budget.run { () throws -> Void in
      try found.forEach { entry in try budget.pause { () throws -> Void in try visit(entry) } }
    }
    if budget.isSpent { throw BringingError.tooMuch }
  }
}
