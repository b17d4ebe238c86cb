extension Migration {
  /// A part of 018: the search index of foods gets prefixes of 3 and 4 bytes for speed: of a million products, a fifth
  /// begin with "c".
  static let foodWords = Migration { statements, dialect throws(StoreError) in
    for statement in dialect.wordIndex("food_words").quickening { try statements.run(statement) }
  }
}
