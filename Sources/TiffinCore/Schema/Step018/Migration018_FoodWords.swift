extension Migration {
  /// The first letters of foods' words get an index of their own: of a million products a fifth begin with "c".
  static let foodWords = Migration { statements, dialect throws(StoreError) in
    for statement in dialect.wordIndex("food_words").quickening { try statements.run(statement) }
  }
}
