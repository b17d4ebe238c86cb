extension FoodBox {
  /// Puts the foods into the database in place of those of an earlier release, all or none. A food that stays keeps its
  /// number; households' own foods and past meals are not touched.
  ///
  /// - Returns: False if they are there already.
  @discardableResult
  func load(into database: any Database, now: Int = ServerClock.seconds()) throws(StoreError) -> Bool {
    let source = FoodSource.usda.rawValue
    let known = try database.read { statements throws(StoreError) in
      try statements.first("SELECT version FROM food_source WHERE name = $1", [.text(source)]) { row in row.text(0) }
    }
    if known == version { return false }
    try database.write { statements throws(StoreError) in
      try replace(FoodStore.index(database.dialect), statements)
      // What recipes contain is read anew, at a quiet moment.
      try statements.run("UPDATE recipe_contents SET reader = 0 WHERE reader > 0")
      try statements.run("DELETE FROM food_source WHERE name = $1", [.text(source)])
      try statements.run(
        "INSERT INTO food_source (name, version, loaded_at) VALUES ($1, $2, $3)",
        [.text(source), .text(version), .int(now)])
    }
    return true
  }

  private func replace(_ index: any WordIndex, _ statements: borrowing Statements) throws(StoreError) {
    var old: [String: Food.ID] = [:]
    _ = try statements.run(
      "SELECT code, id FROM food WHERE source = $1", [.text(FoodSource.usda.rawValue)]
    ) { row throws(StoreError) in old[row.text(0)] = row.id(1) }
    try forEach { entry throws(StoreError) in
      let words = FoodWords(entry.content.name.text, others: entry.others)
      let values = FoodRow.values(entry.content) + [.int(entry.oddness), .text(words.key), .text(entry.code)]
      let id: Food.ID
      if let known = old.removeValue(forKey: entry.code) {
        id = known
        try statements.run(Self.update, values)
        try statements.run(index.replacement, [.text(words.text(of: nil)), .id(id)])
        try FoodRow.set(entry.content.portions, of: id, statements)
      } else {
        id = try statements.insert(Self.insertion, values)
        try statements.run(index.insertion, [.id(id), .text(words.text(of: nil))])
        try FoodRow.add(entry.content.portions, to: id, statements)
      }
    }
    for id in old.values {
      try statements.run(index.removal, [.id(id)])
      try statements.run("DELETE FROM food WHERE id = $1", [.id(id)])
    }
  }

  private static let columns = FoodRow.contentColumns.split(separator: ", ") + ["oddness", "word_key", "code"]

  private static let insertion = """
    INSERT INTO food (\(columns.joined(separator: ", ")), source)
    VALUES (\(columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")), '\(FoodSource.usda.rawValue)')
    """

  private static let update = """
    UPDATE food SET \(columns.dropLast().enumerated().map { "\($1) = $\($0 + 1)" }.joined(separator: ", "))
    WHERE source = '\(FoodSource.usda.rawValue)' AND code = $\(columns.count)
    """
}

extension Installation {
  /// Brings the foods that come with Tiffin up to date. Does nothing if they are.
  public func load(_ box: FoodBox) throws(StoreError) {
    try box.load(into: database)
  }
}
