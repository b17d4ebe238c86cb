extension CatalogueStore {
  /// Those of the questions that were not asked within a week.
  func open(_ questions: [CatalogueQuestion]) throws(StoreError) -> [CatalogueQuestion] {
    guard !questions.isEmpty else { return [] }
    let parameters = questions.indices.map { "$\($0 + 2)" }.joined(separator: ", ")
    let oldest = now() - Self.freshness
    let asked = try database.read { statements throws(StoreError) in
      try statements.all(
        "SELECT question FROM catalogue_inquiry WHERE asked_at > $1 AND question IN (\(parameters))",
        [.int(oldest)] + questions.map { .text($0.key) }
      ) { row in row.text(0) }
    }
    return questions.filter { !asked.contains($0.key) }
  }

  /// Remembers that the questions were answered, whatever was found.
  func asked(_ questions: [CatalogueQuestion]) throws(StoreError) {
    guard !questions.isEmpty else { return }
    let now = now()
    try database.write { statements throws(StoreError) in
      for question in questions {
        try statements.run(
          """
          INSERT INTO catalogue_inquiry (question, asked_at) VALUES ($1, $2)
          ON CONFLICT (question) DO UPDATE SET asked_at = excluded.asked_at
          """,
          [.text(question.key), .int(now)])
      }
      // What may be asked again need not be remembered.
      try statements.run("DELETE FROM catalogue_inquiry WHERE asked_at <= $1", [.int(now - Self.freshness)])
    }
  }

  /// What the catalogue sorts by, in its own words.
  func names(_ kind: CatalogueTerm) throws(StoreError) -> [String] {
    try database.read { statements throws(StoreError) in
      try statements.all(
        "SELECT name FROM catalogue_term WHERE kind = $1 ORDER BY name", [.text(kind.rawValue)]
      ) { row in row.text(0) }
    }
  }

  /// Puts these in place of those that are known; none leave all as it is.
  func save(_ names: [String], _ kind: CatalogueTerm) throws(StoreError) {
    let names = Set(names.map { PlainText.clipped($0, RecipeText.wordLimit) })
    guard !names.isEmpty, names != Set(try self.names(kind)) else { return }
    try database.write { statements throws(StoreError) in
      try statements.run("DELETE FROM catalogue_term WHERE kind = $1", [.text(kind.rawValue)])
      for name in names.sorted() {
        try statements.run(
          "INSERT INTO catalogue_term (kind, name) VALUES ($1, $2)", [.text(kind.rawValue), .text(name)])
      }
    }
  }
}

/// What the catalogue sorts its recipes by.
enum CatalogueTerm: String, CaseIterable {
  case category, cuisine
}
