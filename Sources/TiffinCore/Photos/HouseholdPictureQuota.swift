/// The quota in bytes of a household's pictures: those of its recipes and of its own foods together.
enum HouseholdPictureQuota {
  private static let sum = PortableSQL.sum("length(small) + length(large)")

  private static let counting = """
    SELECT (SELECT \(sum) FROM recipe_picture WHERE album_id IN (SELECT id FROM recipe_album WHERE household_id = $1))
      + (SELECT \(sum) FROM food_picture WHERE food_id IN (SELECT id FROM food WHERE household_id = $1))
    """

  /// Reserves bytes of the quota for a new picture.
  ///
  /// - Parameter bytes: The number of bytes of both sizes of the picture.
  /// - Throws: ``StoreError/quota(_:most:)`` if the quota would be exceeded.
  static func reserve(
    _ bytes: Int, for household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.reserve(bytes, of: .pictures, for: household, counting: counting)
  }
}
