/// Instructions for cooking something: a household's own recipe, or the catalogue's, which all households see.
public struct Recipe: Identifiable, Equatable, Sendable {
  /// The identifier of a recipe of any origin.
  public typealias ID = Identifier<Recipe>

  /// The recipe's identifier.
  public let id: ID
  /// A number that increases with each change.
  public let revision: Int
  /// The recipe's texts and figures.
  public let content: RecipeContent
  /// The state of its picture.
  public let picture: PictureState
  /// The recipe's owner.
  public let origin: Origin
  /// The recipe's figures with their origins.
  public let numbers: RecipeNumbers
  /// The further nutrients of one serving, calculated from the foods of its ingredients.
  public let further: FurtherNutrients
  /// True if this person marked it as a favourite.
  public let isFavourite: Bool

  /// The owner of a recipe.
  public enum Origin: Hashable, Sendable {
    /// A household's recipe: written or imported, or a changed copy of a catalogue recipe.
    case own(copyOf: Recipe.ID?)
    /// The catalogue's recipe with that number. It has no ingredients and steps until its details are fetched.
    case catalogue(number: String, isWhole: Bool)
  }

  /// The state of a recipe's picture.
  public enum PictureState: Hashable, Sendable {
    case none
    /// The picture is on the web; it is fetched and stored on request.
    case away
    case here(RecipePicture.ID)
  }
}

extension Recipe {
  /// True if the household can change the recipe; changing any other recipe creates a copy.
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
  public let category: RecipeText
  /// The state of its picture.
  public let picture: Recipe.PictureState
  /// The recipe's figures with their origins.
  public let numbers: RecipeNumbers
  /// True for the household's own recipe.
  public let isOwn: Bool
  /// True if this person marked it as a favourite.
  public let isFavourite: Bool
}

/// A recipe's picture, stored in two sizes like photos.
public enum RecipePicture {
  /// The identifier of a picture; a replaced picture gets a new one.
  public typealias ID = Identifier<RecipePicture>
}
