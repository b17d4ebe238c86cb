/// The row that a path names by its ID, such as the meal 12 in `/meals/12`.
public struct RequestedRow: Sendable, Equatable {
  private let table: String
  private let owner: String
  private let id: Int64

  /// The tables by the word before the ID, each with the column of the row's owner.
  private static let tables = [
    "meals": ("meal", "person_id"), "photos": ("photo", "person_id"), "held": ("held_picture", "person_id"),
    "sessions": ("session", "person_id"), "recipes": ("recipe", "household_id"),
    "pictures": (
      "recipe_picture", "(SELECT household_id FROM recipe_album WHERE recipe_album.id = recipe_picture.album_id)"
    ), "groceries": ("grocery_item", "household_id"), "purchases": ("purchase", "household_id"),
    "bring": ("bringing", "household_id"),
    "aisles": ("grocery_aisle", "household_id"), "entries": ("plan_entry", "household_id"),
    "members": ("person", "household_id"), "invitations": ("one_time_link", "household_id"),
  ]

  /// Creates the row that a path names, whether or not it exists; nil if the path names no row of a person or
  /// household.
  public init?(path: [String]) {
    for (word, number) in zip(path, path.dropFirst()) {
      guard let (table, owner) = Self.tables[word], let id = Int64(number) else { continue }
      (self.table, self.owner, self.id) = (table, owner, id)
      return
    }
    return nil
  }

  /// Returns true if the row exists and belongs to another person or household. The result is for the log only, because
  /// the response is the same as for a missing row.
  public func isForeign(than person: Person, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    let own: SQLValue = owner == "person_id" ? .id(person.id) : .id(person.household)
    return try statements.number(
      uncounted: "SELECT 1 FROM \(table) WHERE id = $1 AND \(owner) <> $2", [.integer(Int(id)), own]) == 1
  }
}
