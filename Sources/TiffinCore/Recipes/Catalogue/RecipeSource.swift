public import Fetching

/// A source of recipes outside of Tiffin.
public protocol RecipeSource: Sendable {
  /// Asks all questions at once, and returns the answers in the same order, after that time at the latest.
  func ask(
    _ questions: [CatalogueQuestion], within time: Duration
  ) -> [Result<CatalogueAnswer, CatalogueFailure>]
}

/// A question for a ``RecipeSource``.
public enum CatalogueQuestion: Hashable, Sendable {
  /// A random recipe.
  case random
  /// Recipes with that text in their name.
  case named(String)
  /// The recipe with that number in the catalogue.
  case number(String)
  /// Entries of a category, of a cuisine, or with an ingredient.
  case category(String), cuisine(String), ingredient(String)
  /// The names of all categories, or of all cuisines.
  case categories, cuisines

  /// The form in which an asked question is remembered: the catalogue ignores case.
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

/// An answer of a ``RecipeSource``; empty if nothing was found.
public struct CatalogueAnswer: Hashable, Sendable {
  /// Whole recipes.
  public var recipes: [CatalogueRecipe] = []
  /// Entries of lists.
  public var entries: [CatalogueEntry] = []
  /// Names of categories or cuisines.
  public var names: [String] = []

  /// An empty answer.
  public init() {}
}

/// A reason why a ``RecipeSource`` gave no answer.
public enum CatalogueFailure: Error, Hashable, Sendable {
  /// The fetch failed.
  case fetch(FetchError)
  /// The response is not the catalogue's.
  case unreadable
}
