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

/// A meal with the reason why it is proposed.
struct RankedMeal {
  let meal: ListedMeal
  let key: String
  /// 0 usual at this hour, 1 at any, 2 eaten lately.
  let place: Int
  /// Among those of the same place.
  let weight: Int

  static func read(_ row: borrowing Row) throws(StoreError) -> RankedMeal {
    let first = MealColumn.listed.count
    return RankedMeal(
      meal: try MealRow.readListed(row), key: row.text(first), place: row.int(first + 1), weight: row.int(first + 2))
  }

  /// Each name once, for its best reason.
  static func inOrder(_ ranked: [RankedMeal]) -> [ListedMeal] {
    // Not the meals themselves: sorting moves each of them many times, and they are large.
    let order = ranked.enumerated().map { (reason: ($1.place, -$1.weight, -$1.meal.id.number), key: $1.key, place: $0) }
    var known: [(key: String, place: Int)] = []
    // Few enough that comparing them is less work than hashing them, and most differ in length.
    for next in order.sorted(by: { $0.reason < $1.reason }) {
      let isKnown = known.contains { $0.key.utf8.count == next.key.utf8.count && $0.key == next.key }
      if !isKnown { known.append((next.key, next.place)) }
    }
    return known.map { ranked[$0.place].meal }
  }
}
