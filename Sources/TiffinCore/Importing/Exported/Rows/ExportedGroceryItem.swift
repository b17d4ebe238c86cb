/// A line of the grocery list. An open line is skipped if its item is already on the list.
struct ExportedGroceryItem: ExportedRow {
  static let table = ExportedTable.groceries

  private let name: GroceryName
  private let quantity: String
  private let note: GroceryNote
  private let completed: Int?
  private let isNeeded: Bool
  private let shares: [ExportedGroceryShare]

  init(exported value: JSONValue) throws(ImportError) {
    name = try Self.reading { try GroceryName(value.written("name")) }
    quantity = try value.written("quantity", upTo: 20_000)
    note = try Self.reading { try GroceryNote(value.written("note")) }
    completed = try value.whole("completed_at", in: 0...Int(UInt32.max))
    isNeeded = value.isMarked("is_needed")
    shares = try (value["shares"]?.elements ?? []).map { value throws(ImportError) in
      try ExportedGroceryShare(exported: value)
    }
  }

  /// Returns an open line as a row that ``init(exported:)`` can read.
  static func row(_ name: GroceryName, _ quantity: GroceryQuantity, _ note: GroceryNote) -> JSONValue {
    let share = ["amount": JSONValue.string(quantity.amount.stored), "words": .string(quantity.words)]
    return .object([
      "name": .string(name.text), "quantity": .string(quantity.text), "note": .string(note.text),
      "is_needed": .bool(true), "shares": .array([.object(share)]),
    ])
  }

  var sameness: [SQLValue] {
    completed == nil ? [.text(name.key)] : [.text(name.key), .text(quantity), .text(note.text), .int(completed)]
  }

  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int {
    if completed == nil {
      return try GroceryStore.open(name.key, in: person.household, statements) == nil ? 0 : .max
    }
    return try statements.first(
      """
      SELECT COUNT(*) FROM grocery_item WHERE household_id = $1 AND item_key = $2 AND quantity = $3 AND note = $4
      AND completed_at = $5 AND deleted_at IS NULL
      """,
      [.id(person.household)] + sameness
    ) { row in row.int(0) } ?? 0
  }

  func insert(
    _ photo: ExportedPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportedRow {
    let household = person.household
    guard try GroceryStore.count(in: household, statements) < GroceryStore.mostLines else { return .none(.full) }
    // An older release may have had two open lines whose items are equal now. They are merged.
    let twin = completed == nil ? try GroceryStore.open(name.key, in: household, statements) : nil
    let id = if let twin { twin } else { try insertLine(in: household, stores, statements) }
    for (place, share) in shares.enumerated() {
      let stored = try share.stored(at: place, for: person, statements)
      _ = try GroceryShareRows(household: household, item: id).add(stored, statements)
    }
    if twin != nil { try GroceryShareRows(household: household, item: id).updateQuantity(statements) }
    return .item(id)
  }

  private func insertLine(
    in household: Household.ID, _ stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryItem.ID {
    try GroceryStore.reserveSpace(for: household, statements)
    return try statements.insert(
      """
      INSERT INTO grocery_item
        (household_id, revision, name, item_key, quantity, note, created_at, completed_at, is_needed)
      VALUES ($1, 1, $2, $3, $4, $5, $6, $7, $8)
      """,
      [
        .id(household), .text(name.text), .text(name.key), .text(quantity), .text(note.text),
        .int(stores.groceries.now()), .int(completed), .flag(isNeeded),
      ])
  }
}
