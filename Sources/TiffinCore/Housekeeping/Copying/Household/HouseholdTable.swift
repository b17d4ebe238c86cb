/// A table with rows of households or their members, with the condition for one owner's rows and the columns that
/// contain other rows' IDs.
struct HouseholdTable: Sendable {
  /// The kind of owner that `$1` stands for in ``condition``.
  enum OwnerKind: Sendable {
    case household, person
  }

  /// A column that contains another row's ID, with the handling of an ID whose row is not copied: a member's rows may
  /// refer to rows of a former household.
  enum ReferenceColumn: Sendable {
    /// The other row is always copied.
    case always(String)
    /// The column becomes NULL if the other row is not copied.
    case orEmpty(String)
    /// The row is not copied if the other row is not copied.
    case orNothing(String)
    /// If the other row is not copied, the ID is replaced by a placeholder that no row has as its ID.
    case orTrace(String)

    /// The other row's table.
    var table: String {
      switch self {
      case .always(let table), .orEmpty(let table), .orNothing(let table), .orTrace(let table): table
      }
    }
  }

  /// The table's name.
  let name: String
  let owner: OwnerKind
  /// The condition for the owner's rows.
  let condition: String
  /// The columns that contain other rows' IDs, by name.
  let references: [String: ReferenceColumn]

  /// Returns the statement that inserts a row.
  func insertion(_ columns: [String]) -> String {
    let places = columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    return "INSERT INTO \(name) (\(columns.joined(separator: ", "))) VALUES (\(places))"
  }

  /// Returns a table with rows of the whole household.
  static func ofHousehold(
    _ name: String, _ references: [String: ReferenceColumn] = [:], where condition: String = "household_id = $1"
  ) -> HouseholdTable {
    HouseholdTable(
      name: name, owner: .household, condition: condition,
      references: references.merging(["household_id": .always("household")]) { own, _ in own })
  }

  /// Returns a table with rows of one member.
  static func ofPerson(
    _ name: String, _ references: [String: ReferenceColumn] = [:], isOfHousehold: Bool = true
  ) -> HouseholdTable {
    var all = references
    all["person_id"] = .always("person")
    if isOfHousehold { all["household_id"] = .always("household") }
    return HouseholdTable(name: name, owner: .person, condition: "person_id = $1", references: all)
  }

  /// Returns a table whose rows are parts of rows of another table, such as the ingredients of a recipe.
  static func parts(
    _ name: String, of whole: HouseholdTable, by column: String, _ references: [String: ReferenceColumn] = [:]
  ) -> HouseholdTable {
    HouseholdTable(
      name: name, owner: whole.owner, condition: "\(column) IN (SELECT id FROM \(whole.name) WHERE \(whole.condition))",
      references: references.merging([column: .always(whole.name)]) { own, _ in own })
  }

  /// Returns the same table with the condition for the parts of one row of another table, given by its ID; nil if the
  /// table does not refer to that table.
  func parts(of whole: String) -> HouseholdTable? {
    let column = references.first { $0.value.table == whole }?.key
    return column.map { HouseholdTable(name: name, owner: owner, condition: "\($0) = $1", references: references) }
  }
}
