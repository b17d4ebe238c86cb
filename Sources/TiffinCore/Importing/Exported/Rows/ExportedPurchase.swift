/// A purchase of groceries.
struct ExportedPurchase: ExportedRow {
  static let table = ExportedTable.purchases

  private let day: LocalDate
  private let paid: Money
  private let basket: BasketEstimate
  /// The currency of the amounts; nil if the file does not state a known one.
  private let currency: Currency?

  init(exported value: JSONValue) throws(ImportError) {
    guard let day = LocalDate(iso: value.written("day")) else { throw .undated }
    guard let paid = try value.whole("paid_minor", in: Money.range) else { throw .invalid }
    let lines = try value.whole("lines", in: 0...1_000_000) ?? 0
    basket = BasketEstimate(
      lines: lines, priced: try value.whole("priced_lines", in: 0...lines) ?? 0,
      typical: Money(stored: try value.whole("estimate_minor", in: Money.range) ?? 0))
    (self.day, self.paid, currency) = (day, Money(stored: paid), Currency(code: value.written("currency")))
  }

  var sameness: [SQLValue] {
    [
      .text(day.iso), .int(paid.minorUnits), .int(basket.lines), .int(basket.priced),
      .int(basket.typical.minorUnits),
    ]
  }

  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int {
    try statements.first(
      """
      SELECT COUNT(*) FROM purchase WHERE household_id = $1 AND day = $2 AND paid_minor = $3 AND line_count = $4
      AND priced_count = $5 AND estimate_minor = $6 AND deleted_at IS NULL
      """, [.id(person.household)] + sameness
    ) { row in row.int(0) } ?? 0
  }

  func insert(
    _ photo: ExportedPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportedRow {
    let own = try HouseholdSettingsStore.settings(of: person.household, statements).currency
    guard currency == nil || currency == own else { return .none(.anotherCurrency) }
    try statements.run(
      """
      INSERT INTO purchase (household_id, day, paid_minor, line_count, priced_count, estimate_minor, person_id)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      """, [.id(person.household)] + sameness + [.id(person.id)])
    try PurchaseRows.updatePriceLevel(of: person.household, statements)
    return .lasting
  }
}
