/// How to cook something: a household's own, or the catalogue's, which is everybody's to look at.
public struct Recipe: Identifiable, Equatable, Sendable {
  /// How a recipe is found, whoever's it is.
  public typealias ID = Identifier<Recipe>

  /// Which one it is.
  public let id: ID
  /// Goes up with each change.
  public let revision: Int
  /// All that it says.
  public let content: RecipeContent
  /// Its picture, as far as it is here.
  public let picture: PictureState
  /// Whose it is.
  public let origin: Origin
  /// What is known of it in numbers, and from whom.
  public let numbers: RecipeNumbers
  /// Whether this person marked it.
  public let isFavourite: Bool

  /// Whose a recipe is.
  public enum Origin: Hashable, Sendable {
    /// The household wrote or imported it, maybe from one of the catalogue's.
    case own(copyOf: Recipe.ID?)
    /// The catalogue's, under that number. What only its lists have told so far has neither ingredients nor steps.
    case catalogue(number: String, isWhole: Bool)
  }

  /// Where a recipe's picture is.
  public enum PictureState: Hashable, Sendable {
    case none
    /// On the web: it can be asked for, and is then kept.
    case away
    case here(RecipePicture.ID)
  }
}

extension Recipe {
  /// Whether the household can change it; of another one it makes its own.
  public var isOwn: Bool {
    if case .own = origin { true } else { false }
  }
}

/// A recipe as a list shows it.
public struct ListedRecipe: Identifiable, Equatable, Sendable {
  /// Which one it is.
  public let id: Recipe.ID
  /// What it is called.
  public let name: RecipeName
  /// May be empty.
  public let category: RecipeText
  /// Its picture, as far as it is here.
  public let picture: Recipe.PictureState
  /// What is known of it in numbers.
  public let numbers: RecipeNumbers
  /// Whether it is the household's.
  public let isOwn: Bool
  /// Whether this person marked it.
  public let isFavourite: Bool
}

/// A picture of a recipe, stored in two sizes as photos are.
public enum RecipePicture {
  /// How it is found; another picture has another one.
  public typealias ID = Identifier<RecipePicture>
}
