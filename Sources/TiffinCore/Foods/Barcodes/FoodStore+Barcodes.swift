extension FoodStore {
  /// Returns the food with a barcode, with any number of leading zeros; the household's own food has precedence.
  ///
  /// - Returns: The food; nil if the person can see none with that barcode.
  public func food(with barcode: Barcode, for person: Person) throws(StoreError) -> Food.ID? {
    try database.read { statements throws(StoreError) in
      try Self.food(with: barcode.spellings, for: person, statements)
    }
  }

  private static func food(
    with spellings: [String], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Food.ID? {
    let parameters = spellings.indices.map { "$\($0 + 2)" }.joined(separator: ", ")
    return try statements.first(
      """
      SELECT id FROM food WHERE (household_id IS NULL OR household_id = $1) AND deleted_at IS NULL
      AND barcode IN (\(parameters)) ORDER BY household_id IS NULL, id
      """,
      [.id(person.household)] + spellings.map { .text($0) }
    ) { row in row.id(0) }
  }
}
