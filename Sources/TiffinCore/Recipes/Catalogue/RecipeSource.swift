public import Fetching

/// A source of recipes outside of Tiffin.
public protocol RecipeSource: Sendable {
  /// Sends all requests concurrently. Returns the answers in the same order when all have arrived or the timeout
  /// expires.
  func ask(
    _ questions: [CatalogueRequest], within time: Duration
  ) -> [Result<CatalogueResponse, CatalogueFailure>]
}

/// A request to a ``RecipeSource``.
public enum CatalogueRequest: Hashable, Sendable {
  /// A recipe that the catalogue chooses at random.
  case random
  /// Recipes with a text in their names.
  case named(String)
  /// The recipe with a number of the catalogue.
  case number(String)
  /// Entries of a category, of a cuisine, or with an ingredient.
  case category(String), cuisine(String), ingredient(String)
  /// The names of all categories, or of all cuisines.
  case categories, cuisines

  /// The key under which a request is recorded. It ignores the case of a text in names, as the catalogue does.
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
public struct CatalogueResponse: Hashable, Sendable {
  /// The recipes with all details, in the order of the response.
  public var recipes: [CatalogueRecipe] = []
  /// The entries of a list of recipes, in the order of the response.
  public var entries: [CatalogueEntry] = []
  /// The names of all categories, or of all cuisines, in the order of the response.
  public var names: [String] = []

  /// Creates an empty answer.
  public init() {}
}

/// A reason why a ``RecipeSource`` did not return an answer.
public enum CatalogueFailure: Error, Hashable, Sendable {
  /// The fetch failed.
  case fetch(FetchError)
  /// The response is not in the catalogue's format.
  case unreadable
}
