/// The conversion of `person` rows to people, and of settings to values.
enum PersonRowCoder {
  static let columns = PersonTableColumn.selection
  /// The number of columns, which is the position of the first column after them.
  static let width = PersonTableColumn.width

  static func read(_ row: borrowing Row) throws(StoreError) -> Person {
    Person(
      id: row.id(PersonTableColumn.id), household: row.id(PersonTableColumn.household),
      name: row.text(PersonTableColumn.name),
      role: try role(row, PersonTableColumn.role.rawValue),
      currency: try currency(row, PersonTableColumn.currency.rawValue)
        .at(PriceLevel(stored: row.int(PersonTableColumn.priceLevel))),
      settings: try PersonSettings(row))
  }

  static func role(_ row: borrowing Row, _ column: Int) throws(StoreError) -> Role {
    let text = row.text(column)
    guard let role = Role(rawValue: text) else { throw .damaged("a person's role is \(text)") }
    return role
  }

  static func currency(_ row: borrowing Row, _ column: Int) throws(StoreError) -> Currency {
    let code = row.text(column)
    guard let currency = Currency(code: code) else { throw .damaged("a household's currency is \(code)") }
    return currency
  }

  /// The columns of the settings, in the order of ``values(_:)``.
  static let settingsColumns = PersonTableColumn.settings.map(\.column)

  static func values(_ settings: PersonSettings) -> [SQLValue] {
    PersonTableColumn.settings.compactMap { $0.write?(settings) }
  }
}
