/// What a person ate before, each name once by its last meal: what is usual at an hour first.
public struct KnownMeals: Sendable {
  /// Favourites and others, as they are proposed.
  public let all: [ListedMeal]

  /// In the same order.
  public var favourites: [ListedMeal] { all.filter(\.isFavourite) }

  /// What is no favourite, the last eaten first.
  public var recent: [ListedMeal] {
    all.filter { !$0.isFavourite }.sorted { one, other in
      (one.date, one.time ?? .midnight, one.id.number) > (other.date, other.time ?? .midnight, other.id.number)
    }
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
    var known: Set<String> = []
    let sorted = ranked.sorted { ($1.place, $0.weight, $0.meal.id.number) > ($0.place, $1.weight, $1.meal.id.number) }
    return sorted.filter { known.insert($0.key).inserted }.map(\.meal)
  }
}
