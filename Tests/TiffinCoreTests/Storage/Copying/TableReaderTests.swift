import Testing

@testable import TiffinCore

@Suite struct `A table reader` {
  @Test(arguments: [nil, "household_id = $1"])
  func `reads in batches by any key`(_ condition: String?) throws {
    let kitchen = try Kitchen()
    let keys = Set((0..<1_201).map { number in ["é\(number)", "E\(number)", "e \(number)"][number % 3] })
    try kitchen.database.write { statements throws(StoreError) in
      for key in keys {
        try statements.run(
          "INSERT INTO grocery_habit (household_id, item_key, name, uses, used_at) VALUES (1, $1, 'Tea', 1, 1)",
          [.text(key)])
      }
    }
    let tally = StatementCounter()

    let read = try StatementCounter.$current.withValue(tally) {
      try kitchen.keys(of: "grocery_habit", "item_key", condition)
    }

    #expect(read.count == keys.count && Set(read) == keys)
    // Its columns, its key, and three portions.
    #expect(tally.statements == 5)
  }

  @Test func `finds a key for every table`() throws {
    let kitchen = try Kitchen()
    let tables = try kitchen.texts(kitchen.database.dialect.tables).filter { !$0.contains("_words") }

    for table in tables { #expect(try !kitchen.texts(kitchen.database.dialect.key(of: table)).isEmpty, "\(table)") }
    #expect(try kitchen.texts(kitchen.database.dialect.key(of: "usual_meal")) == ["person_id", "name_key", "hour"])
  }
}

extension Kitchen {
  fileprivate func keys(of table: String, _ column: String, _ condition: String?) throws -> [String] {
    try database.read { statements throws(StoreError) in
      let reader = try TableReader(table, rows: condition, database.dialect, statements)
      let place = reader.names.firstIndex(of: column) ?? 0
      var keys: [String] = []
      try reader.forEach(of: condition == nil ? [] : [.int(1)], statements) { values throws(StoreError) in
        if case .string(let key) = values[place] { keys.append(key) }
      }
      return keys
    }
  }
}
