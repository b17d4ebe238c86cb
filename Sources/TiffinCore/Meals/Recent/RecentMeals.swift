/// The distinct meals that a person ate before, each name once by its last meal; those that are usual at the current
/// hour come first.
public struct RecentMeals: Sendable {
  /// Favourites and others, in the order of suggestion.
  public let all: [ListedMeal]

  /// The favourites, in the same order.
  public var favourites: [ListedMeal] { all.filter(\.isFavourite) }

  /// The meals that are not favourites, most recently eaten first.
  public var recent: [ListedMeal] {
    let order = all.indices.filter { !all[$0].isFavourite }.map { place in
      (reason: (all[place].date, all[place].time ?? .midnight, all[place].id.number), place: place)
    }
    return order.sorted { $0.reason > $1.reason }.map { all[$0.place] }
  }
}

/// Meals with the ranks by which they are suggested.
struct RankedMeals {
  // The meals are stored separately from their reasons, because sorting moves the reasons many times, and meals are
  // large.
  private var meals: [ListedMeal] = []
  private var reasons: [Reason] = []

  private struct Reason {
    /// The rank: 0 for usual at this hour, 1 for usual at any hour, 2 for eaten lately.
    let place: Int
    /// The weight among meals with the same rank; a higher weight comes first.
    let weight: Int
    let meal: Meal.ID
    let key: String
    let index: Int
  }

  init(atMost count: Int) {
    meals.reserveCapacity(count)
    reasons.reserveCapacity(count)
  }

  /// Adds the meal in a row of the query `MealStore.known`.
  ///
  /// - Returns: False, without adding anything, if the meal is after today.
  mutating func add(_ row: borrowing Row, until today: LocalDate) throws(StoreError) -> Bool {
    let first = MealTableColumn.listed.count
    let meal = try MealRowCoder.readListed(row)
    guard meal.date <= today else { return false }
    add(meal, Self.key(row), place: row.int(first + 1), weight: row.int(first + 2))
    return true
  }

  /// Returns the key of a row's name.
  static func key(_ row: borrowing Row) -> String { row.text(MealTableColumn.listed.count) }

  /// Adds a name that has meals after today, ranked by its meals until today, if there are any.
  mutating func add(
    _ key: String, at hour: Int, until today: LocalDate, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    for row in try UsualMealRows.counted(key, until: today, of: person, statements)
    where row.hour == hour || row.hour == UsualHours.anyHour {
      let values: [SQLValue] = [.id(row.meal), .id(person)]
      guard let meal = try statements.first(MealStore.listedMeal, values, MealRowCoder.readListed) else { continue }
      add(meal, key, place: row.hour == hour ? 0 : 1, weight: row.weight)
    }
  }

  private mutating func add(_ meal: ListedMeal, _ key: String, place: Int, weight: Int) {
    reasons.append(Reason(place: place, weight: weight, meal: meal.id, key: key, index: meals.count))
    meals.append(meal)
  }

  /// The meals in order, each name once by its best rank.
  var inOrder: [ListedMeal] {
    var known: [Reason] = []
    known.reserveCapacity(reasons.count)
    // With so few names, comparing them is faster than hashing, because most differ in length.
    for next in reasons.sorted(by: Self.isBetter) {
      let isKnown = known.contains { $0.key.utf8.count == next.key.utf8.count && $0.key == next.key }
      if !isKnown { known.append(next) }
    }
    return known.map { meals[$0.index] }
  }

  private static func isBetter(_ one: Reason, than other: Reason) -> Bool {
    (one.place, other.weight, other.meal.number) < (other.place, one.weight, one.meal.number)
  }
}
