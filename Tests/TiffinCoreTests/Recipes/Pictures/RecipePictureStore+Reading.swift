@testable import PictureTools
@testable import TiffinCore

extension RecipePictureStore {
  /// A picture in a snapshot of its own.
  func picture(_ id: RecipePicture.ID, _ size: PhotoSize, of household: Household.ID) throws -> StoredPhoto {
    try database.snapshot { try Self.picture(id, size, of: household, $0) }
  }
}

extension RecipeStore {
  /// Recipes in a snapshot of their own.
  func recipes(_ ids: [Recipe.ID], for person: Person) throws -> [ListedRecipe] {
    try database.snapshot { try Self.recipes(ids, for: person, $0) }
  }
}
