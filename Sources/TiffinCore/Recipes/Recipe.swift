/// A recipe: a household's own, or one of the catalogue, which all households see.
public struct Recipe: Identifiable, Equatable, Sendable {
  /// The identifier of a recipe of any origin.
  public typealias ID = Identifier<Recipe>

  /// The recipe's identifier.
  public let id: ID
  /// A number that increases with each change.
  public let revision: Int
  /// The recipe's texts and values.
  public let content: RecipeContent
  /// The state of the recipe's picture.
  public let picture: PictureState
  /// The recipe's owner.
  public let origin: Origin
  /// The recipe's values with their origins.
  public let numbers: RecipeFiguresByOrigin
  /// The fibre, sugars, saturated fat and salt of one serving, computed from the foods of the ingredients.
  public let further: FurtherNutrients
  /// True if the person for whom the recipe was read has marked it as a favourite.
  public let isFavourite: Bool
  /// The household's note for the next time; nil if there is none.
  public let nextTime: NextTimeNote?

  /// The owner of a recipe.
  public enum Origin: Hashable, Sendable {
    /// A household's own recipe: written, imported, or a changed copy of a recipe of the catalogue, with the original's
    /// ID; nil if it is not a copy.
    case own(copyOf: Recipe.ID?)
    /// A recipe of the catalogue with its number. `isWhole` is true if its details have been fetched; until then, its
    /// steps and most ingredients are missing.
    case catalogue(number: String, isWhole: Bool)
  }

  /// The state of a recipe's picture.
  public enum PictureState: Hashable, Sendable {
    /// The recipe has no picture.
    case none
    /// The picture is on the web. It is fetched and stored on request.
    case away
    /// The picture is stored.
    case here(RecipePicture.ID)
  }
}

extension Recipe {
  /// True if the household can change the recipe. Changing any other recipe creates a copy.
  public var isOwn: Bool {
    if case .own = origin { true } else { false }
  }
}

/// A recipe in a list.
public struct ListedRecipe: Identifiable, Equatable, Sendable {
  /// The recipe's identifier.
  public let id: Recipe.ID
  /// The recipe's name.
  public let name: RecipeName
  /// The category; may be empty.
  public let category: RecipeFieldText
  /// The state of the recipe's picture.
  public let picture: Recipe.PictureState
  /// The recipe's values with their origins.
  public let numbers: RecipeFiguresByOrigin
  /// True if the recipe is the household's own.
  public let isOwn: Bool
  /// True if the person for whom the recipe was read has marked it as a favourite.
  public let isFavourite: Bool
}

/// A picture of a recipe, stored in two sizes like photos.
public enum RecipePicture {
  /// The identifier of a picture. A picture that replaces another has a new identifier.
  public typealias ID = Identifier<RecipePicture>
}
