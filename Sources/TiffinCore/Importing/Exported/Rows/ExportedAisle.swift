/// An aisle of the shop, which is added after the household's aisles.
struct ExportedAisle: ExportedRow {
  static let table = ExportedTable.aisles

  private let name: GroceryName
  private let kind: StandardAisle?

  init(exported value: JSONValue) throws(ImportError) {
    name = try Self.reading { try GroceryName(value.written("name")) }
    kind = StandardAisle(rawValue: value.written("kind"))
  }

  var sameness: [SQLValue] { [.text(SortKey.of(name.text))] }

  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int {
    try statements.first(
      "SELECT 1 FROM grocery_aisle WHERE household_id = $1 AND name_key = $2 AND deleted_at IS NULL",
      [.id(person.household)] + sameness
    ) { row in row.int(0) } == nil ? 0 : .max
  }

  func insert(
    _ photo: ExportedPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportedRow {
    let aisles = GroceryAisleRows(household: person.household)
    let all = try aisles.all(statements)
    guard all.count < GroceryStore.mostAisles else { return .none(.full) }
    let place = (all.last?.place ?? 0) + 1
    let restored = try statements.run(
      "UPDATE grocery_aisle SET deleted_at = NULL, place = $1 WHERE household_id = $2 AND name_key = $3",
      [.int(place), .id(person.household)] + sameness)
    if restored == 0 { try aisles.insert(name, kind: kind?.rawValue ?? "", place: place, statements) }
    return .lasting
  }
}
