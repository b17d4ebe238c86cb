/// The pictures of a household's recipes and own foods, of which there is a most in bytes.
enum HouseholdPictures {
  private static let sum = Portable.sum("length(small) + length(large)")

  private static let counting = """
    SELECT (SELECT \(sum) FROM recipe_picture WHERE album_id IN (SELECT id FROM recipe_album WHERE household_id = $1))
      + (SELECT \(sum) FROM food_picture WHERE food_id IN (SELECT id FROM food WHERE household_id = $1))
    """

  /// Takes room for one more.
  ///
  /// - Parameter bytes: Of all its sizes.
  /// - Throws: ``StoreError/quota(_:most:)``.
  static func take(
    _ bytes: Int, for household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.take(bytes, of: .pictures, for: household, counting: counting)
  }
}
