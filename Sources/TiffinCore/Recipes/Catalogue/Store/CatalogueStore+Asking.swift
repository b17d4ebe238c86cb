extension CatalogueStore {
  /// Returns those of the given requests that were not answered within the last week.
  func open(_ questions: [CatalogueRequest]) throws(StoreError) -> [CatalogueRequest] {
    guard !questions.isEmpty else { return [] }
    return try database.read { statements throws(StoreError) in try open(questions, statements) }
  }

  /// Returns those of the given requests that were not answered within the last week, read in the caller's snapshot.
  func open(
    _ questions: [CatalogueRequest], _ statements: borrowing Statements
  ) throws(StoreError) -> [CatalogueRequest] {
    guard !questions.isEmpty else { return [] }
    let parameters = questions.indices.map { "$\($0 + 2)" }.joined(separator: ", ")
    let asked = try statements.all(
      "SELECT question FROM catalogue_inquiry WHERE asked_at > $1 AND question IN (\(parameters))",
      [.int(now() - Self.freshness)] + questions.map { .text($0.key) }
    ) { row in row.text(0) }
    return questions.filter { !asked.contains($0.key) }
  }

  /// Records that requests were answered, even if nothing was found.
  func asked(_ questions: [CatalogueRequest]) throws(StoreError) {
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
      // Expired records are removed, as they have no effect.
      try statements.run("DELETE FROM catalogue_inquiry WHERE asked_at <= $1", [.int(now - Self.freshness)])
    }
  }

  /// Returns the catalogue's names of categories or cuisines.
  func names(_ kind: CatalogueTerm) throws(StoreError) -> [String] {
    try database.read { statements throws(StoreError) in try Self.names(kind, statements) }
  }

  /// Returns the catalogue's names of categories or cuisines, read in the caller's snapshot.
  static func names(_ kind: CatalogueTerm, _ statements: borrowing Statements) throws(StoreError) -> [String] {
    try statements.all(
      "SELECT name FROM catalogue_term WHERE kind = $1 ORDER BY name", [.text(kind.rawValue)]
    ) { row in row.text(0) }
  }

  /// Replaces the stored names; an empty list changes nothing.
  func save(_ names: [String], _ kind: CatalogueTerm) throws(StoreError) {
    let names = Set(names.map { TextCleanup.clipped($0, RecipeFieldText.wordLimit) })
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

/// A property by which the catalogue groups its recipes.
enum CatalogueTerm: String, CaseIterable {
  case category, cuisine
}
