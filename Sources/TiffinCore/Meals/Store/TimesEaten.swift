/// The number, last day and last rating of a person's meals with one name, such as that of a recipe.
public struct TimesEaten: Equatable, Sendable {
  /// The number of meals, at least one.
  public let count: Int
  /// The day of the last meal.
  public let last: LocalDate
  /// The rating of the last rated meal; ``Rating/none`` if none is rated.
  public let rating: Rating
}

extension MealStore {
  /// Returns how often a person ate meals with a name; nil if there are none.
  ///
  /// - Parameter key: The ``SortKey`` of the name.
  static func timesEaten(
    named key: String, by person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> TimesEaten? {
    let eaten = try statements.first(timesEaten, [.id(person), .text(key)]) { row throws(StoreError) in
      guard row.int(0) > 0 else { return nil as TimesEaten? }
      return TimesEaten(
        count: row.int(0), last: try MealRowCoder.date(row, 1),
        rating: row.optionalInt(2).map(Rating.init(stored:)) ?? .none
      )
    }
    return eaten ?? nil
  }

  private static let timesEaten = """
    SELECT COUNT(*), MAX(eaten_on), (
      SELECT rated.rating FROM meal AS rated
      WHERE rated.person_id = $1 AND rated.name_key = $2 AND rated.deleted_at IS NULL AND rated.rating > 0
      ORDER BY rated.eaten_on DESC, rated.eaten_at DESC, rated.id DESC LIMIT 1
    ) FROM meal WHERE person_id = $1 AND name_key = $2 AND deleted_at IS NULL
    """
}
