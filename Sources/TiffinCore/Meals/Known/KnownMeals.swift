/// What a person ate before, each name once by its last meal: what is usual at an hour first.
public struct KnownMeals: Sendable {
  /// Favourites and others, as they are proposed.
  public let all: [ListedMeal]

  /// In the same order.
  public var favourites: [ListedMeal] { all.filter(\.isFavourite) }

  /// What is no favourite, the last eaten first.
  public var recent: [ListedMeal] {
    let order = all.indices.filter { !all[$0].isFavourite }.map { place in
      (reason: (all[place].date, all[place].time ?? .midnight, all[place].id.number), place: place)
    }
    return order.sorted { $0.reason > $1.reason }.map { all[$0.place] }
  }
}

/// Meals with the reasons why they are proposed.
struct RankedMeals {
  // Apart from their reasons: sorting moves each of these many times, and meals are large.
  private var meals: [ListedMeal] = []
  private var reasons: [Reason] = []

  private struct Reason {
    /// 0 usual at this hour, 1 at any, 2 eaten lately.
    let place: Int
    /// Among those of the same place.
    let weight: Int
    let meal: Meal.ID
    let key: String
    let index: Int
  }

  init(atMost count: Int) {
    meals.reserveCapacity(count)
    reasons.reserveCapacity(count)
  }

  /// Adds a row of `MealStore.known`.
  ///
  /// - Returns: False, and adds nothing, if it is a meal after today.
  mutating func add(_ row: borrowing Row, until today: LocalDate) throws(StoreError) -> Bool {
    let first = MealColumn.listed.count
    let meal = try MealRow.readListed(row)
    guard meal.date <= today else { return false }
    add(meal, Self.key(row), place: row.int(first + 1), weight: row.int(first + 2))
    return true
  }

  /// The key of a row's name.
  static func key(_ row: borrowing Row) -> String { row.text(MealColumn.listed.count) }

  /// Adds a name that has meals after today by those until today, if there are any.
  mutating func add(
    _ key: String, at hour: Int, until today: LocalDate, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    for row in try UsualMeals.counted(key, until: today, of: person, statements)
    where row.hour == hour || row.hour == UsualHours.anyHour {
      let values: [SQLValue] = [.id(row.meal), .id(person)]
      guard let meal = try statements.first(MealStore.listedMeal, values, MealRow.readListed) else { continue }
      add(meal, key, place: row.hour == hour ? 0 : 1, weight: row.weight)
    }
  }

  private mutating func add(_ meal: ListedMeal, _ key: String, place: Int, weight: Int) {
    reasons.append(Reason(place: place, weight: weight, meal: meal.id, key: key, index: meals.count))
    meals.append(meal)
  }

  /// Each name once, for its best reason.
  var inOrder: [ListedMeal] {
    var known: [Reason] = []
    known.reserveCapacity(reasons.count)
    // Few enough that comparing them is less work than hashing them, and most differ in length.
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
