/// An import of another app's diary for a person, in batches.
///
/// An entry with the same day, time, name, energy and macronutrients as an existing meal is skipped. An entry that
/// occurs twice in the file is imported twice, unless the person already has it. Each batch is one transaction, so that
/// other writes do not wait long. Committed batches remain if the import is interrupted.
public struct DiaryImporter {
  private static let atOnce = 50
  private let meals: MealStore
  private let person: Person
  private let bringing: ImportJob.ID?

  /// Creates an import into an installation.
  ///
  /// - Parameters:
  ///   - quotas: The limits on what the person may store.
  ///   - person: The person whose diary gets the entries.
  public init(to installation: Installation, within quotas: Quotas = .standard, for person: Person) {
    self.init(of: nil, to: MealStore(installation.database.limited(to: quotas)), for: person)
  }

  /// Creates an import.
  ///
  /// - Parameter bringing: The import job that records the new meals, so that the import can be undone; nil to record
  ///   nothing.
  init(of bringing: ImportJob.ID?, to meals: MealStore, for person: Person) {
    (self.bringing, self.meals, self.person) = (bringing, meals, person)
  }

  /// Imports all readable entries that the person does not have.
  ///
  /// - Parameter report: Called with the number of entries read so far.
  public func take(_ brought: ImportedDiary, report: (Int) throws -> Void = { _ in }) throws -> ImportResult {
    var result = ImportResult()
    var tally = OccurrenceCounter<Int>()
    var waiting: [ImportedMeal] = []
    var seen = 0
    func takeWaiting() throws {
      let added = try meals.take(waiting.map { ($0, tally.count($0.fingerprint)) }, of: bringing, by: person)
      result.added += added
      result.known += waiting.count - added
      waiting = []
    }
    try brought.forEach { entry in
      seen += 1
      try report(seen)
      switch entry {
      case .failure(let broken): result.broken.append(broken)
      case .success(let meal): waiting.append(meal)
      }
      if waiting.count == Self.atOnce { try takeWaiting() }
    }
    try takeWaiting()
    return result
  }
}
