/// The rows of one name of a person: one for each hour with a weight.
struct UsualNameRows {
  var hours: UsualHours
  /// True if the name is a favourite.
  let isFavourite: Bool
  /// The name's last meal.
  private(set) var last: MealOccurrence

  /// Creates the rows of a name whose last meal is given, without any weights yet.
  init(_ last: MealOccurrence, isFavourite: Bool) {
    hours = UsualHours(until: last.date)
    self.isFavourite = isFavourite
    self.last = last
  }

  /// Adds a meal. Its ID must be higher than those of the meals added before, because it replaces the last meal if both
  /// have the same time.
  mutating func count(_ new: MealOccurrence) {
    hours.add(new.date, new.time)
    if (new.date, new.stored) >= (last.date, last.stored) { last = new }
  }

  /// The rows as they are stored.
  var stored: [UsualMealRow] {
    hours.sums.indices.compactMap { hour in
      hours.sums[hour] == 0
        ? nil
        : UsualMealRow(
          hour: hour, sum: hours.sums[hour], weight: hours.weight(at: hour), isFavourite: isFavourite, meal: last.meal)
    }
  }
}

/// A row of the table `usual_meal`, without its person and name.
struct UsualMealRow: Hashable {
  let hour: Int
  let sum: Int
  let weight: Int
  let isFavourite: Bool
  let meal: Meal.ID

  static let columns = "hour, sum, weight, is_favourite, meal_id"

  static func read(_ row: borrowing Row) -> UsualMealRow {
    UsualMealRow(hour: row.int(0), sum: row.int(1), weight: row.int(2), isFavourite: row.flag(3), meal: row.id(4))
  }

  /// Returns true if the rows are equal, except perhaps for the last meal of the name.
  func isSame(as other: UsualMealRow) -> Bool {
    (hour, sum, weight) == (other.hour, other.sum, other.weight) && isFavourite == other.isFavourite
  }
}

/// A meal with the date and time at which it was eaten.
struct MealOccurrence {
  let meal: Meal.ID
  let date: LocalDate
  let time: LocalTime?

  /// The time as a number for sorting: minutes after midnight, or -1 without a time.
  var stored: Int { time?.minutes ?? -1 }

  static func read(_ row: borrowing Row, from first: Int = 0) throws(StoreError) -> MealOccurrence {
    MealOccurrence(
      meal: row.id(first), date: try MealRowCoder.date(row, first + 1), time: row.text(first + 2) { LocalTime(iso: $0) }
    )
  }
}
