/// An answer of TheMealDB's API, version 1.
///
/// An empty result comes as null, as `"Invalid ID"` or `"no data found"` instead of a list, or without a list; the
/// lists are then empty, as they are for another endpoint's. An item without number or name is left out.
public struct MealDBAnswer: Sendable {
  private let body: JSONValue

  /// - Throws: ``CatalogueError/unreadable`` for anything but a JSON object.
  public init(_ bytes: [UInt8]) throws(CatalogueError) {
    guard let body = try? JSONReader.value(of: bytes), case .object = body else { throw .unreadable }
    self.body = body
  }

  /// Recipes of `search.php`, `lookup.php` and `random.php`.
  public var recipes: [CatalogueRecipe] { list("meals").compactMap(CatalogueRecipe.init) }

  /// Entries of `filter.php`.
  public var entries: [CatalogueEntry] { list("meals").compactMap(CatalogueEntry.init) }

  /// Categories of `categories.php`.
  public var categories: [CatalogueCategory] { list("categories").compactMap(CatalogueCategory.init) }

  /// Names of `list.php?c=list`.
  public var categoryNames: [String] { list("meals").compactMap { $0.line("strCategory") } }

  /// Cuisines of `list.php?a=list`, without `Unknown`.
  public var areas: [String] { list("meals").compactMap(\.area) }

  private func list(_ name: String) -> [JSONValue] {
    if case .array(let items)? = body[name] { items } else { [] }
  }
}

/// A reason why an answer of the catalogue cannot be used.
public enum CatalogueError: Error, Hashable, Sendable {
  /// It is not JSON, or not of the catalogue's form.
  case unreadable
}
