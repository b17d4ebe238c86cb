/// A table with rows of households or their members: which rows are whose, and which columns hold other rows' numbers.
struct HouseholdTable: Sendable {
  /// Whose number `$1` is in ``condition``.
  enum Owner: Sendable {
    case household, person
  }

  /// A column that holds the number of a row, and what becomes of that where the other row does not come along: a member
  /// may still name what belongs to the household they lived in before.
  enum Reference: Sendable {
    /// It always comes along.
    case always(String)
    /// The column is left empty.
    case orEmpty(String)
    /// The row stays behind, too.
    case orNothing(String)
    /// Nothing finds that row any more, and nothing may be found by the number.
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
  let owner: Owner
  /// Which rows are the owner's.
  let condition: String
  /// The references by their columns.
  let references: [String: Reference]

  /// The statement that adds a row.
  func insertion(_ columns: [String]) -> String {
    let places = columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    return "INSERT INTO \(name) (\(columns.joined(separator: ", "))) VALUES (\(places))"
  }

  /// Rows of the whole household.
  static func ofHousehold(
    _ name: String, _ references: [String: Reference] = [:], where condition: String = "household_id = $1"
  ) -> HouseholdTable {
    HouseholdTable(
      name: name, owner: .household, condition: condition,
      references: references.merging(["household_id": .always("household")]) { own, _ in own })
  }

  /// Rows of one member.
  static func ofPerson(
    _ name: String, _ references: [String: Reference] = [:], isOfHousehold: Bool = true
  ) -> HouseholdTable {
    var all = references
    all["person_id"] = .always("person")
    if isOfHousehold { all["household_id"] = .always("household") }
    return HouseholdTable(name: name, owner: .person, condition: "person_id = $1", references: all)
  }

  /// Parts of the rows of another table.
  static func parts(
    _ name: String, of whole: HouseholdTable, by column: String, _ references: [String: Reference] = [:]
  ) -> HouseholdTable {
    HouseholdTable(
      name: name, owner: whole.owner, condition: "\(column) IN (SELECT id FROM \(whole.name) WHERE \(whole.condition))",
      references: references.merging([column: .always(whole.name)]) { own, _ in own })
  }

  /// The same table's rows that are parts of one row of another table.
  func parts(of whole: String) -> HouseholdTable? {
    let column = references.first { $0.value.table == whole }?.key
    return column.map { HouseholdTable(name: name, owner: owner, condition: "\($0) = $1", references: references) }
  }
}
