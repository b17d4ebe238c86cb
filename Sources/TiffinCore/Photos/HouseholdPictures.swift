/// The quota of a household's pictures, in bytes, which those of recipes and own foods share.
enum HouseholdPictures {
  private static let sum = PortableSQL.sum("length(small) + length(large)")

  private static let counting = """
    SELECT (SELECT \(sum) FROM recipe_picture WHERE album_id IN (SELECT id FROM recipe_album WHERE household_id = $1))
      + (SELECT \(sum) FROM food_picture WHERE food_id IN (SELECT id FROM food WHERE household_id = $1))
    """

  /// Reserves a part of the quota.
  ///
  /// - Parameter bytes: The bytes of all sizes of a picture.
  /// - Throws: ``StoreError/quota(_:most:)`` if it would be exceeded.
  static func reserve(
    _ bytes: Int, for household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.reserve(bytes, of: .pictures, for: household, counting: counting)
  }
}
