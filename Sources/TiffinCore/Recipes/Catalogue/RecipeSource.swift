/// Where recipes come from that nobody here wrote.
public protocol RecipeSource: Sendable {
  /// Asks all at once, and returns the answers in the questions' order, after that time at the latest.
  func ask(
    _ questions: [CatalogueQuestion], within time: Duration
  ) -> [Result<CatalogueAnswer, CatalogueFailure>]
}

/// What can be asked of a ``RecipeSource``.
public enum CatalogueQuestion: Hashable, Sendable {
  /// Any recipe, each time another one.
  case random
  /// Recipes with that in their name.
  case named(String)
  /// The recipe with that number of the catalogue's.
  case number(String)
  /// Entries of a category, of a cuisine, with an ingredient.
  case category(String), cuisine(String), ingredient(String)
  /// The names of what there is.
  case categories, cuisines

  /// By which it is remembered that it was asked: the catalogue does not tell capital letters from small ones.
  var key: String {
    switch self {
    case .random: "random"
    case .named(let text): "named \(text.lowercased())"
    case .number(let number): "number \(number)"
    case .category(let name): "category \(name)"
    case .cuisine(let name): "cuisine \(name)"
    case .ingredient(let name): "ingredient \(name)"
    case .categories: "categories"
    case .cuisines: "cuisines"
    }
  }
}

/// What a ``RecipeSource`` answers; empty where nothing was found.
public struct CatalogueAnswer: Hashable, Sendable {
  /// Whole ones.
  public var recipes: [CatalogueRecipe] = []
  /// What its lists tell.
  public var entries: [CatalogueEntry] = []
  /// Of categories or cuisines.
  public var names: [String] = []

  /// Nothing, to begin with.
  public init() {}
}

/// Why a ``RecipeSource`` gave no answer.
public enum CatalogueFailure: Error, Hashable, Sendable {
  /// Nothing came, or not what was asked for.
  case fetch(FetchError)
  /// It is no answer of a catalogue's.
  case unreadable
}
