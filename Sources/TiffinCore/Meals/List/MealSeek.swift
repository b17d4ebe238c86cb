/// A query of meals in a list's order from a position on, each statement a seek in the index of that order.
///
/// The meals after a position lie in up to three stretches of the index: other meals of the same moment, earlier
/// moments with the same lead, and later leads. A single condition for all of them could not seek, only scan.
struct MealSeek {
  /// The index the query uses.
  enum Path {
    /// That of the order.
    case order
    /// The same, where so many meals are found that looking at their words one by one until the page is full costs less
    /// than listing them all.
    case walk
    /// Another one, for results so few that sorting them costs little.
    case category, search
  }

  let query: MealQuery
  let person: Person.ID
  let words: MealWords
  let dialect: any Dialect
  let path: Path

  /// The most results that count as few.
  static let few = 500
  /// The least results that count as many.
  static let many = 5_000

  func stretches(after place: MealCursor?) -> [MealStretch] {
    guard let place else { return [MealStretch(conditions: base, lead: lead, isDescending: isDescending)] }
    var sameMoment = base
    var sameLead = base
    for (column, value) in zip(lead, place.lead) {
      sameMoment.require([column], "=", [value])
      sameLead.require([column], "=", [value])
    }
    let moment = [SQLValue.text(place.date.iso), .text(MealRow.stored(place.time))]
    sameMoment.require(["eaten_on"], "=", [moment[0]])
    sameMoment.require(["eaten_at"], "=", [moment[1]])
    sameMoment.require(["id"], "<", [.id(place.id)])
    sameLead.require(["eaten_on", "eaten_at"], "<", moment)
    let same = [MealStretch(conditions: sameMoment), MealStretch(conditions: sameLead)]
    guard !lead.isEmpty else { return same }
    var following = base
    following.require(lead, isDescending ? "<" : ">", place.lead)
    return same + [MealStretch(conditions: following, lead: lead, isDescending: isDescending)]
  }

  private var base: Conditions {
    var base = Conditions()
    base.require([indexed("person_id", by: [.order, .walk, .category])], "=", [.id(person)])
    base.require("deleted_at IS NULL")
    if let category = query.category {
      // The index of a figure has the category last, and must not lose against one that begins with it.
      let column = indexed("category_key", by: isDescending ? [.category] : [.order, .walk, .category])
      base.require([column], "=", [.text(category.key)])
    }
    if let search = query.search { require(search, in: &base) }
    return base
  }

  private func require(_ search: MealSearch, in base: inout Conditions) {
    if path == .walk,
      let condition = words.condition("meal.id", matches: search, by: person, { base.parameter($0) })
    {
      return base.require(condition)
    }
    let parameter = base.parameter(.text(words.pattern(search, by: person)))
    let found = path == .search ? words.mealsFirst(matching: parameter) : words.meals(matching: parameter)
    base.require("\(indexed("id", by: [.search])) IN (\(found))")
  }

  private var lead: [String] { query.order.lead.columns.map { indexed($0, by: [.order, .walk]) } }

  private var isDescending: Bool { query.order.lead.isDescending }

  /// Returns the column itself on paths that use an index of it; on others an expression that no index is used for.
  private func indexed(_ column: String, by paths: Set<Path>) -> String {
    paths.contains(path) ? column : dialect.unindexed(column)
  }
}

/// Meals that are adjacent in the index of their order.
struct MealStretch {
  let conditions: Conditions
  /// The columns before date and time in which the meals differ; none if all have the same, as SQLite would sort by
  /// them nevertheless.
  var lead: [String] = []
  var isDescending = false

  /// Returns the statement that reads the first `count` of them.
  func statement(_ count: Int) -> (sql: String, values: [SQLValue]) {
    var conditions = conditions
    let limit = conditions.parameter(.int(count))
    let sql = """
      SELECT \(MealRow.listedColumns) FROM meal WHERE \(conditions.text) ORDER BY \(order) LIMIT \(limit)
      """
    return (sql, conditions.values)
  }

  private var order: String {
    lead.map { isDescending ? "\($0) DESC, " : "\($0), " }.joined() + "eaten_on DESC, eaten_at DESC, id DESC"
  }
}
