/// A response of TheMealDB's API, version 1.
///
/// If nothing was found, the API returns null, `"Invalid ID"` or `"no data found"` instead of a list, or omits the
/// list. The properties are empty in that case, and for responses of other endpoints. An item without number or name is
/// skipped.
public struct MealDBResponse: Sendable {
  private let body: JSONValue

  /// Parses a response.
  ///
  /// - Throws: ``CatalogueError/unreadable`` if it is not a JSON object.
  public init(_ bytes: [UInt8]) throws(CatalogueError) {
    guard let body = try? JSONReader.value(of: bytes), case .object = body else { throw .unreadable }
    self.body = body
  }

  /// The recipes of `search.php`, `lookup.php` and `random.php`.
  public var recipes: [CatalogueRecipe] { list("meals").compactMap(CatalogueRecipe.init) }

  /// The entries of `filter.php`.
  public var entries: [CatalogueEntry] { list("meals").compactMap(CatalogueEntry.init) }

  /// The category names in the response of `list.php?c=list`.
  public var categoryNames: [String] { list("meals").compactMap { $0.line("strCategory") } }

  /// The cuisines of `list.php?a=list`, without `Unknown`.
  public var areas: [String] { list("meals").compactMap(\.area) }

  private func list(_ name: String) -> [JSONValue] {
    if case .array(let items)? = body[name] { items } else { [] }
  }
}

/// A reason why a response of the catalogue cannot be used.
public enum CatalogueError: Error, Hashable, Sendable {
  /// The response is not JSON, or not in the catalogue's format.
  case unreadable
}
