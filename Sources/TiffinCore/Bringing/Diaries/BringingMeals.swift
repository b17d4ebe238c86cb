/// Takes another app's diary for a person, some entries at a time.
///
/// An entry of the same day, time, name and figures is there already; one that the file has twice is taken twice. Some
/// entries are a transaction, so that nobody waits for long, and what was taken stays if it ends midway.
public struct BringingMeals {
  private static let atOnce = 50
  private let meals: MealStore
  private let person: Person
  private let bringing: KeptBringing.ID?

  /// - Parameters:
  ///   - quotas: The most that the person may have.
  ///   - person: Whose diary it becomes.
  public init(to installation: Installation, within quotas: Quotas = .standard, for person: Person) {
    self.init(of: nil, to: MealStore(installation.database.limited(to: quotas)), for: person)
  }

  /// - Parameter bringing: The bringing that keeps what came of it, to take it back.
  init(of bringing: KeptBringing.ID?, to meals: MealStore, for person: Person) {
    (self.bringing, self.meals, self.person) = (bringing, meals, person)
  }

  /// Takes all entries that can be read and that the person does not have.
  ///
  /// - Parameter report: Gets the number of entries looked at.
  public func take(_ brought: BroughtDiary, report: (Int) throws -> Void = { _ in }) throws -> BringingResult {
    var result = BringingResult()
    var tally = Tally<Int>()
    var waiting: [BroughtMeal] = []
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
