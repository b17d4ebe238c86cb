import Testing

@testable import TiffinCore

/// The list of a household's tables has every table and reference of the schema.
@Suite(.onFile) struct `The tables of a household` {
  @Test func `cover every table except those left out on purpose`() throws {
    let kitchen = try Kitchen()

    let tables = try kitchen.texts(kitchen.database.dialect.tables).filter { !$0.contains("_words") }

    let (copied, leftOut) = (Set(HouseholdTable.all.map(\.name)), Set(HouseholdTable.leftOut.keys))
    #expect(copied.isDisjoint(with: leftOut))
    #expect(Set(tables) == copied.union(leftOut))
  }

  @Test func `name every reference, each to a table that is copied`() throws {
    let kitchen = try Kitchen()
    for table in HouseholdTable.all {
      let references = try kitchen.references(of: table.name)

      for (column, other) in references {
        // A reference of several columns repeats whose it is, and a person's account is known by the person.
        let expected = ["household_id": "household", "person_id": "person"][column] ?? other
        #expect(table.references[column]?.table == expected, "\(table.name).\(column)")
      }
      let columns = try Set(kitchen.texts(kitchen.database.dialect.columns(of: table.name)))
      // A credential is what an authenticator calls a passkey, no row.
      let known = columns.filter { $0.hasSuffix("_id") && $0 != "credential_id" }
      #expect(known.subtracting(table.references.keys) == [], "\(table.name)")
      #expect(Set(table.references.keys).subtracting(columns) == [], "\(table.name)")
    }
  }

  @Test func `come after the tables they refer to`() {
    var known: Set<String> = []
    for table in HouseholdTable.all {
      known.insert(table.name)
      #expect(Set(table.references.values.map(\.table)).subtracting(known) == [], "\(table.name)")
    }
  }
}

extension Kitchen {
  func texts(_ sql: String) throws -> [String] {
    try database.read { statements throws(StoreError) in try statements.all(sql) { $0.text(0) } }
  }

  fileprivate func references(of table: String) throws -> [(String, String)] {
    try database.read { statements throws(StoreError) in
      try statements.all("SELECT \"from\", \"table\" FROM pragma_foreign_key_list('\(table)')") {
        ($0.text(0), $0.text(1))
      }
    }
  }
}
