/// An answer of TheMealDB's API, version 1, read as it is.
///
/// Nothing found comes as null, as `"Invalid ID"` or `"no data found"` instead of a list, or without the list at all; then
/// the lists are empty, and so they are for what was asked of another endpoint. An item without its number or name is
/// left out.
public struct MealDBAnswer: Sendable {
  private let body: JSONValue

  /// - Throws: ``CatalogueError/unreadable`` for anything but a JSON object.
  public init(_ bytes: [UInt8]) throws(CatalogueError) {
    guard let body = try? JSONReader.value(of: bytes), case .object = body else { throw .unreadable }
    self.body = body
  }

  /// Of `search.php`, `lookup.php` and `random.php`.
  public var recipes: [CatalogueRecipe] { list("meals").compactMap(CatalogueRecipe.init) }

  /// Of `filter.php`.
  public var entries: [CatalogueEntry] { list("meals").compactMap(CatalogueEntry.init) }

  /// Of `categories.php`.
  public var categories: [CatalogueCategory] { list("categories").compactMap(CatalogueCategory.init) }

  /// Of `list.php?c=list`.
  public var categoryNames: [String] { list("meals").compactMap { $0.line("strCategory") } }

  /// Of `list.php?a=list`, without `Unknown`.
  public var areas: [String] { list("meals").compactMap(\.area) }

  private func list(_ name: String) -> [JSONValue] {
    if case .array(let items)? = body[name] { items } else { [] }
  }
}

/// Why an answer of the catalogue cannot be used.
public enum CatalogueError: Error, Hashable, Sendable {
  /// It is no JSON, or none of the catalogue's.
  case unreadable
}
