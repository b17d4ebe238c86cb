/// Reads meals in a list's order from a place on, each statement a seek in the index of that order.
///
/// What follows a place lies in up to three stretches of the index: other meals of the same moment, earlier moments
/// with the same lead, and leads that follow. In one condition they could not be sought, only passed through.
struct MealSeek {
  let query: MealQuery
  let person: Person.ID
  let words: MealWords
  /// Whether the search finds so few meals that they are better sorted than looked up one by one in the index.
  let isFew: Bool

  /// So many are few.
  static let few = 500

  func stretches(after place: MealCursor?) -> [MealStretch] {
    let lead = query.order.lead
    guard let place else { return [MealStretch(conditions: base, lead: lead)] }
    var sameMoment = base
    var sameLead = base
    for (column, value) in zip(lead.columns, place.lead) {
      sameMoment.require([column], "=", [value])
      sameLead.require([column], "=", [value])
    }
    let moment = [SQLValue.text(place.date.iso), .text(MealRow.stored(place.time))]
    sameMoment.require(["eaten_on"], "=", [moment[0]])
    sameMoment.require(["eaten_at"], "=", [moment[1]])
    sameMoment.require(["id"], "<", [.id(place.id)])
    sameLead.require(["eaten_on", "eaten_at"], "<", moment)
    let same = [MealStretch(conditions: sameMoment), MealStretch(conditions: sameLead)]
    guard !place.lead.isEmpty else { return same }
    var following = base
    following.require(lead.columns, lead.isDescending ? "<" : ">", place.lead)
    return same + [MealStretch(conditions: following, lead: lead)]
  }

  private var base: Conditions {
    var base = Conditions()
    // An index on what is written as a sum or a joined text is not used.
    base.require([isFew ? "person_id + 0" : "person_id"], "=", [.id(person)])
    base.require("deleted_at IS NULL")
    if let category = query.category {
      base.require([isIndexedByCategory ? "category_key" : "category_key || ''"], "=", [.text(category.key)])
    }
    if let search = query.search {
      let parameter = base.parameter(.text(words.pattern(search, by: person)))
      base.require("\(isFew ? "id" : "id + 0") IN (\(words.meals(matching: parameter)))")
    }
    return base
  }

  /// The order's own index has the category in front; where it has it behind, it must not lose against one that has.
  private var isIndexedByCategory: Bool { !query.order.lead.isDescending }
}

/// Meals that lie side by side in the index of their order.
struct MealStretch {
  let conditions: Conditions
  /// What they differ in before date and time; nil where all have the same. SQLite would sort by it all the same.
  var lead: MealLead?

  /// The statement that reads the first `count` of them.
  func statement(_ count: Int) -> (sql: String, values: [SQLValue]) {
    var conditions = conditions
    let limit = conditions.parameter(.int(count))
    let sql = """
      SELECT \(MealRow.listedColumns) FROM meal WHERE \(conditions.text) ORDER BY \(order) LIMIT \(limit)
      """
    return (sql, conditions.values)
  }

  private var order: String {
    var order = ""
    if let lead {
      for column in lead.columns { order += lead.isDescending ? "\(column) DESC, " : "\(column), " }
    }
    return order + "eaten_on DESC, eaten_at DESC, id DESC"
  }
}
