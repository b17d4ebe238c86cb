/// An entry of the meal plan.
struct ExportedPlanEntry: ExportedRow {
  static let table = ExportedTable.plan

  private let day: LocalDate
  private let slot: MealCategory?
  private let name: MealName
  private let recipe: String?
  /// The number of servings; nil for the household's usual number.
  private let servings: Servings?

  init(exported value: JSONValue) throws(ImportError) {
    guard let day = LocalDate(iso: value.written("day")) else { throw .undated }
    (self.day, recipe) = (day, value["recipe"]?.text)
    servings = try value.whole("servings", in: Servings.range).flatMap { Servings($0) }
    name = try Self.reading { try MealName(value.written("name")) }
    slot = try Self.reading { try value["slot"]?.text.map { try MealCategory($0) } }
  }

  var sameness: [SQLValue] { [.text(day.iso), .text(slot?.name ?? ""), .text(name.text)] }

  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int {
    try statements.first(
      """
      SELECT COUNT(*) FROM plan_entry
      WHERE household_id = $1 AND day = $2 AND slot = $3 AND name = $4 AND deleted_at IS NULL
      """,
      [.id(person.household)] + sameness
    ) { row in row.int(0) } ?? 0
  }

  func insert(
    _ photo: ExportedPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportedRow {
    let known = try recipe.flatMap { name throws(StoreError) in
      try RecipeStore.named(name, for: person, statements)
    }
    let new = NewPlanEntry(.words(name), on: day, slot: slot, servings: servings)
    let servings =
      if let servings { servings } else { try PlanStore.usualServings(of: person.household, statements) }
    return .entry(try stores.plan.insert(known, name.text, new, servings, by: person, statements))
  }
}
