import Platform

/// A cache of how many meals a person has that equal an entry of an imported diary. The meals are loaded one day at a
/// time, so that a remote database server gets one query per day instead of one per entry.
struct ExistingMeals {
  private let person: Person.ID
  /// The numbers of equal meals by day and by ``ImportedMeal/fingerprint``.
  private var days: [LocalDate: [Int: Int]] = [:]

  /// The maximum number of days in the cache, which is emptied when it is full. Diaries are usually sorted by day.
  private static let limit = 50

  init(of person: Person.ID) {
    self.person = person
  }

  /// Returns the number of the person's meals that equal an entry.
  mutating func count(of meal: ImportedMeal, _ database: any Database) throws(StoreError) -> Int {
    if let day = days[meal.date] { return day[meal.fingerprint] ?? 0 }
    if days.count == Self.limit { days = [:] }
    let person = person
    let day = try database.read { statements throws(StoreError) in
      try MealStore.fingerprints(on: meal.date, of: person, statements)
    }
    days[meal.date] = day
    return day[meal.fingerprint] ?? 0
  }
}

extension MealStore {
  /// Returns the numbers of the person's equal meals on a day by ``ImportedMeal/fingerprint``.
  fileprivate static func fingerprints(
    on date: LocalDate, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [Int: Int] {
    let all: [Int] = try statements.all(
      """
      SELECT \(countedColumns.joined(separator: ", ")) FROM meal
      WHERE person_id = $1 AND eaten_on = $2 AND deleted_at IS NULL
      """,
      [.id(person), .text(date.iso)]
    ) { row in
      var fingerprint = Fingerprint()
      fingerprint.add((0...2).map { .text(row.text($0)) } + (3...6).map { .int(row.int($0)) })
      return fingerprint.number
    }
    return all.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
