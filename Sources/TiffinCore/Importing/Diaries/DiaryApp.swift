/// An app whose exported diary can be imported. Its files are recognised by their contents.
protocol DiaryApp: SendableMetatype {
  /// Returns the diary; nil if the files are not from this app.
  static func diary(in files: ImportedFiles) throws(ImportError) -> LazyDiary?
}

/// A diary of another app, which is read one entry at a time.
struct LazyDiary {
  /// The name of the app, such as "Cronometer".
  let app: String
  /// Calls a closure with each entry, or with the name of a skipped entry and the reason.
  let forEach: (_ visit: (Result<ImportedMeal, UnreadableRecipe>) throws -> Void) throws -> Void

  /// Returns an entry that a closure parses, or if that throws, the entry's name with the reason.
  ///
  /// - Parameter name: The name for error messages if the entry cannot be read.
  static func read(
    _ name: String, _ read: () throws(ImportError) -> ImportedMeal
  ) -> Result<ImportedMeal, UnreadableRecipe> {
    do throws(ImportError) {
      return .success(try read())
    } catch {
      return .failure(UnreadableRecipe(name: TextCleanup.line(name, limit: 200), reason: error))
    }
  }
}

/// A diary found in another app's export.
public struct ImportedDiary {
  /// The name of the app, such as "Cronometer".
  public let app: String
  private let found: LazyDiary
  private let budget: ReadingBudget

  /// The supported apps in the order in which they are tried. The first one that recognises the files is used.
  private static let apps: [any DiaryApp.Type] = [WaistlineDiary.self, OpenNutriTrackerDiary.self, DiaryTables.self]

  /// The names of all supported apps, for people.
  public static let names = [
    "Cronometer", "MyFitnessPal", "Lose It!", "Waistline", "SparkyFitness", "OpenNutriTracker", "any table with dates",
  ]

  /// Recognises the app that exported the files.
  ///
  /// - Throws: ``ImportError/unknown`` if no app recognises them; other errors if recognised files are refused.
  public init(in files: ImportedFiles) throws(ImportError) {
    budget = files.budget
    found = try budget.run { () throws(ImportError) in
      for app in Self.apps {
        if let diary = try app.diary(in: files) { return diary }
      }
      throw files.budget.isSpent ? .tooMuch : .unknown
    }
    app = found.app
  }

  /// Recognises a table to whose columns a person has assigned meanings.
  ///
  /// - Throws: ``ImportError/unknown`` if a required column is missing.
  init(in files: ImportedFiles, as columns: ImportedColumns) throws(ImportError) {
    budget = files.budget
    let diary = try budget.run { () throws(ImportError) in try DiaryTables.diary(in: files, as: columns) }
    guard let diary else { throw .unknown }
    (app, found) = (diary.app, diary)
  }

  /// Parses the entries one by one, in the order of the file, and passes each to `visit`.
  ///
  /// - Parameter visit: Called with each entry, or with the name of a skipped entry and the reason.
  /// - Throws: Errors of `visit`; ``ImportError/tooMuch`` if the budget is exhausted.
  public func forEach(_ visit: (Result<ImportedMeal, UnreadableRecipe>) throws -> Void) throws {
    try budget.run { () throws -> Void in
      try found.forEach { entry in try budget.pause { () throws -> Void in try visit(entry) } }
    }
    if budget.isSpent { throw ImportError.tooMuch }
  }
}
