extension GroceryStore {
  /// Returns the basket that was cleared with a key, to ask what it cost; nil if nothing ticked was cleared with it, if
  /// it was restored, or if its cost was entered.
  public static func basketToAsk(
    _ batch: SubmissionKey, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> BasketEstimate? {
    let asked = """
      AND NOT EXISTS (SELECT 1 FROM purchase WHERE household_id = $1 AND batch = $2 AND deleted_at IS NULL)
      """
    let basket = try basket(batch, of: person, asked, statements)
    return basket.lines == 0 ? nil : basket
  }

  /// Enters what the basket cost that was cleared with a key. If its cost was entered before, it is corrected.
  ///
  /// A basket that was restored meanwhile has no lines, and its cost is entered nevertheless.
  public func enter(
    _ paid: Money, for batch: SubmissionKey, on day: LocalDate, by person: Person
  ) throws(StoreError) -> Purchase.ID {
    try database.write(of: person.household) { statements throws(StoreError) in
      let basket = try Self.basket(batch, of: person, "", statements)
      let id: Purchase.ID = try Self.insert(paid, basket, batch, on: day, by: person, statements)
      try PurchaseRows.updatePriceLevel(of: person.household, statements)
      return id
    }
  }

  /// Corrects what a purchase cost, and its day.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such purchase, or if it is deleted.
  public func correct(
    _ id: Purchase.ID, to paid: Money, on day: LocalDate, by person: Person
  ) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) in
      let changed = try statements.run(
        """
        UPDATE purchase SET paid_minor = $1, day = $2
        WHERE id = $3 AND household_id = $4 AND deleted_at IS NULL
        """, [.int(paid.minorUnits), .text(day.iso), .id(id), .id(person.household)])
      if changed == 0 { throw .notFound }
      try PurchaseRows.updatePriceLevel(of: person.household, statements)
    }
  }

  /// Deletes a purchase, or restores it within ``StoreLimits/undoDays`` days. Repeating it changes nothing.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such purchase, or if it was purged.
  public func setDeleted(_ id: Purchase.ID, _ isDeleted: Bool, by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) in
      let changed = try statements.run(
        """
        UPDATE purchase SET deleted_at = \(isDeleted ? "COALESCE(deleted_at, $1)" : "$1")
        WHERE id = $2 AND household_id = $3
        """, [.int(isDeleted ? now() : nil), .id(id), .id(person.household)])
      if changed == 0 { throw .notFound }
      try PurchaseRows.updatePriceLevel(of: person.household, statements)
    }
  }

  /// Returns a page of the household's purchases, the latest first, and one more if there are older ones.
  ///
  /// - Parameter newer: The purchase that the page follows, which may be deleted; nil for the first page.
  public static func purchases(
    of person: Person, after newer: Purchase.ID? = nil, _ statements: borrowing Statements
  ) throws(StoreError) -> [Purchase] {
    let isOlder = "AND (p.day, p.id) < (SELECT day, id FROM purchase WHERE id = $3 AND household_id = $2)"
    return try statements.all(
      """
      SELECT p.id, p.day, p.paid_minor, p.line_count, p.priced_count, p.estimate_minor, who.name FROM purchase AS p
      LEFT JOIN person AS who ON who.id = p.person_id AND who.household_id = p.household_id AND who.id <> $1
      WHERE p.household_id = $2 AND p.deleted_at IS NULL \(newer == nil ? "" : isOlder)
      ORDER BY p.day DESC, p.id DESC LIMIT \(newer == nil ? "$3" : "$4")
      """,
      [.id(person.id), .id(person.household)] + (newer.map { [.id($0)] } ?? []) + [.int(Purchase.pageSize + 1)]
    ) { row in
      Purchase(
        id: row.id(0), day: LocalDate(iso: row.text(1)) ?? .epoch, paid: Money(stored: row.int(2)),
        basket: PurchaseRows.basket(row, 3), otherPerson: row.optionalText(6))
    }
  }

  /// Returns what the household paid on each of some days, in minor units of its currency, without days on which it
  /// paid nothing.
  public static func paid(
    on days: ClosedRange<LocalDate>, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [(day: LocalDate, minorUnits: Int)] {
    try statements.all(
      """
      SELECT day, \(PortableSQL.sum("paid_minor")) FROM purchase
      WHERE household_id = $1 AND deleted_at IS NULL AND day BETWEEN $2 AND $3 GROUP BY day ORDER BY day
      """, [.id(person.household), .text(days.lowerBound.iso), .text(days.upperBound.iso)]
    ) { row in (day: LocalDate(iso: row.text(0)) ?? .epoch, minorUnits: row.int(1)) }
  }

  /// Returns the ticked lines that were cleared with a key and are still deleted.
  private static func basket(
    _ batch: SubmissionKey, of person: Person, _ condition: String, _ statements: borrowing Statements
  ) throws(StoreError) -> BasketEstimate {
    let lines: [(name: String, quantity: String)] = try statements.all(
      """
      SELECT name, quantity FROM grocery_item WHERE household_id = $1 AND batch = $2
      AND deleted_at IS NOT NULL AND completed_at IS NOT NULL \(condition)
      """, [.id(person.household), .text(batch.text)]
    ) { row in (row.text(0), row.text(1)) }
    return BasketEstimate(lines, in: person.currency)
  }

  private static func insert(
    _ paid: Money, _ basket: BasketEstimate, _ batch: SubmissionKey, on day: LocalDate, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Purchase.ID {
    let id: Purchase.ID? = try statements.first(
      """
      INSERT INTO purchase
        (household_id, person_id, day, paid_minor, line_count, priced_count, estimate_minor, batch)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      ON CONFLICT (household_id, batch) DO UPDATE SET paid_minor = excluded.paid_minor, deleted_at = NULL
      RETURNING id
      """,
      [
        .id(person.household), .id(person.id), .text(day.iso), .int(paid.minorUnits), .int(basket.lines),
        .int(basket.priced), .int(basket.typical.minorUnits), .text(batch.text),
      ]
    ) { row in row.id(0) }
    guard let id else { throw .failed("no id for a new purchase") }
    return id
  }
}
