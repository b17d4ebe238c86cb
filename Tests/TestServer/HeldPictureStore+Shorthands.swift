@testable public import TiffinCore

/// Shorthands of tests for what the app does within a larger read or write.
extension HeldPictureStore {
  /// Returns the small size of a finished picture.
  public func small(_ id: HeldPicture.ID, of person: Person.ID) throws(StoreError) -> StoredPhoto {
    try database.read { statements throws(StoreError) in try photo(id, .small, of: person, statements) }
  }
}
