/// A grocery item that a household has bought or usually has at home. Existing items are not overwritten.
struct ExportedHabit: ExportedRow {
  static let table = ExportedTable.habits

  private let name: GroceryName
  private let uses: Int
  private let aisle: String
  private let isStaple: Bool

  init(exported value: JSONValue) throws(ImportError) {
    name = try Self.reading { try GroceryName(value.written("name")) }
    uses = try value.whole("uses", in: 1...1_000_000_000) ?? 1
    aisle = value.written("aisle")
    isStaple = value.isMarked("is_staple")
  }

  var sameness: [SQLValue] { [.text(name.key)] }

  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int {
    try statements.first(
      "SELECT 1 FROM grocery_habit WHERE household_id = $1 AND item_key = $2", [.id(person.household)] + sameness
    ) { row in row.int(0) } == nil ? 0 : .max
  }

  func insert(
    _ photo: ExportedPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportedRow {
    try statements.run(
      """
      INSERT INTO grocery_habit (household_id, item_key, name, uses, used_at, is_staple, aisle_id)
      VALUES ($1, $2, $3, $4, $5, $6, (
        SELECT id FROM grocery_aisle WHERE household_id = $1 AND name_key = $7 AND deleted_at IS NULL
      )) ON CONFLICT (household_id, item_key) DO NOTHING
      """,
      [
        .id(person.household), .text(name.key), .text(name.text), .int(uses), .int(stores.groceries.now()),
        .flag(isStaple), .text(SortKey.of(aisle)),
      ])
    return .lasting
  }
}
