/// A keyset query: it reads the meals after a position in a list, with statements that each seek in an index.
///
/// The leading columns are those that the list is sorted by before date and time. The meals after a position are in up
/// to three ranges of the index: other meals of the same date and time, earlier meals with the same leading columns,
/// and meals with later leading columns. With a single condition for all of them, the database would scan the index.
struct MealKeysetQuery {
  /// The strategy of the query.
  enum Path {
    /// Uses the index of the list's order.
    case order
    /// Uses the index of the list's order and tests the words of each meal until the page is full, which is faster than
    /// reading all matches if there are many.
    case walk
    /// Uses another index and sorts, which is fast if there are few results.
    case category, search
  }

  let query: MealQuery
  let person: Person.ID
  let words: MealWordIndex
  let dialect: any SQLDialect
  let path: Path

  /// The maximum number of results that counts as few.
  static let few = 500
  /// The minimum number of results that counts as many.
  static let many = 5_000

  func stretches(after place: MealCursor?) -> [MealIndexRange] {
    guard let place else { return [MealIndexRange(conditions: base, lead: lead, isDescending: isDescending)] }
    var sameMoment = base
    var sameLead = base
    for (column, value) in zip(lead, place.lead) {
      sameMoment.require([column], "=", [value])
      sameLead.require([column], "=", [value])
    }
    let moment = [SQLValue.text(place.date.iso), .text(MealRowCoder.stored(place.time))]
    sameMoment.require(["eaten_on"], "=", [moment[0]])
    sameMoment.require(["eaten_at"], "=", [moment[1]])
    sameMoment.require(["id"], "<", [.id(place.id)])
    sameLead.require(["eaten_on", "eaten_at"], "<", moment)
    let same = [MealIndexRange(conditions: sameMoment), MealIndexRange(conditions: sameLead)]
    guard !lead.isEmpty else { return same }
    var following = base
    following.require(lead, isDescending ? "<" : ">", place.lead)
    return same + [MealIndexRange(conditions: following, lead: lead, isDescending: isDescending)]
  }

  private var base: SQLConditions {
    var base = SQLConditions()
    base.require([indexed("person_id", by: [.order, .walk, .category])], "=", [.id(person)])
    base.require("deleted_at IS NULL")
    if let category = query.category {
      // The index of a numeric column has the category last. The planner must not choose an index that begins with the
      // category instead.
      let column = indexed("category_key", by: isDescending ? [.category] : [.order, .walk, .category])
      base.require([column], "=", [.text(category.key)])
    }
    if let search = query.search { require(search, in: &base) }
    return base
  }

  private func require(_ search: MealSearch, in base: inout SQLConditions) {
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

  /// Returns the column if the query's path is one of `paths`, which use an index of the column; otherwise an
  /// expression that keeps the planner from using such an index.
  private func indexed(_ column: String, by paths: Set<Path>) -> String {
    paths.contains(path) ? column : dialect.unindexed(column)
  }
}

/// A range of meals in the index for a list's order.
struct MealIndexRange {
  let conditions: SQLConditions
  /// The columns to sort by before date and time; empty if the conditions require fixed values for them, because SQLite
  /// would sort by them unnecessarily.
  var lead: [String] = []
  var isDescending = false

  /// Returns the statement that reads the first `count` meals.
  func statement(_ count: Int) -> (sql: String, values: [SQLValue]) {
    var conditions = conditions
    let limit = conditions.parameter(.int(count))
    let sql = """
      SELECT \(MealRowCoder.listedColumns) FROM meal WHERE \(conditions.text) ORDER BY \(order) LIMIT \(limit)
      """
    return (sql, conditions.values)
  }

  private var order: String {
    lead.map { isDescending ? "\($0) DESC, " : "\($0), " }.joined() + "eaten_on DESC, eaten_at DESC, id DESC"
  }
}
